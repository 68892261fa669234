package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// handling is how a card follows the hand.
var handling = motion.Handling{
	Turns: rules.Turns, Lift: 120, Spin: 160, Snap: 180,
	LiftBy: ui.OutCubic, SpinBy: ui.OutCubic, SnapBy: ui.OutBackBy(1.2),
}

// follow lets the held card follow from one selection to the next one.
func (h *player) follow(before, after *selection) {
	if after.card == rules.Hidden {
		return
	}
	tempo, same := h.given.Frame.Tempo(), after.card == before.card
	turned := same && after.turn() != before.turn()
	if !same {
		h.held.PickUp(tempo)
	}
	if turned {
		h.held.Turn(before.turn(), after.turn(), tempo)
		h.shift = ui.Point{}
		if before.draft && after.draft {
			h.shift = area(before.laid()).Center().Sub(area(after.laid()).Center())
		}
	}
	dropped := h.pointers.Dropped
	laid := after.draft && (dropped || !before.draft || !same || after.cell != before.cell && !turned)
	home := same && !after.draft && (before.draft || dropped)
	switch {
	case !laid && !home:
	case dropped:
		h.held.Send(after.card, motion.Place{At: h.pointers.DropAt, Size: h.places.eye.Scale}, tempo)
	case before.draft && same:
		h.held.Send(after.card, motion.Place{At: h.places.hovering(before.laid()).Center(), Size: h.places.eye.Scale}, tempo)
	default:
		h.held.Send(after.card, h.home(after.card), tempo)
	}
}

func (h *player) home(card rules.Card) motion.Place {
	front := h.given.Front
	r := h.places.At(things.OwnNth(hand, front, h.show.model.handIndex(front, card)))
	return motion.Place{At: r.Center(), Size: r.H / 2}
}

// aside returns how far the middle of the turning card is off where it will lie, in sections.
func (h *player) aside() ui.Point { return h.shift.Mul(h.held.Unturned()) }
