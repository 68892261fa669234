package masters

import (
	"testing"

	"runehall/assets/art"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// The least differences of what lies on the board, whatever eyes look at it.
const (
	leastRunes   = 3   // contrast of a rune and the stone that it is cut into: its shape tells what it is worth
	leastStones  = 1.6 // of a stone, without its rune, and the slate round it: so does that of the stone
	mostAlike    = .85 // share of their shapes that two stones have in common
	leastOutline = 3   // of an area's outline and its dark casing
	leastMaster  = 2.5 // of a master and the slate behind it
)

var colours = []rules.Colour{rules.Blue, rules.Green, rules.Red}

// TestRunesAreSeenByEveryEye looks at each stone on its slate and at the rune on it, as pictures and as they are painted
// without those.
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

// TestStonesDifferByShape lays the stones on each other: without any colour they are told apart.
func TestStonesDifferByShape(t *testing.T) {
	boardtest.DifferByShape(t, mostAlike, map[string][]art.ID{"stones": stoneIDs[rules.Blue:]})
}

// TestAreasAndMastersAreSeenByEveryEye looks at the outlines of the seats' areas on their casing, which parts them from
// stones of the same colour, and at the seats' masters before slate. Whose they are the emblems say.
func TestAreasAndMastersAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for i, seat := range th.Seats {
			e.Contrast(leastOutline, e.Color(seat.Color), e.Color(th.Palette.Ink), "the outline of seat", i)
			e.Contrast(leastMaster, e.Shade(masterIDs[i], .75), e.Shade(art.Slate(false, 0), .5), "the master of seat", i)
		}
	})
}
