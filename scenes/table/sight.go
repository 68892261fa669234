package table

import (
	"slices"
	"strings"

	"runehall/games"
	"runehall/ui"
)

// veil is the part of the table's layout that depends on who looks, and at what: curtain and recap, and whether there is the hand alone.
type veil struct {
	open, recap, aside bool
	folds              bool // the recap, where that has no place beside the board
	hand               bool
	code               bool
	lines              int    // of the recap
	clocks             int    // of the seats
	asks               string // what others ask for
}

// veil returns the present veil: for everybody, or for the person behind an open curtain.
func (s *Table[C, M, E, V]) veil() veil {
	v := veil{open: s.eyes.open, recap: s.eyes.open && s.recap.open, hand: s.palm.alone, code: s.invites(), clocks: s.clocks(), asks: s.consent.text}
	if v.recap {
		v.lines, v.aside = len(s.recap.rows), s.recap.aside
		v.folds = !s.recap.whole && !s.play.timed.on // a clock waits until it has been read
	}
	return v
}

// sight is the veil with the recap's height as a function of its width.
type sight struct {
	open  bool
	aside bool
	folds bool
	hand  bool
	// clocks says that there are clocks of the seats, and code that the code of the room is shown.
	clocks, code bool
	recap        func(width float64) (height float64) // nil: there is none
	asks         func(width float64) (height float64) // of what others ask for; nil: they ask for nothing
}

func (v veil) places(k *ui.Kit, r *recap, w *consent) sight {
	s := sight{open: v.open, aside: v.aside, folds: v.folds, hand: v.hand, clocks: v.clocks > 0, code: v.code}
	if v.recap {
		s.recap = func(width float64) float64 { return r.height(k, width) }
	}
	if v.asks != "" {
		s.asks = func(width float64) float64 { return w.high(k, width) }
	}
	return s
}

// relay lays the table out anew when a curtain was opened or taken away, or its recap closed: neither may cover the board.
func (s *Table[C, M, E, V]) relay() {
	if s.veil() != s.laid && !s.screen.Empty() {
		s.Layout(s.screen, s.safe)
	}
}

// hangs returns how far the curtain hangs down.
func (s *Table[C, M, E, V]) hangs() float64 {
	switch {
	case s.eyes.shut():
		return clothShut
	case !s.eyes.open || s.laid.open && len(s.places.docks) > 0 && !s.laid.recap:
		return clothAway
	case s.places.rail: // at the sides it would hang over the rail and the board
		return clothAway
	case s.places.tied:
		return clothTied
	}
	return clothHung
}

// reads reports whether the board may have the input of this tick. A press beside an open recap closes it; one on the ledge, which
// stays where it is, counts there too, and so does one on a board that has not made room.
func (s *Table[C, M, E, V]) reads(c *ui.Context) bool {
	if !s.recap.read() {
		return true
	}
	at, pressed := s.recap.pressed(c.Rest())
	if !pressed {
		return false
	}
	s.recap.open = false
	still := s.places.ground.Has(at) || s.recap.aside && s.places.field.Has(at)
	s.relay()
	return still && !s.play.timed.on
}

// openRecap says what happened since a seat last looked, without what it did itself.
func (s *Table[C, M, E, V]) openRecap(seat games.Seat) {
	turns := turnsSince(s.play, s.eyes.seenBy(seat, s.play.ownTold(seat)), s.stage.Book.Has)
	turns = slices.DeleteFunc(turns, func(t turn) bool { return t.by == seat && t.seat == seat })
	note := ""
	if earlier := len(turns) - recapLines; earlier > 0 {
		turns = turns[earlier:]
		note = s.stage.Text("table.recap.earlier", countArg(earlier))
	}
	s.recap.shows, s.recap.aside = s.stage.Text("table.recap.show"), s.private() != seat
	s.recap.fill(s.stage.Text("table.recap", nameArg(s.name(seat))), note, s.turnRows(turns))
}

func (s *Table[C, M, E, V]) turnRows(turns []turn) []*turnRow {
	rows := make([]*turnRow, len(turns))
	for i, t := range turns {
		r := &turnRow{look: s.sitters[t.seat].Look, text: s.tellTurn(t, turnSays), brief: s.tellTurn(t, 1)}
		for _, cm := range t.comes {
			ct := comesText{text: s.say(cm.says)}
			if ct.other = cm.seat >= 0 && cm.seat != t.seat; ct.other {
				ct.look = s.sitters[cm.seat].Look
			}
			r.comes = append(r.comes, ct)
		}
		event, known := s.play.kind.Def.Redact(s.play.known.Told()[t.told].Event, games.Public)
		r.show = func() {
			if known {
				s.board.Show(event)
			}
		}
		r.tapped = func() { s.recap.light(i); s.recap.lasts = 0 }
		rows[i] = r
	}
	return rows
}

// tellTurn says in one sentence, of so many phrases at most, what a seat did. The sentence names the seat once.
func (s *Table[C, M, E, V]) tellTurn(t turn, most int) string {
	var text strings.Builder
	phrases := t.phrases()
	for i, p := range phrases[:min(most, len(phrases))] {
		said := s.say(p)
		if i > 0 {
			rest, of := strings.CutPrefix(said, s.name(t.seat)+" ")
			if of {
				text.WriteString(", ")
			} else { // a sentence of its own, which begins with a capital letter
				text.WriteString(" · ")
			}
			said = rest
		}
		text.WriteString(said)
	}
	return text.String()
}
