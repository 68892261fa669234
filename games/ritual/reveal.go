package ritual

import "runehall/games"

// checkReveal checks whether a seat may play a ritual (RIT-31 to RIT-36).
func (g *Game) checkReveal(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.phase == AnswerPhase || g.phase == ChoicePhase:
		return refuseStandstill
	case g.phase == DrawPhase && s != g.draws.top():
		return refuseMidMove
	case !g.cards.has(s, m.Card):
		return games.NoSuchThing
	case m.Card.IsAnswer():
		return refuseAnswersOnly
	}
	does, r := g.does(m.Card)
	switch {
	case r != nil:
		return r
	case does.Targets() && m.Kind != RevealAt:
		return refuseNeedsTarget
	case !does.Targets() && m.Kind == RevealAt:
		return refuseNoTarget
	case does.Targets() && m.Target == s:
		return refuseOwnTarget
	}
	return g.obstacle(Effect{Card: does, User: s, Target: m.Target, Only: games.Nobody})
}

// does returns the kind of ritual that a card carries out: its own or, for Copy ritual, the kind of the top card of the
// discards, if that can be copied (RIT-35).
func (g *Game) does(card Card) (Card, *games.Refusal) {
	if card != CopyRitual {
		return card, nil
	}
	switch top := g.cards.discards.top(); {
	case top == Hidden:
		return Hidden, refuseNoDiscard
	case top == CopyRitual || top.IsAnswer():
		return Hidden, refuseCopy
	default:
		return top, nil
	}
}

// reveal plays a ritual, which the others may answer (RIT-33).
func (g *Game) reveal(s games.Seat, m Move) {
	does, _ := g.does(m.Card)
	link := Link{Seat: s, Card: m.Card, Target: games.Nobody, Does: does}
	if m.Kind == RevealAt {
		link.Target = m.Target
	}
	if g.events != nil {
		g.events.Add(RitualRevealed{Seat: s, Card: link.Card, Target: link.Target, Does: does})
	}
	g.addLink(link)
}

// addLink shows a card to all and asks the next seat for an answer.
func (g *Game) addLink(l Link) {
	g.cards.take(l.Seat, l.Card)
	g.chain.add(l)
	g.chain.asked = g.after(l.Seat)
	g.phase = AnswerPhase
	g.revealed = true
}

// checkAnswer checks an answer to the card revealed last, or the lack of one (RIT-36).
func (g *Game) checkAnswer(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.phase != AnswerPhase:
		return refuseNoQuestion
	case s != g.chain.asked:
		return games.NotActing
	case m.Kind == Decline:
		return nil
	case !g.cards.has(s, m.Card):
		return games.NoSuchThing
	case !m.Card.IsAnswer():
		return refuseNoAnswer
	case m.Card == Reverse && g.chain.last().Card == Ward:
		return refuseWardStands
	}
	return nil
}

func (g *Game) answer(s games.Seat, card Card) {
	last := g.chain.last()
	if g.events != nil {
		g.events.Add(Answered{Seat: s, Card: card, Against: last.Seat, To: last.Card})
	}
	g.addLink(Link{Seat: s, Card: card, Target: last.Seat, Does: card})
}

// decline asks the next seat; when all have declined, the chain is carried out.
func (g *Game) decline(s games.Seat) {
	if g.events != nil {
		g.events.Add(Declined{Seat: s})
	}
	g.chain.asked = g.after(s)
	if g.chain.asked == g.chain.last().Seat {
		g.resolve()
	}
}
