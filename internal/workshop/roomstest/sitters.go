package roomstest

import (
	"fmt"

	"runehall/games"
	"runehall/games/room"
)

// sitters seats drivers at a table. Each seat gets a colour and an emblem of its own, as persons would choose, so that
// pictures of a room can be told apart.
func sitters(drivers []string) (list []room.Sitter) {
	colours, emblems := []string{"amber", "sky", "jade", "rose", "vermilion"},
		[]string{"circle", "diamond", "triangle", "square", "star"}
	for s, d := range drivers {
		list = append(list, room.Sitter{Driver: d, Colour: colours[s], Emblem: emblems[s], Name: fmt.Sprint("P", s)})
	}
	return list
}

// playersOf returns the players of a match, given who sits in the room.
func playersOf(seats []room.Sitter) (list []games.Player) {
	for _, s := range seats {
		list = append(list, games.Player{Driver: s.Driver, Colour: s.Colour, Emblem: s.Emblem, Name: s.Name})
	}
	return list
}
