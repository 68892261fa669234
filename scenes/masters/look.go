package masters

import (
	"math"

	"runehall/scenes/camera"
	"runehall/ui"
)

// around is how much of the table round the cards belongs to the board, in sections: there the middle of a card can be put
// that covers one of their runes.
const around = .7

// manner is how the table is looked at: lengths on the plane are sides of sections, which are sharp in whole pixels.
var manner = camera.Manner{
	Normal: 58, Width: 1.29, Margin: .15, Rows: 8, Whole: true,
	Sizes: camera.Sizes{Of: math.Round, Below: math.Floor, Near: 1},
}

// subject is what the eye looks at. It knows parts that come after the places, since a draft belongs to the picture too.
type subject struct {
	show   *show
	player *player
}

// Extent returns the part of the plane that holds all cards, a draft too, and what lies round them: labels, and the lit places.
func (s subject) Extent() ui.Rect {
	var r ui.Rect
	for _, l := range s.show.model.laid {
		r = r.Union(area(l))
	}
	if s.player.sel.draft {
		r = r.Union(area(s.player.sel.laid()))
	}
	if m := s.player.hint.Move; s.player.hint.On && lays(m) {
		r = r.Union(area(laidBy(m)))
	}
	r = r.Grow(around)
	for _, l := range s.player.lit {
		r = r.Union(area(l).Grow(.1))
	}
	return r
}

// Focus returns the middle of the draft, or of the card that was laid last.
func (s subject) Focus() ui.Point {
	if s.player.sel.draft {
		return area(s.player.sel.laid()).Center()
	}
	return area(s.show.latest).Center()
}
