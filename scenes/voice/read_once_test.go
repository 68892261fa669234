package voice

import (
	"testing"

	"runehall/scenes/stage"
)

// TestALineIsReadOutOnce has the same line told in every frame: it is read out once, and again only after it was gone
// or another one was told. A line of the log is read out once for its number.
func TestALineIsReadOutOnce(t *testing.T) {
	v := new(Voice)
	v.Wake()
	for i, frame := range []struct {
		line string
		log  int // lines in it
		want int // read out
	}{
		{"", 1, 0}, {"Your turn", 1, 1}, {"Your turn", 1, 0}, {"Your turn", 1, 0}, {"Ingrid draws", 1, 1}, {"Ingrid draws", 3, 2}, {"Ingrid draws", 3, 0},
		{"Your turn", 4, 2}, {"Your turn", 4, 0}, {"", 4, 0}, {"Your turn", 4, 1}, {"Your turn", 3, 0}, {"Your turn", 4, 1}, {"Your turn", 4, 0},
	} {
		h := &stage.Heard{}
		if frame.line != "" {
			h.Tells("line", frame.line, false)
		}
		for n := range frame.log {
			h.Logs("log", n+1, "It was so")
		}
		before := v.serial
		if v.listen(h); int(v.serial-before) != frame.want {
			t.Errorf("frame %d with the line %q and %d of the log: %d are read out, want %d", i, frame.line, frame.log,
				v.serial-before, frame.want)
		}
	}
}
