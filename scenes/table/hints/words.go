package hints

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/table/chronicle"
)

// Reason speaks for a move, in words. Clause is the clause that it is about; "": none.
type Reason struct{ Words, Clause string }

// Speaker puts the reasons of one game into words.
type Speaker struct {
	Teller *chronicle.Teller
	Game   string
	// Clauses names the clause for each part of an evaluation; nil: the game has none.
	Clauses map[string]string
}

// Phrase returns a reason for a seat's move, as it is told to that seat.
func Phrase(game string, r games.Reason, seat games.Seat) games.Phrase {
	//says:keys hint.{@reasons}? hint.{@reasons}.other?
	key := "hint." + game + "." + r.Part
	if r.Seat != seat {
		key += ".other"
	}
	n := max(r.Amount, -r.Amount)
	return games.Phrase{Key: key, Args: []games.Arg{games.SeatArg("name", r.Seat), games.NumberArg("n", (n+50)/100)}}
}

// Named returns a reason for a seat's move, as it is told to everybody else: Phrase speaks to the seat.
func Named(game string, r games.Reason, seat games.Seat) games.Phrase {
	own := Phrase(game, r, seat)
	//says:keys hint.{@reasons}.named?
	return games.Phrase{Key: own.Key + ".named", Args: own.Args}
}

// Reasons returns in words what speaks for a seat's move, the weightiest first. Parts of an evaluation that would tell
// nobody anything have no words, and are left out.
func (s *Speaker) Reasons(why []games.Reason, seat games.Seat) (list []Reason) {
	for _, r := range why {
		if p := Phrase(s.Game, r, seat); s.Teller.Stage.Book.Has(p.Key) {
			list = append(list, Reason{s.Teller.Say(p), s.Clauses[r.Part]})
		}
	}
	return list
}

// Hint is what can be said of a proposed move, with only what the reader knows.
type Hint struct {
	Seat games.Seat
	// Said tells what the move does, as phrases of its events.
	Said []games.Phrase
	Why  []games.Reason
	// Ground says what the rules let the move do for its seat. It is told if there are no reasons; without words the
	// game has none.
	Ground Reason
	// Last is the clause by which such moves are made.
	Last string
}

// Words tells what a proposed move does, and the n-th reason for it, counted from 0; "" if there are no words. clause
// is what that reason is about.
func (s *Speaker) Words(h *Hint, n int) (words, clause string) {
	st := s.Teller.Stage
	what, why := "", ""
	if len(h.Said) > 0 {
		what = s.Teller.Say(s.Deed(h.Said, h.Seat))
	}
	list := s.Reasons(h.Why, h.Seat)
	if len(list) == 0 && h.Ground.Words != "" {
		list = append(list, h.Ground)
	}
	if len(list) < 2 && what != "" { // this holds for every proposed move: it says who found it
		list = append(list, Reason{st.Text("table.hint.best"), h.Last})
	}
	if len(list) > 0 {
		reason := list[min(n, len(list)-1)]
		why, clause = reason.Words, reason.Clause
	}
	if n > 0 && len(list) > 1 { // the first hint has told what the move does
		return st.Text("table.hint.more", lang.Str("why", why)), clause
	}
	if what == "" || why == "" {
		return what + why, clause
	}
	return st.Text("table.hint.why", lang.Str("what", what), lang.Str("why", why)), clause
}

// Deed returns the phrase that tells what the seat itself does. Consequences, such as coins that come back, are no deed
// but a reason for the move.
func (s *Speaker) Deed(said []games.Phrase, seat games.Seat) games.Phrase {
	comes := func(p games.Phrase) bool { return s.Teller.Stage.Book.Has(chronicle.ShortKey(p.Key)) }
	for _, p := range said {
		if chronicle.Subject(p) == seat && !comes(p) {
			return p
		}
	}
	for _, p := range said {
		if !comes(p) {
			return p
		}
	}
	return said[0]
}
