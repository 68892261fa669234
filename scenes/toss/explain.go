package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// explanation says what a thing of this board is. Its signs are runes; NoRune is a back.
type explanation = boards.Explanation[rules.Rune]

// explainer explains things as the picture shows them. The match may have gone further.
type explainer struct {
	model  *model
	reader games.Seat
}

// explain says what a thing is. If there is nothing to say, the explanation has no lines.
func (x explainer) explain(t thing) (e explanation) {
	if k := meanings[t.Kind].plain; k != "" {
		sign := rules.NoRune
		if k == "tape" {
			sign = rules.Destiny
		}
		tell(&e, sign, k)
	}
	switch t.Kind {
	case piece:
		x.piece(&e, t)
	case tray:
		x.tray(&e, t.Seat)
	case dish:
		x.dish(&e, t.Seat)
	case choice:
		x.choice(&e)
	case rung:
		clause := rules.Rung(t.N).Clause()
		e.Add(rules.Destiny, key("clause."+clause), key("toss.board.step."+clause))
	}
	if len(e.Lines) > 0 {
		e.Title, e.Picture = e.Lines[0].Title, e.Lines[0].Sign
	}
	return e
}

func tell(e *explanation, r rules.Rune, k string) {
	e.Add(r, key("toss.explain."+k), key("toss.explain."+k+".text"))
}

// note adds a line of the words on the board, which may have a number or a name in it.
func note(e *explanation, r rules.Rune, title, text string, args ...games.Arg) {
	e.Add(r, key("toss.explain."+title), games.Phrase{Key: "toss.board." + text, Args: args})
}

// piece explains a rune on the table that the reader knows, face up or face down.
func (x explainer) piece(e *explanation, t thing) {
	switch r := rules.Rune(t.N); {
	case r == rules.Destiny:
		tell(e, r, "destiny")
	case x.model.index(t) >= 0 && !x.model.up(t):
		tell(e, rules.NoRune, "face-down")
	default:
		x.rune(e, r)
	}
}

func (x explainer) rune(e *explanation, r rules.Rune) {
	owner := x.model.twinOf(r)
	switch {
	case owner >= 0 && owner == x.reader: // it takes nothing from anybody: it completes the reader's own pair
		note(e, r, "twin", "twin.own")
	case owner >= 0:
		tell(e, r, "twin")
		note(e, r.Partner(), "balance", "twin.of", named("name", owner))
		x.stake(e, owner)
	case x.model.disc(r.Partner()) >= 0:
		tell(e, r, "pair")
	case x.model.snatched(r.Partner()): // in this round (TOS-10)
		tell(e, r, "half")
	default:
		tell(e, r, "alone")
	}
	e.Add(r, runeWords(r), key("toss.explain.rune.text"))
}

func (x explainer) stake(e *explanation, victim games.Seat) {
	if r := x.model.who[victim].balance; r >= 0 {
		if n := x.model.pile(victim, r.Colour()); n > 0 {
			note(e, r, "stake", "loot.stake", number("n", n))
		}
	}
}

// tray explains all that everybody may know about a seat.
func (x explainer) tray(e *explanation, s games.Seat) {
	note(e, x.model.who[s].balance, "loot", "text.loot", named("name", s), number("n", x.model.runes(s)))
	if s == x.model.holds() {
		note(e, rules.NoRune, "bag", "bag", named("name", s))
	}
	x.dish(e, s)
	for c := rules.Black; c <= rules.White; c++ {
		if n := x.model.pile(s, c); n > 0 {
			e.Add(rules.Rune(int(c)*2*rules.Signs), key("toss.card."+c.String()),
				games.Phrase{Key: "toss.board.loot." + c.String(), Args: []games.Arg{number("n", n)}})
		}
	}
	for _, r := range x.model.who[s].well {
		if x.model.apart(s, r) {
			tell(e, r, "apart")
			return
		}
	}
}

// dish explains a Balance rune, and what would be lost with it.
func (x explainer) dish(e *explanation, s games.Seat) {
	r := x.model.who[s].balance
	if r < 0 {
		tell(e, r, "dish")
		return
	}
	tell(e, r, "balance")
	x.stake(e, s)
}

// choice explains what a choice is for: a pair that goes back with a false one, or a place in the order of thefts.
func (x explainer) choice(e *explanation) {
	switch x.model.phase {
	case rules.GivePhase:
		tell(e, rules.NoRune, "give")
	case rules.OrderPhase:
		tell(e, rules.NoRune, "order")
	}
}
