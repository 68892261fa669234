package stones

import (
	"image"
	"math"

	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// The ids of the pictures of the hall, by colour; those of NoColour are of druids, and of gems of any colour.
var (
	maskIDs = [...]art.ID{
		rules.NoColour: art.Mask("druid"), rules.Green: art.Mask("dryad"), rules.Red: art.Mask("harpy"), rules.Blue: art.Mask("kobold"),
		rules.Yellow: art.Mask("satyr"), rules.White: art.Mask("dragon"),
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

// tones returns the tones of a colour, and those of druids for none.
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

// sprite draws a picture of the hall into r, unless it has not come yet or high contrast does without, which it reports.
func (a *painter) sprite(c *ui.Canvas, id art.ID, r ui.Rect) bool {
	if a.plain || r.W < 1 || r.H < 1 {
		return false
	}
	w, h := baked.SizeOf(r)
	key := pictureKey{kind: spritePicture, id: id, w: int16(w), h: int16(h)}
	p, there := a.pictures.Hall(a.kit, id, key, func(full art.Picture) *image.RGBA { return baked.Fitted(full, int(w), int(h)) })
	if there {
		baked.Lay(c, p, r)
	}
	return there
}

// ground covers r with the middle of a picture of the hall, in its own proportions and with round corners, and reports whether it is
// there.
func (a *painter) ground(c *ui.Canvas, id art.ID, r ui.Rect, radius float64) bool {
	return a.covered(c, id, r, func(full art.Picture, size ui.Size) *image.RGBA {
		scale := max(size.W/float64(full.Rect.Dx()), size.H/float64(full.Rect.Dy()))
		part := image.Rectangle{Max: image.Pt(int(math.Round(size.W/scale)), int(math.Round(size.H/scale)))}
		part = part.Add(full.Rect.Min).Add(full.Rect.Size().Sub(part.Size()).Div(2))
		full.RGBA = full.SubImage(part).(*image.RGBA)
		return rounded(ui.Scaled(full, int(size.W), int(size.H)), radius)
	})
}

// plank covers r with a picture of the hall that can be stretched along its grain, with round corners, and reports whether it is there.
func (a *painter) plank(c *ui.Canvas, id art.ID, r ui.Rect, radius float64) bool {
	return a.covered(c, id, r, func(full art.Picture, size ui.Size) *image.RGBA {
		return rounded(ui.Scaled(full, int(size.W), int(size.H)), radius)
	})
}

// covered covers r with pixels made of a picture of the hall, and reports whether that is there.
func (a *painter) covered(c *ui.Canvas, id art.ID, r ui.Rect, pixels func(full art.Picture, size ui.Size) *image.RGBA) bool {
	if a.plain || r.W < 1 || r.H < 1 {
		return false
	}
	r = r.Snap()
	key := pictureKey{kind: groundPicture, id: id, w: int16(r.W), h: int16(r.H)}
	p, there := a.pictures.Hall(a.kit, id, key, func(full art.Picture) *image.RGBA { return pixels(full, r.Size()) })
	if there {
		c.Draw(p, r.Min(), ui.White)
	}
	return there
}

// rounded makes the corners of pixels round.
func rounded(p *image.RGBA, radius float64) *image.RGBA {
	w, h := float64(p.Rect.Dx()), float64(p.Rect.Dy())
	for y := range p.Rect.Dy() {
		dy := max(radius-float64(y)-.5, float64(y)+.5-h+radius)
		if dy <= 0 {
			continue
		}
		for x := range p.Rect.Dx() {
			dx := max(radius-float64(x)-.5, float64(x)+.5-w+radius)
			if dx <= 0 {
				continue
			}
			cover := min(max(radius-math.Hypot(dx, dy)+.5, 0), 1)
			for i := range 4 {
				q := &p.Pix[y*p.Stride+4*x+i]
				*q = uint8(float64(*q)*cover + .5)
			}
		}
	}
	return p
}

// ringed draws text with an outline, which keeps it legible on anything.
func ringed(c *ui.Canvas, text string, style ui.TextStyle, at ui.Point, align ui.Align, ring ui.Color, width float64) {
	for i := range 12 {
		c.Text(text, style.In(ring), at.Add(ui.Polar(float64(i)*math.Pi/6, width)), align)
	}
	c.Text(text, style, at, align)
}
