//go:build !js

package pilot

import (
	"image"
	"image/color"
	"image/draw"
	"testing"
)

const (
	stripMost   = 24  // frames that a strip has at most
	stripGap    = 4   // pixels between two frames
	stripAcross = 500 // pixels that a frame is wide at most
	stripWide   = 2600
)

// Strip is a film strip: pictures of something that moves, evenly apart in time, which become one picture. However long
// it goes on, a strip has no more than 24 frames, and at least half as many once it has been offered those.
type Strip struct {
	frames []*image.RGBA
	offers int
	every  int // of how many offers one is taken
}

// Offer lets the strip take a frame, if one is due. It is called as often as once in some ticks, which should be the
// same number each time.
func (s *Strip) Offer(frame func() *image.RGBA) {
	s.every = max(1, s.every)
	if s.offers%s.every == 0 {
		s.frames = append(s.frames, reduced(frame()))
	}
	s.offers++
	if len(s.frames) > stripMost { // every other one goes, and as many are taken from now on
		for i := range stripMost/2 + 1 {
			s.frames[i] = s.frames[2*i]
		}
		s.frames, s.every = s.frames[:stripMost/2+1], 2*s.every
	}
}

// Len returns how many frames the strip has.
func (s *Strip) Len() int { return len(s.frames) }

// Keep keeps the strip as a picture, as [Keep] does, and fails the test when it has no frame or all its frames are the
// same: then nothing was filmed.
func (s *Strip) Keep(t testing.TB, name string) {
	t.Helper()
	if len(s.frames) == 0 {
		t.Errorf("%s: the strip is empty", name)
		return
	}
	still := true
	for _, f := range s.frames[1:] {
		differs, _ := Diff(f, s.frames[0])
		still = still && differs == 0
	}
	if still {
		t.Errorf("%s: in none of %d frames anything moves", name, len(s.frames))
	}
	Keep(t, name, s.picture())
}

// picture puts the frames into rows.
func (s *Strip) picture() *image.RGBA {
	size := s.frames[0].Rect.Size().Add(image.Pt(stripGap, stripGap))
	columns := min(len(s.frames), max(1, stripWide/size.X))
	rows := (len(s.frames) + columns - 1) / columns
	p := image.NewRGBA(image.Rect(0, 0, columns*size.X, rows*size.Y))
	draw.Draw(p, p.Rect, image.NewUniform(color.RGBA{96, 0, 96, 255}), image.Point{}, draw.Src)
	for i, f := range s.frames {
		at := image.Pt(i%columns*size.X, i/columns*size.Y)
		draw.Draw(p, f.Rect.Sub(f.Rect.Min).Add(at), f, f.Rect.Min, draw.Src)
	}
	return p
}

// reduced makes a frame small enough for a strip.
func reduced(p *image.RGBA) *image.RGBA { return shrink(p, (p.Rect.Dx()+stripAcross-1)/stripAcross) }
