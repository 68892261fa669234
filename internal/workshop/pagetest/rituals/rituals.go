// Package rituals gives tests of screens a library that has Rituals and no other game, and a match of it that is over.
package rituals

import (
	"testing"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/games/bots"
	"runehall/games/ritual"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/library"
	board "runehall/scenes/ritual"
	"runehall/scenes/table"
)

// Library returns a library that has Rituals and no other game.
func Library() *library.Library {
	door := table.NewDoor(table.Kind[*ritual.Game, ritual.Move, ritual.Event, ritual.View]{
		Def: ritual.Def, Levels: bots.Ladder(ritual.Def), Former: bots.Former(ritual.Def),
		Board: func() table.Board[ritual.Move, ritual.Event, ritual.View] { return board.New() },
	})
	line := library.Game{ID: "ritual", Door: door, Pictures: []art.ID{art.Tile("grey", 0)}}
	return &library.Library{Games: []library.Game{line}, Book: lang.Load, Rules: rules.Load}
}

// Match returns a match of Rituals between two persons, Bjarne and Runa, that is over.
func Match(t *testing.T, lib *library.Library) table.Sitting {
	t.Helper()
	door, _ := lib.Door("ritual")
	coming, err := door.Resume(pagetest.Finished(t, "ritual", 7, pagetest.Person("Bjarne"), pagetest.Person("Runa")))
	if err != nil {
		t.Fatal(err)
	}
	for !coming.Step(1000) {
	}
	if err := coming.Err(); err != nil {
		t.Fatal(err)
	}
	return coming.Sitting()
}
