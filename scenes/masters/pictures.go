package masters

import (
	"runehall/assets/art"
	rules "runehall/games/masters"
)

// The ids of the pictures of the hall; those of masters and tokens are in the order of [ui.Theme.Seats].
var (
	stoneIDs  = [...]art.ID{rules.Blue: art.Stone("blue"), rules.Green: art.Stone("green"), rules.Red: art.Stone("red")}
	masterIDs = forColours(art.Master)
	tokenIDs  = forColours(art.HighToken)
	adeptIDs  = map[rules.Side]art.ID{rules.NoSide: art.Adept("grey"), rules.BlueSide: art.Adept("blue"), rules.GreenSide: art.Adept("green")}
)

func forColours(name func(string) art.ID) (ids [5]art.ID) {
	for i, colour := range [...]string{"amber", "sky", "jade", "rose", "vermilion"} {
		ids[i] = name(colour)
	}
	return ids
}

// Shares of the picture of a master, by its height: see assets/src/art/masters.js.
const (
	masterWide = .8
	masterHigh = 1.2
	masterFoot = 1.06
)

// tokenSide is the side of the picture of a token, which has a border, by the radius of its ring.
const tokenSide = 60.0 / 28
