package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
)

// The phases of a turn, in the order of the strip that shows them (MAR-7).
const (
	interestPhase = iota
	runesPhase
	cardsPhase
	refillPhase
)

// mode returns what the ledge is for now. It changes when the picture has caught up with the match, and stays while a move is stored, so
// that nothing moves under what is on its way.
func (h *hand) mode() mode {
	v := h.given.View
	switch mover := slices.Contains(h.given.Movers, h.given.Front); {
	case !h.given.Ready() || !h.show.shown():
	case mover:
		h.held = h.now.mode
	case acting(v) != h.given.Front:
		h.held = watching
	}
	return h.held
}

// modeOf returns what the ledge is for while the seat in front acts.
func modeOf(o *options, s *selection) mode {
	switch {
	case o.actor < 0:
	case o.phase == rules.TurnPhase:
		switch {
		case bears(o, s):
			return bearing
		case sets(s.offer.kind) && sets(meant(o, s).kind):
			return aiming
		}
		return choosing
	case o.phase == rules.TakePhase:
		return taking
	case o.own() && o.phase == rules.AnswerPhase:
		return answering
	case o.own() && o.phase == rules.ThrowPhase:
		return throwing
	}
	return watching
}

// acting returns the seat that the match waits for, or games.Nobody.
func acting(v rules.View) games.Seat {
	var room [1]games.Acting // the match waits for one seat at a time
	if list := v.AppendActing(room[:0]); len(list) > 0 {
		return list[0].Seat
	}
	return games.Nobody
}
