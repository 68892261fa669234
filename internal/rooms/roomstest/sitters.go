package roomstest

import (
	"fmt"

	"runehall/games"
	"runehall/games/room"
)

// sitters seats drivers at a table. Each seat has an emblem and a colour of its own, as persons choose them: pictures of a room tell them apart.
func sitters(drivers []string) (list []room.Sitter) {
	colours, emblems := []string{"amber", "sky", "jade", "rose", "vermilion"}, []string{"circle", "diamond", "triangle", "square", "star"}
	for s, d := range drivers {
		list = append(list, room.Sitter{Driver: d, Colour: colours[s], Emblem: emblems[s], Name: fmt.Sprint("P", s)})
	}
	return list
}

// playersOf returns who plays a match in which these sit.
func playersOf(seats []room.Sitter) (list []games.Player) {
	for _, s := range seats {
		list = append(list, games.Player{Driver: s.Driver, Colour: s.Colour, Emblem: s.Emblem, Name: s.Name})
	}
	return list
}
