package scenes

import (
	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/games/bots"
	"runehall/games/masters"
	"runehall/games/ritual"
	mastersboard "runehall/scenes/masters"
	ritualboard "runehall/scenes/ritual"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// doors lists the games, in the order in which they are offered.
func doors() []table.Door {
	return []table.Door{
		table.NewDoor(table.Kind[*ritual.Game, ritual.Move, ritual.Event, ritual.View]{
			Def: ritual.Def, Levels: bots.Levels(ritual.Def),
			Board: func() table.Board[ritual.Move, ritual.Event, ritual.View] { return ritualboard.New() },
			Music: sound.Ritual, Pictures: []art.ID{art.Tile("grey", 0)},
			Shows: map[string]art.ID{
				"variant.little-explorers": art.Tile("grey", 0), "variant.explorers": art.Tile("gold", 0), "variant.adventurers": art.Tile("black", 0),
			},
		}),
		table.NewDoor(table.Kind[*masters.Game, masters.Move, masters.Event, masters.View]{
			Def: masters.Def, Levels: bots.Levels(masters.Def),
			Board: func() table.Board[masters.Move, masters.Event, masters.View] { return mastersboard.New() },
			Music: sound.Masters, Pictures: []art.ID{art.SlateBack}, Ground: stage.Night,
			Shows: map[string]art.ID{
				"adepts.no": art.Option("adepts.no"), "adepts.yes": art.Option("adepts.yes"),
				"extra-draw.no": art.Option("extra-draw.no"), "extra-draw.yes": art.Option("extra-draw.yes"),
				"high-masters.no": art.Option("high-masters.no"), "high-masters.yes": art.Option("high-masters.yes"),
				"deck.fixed": art.Option("deck.fixed"), "deck.wild": art.Option("deck.wild"),
			},
		}),
	}
}

// doorOf returns the door of a game.
func doorOf(game string) (table.Door, bool) {
	for _, d := range doors() {
		if d.Info().ID == game {
			return d, true
		}
	}
	return nil, false
}
