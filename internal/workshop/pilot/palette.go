package pilot

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// fewColours are the sizes of palettes that are tried one after the other, and keeps is by how much the mean colour of
// a patch may differ in one of them from the picture: most of what a comparison allows is left to renderers.
var fewColours = []int{64, 128, 192, 256, 256, 256, 256}

const keeps = patchDiffers / 2.

// dearer is how much more the colours of a patch count after a palette in which that patch has not kept its look.
const dearer = 3

// tone is a colour of a picture, and how many pixels have it.
type tone struct {
	rgb   [3]int
	count int
}

// Paletted returns a picture in as few colours as suffice, which are chosen for it, always the same for the same
// picture.
func Paletted(p *image.RGBA) *image.Paletted {
	p = asRGBA(p)
	weights := make([]int, p.Rect.Dx()*p.Rect.Dy())
	for i := range weights {
		weights[i] = 1
	}
	var few *image.Paletted
	for _, n := range fewColours {
		few = inPalette(p, paletteOf(p, weights, n))
		faults := lost(p, asRGBA(few))
		if len(faults) == 0 {
			break
		}
		for _, patch := range faults {
			weigh(weights, p.Rect.Dx(), patch)
		}
	}
	return few
}

// lost returns the patches of a picture that look different in a palette.
func lost(p, few *image.RGBA) (patches []image.Rectangle) {
	for patch := range patchesOf(p.Rect) {
		if tinted(p, few, patch) > keeps {
			patches = append(patches, patch)
		}
	}
	return patches
}

// weigh lets the pixels of a patch count more.
func weigh(weights []int, width int, patch image.Rectangle) {
	for y := patch.Min.Y; y < patch.Max.Y; y++ {
		for x := patch.Min.X; x < patch.Max.X; x++ {
			weights[y*width+x] *= dearer
		}
	}
}

// paletteOf chooses so many colours for a picture, or all that it has: the space of its colours is cut in two at the
// mean of the widest and most crowded part, again and again, and each colour is the mean of a part.
func paletteOf(p *image.RGBA, weights []int, most int) color.Palette {
	tones := tonesOf(p, weights)
	chosen := settle(tones, cut(tones, most))
	slices.SortFunc(chosen, func(a, b [3]int) int {
		return cmp.Or(cmp.Compare(sum(a), sum(b)), slices.Compare(a[:], b[:]))
	})
	chosen = slices.Compact(chosen)
	palette := make(color.Palette, len(chosen))
	for i, c := range chosen {
		palette[i] = color.RGBA{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255}
	}
	return palette
}

// manyTones is how many colours are worth to be told apart; of more, those that hardly differ are one.
const manyTones = 1000

// tonesOf returns the colours of a picture, in the order of their channels.
func tonesOf(p *image.RGBA, weights []int) []tone {
	counts := map[[3]int]int{}
	for i, w := range weights {
		counts[rgbAt(p, i%p.Rect.Dx(), i/p.Rect.Dx())] += w
	}
	if len(counts) > manyTones {
		near := map[[3]int]int{}
		for c, n := range counts {
			near[[3]int{c[0]&^3 | 1, c[1]&^3 | 1, c[2]&^3 | 1}] += n
		}
		counts = near
	}
	tones := make([]tone, 0, len(counts))
	for rgb, n := range counts {
		tones = append(tones, tone{rgb, n})
	}
	slices.SortFunc(tones, func(a, b tone) int { return slices.Compare(a.rgb[:], b.rgb[:]) })
	return tones
}

// cut returns the means of at most so many parts of some colours.
func cut(tones []tone, most int) [][3]int {
	parts := [][]tone{slices.Clone(tones)}
	for len(parts) < most {
		worst, along, squares := -1, 0, 0
		for i, part := range parts {
			if channel, e := spread(part); e > squares {
				worst, along, squares = i, channel, e
			}
		}
		if worst < 0 {
			break // each part is one colour
		}
		part := parts[worst]
		slices.SortFunc(part, func(a, b tone) int {
			return cmp.Or(cmp.Compare(a.rgb[along], b.rgb[along]), slices.Compare(a.rgb[:], b.rgb[:]))
		})
		middle := mid(part)[along]
		at := slices.IndexFunc(part, func(t tone) bool { return t.rgb[along] > middle })
		if at < 1 {
			at = len(part) / 2
		}
		parts[worst] = part[:at]
		parts = append(parts, part[at:])
	}
	var means [][3]int
	for _, part := range parts {
		if len(part) > 0 {
			means = append(means, mid(part))
		}
	}
	return means
}

// spread returns the channel in which some colours lie furthest apart, and the squares of the distances from their mean
// in it.
func spread(part []tone) (channel, squares int) {
	if len(part) < 2 {
		return 0, 0
	}
	middle := mid(part)
	for c := range 3 {
		s := 0
		for _, t := range part {
			s += t.count * (t.rgb[c] - middle[c]) * (t.rgb[c] - middle[c])
		}
		if s > squares {
			channel, squares = c, s
		}
	}
	return channel, squares
}

// settle moves each colour to the mean of the tones that are nearest to it. A colour to which none is nearest is left
// out.
func settle(tones []tone, chosen [][3]int) [][3]int {
	parts := make([][]tone, len(chosen))
	for _, t := range tones {
		i := nearest(chosen, t.rgb)
		parts[i] = append(parts[i], t)
	}
	var moved [][3]int
	for _, part := range parts {
		if len(part) > 0 {
			moved = append(moved, mid(part))
		}
	}
	return moved
}

// mid returns the mean of some colours.
func mid(part []tone) (m [3]int) {
	n := 0
	for _, t := range part {
		n += t.count
		for c := range 3 {
			m[c] += t.count * t.rgb[c]
		}
	}
	for c := range 3 {
		m[c] = (m[c] + n/2) / n
	}
	return m
}

// inPalette returns a picture in the nearest colours of a palette.
func inPalette(p *image.RGBA, palette color.Palette) *image.Paletted {
	chosen := make([][3]int, len(palette))
	for i, c := range palette {
		r, g, b, _ := c.RGBA()
		chosen[i] = [3]int{int(r >> 8), int(g >> 8), int(b >> 8)}
	}
	out := image.NewPaletted(p.Rect, palette)
	known := map[[3]int]uint8{}
	for y := p.Rect.Min.Y; y < p.Rect.Max.Y; y++ {
		for x := p.Rect.Min.X; x < p.Rect.Max.X; x++ {
			rgb := rgbAt(p, x, y)
			i, ok := known[rgb]
			if !ok {
				i = uint8(nearest(chosen, rgb))
				known[rgb] = i
			}
			out.SetColorIndex(x, y, i)
		}
	}
	return out
}

// nearest returns which of some colours is nearest to another, the first of several.
func nearest(chosen [][3]int, rgb [3]int) int {
	best, least := 0, 1<<30
	for i, c := range chosen {
		r, g, b := c[0]-rgb[0], c[1]-rgb[1], c[2]-rgb[2]
		if d := r*r + g*g + b*b; d < least {
			best, least = i, d
		}
	}
	return best
}

func rgbAt(p *image.RGBA, x, y int) [3]int { return rgb(p.RGBAAt(x, y)) }

func rgb(c color.RGBA) [3]int { return [3]int{int(c.R), int(c.G), int(c.B)} }

func sum(c [3]int) int { return c[0] + c[1] + c[2] }
