package apart

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
)

// TestTimeIsSpokenAsItRunsOut counts down second by second, leaves some seconds out, and lets another seat decide. The
// time is spoken now and then, and never for a seat that has just begun.
func TestTimeIsSpokenAsItRunsOut(t *testing.T) {
	say := func(n int) string { return fmt.Sprint(n) }
	for _, step := range []int{1, 7} {
		var v voice
		var said []string
		for left := 700; left >= 0; left -= step {
			if v.hear(1, left, say); v.text != "" && !slices.Contains(said, v.text) {
				said = append(said, v.text)
			}
		}
		if want := []string{"600", "300", "120", "60", "30", "10"}; !slices.Equal(said, want) {
			t.Errorf("in steps of %d s it is said %v", step, said)
		}
	}
	var v voice
	v.hear(0, 61, say)
	if v.hear(0, 60, say); v.text != "60" {
		t.Errorf("with a minute left it is said %q", v.text)
	}
	for _, next := range []struct {
		seat games.Seat
		left int
	}{{1, 50}, {1, 600}, {games.Nobody, 0}, {0, 5}} {
		if v.hear(next.seat, next.left, say); v.text != "" {
			t.Errorf("seat %d begins with %d s, and %q is said", next.seat, next.left, v.text)
		}
	}
}
