package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/ui"
)

const (
	// tableWide is the radius of the table with its rim and a little wood round it, in millimetres.
	tableWide = 352
	// closest is the largest scale at which the heap is looked at, in dp for a millimetre: a rune is then as large as a thumb.
	closest = 2.6
	// enlarged is the largest factor by which runes are drawn larger than they are, until their radius is legible (in dp). Where distances are
	// measured runes keep their size.
	enlarged, legible = 2, 22
	// small is the radius of runes, in dp of the device, below which the heap is looked at closely; where one person takes them they are never smaller: fingers
	// are no larger where words are.
	small = 18
	// worth is the least gain in scale for which the heap is looked at instead of the whole table, where it is not drawn about.
	worth = 1.35
	// nearest is the largest scale at which the stones of a contest are looked at, in dp for a millimetre, and around how much of the table is seen
	// round them at least, in millimetres.
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
	case s.a.mode == flicking, s.a.mode != throwing && s.a.mode != watching && !s.reaches(), len(s.f.Docks) > 0: // those round it see all of it, each the same
	case s.stands():
		l.at.Y = w.Y + side/2
	case s.a.mode == throwing: // with the bowl or without, so that nothing moves while runes fly
		l.at.X = max(w.X+side/2, min(l.at.X, w.Right()-s.beside()-side/2))
	}
	if !s.a.heap.Empty() && len(s.f.Docks) == 0 && l.scale*rules.DiscRadius/1000*enlarged < s.leastRune() {
		margin := 2 * s.k.Dp(16+legible*(1-1/enlarged))
		heap, room := s.a.heap, ui.Sz(w.W-margin, w.H-margin)
		near := min(room.W/heap.W, room.H/heap.H, s.k.Dp(closest))
		if s.a.close { // it is drawn about where it finds no room
			near = max(near, s.leastRune()/(enlarged*rules.DiscRadius/1000))
		}
		if s.a.close || near > worth*l.scale {
			l.at, l.mid, l.scale = w.Center(), heap.Center(), near
			s.slack = ui.Pt(max(0, heap.W-room.W/near)/2, max(0, heap.H-room.H/near)/2)
		}
	}
	return l
}

// leastRune is the least radius of runes that somebody takes, in pixels.
func (s *setter) leastRune() float64 { return small * s.k.Look.Device }

// seen turns the lens towards an edge. The lens' middle was given in that edge's own directions, and becomes a point of the table.
func (l lens) seen(e rules.Edge) lens {
	l.edge = e
	x, y := l.axes()
	l.mid = ui.Pt(x.X*l.mid.X+y.X*l.mid.Y, x.Y*l.mid.X+y.Y*l.mid.Y)
	return l
}

// heap returns the bounds of the runes that lie face up, in the directions of an edge. It is asked in every tick, and allocates nothing.
func heap(discs []disc, e rules.Edge) (all ui.Rect) {
	l := lens{scale: 1, edge: e}
	for i := range discs {
		if discs[i].up {
			all = all.Union(runeAt(l.Screen(ui.Pt(discs[i].x, discs[i].y))))
		}
	}
	return coarsely(all)
}

// bounds returns those of runes round points of the table, in the directions of an edge.
func bounds(list []ui.Point, e rules.Edge) (all ui.Rect) {
	l := lens{scale: 1, edge: e}
	for _, p := range list {
		all = all.Union(runeAt(l.Screen(p)))
	}
	return coarsely(all)
}

// runeAt returns the room of a rune, in millimetres.
func runeAt(mid ui.Point) ui.Rect {
	const wide = 2 * float64(rules.DiscRadius) / 1000
	return ui.RectAround(mid, ui.Sz(wide, wide))
}

// coarsely returns bounds in whole centimetres: so they seldom change, and the lens seldom moves.
func coarsely(all ui.Rect) ui.Rect {
	const coarse = 10
	x, y := math.Floor(all.X/coarse)*coarse, math.Floor(all.Y/coarse)*coarse
	return ui.Rc(x, y, math.Ceil(all.Right()/coarse)*coarse-x, math.Ceil(all.Bottom()/coarse)*coarse-y)
}
