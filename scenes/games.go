package scenes

import (
	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/feats"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
	"runehall/scenes/gallery"
	"runehall/scenes/library"
	marketboard "runehall/scenes/market"
	mastersboard "runehall/scenes/masters"
	ritualboard "runehall/scenes/ritual"
	"runehall/scenes/stage"
	stonesboard "runehall/scenes/stones"
	"runehall/scenes/table"
	tossboard "runehall/scenes/toss"
	"runehall/ui"
)

// shelves is the library of the program. Tests put another one in its place, to seat a game of their own.
var shelves = library.Library{Games: registry(), Book: lang.Load, Rules: rules.Load}

// registry lists the games in the order in which they are offered. It is the order of package all, which the page does
// not link, since that has all cores. Whatever else each game has comes from here too; TestEveryGameIsComplete names
// what is missing.
func registry() []library.Game {
	return []library.Game{
		seated(table.Kind[*ritual.Game, ritual.Move, ritual.Event, ritual.View]{
			Def: ritual.Def, Levels: bots.Ladder(ritual.Def), Former: bots.Former(ritual.Def),
			Board: func() table.Board[ritual.Move, ritual.Event, ritual.View] { return ritualboard.New() },
			Music: sound.Ritual, Pictures: []art.ID{art.Tile("grey", 0)}, Samples: ritualboard.Variants,
			Tips: ritualboard.Tips,
			Shows: map[string]art.ID{
				"variant.little-explorers": art.Tile("grey", 0), "variant.explorers": art.Tile("gold", 0),
				"variant.adventurers": art.Tile("black", 0),
			},
			Figures: ritualboard.Figures, Befalls: ritualboard.Befalls,
			Hue: func(p *ui.Palette) ui.Color { return p.Ember }, Part: art.BoldTile("gold"),
		}, ritualSpecimens, feats.Ritual),
		seated(table.Kind[*masters.Game, masters.Move, masters.Event, masters.View]{
			Def: masters.Def, Levels: bots.Ladder(masters.Def), Former: bots.Former(masters.Def),
			Board: func() table.Board[masters.Move, masters.Event, masters.View] { return mastersboard.New() },
			Music: sound.Masters, Pictures: []art.ID{art.SlateBack}, Ground: stage.Night, Tips: mastersboard.Tips,
			Shows: map[string]art.ID{
				"adepts.no": art.Option("adepts.no"), "adepts.yes": art.Option("adepts.yes"),
				"extra-draw.no": art.Option("extra-draw.no"), "extra-draw.yes": art.Option("extra-draw.yes"),
				"high-masters.no": art.Option("high-masters.no"), "high-masters.yes": art.Option("high-masters.yes"),
				"deck.fixed": art.Option("deck.fixed"), "deck.wild": art.Option("deck.wild"),
			},
			Figures: mastersboard.Figures,
			Hue:     func(p *ui.Palette) ui.Color { return p.Gem.BlueEdge.Mix(p.Gem.Red, .35) }, Part: art.Stone("green"),
		}, mastersSpecimens, feats.Masters),
		seated(table.Kind[*stones.Game, stones.Move, stones.Event, stones.View]{
			Def: stones.Def, Levels: bots.Ladder(stones.Def), Former: bots.Former(stones.Def),
			Board: func() table.Board[stones.Move, stones.Event, stones.View] { return stonesboard.New() },
			Music: sound.Stones, Pictures: []art.ID{art.Throne}, Tips: stonesboard.Tips,
			Shows:   map[string]art.ID{"throne.65": art.Option("throne.65"), "throne.45": art.Option("throne.45")},
			Figures: stonesboard.Figures, Signs: stonesboard.Signs,
			Hue: func(p *ui.Palette) ui.Color { return p.Moss }, Part: art.Points, Feast: stonesboard.Feast,
		}, stonesSpecimens, feats.Stones),
		seated(table.Kind[*toss.Game, toss.Move, toss.Event, toss.View]{
			Def: toss.Def, Levels: bots.Ladder(toss.Def), Former: bots.Former(toss.Def),
			Board: func() table.Board[toss.Move, toss.Event, toss.View] { return tossboard.New() },
			Music: sound.Toss, Pictures: []art.ID{art.TossTable, art.Destiny}, Tips: tossboard.Tips,
			Shows: map[string]art.ID{
				"way.snatch": art.Option("way.snatch"), "way.ghost": art.Option("way.ghost"),
				"way.calm": art.Option("way.calm"),
				"time.no":  art.Option("time.no"), "time.15": art.Option("time.15"), "time.30": art.Option("time.30"),
				"time.60": art.Option("time.60"),
				"lead.no": art.Option("lead.no"), "lead.half": art.Option("lead.half"),
				"lead.one": art.Option("lead.one"), "lead.two": art.Option("lead.two"),
			},
			Figures: tossboard.Figures, Signs: tossboard.Signs, Controls: "way.snatch",
			Hue: func(p *ui.Palette) ui.Color { return p.Gold }, Part: art.SmallTossRune("white"),
		}, tossSpecimens, feats.Toss),
		seated(table.Kind[*market.Game, market.Move, market.Event, market.View]{
			Def: market.Def, Levels: bots.Ladder(market.Def), Former: bots.Former(market.Def),
			Board: func() table.Board[market.Move, market.Event, market.View] { return marketboard.New() },
			Music: sound.Market, Pictures: []art.ID{art.Fox}, Tips: marketboard.Tips,
			Shows: map[string]art.ID{
				"open-stores.no": art.Option("open-stores.no"), "open-stores.yes": art.Option("open-stores.yes"),
				"ending.sudden": art.Option("ending.sudden"), "ending.round": art.Option("ending.round"),
			},
			Figures: marketboard.Figures, Signs: marketboard.Signs, Befalls: marketboard.Befalls, Passes: marketboard.Passes,
			Hue: func(p *ui.Palette) ui.Color { return p.Blood }, Part: art.RuneStone("any"), Feast: marketboard.Feast,
		}, marketSpecimens, feats.Market),
	}
}

// seated returns the entry of a game with a board: the gallery shows its specimens and every motion, and its matches
// are judged for feats.
func seated[C games.Core[C, M, E], M comparable, E any, V any](kind table.Kind[C, M, E, V], show gallery.Specimens,
	list []feats.Feat[E]) library.Game {
	kind.Judge = func(m *games.Match[C, M, E, V]) table.Judge { return feats.NewJudge(list, feats.Of(m)) }
	var told []library.Feat
	for _, f := range list {
		told = append(told, library.Feat{ID: f.ID, Clause: f.Clause})
	}
	return library.Game{
		Feats: told,
		ID:    kind.Def.ID, Door: table.NewDoor(kind),
		Music: kind.Music, Pictures: kind.Pictures, Shows: kind.Shows, Tips: kind.Tips,
		Exhibits: gallery.ExhibitsOf(kind, show),
	}
}

// exhibition returns what the gallery shows: all games with a board.
func exhibition() []gallery.Game {
	var list []gallery.Game
	for _, g := range shelves.Games {
		if g.Door != nil {
			list = append(list, gallery.Game{ID: g.ID, Pictures: g.Pictures, Exhibits: g.Exhibits})
		}
	}
	return list
}
