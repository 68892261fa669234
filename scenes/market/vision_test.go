package market

import (
	"testing"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// How much things on the table must differ, whatever eyes look at them.
const (
	leastRune = 3 // contrast of a rune and the stone round it
	// Contrast of what a card shows and the slate round it: its dark outline parts the two, and its shape tells what it
	// is.
	leastEmblem = 2
	leastWord   = 4.5 // contrast of names, numbers and signs and what they stand on
	mostAlike   = .9  // share of their shapes that two things have in common at most
)

// of lists the two colours.
var of = [...]rules.Colour{rules.Red, rules.Blue}

// TestRunesAreSeenByEveryEye looks at the runes on their stones, as dark as the stone round them is light.
func TestRunesAreSeenByEveryEye(t *testing.T) {
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for _, colour := range of {
			e.Contrast(leastRune, e.Shade(runeIDs[colour], .98), e.Shade(runeIDs[colour], .25),
				"a rune and its stone", colour)
		}
	})
}

// TestEmblemsAreSeenByEveryEye looks at what cards show before their slate.
func TestEmblemsAreSeenByEveryEye(t *testing.T) {
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for id, slate := range map[art.ID]art.ID{art.Fox: art.Ember, storeIDs[rules.Red]: slateIDs[rules.Red],
			storeIDs[rules.Blue]: slateIDs[rules.Blue]} {
			e.Contrast(leastEmblem, e.Shade(id, .66), e.Shade(slate, .5), id, slate)
		}
	})
}

// TestWordsAreSeenByEveryEye looks at names, prices and numbers, with either contrast.
func TestWordsAreSeenByEveryEye(t *testing.T) {
	for _, look := range []ui.Look{{}, {HighContrast: true}} {
		th := ui.NewTheme(look)
		p := &th.Palette
		boardtest.EachEye(t, func(e boardtest.Eye) {
			e.Contrast(leastWord, e.Color(p.ParchmentInk), e.Shade(art.Tag, .5), "a price", look)
			e.Contrast(leastWord, e.Color(p.ParchmentInk), e.Color(p.Parchment.Mix(p.Bone, .6)),
				"the number of a card", look)
			e.Contrast(leastWord, e.Color(p.BrassEdge), e.Shade(art.CardParchment, .5), "its corner", look)
			e.Contrast(leastWord, e.Color(p.Cream), e.Shade(art.Ember, .5), "a thief's name", look)
			for _, colour := range of {
				e.Contrast(leastWord, e.Color(p.Cream), e.Shade(slateIDs[colour], .5), "a store's name", colour, look)
				e.Contrast(leastWord, e.Color(tones(p, colour).Light), e.Shade(slateIDs[colour], .5),
					"a store's line", colour, look)
			}
		})
	}
}

// TestThingsDifferByShape lays pictures of a kind on each other: without any colour they are told apart.
func TestThingsDifferByShape(t *testing.T) {
	boardtest.DifferByShape(t, mostAlike, map[string][]art.ID{
		"runes": runeIDs[1:], "hands": handIDs[1:], "figures": {art.Outpost, art.Collector, art.SeatedCollector},
		"emblems": {art.Fox, storeIDs[rules.Red]},
	})
}
