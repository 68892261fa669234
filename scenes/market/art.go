package market

import (
	"image"
	"math"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// The ids of the pictures of the hall, by colour; those of NoColour are of either one.
var (
	runeIDs  = [...]art.ID{rules.NoColour: art.RuneStone("any"), rules.Red: art.RuneStone("red"), rules.Blue: art.RuneStone("blue")}
	chestIDs = [...]art.ID{rules.Red: art.Chest("red"), rules.Blue: art.Chest("blue")}
	storeIDs = [...]art.ID{rules.Red: art.StoreCard("red"), rules.Blue: art.StoreCard("blue")}
	slateIDs = [...]art.ID{rules.NoColour: art.Ember, rules.Red: art.StoreSlate("red"), rules.Blue: art.StoreSlate("blue")}
	handIDs  = [...]art.ID{rules.Rock: art.Hand("rock"), rules.Paper: art.Hand("paper"), rules.Scissors: art.Hand("scissors")}
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
	return a.covered(c, pictureKey{kind: groundPicture, id: id}, r, func(full art.Picture, size ui.Size) *image.RGBA {
		return rounded(middle(full, size), radius)
	})
}

// slope covers r, whose upper corners are cut off slantwise, with the middle of a picture of the hall.
func (a *painter) slope(c *ui.Canvas, id art.ID, r ui.Rect, lean float64) bool {
	return a.covered(c, pictureKey{kind: slopePicture, id: id, lean: int16(lean)}, r, func(full art.Picture, size ui.Size) *image.RGBA {
		return leaning(middle(full, size), lean)
	})
}

// covered covers r with pixels made of a picture of the hall, and reports whether that is there.
func (a *painter) covered(c *ui.Canvas, key pictureKey, r ui.Rect, pixels func(full art.Picture, size ui.Size) *image.RGBA) bool {
	if a.plain || r.W < 1 || r.H < 1 {
		return false
	}
	r = r.Snap()
	key.w, key.h = int16(r.W), int16(r.H)
	p, ok := a.pictures.Get(key)
	if !ok {
		full, there := a.kit.Art(key.id)
		if !there {
			return false
		}
		p = a.pictures.Put(key, ui.Upload(pixels(full, r.Size())))
	}
	c.Draw(p, r.Min(), ui.White)
	return true
}

// middle returns the middle of a picture at a size, in its own proportions.
func middle(full art.Picture, size ui.Size) *image.RGBA {
	scale := max(size.W/float64(full.Rect.Dx()), size.H/float64(full.Rect.Dy()))
	part := image.Rectangle{Max: image.Pt(max(1, int(math.Round(size.W/scale))), max(1, int(math.Round(size.H/scale))))}
	part = part.Add(full.Rect.Min).Add(full.Rect.Size().Sub(part.Size()).Div(2))
	full.RGBA = full.SubImage(part).(*image.RGBA)
	return ui.Scaled(full, int(size.W), int(size.H))
}

// rounded makes the corners of pixels round.
func rounded(p *image.RGBA, radius float64) *image.RGBA {
	w, h := float64(p.Rect.Dx()), float64(p.Rect.Dy())
	return masked(p, func(x, y float64) float64 {
		dx, dy := max(radius-x, x-w+radius), max(radius-y, y-h+radius)
		if dx <= 0 || dy <= 0 {
			return 1
		}
		return radius - math.Hypot(dx, dy) + .5
	})
}

// leaning cuts the sides of pixels off slantwise, so far at the top.
func leaning(p *image.RGBA, lean float64) *image.RGBA {
	w, h := float64(p.Rect.Dx()), float64(p.Rect.Dy())
	return masked(p, func(x, y float64) float64 { return min(x, w-x) - lean*(1-y/h) + .5 })
}

// masked keeps as much of each pixel as its middle is covered.
func masked(p *image.RGBA, covered func(x, y float64) float64) *image.RGBA {
	for y := range p.Rect.Dy() {
		for x := range p.Rect.Dx() {
			cover := min(max(covered(float64(x)+.5, float64(y)+.5), 0), 1)
			if cover == 1 {
				continue
			}
			for i := range 4 {
				q := &p.Pix[y*p.Stride+4*x+i]
				*q = uint8(float64(*q)*cover + .5)
			}
		}
	}
	return p
}
