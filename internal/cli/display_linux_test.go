//go:build linux && !android && !ebitenginevmguest

package cli

import (
	"strings"
	"testing"
)

// TestNoDisplay starts the program without a display: it says so in one line.
func TestNoDisplay(t *testing.T) {
	code, out, errs := call(t, "", "--data", t.TempDir())
	if code != exitFailed || out != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, "display") {
		t.Errorf("exit code %d, output %q, error %q", code, out, errs)
	}
}
