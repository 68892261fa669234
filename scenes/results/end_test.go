package results

import (
	"testing"

	"runehall/games/bots"
	"runehall/games/ritual"
	"runehall/scenes/pagetest"
	board "runehall/scenes/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// endOfRituals shows the results of a match of Rituals on a bench.
func endOfRituals(t *testing.T, tag string, scale float64) (*pagetest.Bench, *Scene) {
	t.Helper()
	b := pagetest.NewBench(t, ui.Sz(1920, 1080), tag, scale)
	scene := New(b.Stage, played(t).Outcome(b.Stage), "ritual-20260301-120000", Ways{Share: func() {}, Picture: func() {}})
	b.Open(scene)
	b.Want("results")
	return b, scene
}

// ritualDoor leads to the tables of Rituals.
func ritualDoor() table.Door {
	return table.NewDoor(table.Kind[*ritual.Game, ritual.Move, ritual.Event, ritual.View]{
		Def: ritual.Def, Levels: bots.Ladder(ritual.Def), Former: bots.Levels(ritual.Def),
		Board: func() table.Board[ritual.Move, ritual.Event, ritual.View] { return board.New() },
	})
}

// played is a match of Rituals that is over.
func played(t *testing.T) table.Sitting {
	t.Helper()
	coming, err := ritualDoor().Resume(pagetest.Finished(t, "ritual", 7, pagetest.Person("Bjarne"), pagetest.Person("Runa")))
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
