package table

import (
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/table/apart"
)

// leaving adds to the menu how people at this device end, for good, a match that is kept elsewhere: by agreement, or by
// giving up; and how they begin the next one once it has ended. must is the seat whose turn it is.
func (m *Menu) leaving(a *apart.Line, must games.Seat) {
	if a == nil {
		return
	}
	if a.State.End != nil {
		if (a.At.Room.Seat() >= 0 || a.At.Host) && !a.At.Room.Begun() {
			m.Again = func() { a.Want(room.Deed{Do: room.DoAgain}) }
		}
		return
	}
	own := a.Own()
	if len(own) == 0 {
		return // watchers have nothing to give up
	}
	m.End = func() { a.Want(room.Deed{Do: room.DoEnd, Seat: own[0]}) }
	if a.Others() { // alone, a slip of the finger would give the match up
		m.Calm = a.Calms()
	}
	giver := own[0]
	if len(own) > 1 {
		if giver = must; !slices.Contains(own, giver) {
			return // several persons sit here, and nobody knows which of them means it
		}
		m.Resigner = m.Sitters[giver].Name
	}
	m.Resign = func() { a.Want(room.Deed{Do: room.DoResign, Seat: giver}) }
}
