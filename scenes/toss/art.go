package toss

import (
	"runehall/assets/art"
	rules "runehall/games/toss"
	"runehall/ui"
)

// stoneOf returns what a rune looks like. A rune that is not known is clay.
func stoneOf(r rules.Rune) stone {
	switch r {
	case rules.NoRune:
		return clay
	case rules.Destiny:
		return goldStone
	}
	return stone(r.Colour())
}

// stoneIDs are the pictures of each kind of stone: one for each of its grounds, then the one for small stones.
var stoneIDs = func() (ids [stoneKinds][art.TossGrounds + 1]art.ID) {
	ids[clay], ids[goldStone] = [...]art.ID{art.TossBack, art.TossBack, art.SmallTossRune("back")},
		[...]art.ID{art.Destiny, art.Destiny, art.Destiny}
	for kind := range clay {
		name := rules.Colour(kind).String()
		ids[kind] = [...]art.ID{art.TossRune(name, 0), art.TossRune(name, 1), art.SmallTossRune(name)}
	}
	return ids
}()

// toneOf holds the tones of a stone: of its face without a picture, its wall, and what is cut into it. Light is how
// strongly the far edge of a cut takes the light.
type toneOf struct {
	face, wall, ink ui.Color
	light           float64
}

var tones = [...]toneOf{
	blackStone: {ui.Hex(0x191b20), ui.Hex(0x0d0f14), ui.Hex(0xffe6b4), .22},
	greyStone:  {ui.Hex(0x858c97), ui.Hex(0x3d4249), ui.Hex(0x181c22), .5},
	whiteStone: {ui.Hex(0xf1e9d6), ui.Hex(0xa8977a), ui.Hex(0x3c2b20), .75},
	clay:       {ui.Hex(0x6d5140), ui.Hex(0x4a3020), ui.Hex(0x3c291d), 0},
	goldStone:  {ui.Hex(0xe0b24a), ui.Hex(0x7a5218), ui.Hex(0x3a1e08), 0},
}

// Tones of the table without its pictures, and of what lies under and over it.
var (
	burnt     = ui.Hex(0x1c0f07)
	shadow    = ui.Hex(0x000000)
	lamplight = ui.Hex(0xffd27a)
	flame     = ui.Hex(0xffe9b0)
	burning   = ui.Hex(0xff9c3c)
	braidGold = ui.Hex(0xf2b95a)
	clayRed   = ui.Hex(0xb5413f) // the dot of Destiny
)
