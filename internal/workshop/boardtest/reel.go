package boardtest

import (
	"reflect"
	"testing"

	"runehall/games"
	"runehall/ui"
)

// Reel is a match whose events are shown move by move to somebody who may know everything.
type Reel[C games.Core[C, M, E], M comparable, E any, V any, D any] struct {
	*Match[C, M, E, V]
	Model D
	Line  ui.Timeline[D]

	picture Picture[E, V, D]
}

// NewReel returns a reel of a match.
func NewReel[C games.Core[C, M, E], M comparable, E any, V any, D any](
	m *Match[C, M, E, V], p Picture[E, V, D],
) *Reel[C, M, E, V, D] {
	return &Reel[C, M, E, V, D]{Match: m, Model: p.Of(m.Play.View(games.All)), picture: p}
}

// Next makes a random move and appends its steps. It returns the events, and false once the match is over.
func (r *Reel[C, M, E, V, D]) Next() ([]E, bool) {
	events, on := r.Random()
	if v := r.Play.View(games.All); on {
		r.picture.add(&r.Line, events, v)
	}
	return events, on
}

// Run plays all steps to their end, and returns how many ticks that took. each is called after every tick; may be nil.
func (r *Reel[C, M, E, V, D]) Run(each func()) (ticks int) {
	r.T.Helper()
	for ; r.Line.Moving(); ticks++ {
		r.Line.Update(&r.Model)
		if each != nil {
			each()
		}
		if ticks > 10000 {
			r.T.Fatal("it never ends")
		}
	}
	return ticks
}

// EverySpeedEndsAlike plays the same match at every speed, with reduced motion, and completed half-way. In the end the
// model must be the same, and the time must go with the speed.
func EverySpeedEndsAlike[C games.Core[C, M, E], M comparable, E any, V any, D any](
	t *testing.T, reels func() *Reel[C, M, E, V, D],
) {
	t.Helper()
	var want *D
	ticks := map[float64]int{}
	for _, speed := range []float64{1, .5, 2, 4, 0} {
		r := reels()
		r.Line.Speed, r.Line.Reduced = speed, speed == 0
		for _, on := r.Next(); on; _, on = r.Next() {
			ticks[speed] += r.Run(nil)
		}
		got := r.picture.Still(&r.Model)
		if want == nil {
			want = &got
		}
		if !reflect.DeepEqual(got, *want) {
			t.Errorf("at speed %v it ends as\n%+v, not\n%+v", speed, got, *want)
		}
	}
	for _, speed := range []float64{.5, 2, 4} {
		if f := float64(ticks[speed]) * speed / float64(ticks[1]); f < .9 || f > 1.3 {
			t.Errorf("at speed %v it takes %d ticks, at normal speed %d", speed, ticks[speed], ticks[1])
		}
	}
	for cut := range 40 {
		r := reels()
		for _, on := r.Next(); on; _, on = r.Next() {
			for range cut {
				r.Line.Update(&r.Model)
			}
			r.Line.Finish(&r.Model)
			if !r.Line.Shown() || r.picture.Flying(&r.Model) {
				t.Fatalf("completed after %d ticks something is still on its way", cut)
			}
		}
		if got := r.picture.Still(&r.Model); !reflect.DeepEqual(got, *want) {
			t.Fatalf("completed after %d ticks it is\n%+v, not\n%+v", cut, got, *want)
		}
		r.Run(nil) // the flourishes play out
	}
}
