package stage

import (
	"slices"

	"runehall/games"
	"runehall/ui"
)

// Sitter is who sits at a seat.
type Sitter struct {
	Name   string
	Look   ui.SeatLook
	Person bool // not a computer player
	// Apart says that the person plays on another device.
	Apart bool
	// Level is the id of a computer player's level.
	Level string
	// Controls are what reaches for the seat where several persons' hands act at the same time: see
	// [Settings.Controls].
	Controls ui.Controls
}

// Colours and Emblems are the ids that records use for the looks of seats, in the order of the theme's seats.
var (
	Colours = [...]string{"amber", "sky", "jade", "rose", "vermilion"}
	Emblems = [...]string{"circle", "diamond", "triangle", "square", "star"}
)

// Sitters returns who sits at the seats of a record. If a colour or emblem is unknown, because a later version wrote
// the record, the seat's default is used.
func (s *Stage) Sitters(players []games.Player) []Sitter {
	out := make([]Sitter, len(players))
	for i, p := range players {
		out[i] = Sitter{Name: p.Name, Look: s.Look(p, i), Person: p.Driver == games.Person, Level: p.Driver}
	}
	for i, controls := range s.Settings.Controls(out) {
		out[i].Controls = controls
	}
	return out
}

// Look returns the colour and emblem of a player at a seat.
func (s *Stage) Look(p games.Player, seat int) ui.SeatLook {
	colour, emblem := slices.Index(Colours[:], p.Colour), slices.Index(Emblems[:], p.Emblem)
	if colour < 0 {
		colour = seat
	}
	if emblem < 0 {
		emblem = seat
	}
	return ui.SeatLook{Color: s.Kit.Seats[colour].Color, Emblem: ui.Emblem(emblem)}
}
