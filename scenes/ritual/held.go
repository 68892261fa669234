package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// handling is how a tile follows the pointer.
var handling = motion.Handling{
	Turns: rules.Dirs, Lift: 140, Spin: 180, Snap: 120,
	LiftBy: ui.OutCubic, SpinBy: ui.OutBackBy(1.2), SnapBy: ui.OutQuad,
}

// follow begins the motions that lead from one selection to the next one.
func (h *player) follow(before, after *selection) {
	if after.tile < 0 {
		return
	}
	tempo, same := h.Given.Frame.Tempo(), after.tile == before.tile
	switch {
	case !same:
		h.held.PickUp(tempo)
	case after.turn() != before.turn():
		h.held.Turn(before.turn(), after.turn(), tempo)
	}
	laid := after.draft && (h.pointers.Dropped || !same || !before.draft || after.cell != before.cell)
	home := !after.draft && same && (h.pointers.Dropped || before.draft)
	if !laid && !home {
		return
	}
	from := h.home(after.tile)
	switch {
	case h.pointers.Dropped:
		from = motion.Place{At: h.pointers.DropAt, Size: h.places.eye.Scale * (1 + carriedScale)}
	case same && before.draft:
		from = h.on(before.cell)
	}
	h.held.Send(after.tile, from, tempo)
}

func (h *player) on(c rules.Cell) motion.Place {
	return motion.Place{At: h.places.at(c), Size: h.places.eye.Scale}
}

func (h *player) home(t rules.TileID) motion.Place {
	at, radius := h.places.tileOn(things.OwnNth(hand, h.Given.Front, h.Model.handIndex(h.Given.Front, t)))
	return motion.Place{At: at, Size: radius}
}
