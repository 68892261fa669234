package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
)

// Private reports whether a seat that must act needs its own view: to choose among its hand cards. What follows on that is seen by all.
func (b *Board) Private(v rules.View, s games.Seat) bool { return private(v, s) }

func private(v rules.View, s games.Seat) bool {
	return v.OnTurn() == s && v.Phase() == rules.TurnPhase && v.Hand(s).Size() < v.HandSize(s)
}

// curtained reports whether the hand on the ledge lies behind a curtain that the reader may ask to open.
func (p *player) curtained() bool {
	return p.given.Curtained(p.given.Front) && !p.show.model.ended && slices.Contains(p.front(), rules.Hidden)
}

// asksCurtain reports whether the seat in front has to look at its hand to go on.
func (p *player) asksCurtain() bool {
	return !p.given.Bare && p.curtained() && private(p.given.View, p.given.Front) && slices.Contains(p.given.Movers, p.given.Front)
}

// opens reports whether a gesture means a hand that the reader does not see.
func (p *player) opens(g gesture) bool {
	front := p.front()
	return g.kind == openHand || g.kind == tap && g.on.Kind == hand && int(g.on.N) < len(front) && front[g.on.N] == rules.Hidden
}

func (p *player) front() []rules.Card {
	if p.given.Front < 0 || int(p.given.Front) >= p.show.model.seats {
		return nil
	}
	return p.show.model.who[p.given.Front].hand
}
