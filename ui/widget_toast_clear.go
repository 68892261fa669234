package ui

import (
	"math"
	"slices"
)

// LayoutClear places the toast where it covers no rectangle of spare, in the first of the rooms that has such a place.
// Before it tries the next room, it tries small letters, and the parts of the room beside each rectangle. Within a room
// it prefers the lowest place. If no room has a free place, it covers as little as possible. A toast that has a place
// keeps it until it is shown anew, its size changes, its room is gone, or one of spare comes under it.
func (t *Toast) LayoutClear(k *Kit, spare []Rect, rooms ...Rect) {
	if t.stays(k, spare, rooms) {
		return
	}
	s := t.site(k, spare, rooms)
	t.settle(k, s)
}

// TryClear is [Toast.LayoutClear] if some room has a free place. If not, it changes nothing and returns false.
func (t *Toast) TryClear(k *Kit, spare []Rect, rooms ...Rect) bool {
	if t.stays(k, spare, rooms) {
		return true
	}
	s := t.site(k, spare, rooms)
	if s.least > 0 {
		return false
	}
	t.settle(k, s)
	return true
}

// LayoutOver places the toast over a rectangle so that it covers all of it, such as words that it replaces. If there is
// too little room, or it would cover one of spare, it changes nothing and returns false.
func (t *Toast) LayoutOver(k *Kit, spare []Rect, over Rect) bool {
	if over.W < k.Part.ToastWords || covered(over, spare) > 0 {
		return false
	}
	for _, small := range [...]bool{false, true} {
		if size := t.measure(k, over.Size(), small); size.W <= over.W+.5 && size.H <= over.H+.5 {
			t.settle(k, site{room: over, at: over, small: small})
			return true
		}
	}
	return false
}

// site finds the best place in some rooms.
func (t *Toast) site(k *Kit, spare, rooms []Rect) site {
	s := site{least: math.Inf(1)}
	for _, r := range rooms {
		s.try(t, k, spare, r)
		for i := 0; i < len(spare) && s.least > 0; i++ {
			s.trySides(t, k, spare, i, r)
		}
		if s.least == 0 {
			break
		}
	}
	return s
}

// settle moves the toast to a site.
func (t *Toast) settle(k *Kit, s site) {
	t.small, t.room, t.stands = s.small, s.room, true
	t.place(k, s.room, s.at)
}

// site is the best place found so far.
type site struct {
	room, at Rect
	least    float64 // how much the toast hides there
	small    bool
}

// trySides tries the parts of a room beside one of spare. Many things have an edge in line with one that was tried.
func (s *site) trySides(t *Toast, k *Kit, spare []Rect, i int, room Rect) {
	one, before := spare[i], spare[:i]
	left, _ := room.CutLeft(one.X-k.Gap.XS-room.X, 0)
	if left.W >= k.Part.ToastWords && !slices.ContainsFunc(before, func(o Rect) bool { return o.X == one.X }) {
		s.try(t, k, spare, left)
	}
	right, _ := room.CutRight(room.Right()-one.Right()-k.Gap.XS, 0)
	if right.W >= k.Part.ToastWords && !slices.ContainsFunc(before, func(o Rect) bool {
		return o.Right() == one.Right()
	}) {
		s.try(t, k, spare, right)
	}
}

// try compares a room with the best place so far, for the toast in its usual letters and in small ones.
func (s *site) try(t *Toast, k *Kit, spare []Rect, room Rect) {
	for _, small := range [...]bool{false, true} {
		if at, hidden := t.clearest(k, spare, room, small, s.least); hidden < s.least {
			*s = site{room, at, hidden, small}
		}
	}
}

// stays reports whether the toast may stay where it stands, and places its parts if so.
func (t *Toast) stays(k *Kit, spare, rooms []Rect) bool {
	if !t.stands || covered(t.rect, spare) > 0 || t.rect.Size() != t.Measure(k, t.room.Size()) {
		return false
	}
	for _, r := range rooms {
		if r.Holds(t.room.Grow(-1)) {
			t.place(k, t.room, t.rect)
			return true
		}
	}
	return false
}

// clearest returns the place in a room where the toast hides least (the lowest of several), and how many pixels it
// hides. Parts of the toast outside the room count as hidden. Where it hides no fewer than most everywhere, it returns
// some number that is not smaller.
func (t *Toast) clearest(k *Kit, spare []Rect, room Rect, small bool, most float64) (at Rect, least float64) {
	size := t.measure(k, room.Size(), small)
	least = most
	try := func(foot float64) {
		for _, side := range [...]float64{.5, 0, 1} { // the middle first, then the edges
			r := Rc(room.X+side*(room.W-size.W), foot-size.H, size.W, size.H)
			lower := foot > at.Bottom() && !at.Empty()
			if least == 0 && !lower {
				return
			}
			inside := r.Intersect(room)
			outside := math.Floor(max(0, r.W*r.H-inside.W*inside.H))
			if outside > least {
				continue
			}
			hidden := outside + coveredUpTo(r, spare, least-outside)
			if hidden < least || hidden == least && lower {
				at, least = r, hidden
			}
		}
	}
	try(room.Bottom())
	try(room.Y + size.H)
	for i, c := range spare {
		foot := c.Y - k.Gap.XS
		if foot < room.Bottom() && foot > room.Y && !slices.ContainsFunc(spare[:i], func(o Rect) bool {
			return o.Y == c.Y
		}) {
			try(foot)
		}
	}
	return at, least
}

// covered returns how many pixels of others a rectangle covers, rounded down: less than one counts as none.
func covered(r Rect, of []Rect) (pixels float64) { return coveredUpTo(r, of, math.Inf(1)) }

// coveredUpTo is covered, but stops counting where there are more than most.
func coveredUpTo(r Rect, of []Rect, most float64) (pixels float64) {
	if r.Empty() {
		return 0
	}
	right, bottom := r.Right(), r.Bottom()
	for i := range of {
		o := &of[i]
		if o.X >= right || r.X >= o.X+o.W || o.Y >= bottom || r.Y >= o.Y+o.H || o.W <= 0 || o.H <= 0 {
			continue
		}
		both := r.Intersect(*o)
		if pixels += both.W * both.H; pixels >= most+1 {
			break
		}
	}
	return math.Floor(pixels)
}
