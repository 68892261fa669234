package masters

import (
	"runehall/assets/art"
	rules "runehall/games/masters"
)

// Ids of pictures. Masters and tokens are in the order of [ui.Theme.Seats].
var (
	stoneIDs  = [...]art.ID{rules.Blue: art.Stone("blue"), rules.Green: art.Stone("green"), rules.Red: art.Stone("red")}
	masterIDs = forColours(art.Master)
	tokenIDs  = forColours(art.HighToken)
	adeptIDs  = map[rules.Side]art.ID{rules.NoSide: art.Adept("grey"), rules.BlueSide: art.Adept("blue"),
		rules.GreenSide: art.Adept("green")}
)

func forColours(name func(string) art.ID) (ids [5]art.ID) {
	for i, colour := range [...]string{"amber", "sky", "jade", "rose", "vermilion"} {
		ids[i] = name(colour)
	}
	return ids
}

// Measures of the picture of a master, as shares of the master's height: see assets/src/art/masters.js.
const (
	masterWide = .8
	masterHigh = 1.2
	masterFoot = 1.06
)

// tokenSide is the side of a token's picture, border included, as a multiple of the radius of its ring.
const tokenSide = 60.0 / 28
