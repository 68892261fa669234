package boardtest

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/ui"
)

// Sight is what lies over a board at one moment, and what must be seen of the board.
type Sight struct {
	// Field is the area in which the board is seen.
	Field ui.Rect
	// Overlays lie over the board: seats, ledge, piles, labels, buttons. No two of them may share more than a pixel.
	Overlays map[string]ui.Rect
	// Needed are the places that are played on or compared. Each function reports whether its place touches a
	// rectangle.
	Needed map[string]func(r ui.Rect) bool
}

// Check fails the test if an overlay lies over something that is needed, over another overlay, or beyond the screen.
func (s *Sight) Check(t testing.TB, what string, screen ui.Rect) {
	t.Helper()
	for name, r := range s.Overlays {
		if r.Empty() {
			continue
		}
		Inside(t, what+": "+name, r, screen)
		for other, o := range s.Overlays {
			if name < other && r.Grow(-1).Overlaps(o) {
				t.Errorf("%s: %s %v lies over %s %v", what, name, r, other, o)
			}
		}
		if r = r.Intersect(s.Field); r.Empty() {
			continue // outside of the field it covers nothing
		}
		for place, touches := range s.Needed {
			if touches(r) {
				t.Errorf("%s: %s %v lies over %s", what, name, r, place)
			}
		}
	}
}

// The screen sizes, interface scales and languages at which nothing may be covered.
var (
	sightSizes = []ui.Size{
		{W: 360, H: 640}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 568, H: 320}, {W: 480, H: 260}, {W: 800, H: 600},
		{W: 768, H: 1024},
		{W: 1440, H: 900}, {W: 1920, H: 1080}, {W: 1080, H: 2400},
	}
	sightScales = []float64{1, 1.5, 2}
	sightTags   = lang.Tags()
)

// EachSight runs a test on screens of many sizes at all scales, for each number of seats, each time in the next
// language.
func EachSight(t *testing.T, least, most int, run func(t *testing.T, s Screen, seats int)) {
	t.Helper()
	n := 0
	for _, size := range sightSizes {
		for _, scale := range sightScales {
			for seats := least; seats <= most; seats++ {
				s := Screen{W: size.W, H: size.H, Scale: scale, Tag: sightTags[n%len(sightTags)]}
				n++
				t.Run(fmt.Sprintf("%vx%v at %v, %d seats, %s", s.W, s.H, s.Scale, seats, s.Tag), func(t *testing.T) {
					run(t, s, seats)
				})
			}
		}
	}
}
