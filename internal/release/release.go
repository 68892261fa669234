// Package release says which version of Runehall this is.
package release

import (
	"runtime/debug"
	"strings"
)

// Next is the version under development. A build from a tag has the tag's version.
const Next = "0.1.0-dev"

// stamp is the version that the linker writes into packaged programs. It names the commit if there is no tag. It is
// empty in all other programs.
var stamp string

// Version returns the version of this program: the version of its package, the module's version for a program built by
// go install, or [Next] with the commit, as far as the build knows it.
func Version() string {
	if stamp != "" {
		return stamp
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return Next
	}
	return version(info)
}

func version(info *debug.BuildInfo) string {
	number, built := Next, ""
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
	return number + built
}
