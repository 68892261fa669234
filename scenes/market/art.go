package market

import (
	"image"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// The ids of the hall's pictures, by colour. NoColour has one where a thing may be of either colour, or of none.
var (
	runeIDs = [...]art.ID{rules.NoColour: art.RuneStone("any"), rules.Red: art.RuneStone("red"),
		rules.Blue: art.RuneStone("blue")}
	chestIDs = [...]art.ID{rules.Red: art.Chest("red"), rules.Blue: art.Chest("blue")}
	storeIDs = [...]art.ID{rules.Red: art.StoreCard("red"), rules.Blue: art.StoreCard("blue")}
	slateIDs = [...]art.ID{rules.NoColour: art.Ember, rules.Red: art.StoreSlate("red"),
		rules.Blue: art.StoreSlate("blue")}
	handIDs = [...]art.ID{rules.Rock: art.Hand("rock"), rules.Paper: art.Hand("paper"),
		rules.Scissors: art.Hand("scissors")}
)

// tones returns the tones of a colour, and grey ones for none.
func tones(p *ui.Palette, colour rules.Colour) *ui.KinTones {
	switch colour {
	case rules.Red:
		return &p.Kin.Red
	case rules.Blue:
		return &p.Kin.Blue
	}
	return &p.Kin.Grey
}

// The tones in which things are drawn that have no pictures. The last four are made of the thing's own colour.
func ink(p *ui.Palette, _ *ui.KinTones) ui.Color       { return p.Ink }
func bone(p *ui.Palette, _ *ui.KinTones) ui.Color      { return p.Bone }
func wood(p *ui.Palette, _ *ui.KinTones) ui.Color      { return p.BrassLow.Mix(p.Oak, .45) }
func iron(p *ui.Palette, _ *ui.KinTones) ui.Color      { return p.Muted }
func gold(p *ui.Palette, _ *ui.KinTones) ui.Color      { return p.Gold }
func brass(p *ui.Palette, _ *ui.KinTones) ui.Color     { return p.BrassLow }
func glow(p *ui.Palette, _ *ui.KinTones) ui.Color      { return p.GoldText }
func ember(p *ui.Palette, _ *ui.KinTones) ui.Color     { return p.Ember }
func sackcloth(p *ui.Palette, _ *ui.KinTones) ui.Color { return p.GoldText.Mix(p.Oak, .25) }
func grey(_ *ui.Palette, own *ui.KinTones) ui.Color    { return own.Body.Mix(own.Shade, .35) }
func body(_ *ui.Palette, own *ui.KinTones) ui.Color    { return own.Body }
func shade(_ *ui.Palette, own *ui.KinTones) ui.Color   { return own.Shade }
func dark(_ *ui.Palette, own *ui.KinTones) ui.Color    { return own.Deep }

var flat, lined, edged = baked.Filled, baked.Stroked, baked.Edged

// slope fills r, whose upper corners are cut off slantwise, with the middle of a picture of the hall. It reports
// whether there is such a picture.
func (a *painter) slope(c *ui.Canvas, id art.ID, r ui.Rect, lean float64) bool {
	return a.Covered(c, id, int(lean), r, func(full art.Picture, size ui.Size) *image.RGBA {
		return leaning(baked.Middle(full, size), lean)
	})
}

// leaning cuts the left and the right side of a picture off slantwise: lean pixels at the top, none at the foot.
func leaning(p *image.RGBA, lean float64) *image.RGBA {
	w, h := float64(p.Rect.Dx()), float64(p.Rect.Dy())
	return baked.Masked(p, func(x, y float64) float64 { return min(x, w-x) - lean*(1-y/h) + .5 })
}
