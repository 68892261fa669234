package apart

import (
	"slices"

	"runehall/games"
)

// Comes is who may still come to the table, for whom a screen that all share shows the room's code.
type Comes uint8

const (
	// Gone: the match has ended, and nobody comes.
	Gone Comes = iota
	// Looks: all seats are taken and their devices are there, so whoever comes only watches.
	Looks
	// Returns: the device of somebody who sits is away, so they may come back.
	Returns
	// Sits: a seat is free.
	Sits
)

// Comes returns who may still come.
func (a *Line) Comes() Comes {
	switch {
	case a.State.End != nil:
		return Gone
	case a.Open():
		return Sits
	}
	here := a.At.Room.Present()
	for i, s := range a.State.Seats {
		if s.Driver == games.Person && !s.Free && !slices.Contains(here, games.Seat(i)) {
			return Returns
		}
	}
	return Looks
}
