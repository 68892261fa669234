package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// mode returns what the ledge is for now. It changes when the picture has caught up with the match, and stays while a move is stored, so
// that nothing moves under what is on its way.
func (h *hand) mode() mode {
	v := h.given.View
	switch mover := slices.Contains(h.given.Movers, h.given.Front); {
	case !h.given.Ready() || !h.show.shown():
	case mover:
		h.held = modeOf(h.options, &h.sel)
	case v.OnTurn() != h.given.Front || v.Phase() == rules.OverPhase:
		h.held = watching
	}
	return h.held
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
