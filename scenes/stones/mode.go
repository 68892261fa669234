package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// mode returns what the ledge is for now. It changes when the picture has caught up with the match, and stays while a move is stored, so
// that nothing moves under what is on its way.
func (p *player) mode() mode {
	v := p.Given.View
	switch mover := slices.Contains(p.Given.Movers, p.Given.Front); {
	case !p.Given.Ready() || !p.Shown():
	case mover:
		p.held = modeOf(p.options, &p.Sel)
	case v.OnTurn() != p.Given.Front || v.Phase() == rules.OverPhase:
		p.held = watching
	}
	return p.held
}

// modeOf returns what the ledge is for while the seat in front acts.
func modeOf(o *options, s *selection) mode {
	switch o.phase {
	case rules.TurnPhase, rules.SummonPhase, rules.ForgePhase:
		if unpaid(o, s) {
			return paying
		}
		return choosing
	case rules.AbilityPhase, rules.DiePhase:
		return stepping
	case rules.PlacePhase:
		return paying
	case rules.TradePhase:
		for row := range rules.Rows {
			if o.row(row) > 1 {
				return trading
			}
		}
	}
	return watching
}
