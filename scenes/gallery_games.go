//go:build !js

package scenes

import (
	"slices"
	"sync"

	"runehall/games"
	"runehall/scenes/market"
	"runehall/scenes/masters"
	"runehall/scenes/ritual"
	"runehall/scenes/stage"
	"runehall/scenes/stones"
	"runehall/scenes/table"
	"runehall/scenes/toss"
	"runehall/ui"
	"runehall/ui/gallery"
)

// specimens shows what a board draws: its pieces, and its signals.
type specimens func(k *ui.Kit, text gallery.Text) []gallery.Subject

// What the boards show in the gallery.
var (
	ritualSpecimens  specimens = ritual.Specimens
	mastersSpecimens specimens = masters.Specimens
	stonesSpecimens  specimens = stones.Specimens
	marketSpecimens  specimens = market.Specimens
	tossSpecimens    specimens = toss.Specimens
)

// exhibits are what the gallery shows of a game. The zero exhibits show nothing.
type exhibits struct {
	specimens specimens
	// motions makes a strip of frames for each type of event that moves anything.
	motions func(st *stage.Stage) []gallery.Specimen
}

// exhibitsOf returns what the gallery shows of a game.
func exhibitsOf[C games.Core[C, M, E], M comparable, E any, V any](kind table.Kind[C, M, E, V], show specimens) exhibits {
	found := sync.OnceValue(func() []moment[E, V] { return momentsOf(kind.Def) })
	return exhibits{
		specimens: show,
		motions:   func(st *stage.Stage) []gallery.Specimen { return newReel(st, &kind).strips(found()) },
	}
}

// motionsABlock is how many motions stand below each other, so that the columns of the wall come out alike.
const motionsABlock = 6

// subjects returns all that the gallery shows of a game.
func (e exhibits) subjects(st *stage.Stage) []gallery.Subject {
	list := e.specimens(st.Kit, st.Text)
	for few := range slices.Chunk(e.motions(st), motionsABlock) {
		block := gallery.Subject{Title: st.Text("gallery.steps")}
		for _, m := range few {
			block.Widgets = append(block.Widgets, &gallery.Grid{Fill: true, Items: []gallery.Specimen{m}})
		}
		list = append(list, block)
	}
	return list
}
