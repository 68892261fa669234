package stones

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/ui"
)

// The ids of the pictures of the hall, by colour. NoColour stands for druids, and for gems of any colour.
var (
	maskIDs = [...]art.ID{
		rules.NoColour: art.Mask("druid"), rules.Green: art.Mask("dryad"), rules.Red: art.Mask("harpy"),
		rules.Blue: art.Mask("kobold"), rules.Yellow: art.Mask("satyr"), rules.White: art.Mask("dragon"),
	}
	windowIDs   = byColour(art.Window)
	gemIDs      = byColour(art.Gem)
	artifactIDs = byColour(art.Artifact)
)

func byColour(name func(string) art.ID) (ids [rules.White + 1]art.ID) {
	for colour := range ids {
		ids[colour] = name(rules.Colour(colour).String())
	}
	return ids
}

// tones returns the tones of a colour. NoColour has the tones of druids.
func tones(p *ui.Palette, colour rules.Colour) *ui.KinTones {
	switch colour {
	case rules.Green:
		return &p.Kin.Green
	case rules.Red:
		return &p.Kin.Red
	case rules.Blue:
		return &p.Kin.Blue
	case rules.Yellow:
		return &p.Kin.Yellow
	case rules.White:
		return &p.Kin.White
	}
	return &p.Kin.Grey
}

func ringed(c *ui.Canvas, text string, style ui.TextStyle, at ui.Point, align ui.Align, ring ui.Color, width float64) {
	for i := range 12 {
		c.Text(text, style.In(ring), at.Add(ui.Polar(float64(i)*math.Pi/6, width)), align)
	}
	c.Text(text, style, at, align)
}
