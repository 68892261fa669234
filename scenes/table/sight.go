package table

import (
	"runehall/scenes/table/apart"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/lessons"
	"runehall/ui"
)

// veil is what the layout depends on besides the screen: whether a curtain and its recap are open, whether a phone
// shows the hand alone, and which strips the room needs. When it changes, the table is laid out again.
type veil struct {
	open, recap, aside bool
	folds              bool // the recap is one line if it has no place beside the board
	hand               bool
	code               bool
	comes              apart.Comes // for whom the code is
	shared             bool        // nobody plays at this screen, and it shows the table to all
	lines              int         // of the recap, how many
	clocks             int         // of the seats, how many
	asks               string      // the words of what others ask for
	puzzle             string      // the words of a puzzle
}

// veil returns the present veil.
func (s *Table[C, M, E, V]) veil() veil {
	v := veil{
		open: s.eyes.Open, recap: s.eyes.Open && s.recap.Open, hand: s.palm.Alone,
		clocks: s.play.apart.Clocks(), asks: s.consent.Text, shared: onlyShows(s), puzzle: s.guide.Course.PlaqueSays(),
	}
	// the clock that matters stands beside the words about the turn
	if isPhone(s.stage.Kit, s.safe.Size()) && !s.play.apart.ShowsLines() {
		v.clocks = 0
	}
	if a := s.play.apart; a != nil && s.ways.Come != nil { // its room stays after the end, so that nothing moves
		v.comes = a.Comes()
		v.code = a.At.Seat < 0 || v.comes == apart.Sits
	}
	if v.recap {
		v.lines, v.aside = len(s.recap.Rows), s.recap.Aside
		v.folds = !s.recap.Whole && !s.play.timed.On // on a clock nobody plays until it has been read
	}
	return v
}

// sight is what arrange needs of a veil, with heights as functions of a width.
type sight struct {
	open  bool
	aside bool
	folds bool
	hand  bool
	// shared says that nobody plays at this screen.
	shared bool
	// clocks says that the seats' clocks are shown, and code that the room's code is.
	clocks, code bool
	// speaks says that a lesson or tips will be said, for which a place is kept along the ledge's edge.
	speaks bool
	recap  func(width float64) (height float64) // nil: there is none
	plaque func(width float64) (height float64) // nil: there is none
}

func (v veil) places(k *ui.Kit, r *chronicle.Recap) sight {
	s := sight{open: v.open, aside: v.aside, folds: v.folds, hand: v.hand, clocks: v.clocks > 0,
		code: v.code, shared: v.shared}
	if v.recap {
		s.recap = func(width float64) float64 { return r.High(k, width) }
	}
	return s
}

// with adds to what the layout needs the height of a puzzle's words.
func (v veil) with(k *ui.Kit, s sight, course *lessons.Course) sight {
	if v.puzzle != "" {
		s.plaque = func(width float64) float64 { return course.PlaqueHigh(k, width) }
	}
	return s
}

// relay lays the table out again when its veil has changed: neither curtain nor recap may cover the board.
func (s *Table[C, M, E, V]) relay() {
	if s.veil() != s.laid && !s.screen.Empty() {
		s.Layout(s.screen, s.safe)
	}
}

// reads reports whether the board may have the input of this tick. A press beside an open recap closes it. The press
// also counts on the ledge, which stays in its place, and on a board that had not made room for the recap.
func (s *Table[C, M, E, V]) reads(c *ui.Context) bool {
	if !s.recap.Read() {
		return true
	}
	at, pressed := s.recap.Pressed(c.Rest())
	if !pressed {
		return false
	}
	s.recap.Open = false
	still := s.places.ground.Has(at) || s.recap.Aside && s.places.field.Has(at)
	s.relay()
	return still && !s.play.timed.On
}
