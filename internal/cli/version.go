package cli

import (
	"fmt"
	"io"
	"runtime"

	"runehall/internal/release"
)

// version describes this program in one line.
func version() string {
	return fmt.Sprintf("runehall %s (%s, %s/%s)", release.Version(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

func printVersion(w io.Writer) error {
	_, err := fmt.Fprintln(w, version())
	return err
}
