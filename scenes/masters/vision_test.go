package masters

import (
	"testing"

	"runehall/assets/art"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// The least contrasts of what lies on the board, for every kind of eyes.
const (
	leastRunes   = 3   // a rune and the stone that it is cut into: its shape tells what it is worth
	leastStones  = 1.6 // a stone without its rune, and the slate round it: its shape tells that too
	mostAlike    = .85 // the share of their shapes that two stones have in common
	leastOutline = 3   // an area's outline and its dark casing
	leastMaster  = 2.5 // a master and the slate behind it
)

var colours = []rules.Colour{rules.Blue, rules.Green, rules.Red}

// TestRunesAreSeenByEveryEye looks at each stone on its slate, and at the rune on it: as pictures, and as they are
// painted without pictures.
func TestRunesAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for _, colour := range colours {
			stone := e.Shade(stoneIDs[colour], .5)
			_, painted, _ := gemColours(&th.Palette.Gem, colour)
			e.Contrast(leastRunes, e.Shade(stoneIDs[colour], .98), stone, "the rune on the stone", colour)
			e.Contrast(leastRunes, e.Color(th.Palette.Bone), e.Color(painted), "the painted rune", colour)
			e.Contrast(leastStones, stone, e.Shade(art.Slate(false, 0), .5), "the stone on slate", colour)
		}
	})
}

// TestStonesDifferByShape lays the stones over each other: they can be told apart without any colour.
func TestStonesDifferByShape(t *testing.T) {
	boardtest.DifferByShape(t, mostAlike, map[string][]art.ID{"stones": stoneIDs[rules.Blue:]})
}

// TestAreasAndMastersAreSeenByEveryEye looks at the outlines of areas on their casing, which sets them off from stones
// of the same colour, and at masters in front of slate. The emblems say whose they are.
func TestAreasAndMastersAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for i, seat := range th.Seats {
			e.Contrast(leastOutline, e.Color(seat.Color), e.Color(th.Palette.Ink), "the outline of seat", i)
			e.Contrast(leastMaster, e.Shade(masterIDs[i], .75), e.Shade(art.Slate(false, 0), .5),
				"the master of seat", i)
		}
	})
}
