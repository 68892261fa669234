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
func (h *player) mode() mode {
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

// active reports whether somebody at this screen is to act, and the picture has caught up.
func (h *player) active() bool {
	o := h.options
	return o.actor >= 0 && o.actor == h.given.Front && h.show.shown() && !h.show.model.ended && !h.given.Bare
}

// stage returns how far the turn has come: in which phase it is, that of the cards too while some are chosen.
func (h *player) stage() int {
	v := &h.given.View
	switch {
	case !h.show.shown():
		return [...]int{rules.StartStep: interestPhase, rules.InterestStep: interestPhase, rules.BuyStep: runesPhase, rules.CardStep: cardsPhase}[h.show.model.step]
	case v.Step() == rules.CardStep || h.active() && h.sel.cards != 0:
		return cardsPhase
	case h.now.mode == bearing:
		return interestPhase
	case v.Step() == rules.BuyStep || h.active():
		return runesPhase
	}
	for at := range rules.Places {
		if v.Bears(at) > 0 {
			return interestPhase
		}
	}
	return runesPhase
}

// ends reports whether something could still be done in a phase before the present one, which a move now ends (MAR-7).
func (h *player) ends(phase int) bool {
	o := h.options
	if !h.active() || phase >= h.stage() {
		return false
	}
	switch phase {
	case interestPhase:
		return o.can(rules.Interest)
	case runesPhase:
		return o.can(rules.OutpostForRunes) || o.can(rules.CollectorForRunes) || o.can(rules.RansomForRunes)
	}
	return false
}
