package stones

import (
	"testing"

	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// The least differences of what lies on the table, whatever eyes look at it.
const (
	leastGem    = 6   // contrast of a gem, or of its dark edge, and what it lies on
	leastMask   = 2.5 // of a mask and the slate round it: its dark outline parts them, and its shape tells what it is
	leastSpark  = 4.5 // of a spark of magic and the dark round it
	leastNumber = 4.5 // of numbers on brass, gold and cards
	mostAlike   = .85 // share of their shapes that two things have in common
)

// every lists the colours, none among them: gems of any colour, druids.
var every = []rules.Colour{rules.NoColour, rules.Green, rules.Red, rules.Blue, rules.Yellow, rules.White}

// TestGemsAreSeenByEveryEye looks at gems on dark grounds, and at their edges on parchment.
func TestGemsAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for _, colour := range every {
			e.Contrast(leastGem, e.Shade(gemIDs[colour], .66), e.Color(th.Palette.Ink), "a gem and the rail", colour)
			e.Contrast(leastGem, e.Shade(gemIDs[colour], .02), e.Shade(art.Strip, .5), "a gem's edge and parchment", colour)
		}
	})
}

// TestMasksAreSeenByEveryEye looks at the masks before their windows.
func TestMasksAreSeenByEveryEye(t *testing.T) {
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for _, colour := range every {
			e.Contrast(leastMask, e.Shade(maskIDs[colour], .66), e.Shade(windowIDs[colour], .5), "a mask and its window", colour)
		}
	})
}

// TestSignsAreSeenByEveryEye looks at sparks and numbers, with either contrast.
func TestSignsAreSeenByEveryEye(t *testing.T) {
	for _, look := range []ui.Look{{}, {HighContrast: true}} {
		th := ui.NewTheme(look)
		p := &th.Palette
		boardtest.EachEye(t, func(e boardtest.Eye) {
			for _, colour := range every {
				own := tones(p, colour)
				e.Contrast(leastSpark, e.Color(own.Light), e.Color(p.Ink), "a spark and the dark", colour, look)
				e.Contrast(leastSpark, e.Color(p.Cream), e.Color(own.Shade), "a number and a card", colour, look)
			}
			e.Contrast(leastNumber, e.Color(p.OnBrass), e.Shade(art.Points, .5), "power points", look)
			e.Contrast(leastNumber, e.Color(p.Cream), e.Shade(art.Price, .5), "a price", look)
		})
	}
}

// TestThingsDifferByShape lays pictures of a kind on each other: without any colour they are told apart.
func TestThingsDifferByShape(t *testing.T) {
	boardtest.DifferByShape(t, mostAlike, map[string][]art.ID{"gems": gemIDs[:], "masks": maskIDs[:], "artifacts": artifactIDs[1:]})
}
