//go:build !js

package pilot

import (
	"image"
	"image/color"
	"testing"
)

// TestAStripIsEven offers numbered frames, fewer and more than a strip holds. Those that it keeps must be equally far
// apart.
func TestAStripIsEven(t *testing.T) {
	for _, offers := range []int{1, 12, stripMost, stripMost + 1, 100, 1000} {
		s, taken := &Strip{}, 0
		for n := range offers {
			s.Offer(func() *image.RGBA {
				taken++
				p := image.NewRGBA(image.Rect(0, 0, 2, 1))
				p.SetRGBA(0, 0, color.RGBA{uint8(n / 256), uint8(n), 0, 255})
				p.SetRGBA(1, 0, p.RGBAAt(0, 0))
				return p
			})
		}
		if s.Len() > stripMost || s.Len() < min(offers, stripMost/2) {
			t.Errorf("of %d offers it has %d frames", offers, s.Len())
		}
		at := func(i int) int { c := s.frames[i].RGBAAt(0, 0); return int(c.R)*256 + int(c.G) }
		for i := 1; i < s.Len(); i++ {
			if at(0) != 0 || at(i)-at(i-1) != s.every {
				t.Errorf("of %d offers the frame %d is of %d, after %d", offers, i, at(i), at(i-1))
			}
		}
		if taken > offers || offers > 100 && taken > offers/2 {
			t.Errorf("of %d offers %d pictures were taken", offers, taken)
		}
		if w := s.picture().Rect.Dx(); w > stripWide+stripGap || w < s.frames[0].Rect.Dx() {
			t.Errorf("a strip of %d frames is %d wide", s.Len(), w)
		}
	}
}
