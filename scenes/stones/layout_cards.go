package stones

import (
	"math"

	"runehall/ui"
)

// The shapes of cards, as width to height: upright, lying with its picture above the abilities, and flat without a picture.
const (
	upright = .7
	lying   = 1.19
	flat    = 1.83
)

// cards places n cards in a room, in the shape that shows most of them. An upright one is no narrower than least.
func (s *setter) cards(room ui.Rect, n int, least float64) []ui.Rect {
	if n <= 0 || room.Empty() {
		return nil
	}
	gap := s.k.Gap.S
	if row := even(room, n, n, gap, upright); row[0].W >= least {
		return row
	}
	places, size := []ui.Rect(nil), 0.0
	for columns := 1; columns <= n; columns++ {
		for _, shape := range []float64{upright, lying, flat} {
			try := even(room, n, columns, s.k.Gap.XS, shape)
			w := try[0].W
			if shape == lying && w < s.k.Dp(76) {
				w *= .5 // its picture takes the room of what must be read
			}
			if min(try[0].W, try[0].H) < s.touch-1 {
				w *= .5
			}
			if w > size+.5 {
				places, size = try, w
			}
		}
	}
	return places
}

// shown places the display cards: six side by side, or three above three, whichever is larger; prices says that there is room for
// their prices.
func (s *setter) shown(room ui.Rect) {
	if room.W < s.touch || room.H < s.touch {
		return
	}
	d, gap := s.k.Dp(26), s.k.Gap.S
	long := room
	long.H -= .6 * d
	row, block := even(long, len(s.display), 6, gap, upright), even(room, len(s.display), 3, gap, lying)
	on := row
	inside := area(block[0]) > area(row[0])
	if inside {
		on = block
	}
	for i := range s.display {
		r := on[len(on)-1-i] // the first slot is the one on the right
		side := min(d, r.W*.4)
		s.display[i] = r
		s.prices[i] = ui.RectAround(ui.Pt(r.Center().X, r.Bottom()), ui.Sz(side, side))
		if inside {
			s.prices[i] = ui.Rc(r.Right()-side, r.Y+math.Round(r.H*.58-side/2), side, side)
		}
	}
}

func area(r ui.Rect) float64 { return r.W * r.H }
