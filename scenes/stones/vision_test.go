package stones

import (
	"testing"

	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// How well the things on the table must be told apart by all kinds of eyes.
const (
	leastGem = 6 // contrast of a gem, or of its dark edge, with its ground
	// contrast of a mask with the slate round it: its dark outline sets it off, and its shape tells what it is
	leastMask   = 2.5
	leastSpark  = 4.5 // contrast of a spark of magic with its dark ground
	leastNumber = 4.5 // contrast of numbers with brass, gold and cards
	mostAlike   = .85 // the greatest share of their shapes that two things may have in common
)

// every lists all colours and NoColour, which stands for gems of any colour and for druids.
var every = []rules.Colour{rules.NoColour, rules.Green, rules.Red, rules.Blue, rules.Yellow, rules.White}

// TestGemsAreSeenByEveryEye looks at gems on dark grounds, and at their edges on parchment.
func TestGemsAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for _, colour := range every {
			e.Contrast(leastGem, e.Shade(gemIDs[colour], .66), e.Color(th.Palette.Ink), "a gem and the rail", colour)
			e.Contrast(leastGem, e.Shade(gemIDs[colour], .02), e.Shade(art.Strip, .5), "a gem's edge and parchment",
				colour)
		}
	})
}

// TestMasksAreSeenByEveryEye looks at masks in front of their windows.
func TestMasksAreSeenByEveryEye(t *testing.T) {
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for _, colour := range every {
			e.Contrast(leastMask, e.Shade(maskIDs[colour], .66), e.Shade(windowIDs[colour], .5),
				"a mask and its window", colour)
		}
	})
}

// TestSignsAreSeenByEveryEye looks at sparks and numbers, with usual and with high contrast.
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
			e.Contrast(leastNumber, e.Color(p.ParchmentInk), e.Color(p.Parchment), "a price", look)
		})
	}
}

// TestThingsDifferByShape lays pictures of one kind on each other. They must be told apart without any colour.
func TestThingsDifferByShape(t *testing.T) {
	boardtest.DifferByShape(t, mostAlike, map[string][]art.ID{"gems": gemIDs[:], "masks": maskIDs[:],
		"artifacts": artifactIDs[1:]})
}
