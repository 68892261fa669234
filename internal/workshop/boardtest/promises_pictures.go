//go:build pilot

package boardtest

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// still returns a film of a match after some moves, at rest, for the seat that acts, with the look that settings make.
func (p *Promises[C, M, E, V, B]) still(
	t *testing.T, seed uint64, s Screen, moves int, set stage.Settings,
) *Film[C, M, E, V, B] {
	t.Helper()
	m := p.Match(t, seed)
	m.Randoms(moves)
	r := p.Rig(m, s, 0)
	r.Kit.SetLook(set.Look(1, ui.Sz(s.W, s.H), stage.Wishes{}))
	r.Board.Layout(r.frame())
	f := NewFilm(r)
	f.again()
	return f
}

// again shows the position anew to the seat that acts, and waits until nothing moves.
func (f *Film[C, M, E, V, B]) again() {
	f.Reader = f.Match.Play.Core().AppendActing(nil)[0].Seat
	f.Board.Sync(f.Match.Play.View(f.Reader))
	f.Look()
	f.Tick(ui.Input{})
	for f.Board.Drop() { // sheets that opened by themselves
		f.Tick(ui.Input{})
	}
	for range 60 {
		f.Tick(ui.Input{})
	}
}

// pictured lists the screens on which pictures are checked.
var pictured = []Screen{{W: 915, H: 412, Scale: 1}, {W: 412, H: 915, Scale: 1}}

// off returns by how much two pixels differ, in the channel with the greatest difference.
func off(a, b *image.RGBA, x, y int) (most int) {
	i := a.PixOffset(x, y)
	for c := range 3 {
		most = max(most, max(int(a.Pix[i+c])-int(b.Pix[i+c]), int(b.Pix[i+c])-int(a.Pix[i+c])))
	}
	return most
}

// differing counts the pixels that differ between two pictures, in a part of them.
func differing(a, b *image.RGBA, r ui.Rect) (n int) {
	bounds := image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom())).Intersect(a.Bounds())
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if off(a, b, x, y) > 3 {
				n++
			}
		}
	}
	return n
}

// beyond counts the pixels that differ between two pictures outside of some places, and returns one of them.
func beyond(a, b *image.RGBA, places []ui.Rect) (n int, at ui.Point) {
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			p := ui.Pt(float64(x), float64(y))
			if off(a, b, x, y) > 3 && !slices.ContainsFunc(places, func(r ui.Rect) bool { return r.Has(p) }) {
				n, at = n+1, p
			}
		}
	}
	return n, at
}

// HintsAreSeen proposes moves: in the picture each place that the board reports as lit must have changed.
func (p Promises[C, M, E, V, B]) HintsAreSeen(t *testing.T) {
	const most = 5 // hints on a screen
	seen := map[string]int{}
	for n, s := range pictured {
		f := p.still(t, uint64(2+3*n), s, 3, stage.Settings{})
		for hints, tried := 0, 0; hints < most && tried < 200; tried++ {
			moves := f.Match.Play.Def().AppendCandidates(nil, f.Match.Play.Core(), f.Reader, &f.Match.Chance, 1)
			m := moves[f.Match.Chance.IntN(len(moves))]
			text := f.Match.Play.Def().Moves.Text(m)
			if !begins(text, p.Unlit) && f.Board.Hint(m) {
				f.again()
				plain := f.Picture()
				f.Board.Hint(m)
				for range 30 {
					f.Tick(ui.Input{})
				}
				lit := f.Picture()
				for _, at := range f.Board.AppendHinted(nil) {
					if !f.screenHas(at.Center()) {
						continue
					}
					seen[strings.Fields(text)[0]]++
					if n := differing(plain, lit, at.Grow(6)); n < 40 {
						pilot.Keep(t, "lit", lit)
						t.Errorf("%s: of %s lit at %v only %d pixels have changed", f.place(), text, at, n)
					}
				}
				hints++
			}
			for range 4 {
				f.Match.Random()
			}
			if _, over := f.Match.Play.Core().Result(); over {
				break
			}
			f.again()
		}
	}
	if len(seen) == 0 {
		t.Error("no hint was seen")
	}
	t.Logf("seen: %v", seen)
}

// ChipsAreThoseOfTheirSeats looks at the players' chips, also in high contrast. Each must show the colour of its seat.
// When a player gets another colour or emblem, the picture must change at this chip and at no other one.
func (p Promises[C, M, E, V, B]) ChipsAreThoseOfTheirSeats(t *testing.T) {
	looked := 0
	for n, s := range slices.Concat(pictured, pictured) {
		f := p.still(t, uint64(n%len(pictured)), s, 6, stage.HighContrast.Set(stage.Settings{}, n >= len(pictured)))
		where := f.lies()
		chips := map[games.Seat]ui.Rect{}
		for seat := range games.Seat(3) {
			for _, part := range []string{"seat", "tray"} {
				if at, there := where.named[fmt.Sprintf("%s.%s.%d", where.game, part, seat)]; there {
					chips[seat] = at
				}
			}
		}
		plain := f.Picture()
		for seat, at := range chips {
			looked++
			if of, counts := f.colours(plain, at); of != seat {
				t.Errorf("%s: the chip of seat %d at %v has the colour of seat %d: %v", f.place(), seat, at, of, counts)
			}
			for _, change := range []func(l *ui.SeatLook){
				func(l *ui.SeatLook) { l.Color = f.Kit.Seats[4].Color },
				func(l *ui.SeatLook) { l.Emblem = f.Kit.Seats[4].Emblem },
			} {
				f.dress = func(frame *table.Frame) { change(&frame.Sitters[seat].Look) }
				f.Board.Layout(f.frame())
				f.Tick(ui.Input{})
				other := f.Picture()
				for on, place := range chips {
					if got := differing(plain, other, place); (got > 10) != (on == seat) {
						t.Errorf("%s: seat %d looks different, and at the chip of seat %d at %v %d pixels change",
							f.place(), seat, on, place, got)
					}
				}
			}
			f.dress = nil
			f.Board.Layout(f.frame())
			f.Tick(ui.Input{})
		}
	}
	if looked == 0 {
		t.Error("there were no chips")
	}
	t.Logf("%d chips", looked)
}

// colours returns the seat whose colour most pixels of a place have, and the number for each seat.
func (f *Film[C, M, E, V, B]) colours(p *image.RGBA, at ui.Rect) (most games.Seat, counts [3]int) {
	for y := int(at.Y); y < int(at.Bottom()); y++ {
		for x := int(at.X); x < int(at.Right()); x++ {
			i := p.PixOffset(x, y)
			for s := range counts {
				c := f.Kit.Seats[s].Color
				d := max(int(p.Pix[i])-int(c.R), int(c.R)-int(p.Pix[i]), int(p.Pix[i+1])-int(c.G),
					int(c.G)-int(p.Pix[i+1]), int(p.Pix[i+2])-int(c.B), int(c.B)-int(p.Pix[i+2]))
				if d < 12 {
					counts[s]++
				}
			}
		}
	}
	for s := range counts {
		if counts[s] > counts[most] {
			most = games.Seat(s)
		}
	}
	return most, counts
}
