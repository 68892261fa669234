package cli

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"
)

// release is the version under development; a build from a tag has the tag's version.
const release = "0.1.0-dev"

// version describes this program in one line.
func version() string {
	number, built := release, ""
	if info, ok := debug.ReadBuildInfo(); ok {
		if v := info.Main.Version; v != "" && v != "(devel)" && !strings.HasPrefix(v, "v0.0.0-") {
			number = strings.TrimPrefix(v, "v")
		}
		for _, s := range info.Settings {
			switch {
			case s.Key == "vcs.revision" && len(s.Value) >= 12:
				built += " " + s.Value[:12]
			case s.Key == "vcs.modified" && s.Value == "true":
				built += "+changes"
			}
		}
	}
	return fmt.Sprintf("runehall %s%s (%s, %s/%s)", number, built, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

func printVersion(w io.Writer) error {
	_, err := fmt.Fprintln(w, version())
	return err
}
