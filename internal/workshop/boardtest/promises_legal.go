//go:build pilot

package boardtest

import (
	"image"
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// LegalPlacesAreLit chooses pieces of the hand. In the picture each place where the piece may be laid must change, and
// nothing else of the field. piece is the kind of thing that is chosen, place the kind of its places, and legal names
// the places of the n-th piece by the rules.
func (p Promises[C, M, E, V, B]) LegalPlacesAreLit(
	t *testing.T, piece, place string, legal func(v V, s games.Seat, n int) []string,
) {
	looked := 0
	for seed := range uint64(2) {
		f := p.still(t, seed, Screen{W: 1100, H: 700, Scale: 1}, 4, stage.Settings{})
		for range 3 {
			f.again()
			n := f.Match.Chance.IntN(2)
			at, there := f.Targets()[f.named(piece+"."+string(rune('0'+n)))]
			if !there {
				f.Match.Random()
				continue
			}
			before, plain := f.Targets(), f.Picture()
			f.Tap(ui.Touch, at.Center())
			for range 40 {
				f.Tick(ui.Input{})
			}
			chosen := f.Picture()
			var got []string
			lit := []ui.Rect{f.frame().Ledge}
			for name, r := range f.Targets() {
				if kindOfName(name) == place {
					got = append(got, name)
					lit = append(lit, r.Grow(.5*max(r.W, r.H)))
				} else if _, old := before[name]; !old {
					lit = append(lit, r.Grow(8)) // buttons that turn the piece
				}
			}
			want := legal(f.Match.Play.View(f.Reader), f.Reader, n)
			for i := range want {
				want[i] = f.named(want[i])
			}
			slices.Sort(got)
			slices.Sort(want)
			if want = slices.Compact(want); !slices.Equal(got, want) {
				t.Errorf("%s: piece %d can go to %v, and can be laid at %v", f.place(), n, want, got)
			}
			field := f.frame().Field
			for _, name := range got {
				looked++
				r := f.Targets()[name]
				if n := differing(plain, chosen, r); n < 30 {
					t.Errorf("%s: %s at %v is not lit: %d pixels have changed", f.place(), name, r, n)
				}
			}
			if n, at := beyond(crop(plain, field), crop(chosen, field), moved(lit, field)); n > 20 {
				t.Errorf("%s: %d pixels have changed where nothing can be laid, at %v in the field", f.place(), n, at)
			}
			f.Match.Random()
		}
	}
	if looked == 0 {
		t.Error("nothing could be laid anywhere")
	}
}

func crop(p *image.RGBA, r ui.Rect) *image.RGBA {
	part := image.NewRGBA(image.Rect(0, 0, int(r.W), int(r.H)))
	for y := range part.Bounds().Dy() {
		copy(part.Pix[y*part.Stride:][:4*part.Bounds().Dx()], p.Pix[p.PixOffset(int(r.X), int(r.Y)+y):])
	}
	return part
}

// moved returns places in the coordinates of a part of the screen.
func moved(places []ui.Rect, in ui.Rect) (list []ui.Rect) {
	for _, r := range places {
		list = append(list, ui.Rc(r.X-in.X, r.Y-in.Y, r.W, r.H))
	}
	return list
}
