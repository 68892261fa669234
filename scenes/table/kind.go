package table

import (
	"slices"

	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/bots"
	"runehall/scenes/stage"
	"runehall/scenes/table/notices"
	"runehall/scenes/table/thinkers"
	"runehall/ui"
)

// Tip is a sentence for somebody's first match of a game.
type Tip = notices.Tip

// Kind is a game, with everything that a table needs to run its matches.
type Kind[C games.Core[C, M, E], M comparable, E any, V any] struct {
	Def *games.Def[C, M, E, V]
	// Levels are the computer players that a new match can seat, the weakest first.
	Levels []games.Level[C, M]
	// Former are levels of earlier versions, which appear only in records.
	Former []games.Level[C, M]
	// Board returns a new board.
	Board func() Board[M, E, V]
	// Music is played at the table.
	Music sound.Music
	// Pictures are the pictures of the board: one of each sheet is enough.
	Pictures []art.ID
	// Ground lies under the game's table; the zero value is oak.
	Ground stage.Grounds
	// Shows are the pictures of choices in the set-up, by option and choice ("variant.explorers"). A choice without a
	// picture has only words.
	Shows map[string]art.ID
	// Controls is the choice of an option with which several persons' hands act at the same moment, each with keys or a
	// gamepad of its own ("way.snatch"); "": there is none.
	Controls string
	// Samples returns a function that draws such a choice better than its picture, and reports whether it could; nil:
	// there is none.
	Samples func(k *ui.Kit) func(c *ui.Canvas, choice string, r ui.Rect) bool
	// Signs returns a function that draws those things of the rulebook that are no clauses, by their names there; nil:
	// they have only words.
	Signs func(k *ui.Kit) func(c *ui.Canvas, thing string, r ui.Rect)
	// Tips are for somebody's first match, the most urgent first.
	Tips []Tip
	// Hue is the colour of the light in which winners are celebrated; nil: gold. Part is the piece that flies to a seat
	// while it counts its points, and Feast draws the game's own things between winner and points; nil: the last
	// position lies there.
	Hue   func(p *ui.Palette) ui.Color
	Part  art.ID
	Feast func(c *ui.Canvas, r ui.Rect, winner ui.SeatLook)
	// Befalls returns the seat to which an event does something that it must have read before the match goes on, such
	// as the loss of a turn; games.Nobody: there is none. nil: there is no such event.
	Befalls func(e E) games.Seat
	// Passes puts into words that the only move of a seat in a public view, which the table makes, lets its turn go by;
	// nil: no turn goes by so.
	Passes func(public V, s games.Seat, m M) (says games.Phrase, passes bool)
	// Judge begins to find out what each person achieved in a match that is over; nil: nothing is remembered.
	Judge func(m *games.Match[C, M, E, V]) Judge
	// Figures are positions that show what clauses mean, in the order of the clauses.
	Figures []Figure
}

func (k *Kind[C, M, E, V]) ground() stage.Grounds {
	if k.Ground == (stage.Grounds{}) {
		return stage.Oak
	}
	return k.Ground
}

func (k *Kind[C, M, E, V]) pictures(portrait bool) []art.ID {
	list := slices.Clone(k.Pictures)
	if g := k.ground(); g != stage.Oak {
		list = append(list, g.Picture(portrait))
	}
	return list
}

// level returns the computer player that a record's driver names. For a program it is the level that plays in its
// absence.
func (k *Kind[C, M, E, V]) level(id string) (games.Level[C, M], bool) {
	if id == games.RivalDriver {
		id = thinkers.StandIn
	}
	for _, list := range [...][]games.Level[C, M]{k.Levels, k.Former} {
		for _, l := range list {
			if l.ID == id {
				return l, true
			}
		}
	}
	return games.Level[C, M]{}, false
}

// advisor returns the level from which hints come: the best. For today's master it is the former one, whose hints are
// there sooner.
func (k *Kind[C, M, E, V]) advisor() games.Level[C, M] {
	best := k.Levels[len(k.Levels)-1]
	if former, ok := k.level(bots.FormerMaster); ok && best.ID == bots.Master {
		return former
	}
	return best
}

func (k *Kind[C, M, E, V]) joint(core C) bool { return k.Def.Joint != nil && k.Def.Joint(core) }
