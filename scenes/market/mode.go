package market

import (
	"slices"

	rules "runehall/games/market"
)

// mode returns what the ledge is for now. It changes only when the picture has caught up with the match and no move is
// being stored: things that fly must find their places where these were.
func (p *player) mode() mode {
	v := p.Given.View
	switch mover := slices.Contains(p.Given.Movers, p.Given.Front); {
	case !p.Given.Ready() || !p.Shown():
	case mover:
		p.held = p.now.mode
	case acting(v) != p.Given.Front:
		p.held = watching
	}
	return p.held
}

// active reports whether somebody at this screen is to act, and the picture has caught up.
func (p *player) active() bool {
	o := p.options
	return o.actor >= 0 && o.actor == p.Given.Front && p.Shown() && !p.Model.ended && !p.Given.Bare
}

// stage returns the phase of the turn. While cards are chosen, it is the phase of cards, whatever phase it was.
func (p *player) stage() int {
	v := &p.Given.View
	switch {
	case !p.Shown():
		return [...]int{rules.StartStep: interestPhase, rules.InterestStep: interestPhase, rules.BuyStep: runesPhase,
			rules.CardStep: cardsPhase}[p.Model.step]
	case v.Step() == rules.CardStep || p.active() && p.Sel.cards != 0:
		return cardsPhase
	case p.now.mode == bearing:
		return interestPhase
	// Nothing is left to do with runes.
	case p.active() && !p.options.any(func(m *rules.Move) bool { return byRunes(m.Kind) }):
		return cardsPhase
	case v.Step() == rules.BuyStep || p.active():
		return runesPhase
	}
	for at := range rules.Places {
		if v.Bears(at) > 0 {
			return interestPhase
		}
	}
	return runesPhase
}

// ends reports whether something could still be done in the phase at, which is before the present one: a move now puts
// an end to it (MAR-7).
func (p *player) ends(at int) bool {
	o := p.options
	if !p.active() || at >= p.stage() {
		return false
	}
	switch at {
	case interestPhase:
		return o.can(rules.Interest)
	case runesPhase:
		return o.can(rules.OutpostForRunes) || o.can(rules.CollectorForRunes) || o.can(rules.RansomForRunes)
	}
	return false
}
