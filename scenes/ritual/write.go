package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
)

// write puts the words together that change during a match.
func (w *words) write() {
	m := &w.Model
	for s := range games.Seat(m.seats) {
		w.state[s] = w.say(phrase(w.seatState(s)))
	}
	w.order = w.say(phrase(map[bool]string{true: "ritual.board.clockwise",
		false: "ritual.board.anticlockwise"}[m.clockwise]))
	w.next = w.say(phrase("ritual.board.next", games.SeatArg("seat", w.Given.View.After(m.onTurn))))
	w.told = w.tell()
	w.first = w.opens()
	why, refused := w.reason()
	if w.why, w.refused = "", refused; why.Key != "" {
		w.why = w.say(why)
	}
	w.title, w.info, w.banner, w.wrong = "", "", "", false
	switch w.Sel.panel {
	case handPanel:
		w.title = w.say(phrase("ritual.board.hand", games.SeatArg("seat", w.Sel.seat)))
	case cardPanel:
		w.title = w.say(phrase("ritual.board.rituals", games.SeatArg("seat", m.reader)))
		w.info, w.wrong = w.cardInfo()
	case pilePanel:
		w.title = w.say(phrase("ritual.board.discards", games.NumberArg("n", len(m.discards))))
		if len(m.discards) == 0 {
			w.title = w.say(phrase("ritual.board.no-discards"))
		}
		w.info = w.pileInfo()
	}
	if n := len(m.chain); n > 0 {
		w.banner = w.say(revealed(m.chain[n-1]))
	}
}

// layout puts the words that never change in a match into the language of a new frame.
func (w *words) layout() {
	for c := rules.Hidden + 1; c < rules.Cards; c++ {
		w.cards[c].name = w.say(phrase("ritual.card." + c.String()))
		w.cards[c].text = w.say(phrase("ritual.card." + c.String() + ".text"))
	}
	w.piles = [...]string{w.say(phrase("ritual.board.pile.tiles")), w.say(phrase("ritual.board.pile.rituals")),
		w.say(phrase("ritual.board.pile.discards"))}
	w.onTile = w.say(phrase("ritual.board.on-board"))
	w.strong, w.die = w.say(phrase("ritual.board.strong")), w.say(phrase("ritual.board.die"))
	w.strongDie = w.strong + " · " + w.die
}

// revealed says who reveals what against whom. For a copy it says what it copies.
func revealed(c revealedCard) games.Phrase {
	args := []games.Arg{games.SeatArg("seat", c.seat), games.KeyArg("card", "ritual.card."+c.does.String())}
	copies := c.does != c.card
	if c.target < 0 {
		if copies {
			return phrase("ritual.board.copies", args...)
		}
		return phrase("ritual.board.reveals", args...)
	}
	args = append(args, games.SeatArg("target", c.target))
	switch {
	case c.card.IsAnswer():
		return phrase("ritual.board.answers", args...)
	case copies:
		return phrase("ritual.board.copies-at", args...)
	}
	return phrase("ritual.board.reveals-at", args...)
}

// seatState returns the key of the words for what a seat does, the most pressing first.
func (w *words) seatState(s games.Seat) string {
	m := &w.Model
	for _, link := range slices.Backward(m.chain) {
		switch s {
		case link.seat:
			return "ritual.board.state.revealed"
		case link.target:
			return "ritual.board.state.target"
		}
	}
	switch {
	case w.Given.Thinking == s:
		return "ritual.board.state.thinking"
	case m.ended:
		return "ritual.board.state.over"
	case m.onTurn == s:
		return "ritual.board.state.on-turn"
	case m.skips[s] > 0:
		return "ritual.board.state.skips"
	case w.Given.View.After(m.onTurn) == s:
		return "ritual.board.state.next"
	case w.Given.Sits(s) && !w.Given.Person(s):
		//says:keys level.{@levels}
		if level := w.Given.Frame.Sitters[s].Level; level != "" {
			return "level." + level
		}
		return "ritual.board.state.computer"
	}
	return "ritual.board.state.waiting"
}

// cardInfo returns the words under the cards, and whether they say why not: what can be done, or why the chosen card
// cannot be played.
func (w *words) cardInfo() (string, bool) {
	if w.Sel.card == rules.Hidden {
		switch w.player.options.phase {
		case rules.AnswerPhase:
			return w.say(phrase("ritual.board.choose-answer")), false
		case rules.DrawPhase:
			return w.say(phrase("ritual.board.choose-drawing")), false
		}
		return w.say(phrase("ritual.board.choose-card")), false
	}
	if why := w.cardRefusal(w.Sel.card); why != nil {
		return w.say(phrase("ritual.board.why-not", games.KeyArg("reason", why.Reason),
			games.KeyArg("clause", "clause."+why.Clause))), true
	}
	if c := w.player.options.usable(w.Sel.card); c != nil && len(c.targets) > 0 && w.Sel.target < 0 {
		return w.say(phrase("ritual.board.name-target")), false
	}
	return "", false
}

// pileInfo returns the words under the discards: the text of the chosen one, and how much is left to draw.
func (w *words) pileInfo() string {
	m := &w.Model
	info := w.say(phrase("ritual.board.left", games.NumberArg("tiles", m.supply), games.NumberArg("rituals", m.pile),
		games.NumberArg("out", m.out)))
	if i := w.Sel.read; i < len(w.player.discards) {
		card := &w.cards[w.player.discards[i].card]
		info = card.name + ": " + card.text + "\n" + info
	}
	return info
}

// cardRefusal returns why a held card cannot be played now, or nil.
func (w *words) cardRefusal(c rules.Card) *games.Refusal {
	o := w.player.options
	if o.usable(c) != nil || w.Model.reader < 0 {
		return nil
	}
	m := rules.Move{Kind: rules.Reveal, Card: c}
	switch {
	case o.phase == rules.AnswerPhase:
		m.Kind = rules.Answer
	case c.Targets():
		m.Kind, m.Target = rules.RevealAt, w.Given.View.After(w.Model.reader)
	}
	return w.Given.View.WhyNot(w.Model.reader, m)
}
