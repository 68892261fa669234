package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/ui"
)

const (
	// tableWide is the radius of the table with its rim and a little wood round it, in millimetres.
	tableWide = 352
	// closest is the largest scale for the heap, in dp for a millimetre: a rune is as large as a thumb then.
	closest = 2.6
	// Runes are drawn larger than they are, enlarged times at most, until their radius is legible (in dp). Where
	// distances are measured they keep their size.
	enlarged, legible = 2, 22
	// small is the radius of runes, in dp of the device, below which the eye goes closer to the heap. Where one person
	// takes runes they never become smaller: fingers do not shrink with the interface.
	small = 18
	// worth is the least gain in scale for which the heap is shown instead of the whole table, where it cannot be drawn
	// about.
	worth = 1.35
	// nearest is the largest scale for the stones of a contest, in dp for a millimetre. Around is how much of the table
	// is seen round them at least, in millimetres.
	nearest, around = 3.2, 44
)

// aimed returns how the table is to be seen: all of it, the heap of runes, or Destiny and the rune that is flicked.
func (s *setter) aimed() lens {
	w := s.window
	side := min(w.W, w.H)
	l := lens{at: w.Center(), scale: side / (2 * tableWide), edge: rules.Edge{Y: 1}}
	switch {
	case s.a.mode == flicking && !s.a.stones.Empty():
		in := s.a.stones.Grow(around)
		l.mid, l.scale = in.Center(), min(w.W/in.W, w.H/in.H, s.k.Dp(nearest))
		return l
	case s.a.mode == flicking, s.a.mode != throwing && s.a.mode != watching && !s.reaches(), len(s.f.Docks) > 0:
		// seats round the table see all of it, all at the same scale
	case s.stands():
		l.at.Y = w.Y + side/2
	case s.a.mode == throwing: // the same with and without the bowl, so that nothing moves while runes fly
		l.at.X = max(w.X+side/2, min(l.at.X, w.Right()-s.beside()-side/2))
	}
	if !s.a.heap.Empty() && len(s.f.Docks) == 0 && l.scale*rules.DiscRadius/1000*enlarged < s.leastRune() {
		margin := 2 * s.k.Dp(16+legible*(1-1/enlarged))
		heap, room := s.a.heap, ui.Sz(w.W-margin, w.H-margin)
		near := min(room.W/heap.W, room.H/heap.H, s.k.Dp(closest))
		if s.a.close { // a heap without room can be drawn about
			near = max(near, s.leastRune()/(enlarged*rules.DiscRadius/1000))
		}
		if s.a.close || near > worth*l.scale {
			l.at, l.mid, l.scale = w.Center(), heap.Center(), near
			s.slack = ui.Pt(max(0, heap.W-room.W/near)/2, max(0, heap.H-room.H/near)/2)
		}
	}
	return l
}

// leastRune returns the least radius of runes that somebody takes, in pixels.
func (s *setter) leastRune() float64 { return small * s.k.Look.Device }

// seen turns the lens so that an edge is at the bottom. Before, its middle is given in the directions of that edge;
// afterwards it is a point of the table.
func (l lens) seen(e rules.Edge) lens {
	l.edge = e
	x, y := l.axes()
	l.mid = ui.Pt(x.X*l.mid.X+y.X*l.mid.Y, x.Y*l.mid.X+y.Y*l.mid.Y)
	return l
}

// heap returns the bounding box of the runes that lie face up, in the directions of an edge. It is called in every
// tick, and allocates nothing.
func heap(discs []disc, e rules.Edge) (all ui.Rect) {
	l := lens{scale: 1, edge: e}
	for i := range discs {
		if discs[i].up {
			all = all.Union(runeAt(l.Screen(ui.Pt(discs[i].x, discs[i].y))))
		}
	}
	return coarsely(all)
}

// bounds returns the bounding box of runes that lie at points of the table, in the directions of an edge.
func bounds(list []ui.Point, e rules.Edge) (all ui.Rect) {
	l := lens{scale: 1, edge: e}
	for _, p := range list {
		all = all.Union(runeAt(l.Screen(p)))
	}
	return coarsely(all)
}

// runeAt returns the bounding box of a rune, in millimetres.
func runeAt(mid ui.Point) ui.Rect {
	const wide = 2 * float64(rules.DiscRadius) / 1000
	return ui.RectAround(mid, ui.Sz(wide, wide))
}

// coarsely widens a box to whole centimetres, so that it seldom changes and the lens seldom moves.
func coarsely(all ui.Rect) ui.Rect {
	const coarse = 10
	x, y := math.Floor(all.X/coarse)*coarse, math.Floor(all.Y/coarse)*coarse
	return ui.Rc(x, y, math.Ceil(all.Right()/coarse)*coarse-x, math.Ceil(all.Bottom()/coarse)*coarse-y)
}
