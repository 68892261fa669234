package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// The tones of masks and artifacts that are drawn without pictures.
func body(_ *ui.Palette, own *ui.KinTones) ui.Color { return own.Body.Mix(own.Light, .27) }
func dark(_ *ui.Palette, own *ui.KinTones) ui.Color { return own.Deep }
func light(p *ui.Palette, _ *ui.KinTones) ui.Color  { return p.GoldText }
func gold(p *ui.Palette, _ *ui.KinTones) ui.Color   { return p.Gold }
func iron(p *ui.Palette, _ *ui.KinTones) ui.Color   { return p.Muted }
func wood(p *ui.Palette, _ *ui.KinTones) ui.Color   { return p.BrassLow }

var flat, lined = baked.Filled, baked.Stroked

// masks are carved masks on boxes of 100: dryad, harpy, kobold, satyr, dragon, and the druid for NoColour. Their right
// halves are drawn here, and then mirrored.
var masks = mirrored([...]baked.Shape{
	rules.Green: {
		lined(body, 4.6, "M3 -18C7 -32 20 -34 23 -48M13 -33C22 -32 30 -36 35 -45M8 -25C18 -22 30 -22 41 -30"),
		flat(body, "M20 -2C30 -14 41 -10 48 -3C40 8 28 10 19 7Z"),
		flat(body, "M16 14C28 10 36 18 38 30C27 33 17 27 13 21Z"),
		flat(body, "M0 -24C15 -24 21 -10 18 6C15 22 8 36 0 48Z"),
		flat(dark, "M4 -1C9 -8 14 -7 16 -4C13 2 8 3 4 -1Z"), flat(dark, "M0 -16L2 -16L2.2 12L5 17L0 20Z"),
		flat(dark, "M0 30Q4 30 7 28Q4 33 0 34Z"),
	},
	rules.Red: {
		flat(body,
			"M7 -2C14 -28 32 -40 49 -44C48 -35 47 -30 43 -25C48 -25 46 -16 40 -12C45 -11 42 -2 35 0C38 4 33 11 26 10C27 15 20 20 14 17C10 14 8 8 7 -2Z"),
		flat(body, "M0 4C6 6 8 12 8 20L15 46L8 39L4 49L0 40Z"),
		flat(body, "M0 -33C11 -33 13 -22 10 -14C8 -9 5 -6 0 1Z"),
		flat(body, "M0 -31L0 -43L4 -49Z"), flat(body, "M6 -30L14 -43L1 -33Z"),
		flat(dark, "M2.5 -20C5 -25 9 -25 10 -21C8 -18 5 -17 2.5 -20Z"), flat(dark, "M0 -17L3 -13L0 -1Z"),
		lined(dark, 1.8, "M13 2C20 -14 32 -24 43 -29M13 9C22 -2 30 -8 38 -13"),
	},
	rules.Blue: {
		flat(body, "M17 -8C28 -22 42 -24 50 -17C46 -2 34 8 18 10Z"),
		flat(body, "M0 -27C15 -27 21 -16 20 -2C19 16 11 32 0 37Z"),
		flat(body, "M0 -39H6V-27H0Z"), flat(light, "M0 -52C7 -46 6 -40 0 -40Z"),
		flat(dark, "M22 -4C30 -12 38 -15 44 -13C40 -4 32 2 22 5Z"),
		flat(dark, "M4 -3C7 -11 15 -11 17 -4C13 2 7 2 4 -3Z"),
		flat(dark, "M0 4L5 12L0 15Z"), flat(dark, "M0 18H13L9 25L6 21L3 27L0 22Z"),
		flat(light, "M9 -4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"),
	},
	rules.Yellow: {
		lined(body, 8, "M8 -21C20 -40 46 -33 46 -11C46 8 25 9 25 -5C25 -13 34 -14 35 -7"),
		lined(dark, 1.5, "M17 -34L20 -25M29 -36L29 -27M39 -30L35 -23M47 -18L39 -16M47 -5L39 -8M39 5L35 -1"),
		flat(body, "M0 -25C13 -25 17 -14 15 0C13 10 12 16 9 22L12 34L6 32L5 45L0 50Z"),
		flat(body, "M16 3C24 4 31 8 34 15C26 19 18 16 14 12Z"),
		flat(dark, "M4 -4L14 -8L12 -1Z"), flat(dark, "M0 -14L2 -14L4 12L0 16Z"),
		flat(dark, "M0 20Q4 20 6 22Q4 24.5 0 24.5Z"), flat(dark, "M0 31H1L0 45Z"),
	},
	rules.White: {
		flat(body, "M6 -24C12 -34 10 -44 22 -52C25 -40 23 -27 16 -17Z"),
		flat(body, "M17 -13L44 -34L38 -14L50 -9L38 2L44 15L26 14L15 4Z"),
		flat(body, "M0 -28C11 -28 19 -20 20 -9L15 5L11 26C9 38 5 43 0 45Z"),
		flat(dark, "M4 -6L16 -14L14 -5L7 -2Z"), flat(dark, "M3 30C5 26 8 26 8 30C7 33 4 34 3 30Z"),
		lined(dark, 2, "M0 -20L5 -8L4 18M20 -6L36 -14M21 0L36 2M19 6L32 10"),
	},
	rules.NoColour: {
		flat(body, "M0 -50C10 -46 14 -42 16 -38C28 -26 33 -4 31 20L40 47L0 47Z"),
		flat(dark, "M0 -33C14 -28 21 -8 18 12L11 47H0Z"),
		flat(body, "M0 -16C9 -17 16 -12 17 -5C18 3 17 9 16 14C15 20 14 24 12 29C9 38 5 44 0 50Z"),
		flat(dark, "M4.6 -0.5C8 -5.4 13.6 -5.4 15.4 -1C12.6 3 8 3.4 4.6 -0.5Z"),
		flat(dark, "M0 17.5Q4 17.5 8 19Q5 26.5 0 26.5Z"),
		lined(dark, 1.6, "M23 -20C28 -6 28 14 26 42M4 30L2 45M10 24L6 40M2 12.5C6 11 12 12 16.5 18"),
	},
})

func mirrored(shapes [rules.White + 1]baked.Shape) [rules.White + 1]baked.Shape {
	for i, s := range shapes {
		shapes[i] = s.Mirrored()
	}
	return shapes
}

func (a *painter) mask(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	if a.Sprite(c, maskIDs[colour], baked.Square(mid, ui.Whole(side*maskBox))) {
		return
	}
	masks[colour].Draw(c, mid, side/100, tones(&c.Palette, colour))
}

// maskBox is the side of a mask's picture, which has room for its shadow, divided by the side of the mask.
const maskBox = 1.125
