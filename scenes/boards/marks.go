package boards

// Mark says how something that can be pointed at stands.
type Mark uint8

// The marks.
const (
	Lit    Mark = 1 << iota // something can be done with it now
	Chosen                  // it is chosen
	Hinted                  // it is proposed
	Denied                  // it is not to be had, and it is said why
)

// Marks are those of targets. Made once for a moment, they are read while drawing.
type Marks[T comparable] map[T]Mark

// Set gives a target a mark, if so.
func (m Marks[T]) Set(t T, mark Mark, so bool) {
	if so {
		m[t] |= mark
	}
}
