//go:build !js

package art

import (
	"fmt"
	"image"
	"io"

	"golang.org/x/image/webp"
)

// planes are a decoded WebP of limited range: black is 16, white is 235, and chroma has half the size. The library
// returns them in a type that everybody takes for full range (golang.org/issue/40173). So they are converted here, with
// the arithmetic of libwebp, which browsers use.
type planes struct {
	*image.YCbCr
	alpha  []byte // nil: all is opaque
	stride int    // the stride of alpha
}

// readWebP decodes a lossy WebP.
func readWebP(r io.Reader) (planes, error) {
	picture, err := webp.Decode(r)
	if err != nil {
		return planes{}, err
	}
	switch p := picture.(type) {
	case *image.YCbCr:
		return planes{YCbCr: p}, nil
	case *image.NYCbCrA:
		return planes{&p.YCbCr, p.A, p.AStride}, nil
	}
	return planes{}, fmt.Errorf("a picture of lossy WebP is expected, not %T", picture)
}

// cut returns parts of a picture, with premultiplied alpha, in the colours that browsers show.
func (p planes) cut(parts ...image.Rectangle) []*image.RGBA {
	out := make([]*image.RGBA, len(parts))
	for i, part := range parts {
		out[i] = image.NewRGBA(part)
	}
	w, h := p.Rect.Dx(), p.Rect.Dy()
	half, rows := (w+1)/2, (h+1)/2
	samples := make([][]chroma, rows)
	for i := range samples {
		samples[i] = join(row(p.Cb, p.CStride, i, half), row(p.Cr, p.CStride, i, half))
	}
	blend, pix := make([]chroma, w), make([]byte, 4*w)
	for y := range h {
		// A row of samples covers two rows of pixels. The upper one also takes a quarter of the samples above, the
		// lower one of those below.
		at := y / 2
		spread(blend, samples[at], samples[min(max(at-1+y%2*2, 0), rows-1)])
		colour(pix, row(p.Y, p.YStride, y, w), blend)
		if p.alpha != nil {
			premultiply(pix, row(p.alpha, p.stride, y, w))
		}
		for _, part := range out {
			if r := part.Rect; y >= r.Min.Y && y < r.Max.Y {
				copy(part.Pix[part.PixOffset(r.Min.X, y):], pix[4*r.Min.X:4*r.Max.X])
			}
		}
	}
	return out
}

// row returns the first samples of a row of a plane.
func row(plane []byte, stride, y, n int) []byte { return plane[y*stride:][:n:n] }

// chroma is the colour of a pixel without its brightness: Cb in the lower half, Cr in the upper one, so that both are
// blended at once.
type chroma uint32

// join makes a row of chroma of the rows of both planes.
func join(cb, cr []byte) []chroma {
	out := make([]chroma, len(cb))
	for i, b := range cb {
		out[i] = chroma(b) | chroma(cr[i])<<16
	}
	return out
}

// spread blends the samples around each pixel, 9:3:3:1. The sums are rounded in two steps, as libwebp does it.
func spread(dst, near, far []chroma) {
	last := len(near) - 1
	edge := func(i int) chroma { return (3*near[i] + far[i] + 0x20002) >> 2 }
	dst[0] = edge(0)
	if len(dst)%2 == 0 {
		dst[len(dst)-1] = edge(last)
	}
	l, fl := near[0], far[0]
	for i, r := range near[1:] {
		fr := far[i+1]
		sum := l + r + fl + fr + 0x80008
		pair := dst[2*i+1 : 2*i+3 : 2*i+3]
		pair[0] = ((sum+2*(r+fl))>>3 + l) >> 1
		pair[1] = ((sum+2*(l+fr))>>3 + r) >> 1
		l, fl = r, fr
	}
}

// colour converts samples of limited range, by BT.601, with six bits of fraction.
func colour(pix, luma []byte, blend []chroma) {
	blend = blend[:len(luma)]
	for x, y := range luma {
		b, r := int32(blend[x]&255), int32(blend[x]>>16&255)
		light := int32(y) * 19077 >> 8
		red := light + r*26149>>8 - 14234
		green := light - b*6419>>8 - r*13320>>8 + 8708
		blue := light + b*33050>>8 - 17685
		if uint32(red|green|blue) >= 256<<6 { // one of them is below 0 or above 255
			red, green, blue = clip(red), clip(green), clip(blue)
		}
		q := pix[4*x : 4*x+4 : 4*x+4]
		q[0], q[1], q[2], q[3] = uint8(red>>6), uint8(green>>6), uint8(blue>>6), 255
	}
}

func clip(v int32) int32 { return min(max(v, 0), 256<<6-1) }

// premultiply puts the alpha of a row into its pixels.
func premultiply(pix, alpha []byte) {
	for x, a := range alpha {
		if a == 255 {
			continue
		}
		q := pix[4*x : 4*x+4 : 4*x+4]
		for k := range 3 {
			q[k] = uint8((uint32(q[k])*uint32(a) + 127) / 255)
		}
		q[3] = a
	}
}
