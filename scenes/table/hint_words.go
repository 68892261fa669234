package table

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/ui"
)

// sayHint says what the proposed move does, and its weightiest reason. Where it was asked for again on the same position, it says the next one, and
// leads to the clause which that is about.
func (s *Table[C, M, E, V]) sayHint() {
	words, clause := s.hintWords(s.hint.told.times)
	if words == "" {
		return
	}
	more := ui.Button{}
	if clause != "" && s.hint.told.times > 0 {
		more = ui.Button{Kind: ui.SlateButton, Text: s.stage.Text("table.hint.rule", lang.Str("clause", clause)), OnTap: func() {
			s.ways.Rules(s.play.kind.Def.ID, clause, "")
		}}
	}
	s.notify(ui.IconHint, words, s.stage.Kit.Palette.Gold, more)
	s.fleeting = true
}

// hintWords says what a proposed move does and one of the reasons for it, counted from 0, as far as the reader of the hint knows; nothing where there
// are no words for that. clause is what that reason is about.
func (s *Table[C, M, E, V]) hintWords(n int) (words, clause string) {
	what, why := "", ""
	if said := s.hint.why.Said(); len(said) > 0 {
		what = s.say(s.deed(said, s.hint.seat.Seat))
	}
	list := s.reasons(s.hint.why.Reasons(), s.hint.seat.Seat)
	if ground, ok := s.ground(s.hint.reader, s.hint.seat.Seat, s.hint.told.move); ok && len(list) == 0 {
		list = append(list, ground)
	}
	if len(list) < 2 && what != "" {
		list = append(list, s.lastReason())
	}
	if len(list) > 0 {
		reason := list[min(n, len(list)-1)]
		why, clause = reason.words, reason.clause
	}
	if n > 0 && len(list) > 1 { // what the move does was said
		return s.stage.Text("table.hint.more", lang.Str("why", why)), clause
	}
	if what == "" || why == "" {
		return what + why, clause
	}
	return s.stage.Text("table.hint.why", lang.Str("what", what), lang.Str("why", why)), clause
}

// deed returns what a seat does by a move of which all this is said. What comes of it for anybody, such as coins that come back, is a reason for it.
func (s *Table[C, M, E, V]) deed(said []games.Phrase, seat games.Seat) games.Phrase {
	comes := func(p games.Phrase) bool { return s.stage.Book.Has(shortKey(p.Key)) }
	for _, p := range said {
		if subject(p) == seat && !comes(p) {
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

// lastReason is what can be said for each proposed move: who found it, and the clause that such moves are made by.
func (s *Table[C, M, E, V]) lastReason() reason {
	def := s.play.kind.Def
	r := reason{words: s.stage.Text("table.hint.best")}
	if def.Worth != nil {
		kind, _, _ := strings.Cut(def.Moves.Text(s.hint.told.move), " ")
		r.clause = def.Worth.Moves[kind]
	}
	return r
}

// ground says what the rules let a move do for its seat, where the game knows that.
func (s *Table[C, M, E, V]) ground(reader, seat games.Seat, m M) (why reason, ok bool) {
	p := s.play
	if p.kind.Def.Grounds == nil {
		return why, false
	}
	phrase, clause, ok := p.kind.Def.Grounds(p.view(reader), seat, m)
	if ok {
		why = reason{s.say(phrase), clause}
	}
	return why, ok
}

// reason is what speaks for a move, in words, and the clause that it is about.
type reason struct{ words, clause string }

// reasons puts what speaks for a seat's move into words, the weightiest first. There are parts without words, which would tell nobody anything.
func (s *Table[C, M, E, V]) reasons(why []bots.Reason, seat games.Seat) (list []reason) {
	def := s.play.kind.Def
	for _, r := range why {
		if p := reasonPhrase(def.ID, r, seat); s.stage.Book.Has(p.Key) {
			list = append(list, reason{s.say(p), def.Worth.Clauses[r.Part]})
		}
	}
	return list
}

// reasonPhrase says a reason for a seat's move.
func reasonPhrase(game string, r bots.Reason, seat games.Seat) games.Phrase {
	//says:keys hint.{@reasons}? hint.{@reasons}.other?
	key := "hint." + game + "." + r.Part
	if r.Seat != seat {
		key += ".other"
	}
	n := max(r.Amount, -r.Amount)
	return games.Phrase{Key: key, Args: []games.Arg{games.SeatArg("name", r.Seat), games.NumberArg("n", (n+50)/100)}}
}
