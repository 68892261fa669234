package things

import (
	"runehall/games"
	"runehall/ui"
)

// Spread is where the things of a board lie on the screen, in pixels. A layout puts them there, in the order in which
// they are drawn and the focus goes. The zero value is empty; Begin makes it anew, and keeps its memory.
type Spread[K ~uint8] struct {
	kinds   *Kinds[K]
	touched []placed[K]
	covered int // how many of them lie below a sheet
	at      map[Thing[K]]ui.Rect
	ways    map[K]func(t Thing[K]) ui.Rect
	under   []func(p ui.Point) Thing[K]
	finger  float64 // how wide and high at least what can be hit is
}

type placed[K ~uint8] struct {
	thing  Thing[K]
	at     ui.Rect
	strewn *strewn[K] // instead
}

type strewn[K ~uint8] struct {
	count func() int
	nth   func(i int) (t Thing[K], at ui.Rect)
}

// Begin forgets all places.
func (s *Spread[K]) Begin(kinds *Kinds[K]) {
	s.kinds, s.touched, s.covered, s.under = kinds, s.touched[:0], 0, s.under[:0]
	if s.at == nil {
		s.at, s.ways = map[Thing[K]]ui.Rect{}, map[K]func(t Thing[K]) ui.Rect{}
	}
	clear(s.at)
	clear(s.ways)
}

// Finger says how wide and high, in pixels, what can be hit is at least: a smaller thing is hit beside its place too,
// where nothing else lies and no other thing is nearer.
func (s *Spread[K]) Finger(side float64) { s.finger = side }

// Put lays a thing that can be pointed at. One with an empty place is nowhere.
func (s *Spread[K]) Put(t Thing[K], at ui.Rect) {
	if !at.Empty() {
		s.touched = append(s.touched, placed[K]{thing: t, at: at})
	}
}

// PutAll lays things of a kind that can be pointed at, counted from a number.
func (s *Spread[K]) PutAll(kind K, seat games.Seat, from int, places ...ui.Rect) {
	for i, at := range places {
		s.Put(Thing[K]{Kind: kind, Seat: seat, N: int16(from + i)}, at)
	}
}

// Set says where a thing itself is, from where and to where it flies, if that is another place than where it is pointed
// at, or if it cannot be pointed at. An empty place is none.
func (s *Spread[K]) Set(t Thing[K], at ui.Rect) {
	if !at.Empty() {
		s.at[t] = at
	}
}

// Find says how to find where things of a kind are that are too many to be set: the cells of a plane, the next place in
// a hand. Where it finds an empty place they are where they were put.
func (s *Spread[K]) Find(kind K, at func(t Thing[K]) ui.Rect) { s.ways[kind] = at }

// Under says how to find what lies at a point where nothing was put, such as a cell of a plane.
func (s *Spread[K]) Under(on func(p ui.Point) Thing[K]) { s.under = append(s.under, on) }

// Strew lays things that move by themselves, such as what rolls over a plane: how many they are, and where each is, is
// asked anew each time; one with an empty place is nowhere. Their places are no rectangles that can be hit: which of
// them lies at a point, Under says.
func (s *Spread[K]) Strew(count func() int, nth func(i int) (t Thing[K], at ui.Rect)) {
	s.touched = append(s.touched, placed[K]{strewn: &strewn[K]{count, nth}})
}

// Cover lays a sheet over all that was put so far: it can no longer be pointed at, and is still where it is.
func (s *Spread[K]) Cover() { s.covered, s.under = len(s.touched), s.under[:0] }

// Each yields what can be pointed at, with its place.
func (s *Spread[K]) Each(yield func(t Thing[K], at ui.Rect) bool) { each(s.touched[s.covered:], yield) }

// laid yields what Each does, and what a sheet covers.
func (s *Spread[K]) laid(yield func(t Thing[K], at ui.Rect) bool) { each(s.touched, yield) }

func each[K ~uint8](list []placed[K], yield func(t Thing[K], at ui.Rect) bool) {
	for _, p := range list {
		if p.strewn == nil {
			if !yield(p.thing, p.at) {
				return
			}
			continue
		}
		for i := range p.strewn.count() {
			if t, at := p.strewn.nth(i); !at.Empty() && !yield(t, at) {
				return
			}
		}
	}
}

// Hit returns the uppermost thing that can be pointed at at a point, or nothing. A bed lies below all that is no bed.
func (s *Spread[K]) Hit(p ui.Point) (on Thing[K]) {
	for _, l := range s.touched[s.covered:] {
		if l.strewn == nil && l.at.Has(p) &&
			(on == (Thing[K]{}) || !s.kinds.Of[l.thing.Kind].Bed || s.kinds.Of[on.Kind].Bed) {
			on = l.thing
		}
	}
	for i := 0; on == (Thing[K]{}) && i < len(s.under); i++ {
		on = s.under[i](p)
	}
	if on == (Thing[K]{}) {
		return s.beside(p)
	}
	return on
}

// beside returns the small thing nearest to a point that a finger means there, or nothing.
func (s *Spread[K]) beside(p ui.Point) (on Thing[K]) {
	finger, near := ui.Sz(s.finger, s.finger), 0.0
	for _, l := range s.touched[s.covered:] {
		if l.strewn != nil || s.kinds.Of[l.thing.Kind].Bed || !l.at.AtLeast(finger).Has(p) {
			continue
		}
		nearest := ui.Pt(max(l.at.X, min(p.X, l.at.Right())), max(l.at.Y, min(p.Y, l.at.Bottom())))
		if d := nearest.Dist(p); on == (Thing[K]{}) || d < near {
			on, near = l.thing, d
		}
	}
	return on
}

// Touched returns where a thing can be pointed at: nowhere if it lies below a sheet.
func (s *Spread[K]) Touched(t Thing[K]) ui.Rect {
	for on, at := range s.Each {
		if on == t {
			return at
		}
	}
	return ui.Rect{}
}

// Place returns the place that a thing itself was given, set or put: empty if it has none now.
func (s *Spread[K]) Place(t Thing[K]) ui.Rect {
	if at, ok := s.at[t]; ok {
		return at
	}
	for on, at := range s.laid {
		if on == t {
			return at
		}
	}
	return ui.Rect{}
}

// At returns where a thing is: where it was set or found or put or, where it has no place now, where that is in which
// such things are then.
func (s *Spread[K]) At(t Thing[K]) ui.Rect {
	for t.Kind != 0 {
		at, set := s.at[t]
		if find, ok := s.ways[t.Kind]; ok && !set {
			at = find(t)
		}
		if at.Empty() {
			at = s.Place(t)
		}
		if !at.Empty() {
			return at
		}
		t = s.kinds.In(t)
	}
	return ui.Rect{}
}

// All yields what was put and what was set, whether it can be pointed at or not, with where it itself is. What was set
// comes last, in no order.
func (s *Spread[K]) All(yield func(t Thing[K], at ui.Rect) bool) {
	for t, at := range s.laid {
		if own, set := s.at[t]; set {
			at = own
		}
		if !yield(t, at) {
			return
		}
	}
	for t, at := range s.at {
		if !yield(t, at) {
			return
		}
	}
}
