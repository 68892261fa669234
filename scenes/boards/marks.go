package boards

import "runehall/ui"

// Mark says how something that can be pointed at stands.
type Mark uint8

// The marks.
const (
	Lit    Mark = 1 << iota // something can be done with it now
	Chosen                  // it is chosen
	Hinted                  // it is proposed
	Denied                  // it is not to be had, and it is said why
	Dim                     // it is not to be chosen now, as others of its kind are
)

// Marks are the marks of all targets. They are computed once and then read while drawing.
type Marks[T comparable] map[T]Mark

// Set gives a target a mark, if so.
func (m Marks[T]) Set(t T, mark Mark, so bool) {
	if so {
		m[t] |= mark
	}
}

// Draw draws how something stands out that has been drawn into r. What is proposed breathes.
func (m Mark) Draw(c *ui.Canvas, r ui.Rect, radius, breath float64) {
	switch {
	case m&Chosen != 0:
		Gild(c, r, radius)
		mid, d := Corner(c, r)
		Check(c, mid, d)
	case m&Hinted != 0:
		Propose(c, r, radius, breath)
	case m&Lit != 0:
		Alight(c, r, radius)
	case m&Denied != 0:
		Veil(c, r, radius, VeilNever)
	case m&Dim != 0:
		Veil(c, r, radius, VeilReach)
	}
}
