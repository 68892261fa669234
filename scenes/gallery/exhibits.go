//go:build !js

package gallery

import (
	"slices"
	"sync"

	"runehall/assets/art"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
	"runehall/ui/gallery"
)

// Specimens shows what a board draws: its pieces, and its signals.
type Specimens func(k *ui.Kit, text gallery.Text) []gallery.Subject

// Game is a game with what the gallery shows of it.
type Game struct {
	ID       string
	Pictures []art.ID // of its board
	Exhibits Exhibits
}

// Exhibits are what the gallery shows of a game. The zero exhibits show nothing.
type Exhibits struct {
	Specimens Specimens
	// Motions makes a strip of frames for each type of event that moves anything.
	Motions func(st *stage.Stage) []gallery.Specimen
}

// ExhibitsOf returns what the gallery shows of a game.
func ExhibitsOf[C games.Core[C, M, E], M comparable, E any, V any](kind table.Kind[C, M, E, V], show Specimens) Exhibits {
	found := sync.OnceValue(func() []moment[E, V] { return momentsOf(kind.Def) })
	return Exhibits{
		Specimens: show,
		Motions:   func(st *stage.Stage) []gallery.Specimen { return newReel(st, &kind).strips(found()) },
	}
}

// motionsABlock is how many motions stand below each other, so that the columns of the wall come out alike.
const motionsABlock = 6

func (e Exhibits) subjects(st *stage.Stage) []gallery.Subject {
	var list []gallery.Subject
	if e.Specimens != nil { // a game has none on its first day
		list = e.Specimens(st.Kit, st.Text)
	}
	if e.Motions == nil {
		return list
	}
	for few := range slices.Chunk(e.Motions(st), motionsABlock) {
		block := gallery.Subject{Title: st.Text("gallery.steps")}
		for _, m := range few {
			block.Widgets = append(block.Widgets, &gallery.Grid{Fill: true, Items: []gallery.Specimen{m}})
		}
		list = append(list, block)
	}
	return list
}
