package scenes

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/ui"
)

// fade is one screen becoming the next by a passage, made of pictures as large as the screen. The pictures have
// textures of their own. The engine would move a picture that is drawn for some frames into the texture that pictures
// share, which would stay that large from then on.
type fade struct {
	old, now *ebiten.Image
	hall     *ebiten.Image // empty, without words; nil: no way returns through it
	empty    func(*ebiten.Image)
	way      passage
	at       int
}

// begin keeps the picture of the present screen and starts to leave it. Empty paints the hall for ways that lead
// through it. It is called at once on the way to a table, since the hall's pictures may be given back then, and while
// the way back is drawn, since they come meanwhile.
func (f *fade) begin(screen ui.Size, way passage, paint, empty func(*ebiten.Image)) {
	w, h := int(screen.W), int(screen.H)
	if w <= 0 || h <= 0 {
		return
	}
	f.end()
	whole, own := image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true}
	f.old, f.now = ebiten.NewImageWithOptions(whole, own), ebiten.NewImageWithOptions(whole, own)
	paint(f.old)
	f.at, f.way = 0, way
	if way.kind == walks || way.kind == returns {
		f.hall, f.empty = ebiten.NewImageWithOptions(whole, own), empty
		if way.kind == walks {
			empty(f.hall)
			f.empty = nil
		}
	}
}

func (f *fade) on() bool { return f.old != nil }

// tick advances the fade. It ends at once if somebody presses something, which does nothing else, since it was meant
// for a screen that is gone or not there yet; and if the size of the screen has changed, since its pictures no longer
// fit.
func (f *fade) tick(screen ui.Size, pressed bool) {
	if !f.on() {
		return
	}
	f.at++
	if b := f.old.Bounds(); f.at >= f.way.ticks || pressed || b.Dx() != int(screen.W) || b.Dy() != int(screen.H) {
		f.end()
	}
}

func (f *fade) end() {
	if f.old == nil {
		return
	}
	f.old.Deallocate()
	f.now.Deallocate()
	if f.hall != nil {
		f.hall.Deallocate()
	}
	f.old, f.now, f.hall, f.empty = nil, nil, nil, nil
}

// draw draws the moment of the passage, with the new screen painted by paint.
func (f *fade) draw(dst *ebiten.Image, ink ui.Color, drop float64, paint func(*ebiten.Image)) {
	m := f.way.at(float64(f.at) / float64(f.way.ticks))
	dst.Fill(ink)
	if f.hall != nil {
		if f.empty != nil {
			f.hall.Clear()
			f.empty(f.hall)
		}
		b := dst.Bounds()
		r := view(ui.Sz(float64(b.Dx()), float64(b.Dy())), f.way.from, m.camera)
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
		op.GeoM.Translate(r.X, r.Y)
		op.ColorScale.Scale(float32(m.hall), float32(m.hall), float32(m.hall), 1)
		dst.DrawImage(f.hall, op)
	}
	if m.now > 0 {
		f.now.Clear()
		paint(f.now)
		if m.tilt > 0 {
			drawTilted(dst, f.now, m.tilt, float32(m.now))
		} else {
			drawAt(dst, f.now, drop*m.up, m.now)
		}
	}
	if m.old > 0 {
		drawAt(dst, f.old, drop*m.fallen, m.old)
	}
}

// drawAt draws a screen lower by some pixels.
func drawAt(dst, screen *ebiten.Image, down, opacity float64) {
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(0, down)
	op.ColorScale.ScaleAlpha(float32(opacity))
	dst.DrawImage(screen, op)
}

// tiltStrips is in how many strips a tilted screen is drawn.
const tiltStrips = 24

// drawTilted draws a screen like the top of a table that one looks at from before it: the further up a row, the
// narrower and the nearer to the next.
func drawTilted(dst, screen *ebiten.Image, tilt float64, opacity float32) {
	b := screen.Bounds()
	w, h := float64(b.Dx()), float64(b.Dy())
	// far is how much smaller a row is; the rows above the lower edge add up to a height that is less than the
	// screen's.
	far := func(v float64) float64 { return 1 / (1 + .9*tilt*(1-v)) }
	rows := [tiltStrips + 1]float64{}
	for i := range tiltStrips {
		rows[i+1] = rows[i] + far((float64(i)+.5)/tiltStrips)/tiltStrips
	}
	up := h - rows[tiltStrips]*h // the lower edge stays where it is
	vertices := make([]ebiten.Vertex, 0, 2*len(rows))
	indices := make([]uint16, 0, 6*tiltStrips)
	for i, y := range rows {
		v := float64(i) / tiltStrips
		half := w / 2 * far(v)
		for side, x := range []float64{w/2 - half, w/2 + half} {
			vertices = append(vertices, ebiten.Vertex{
				DstX: float32(x), DstY: float32(up + y*h), SrcX: float32(float64(b.Min.X) + float64(side)*w), SrcY: float32(float64(b.Min.Y) + v*h),
				ColorR: opacity, ColorG: opacity, ColorB: opacity, ColorA: opacity,
			})
		}
		if i < tiltStrips {
			n := uint16(2 * i)
			indices = append(indices, n, n+1, n+2, n+1, n+3, n+2)
		}
	}
	dst.DrawTriangles(vertices, indices, screen, &ebiten.DrawTrianglesOptions{
		Filter: ebiten.FilterLinear, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	})
}
