//go:build !js

package mobile

import (
	"strconv"
	"strings"
	"testing"

	"runehall/internal/incoming"
)

// TestAppsReadNoMoreThanTheDesktop compares the bounds of what both apps read with that of the desktop: other apps hand
// over streams without an end.
func TestAppsReadNoMoreThanTheDesktop(t *testing.T) {
	for _, c := range []struct{ folder, ending, bound, used string }{
		{"android", ".java", `LONGEST = (\d+ << \d+);`, `copy\(in, text, (LONGEST)\)`},
		{"ios", ".swift", `longest = (\d+ << \d+)\n`, `if text.count > (longest) \{\s+throw`},
	} {
		text := read(t, c.folder, c.ending)
		bounds := found(text, c.bound)
		if len(bounds) != 1 || len(found(text, c.used)) != 1 {
			t.Errorf("%s: the bounds are %q, used by %q", c.folder, bounds, found(text, c.used))
			continue
		}
		number, shift, _ := strings.Cut(bounds[0], " << ")
		n, err := strconv.Atoi(number)
		by, err2 := strconv.Atoi(shift)
		if err != nil || err2 != nil || n<<by != incoming.MaxFile {
			t.Errorf("%s reads %s bytes, and the desktop %d", c.folder, bounds[0], incoming.MaxFile)
		}
		// What reads all of a stream at once has no bound.
		for _, all := range []string{"Data(contentsOf", "String(contentsOf", "readToEnd", "readDataToEndOfFile",
			"contents(atPath", "readAllBytes", "readNBytes", "transferTo"} {
			if strings.Contains(text, all) {
				t.Errorf("%s calls %s", c.folder, all)
			}
		}
	}
}
