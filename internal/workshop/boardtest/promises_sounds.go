package boardtest

import (
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/ui"
)

// SoundsBelongToWhatFlies plays matches and listens. Each of the given effects must be heard while something flies, and
// where it comes from or goes to. Give only effects that belong to nothing else.
func (p Promises[C, M, E, V, B]) SoundsBelongToWhatFlies(
	t *testing.T, aloft func(b B) []Aloft, effects ...sound.Effect,
) {
	heard := map[sound.Effect]int{}
	for n, at := range seatedAt {
		m := p.Match(t, uint64(n))
		r := p.Rig(m, at.Screen, at.reader)
		r.Board.Sync(m.Play.View(r.Reader))
		r.rest()
		for range 120 {
			events, on := m.Random()
			if !on {
				break
			}
			for _, e := range known(m.Play.Def(), events, r.Reader) {
				r.Board.Tell([]E{e}, m.Play.View(r.Reader))
				before := aloft(r.Board)
				for !r.Board.Shown() {
					r.Heard = nil
					r.step()
					now := aloft(r.Board)
					for _, h := range r.Heard {
						if !slices.Contains(effects, h.Effect) {
							continue
						}
						heard[h.Effect]++
						where := r.lies()
						if !slices.ContainsFunc(append(before, now...), func(f Aloft) bool {
							return where.near(f.From, h.At) || where.near(f.To, h.At)
						}) {
							t.Fatalf("%s, reader %d, after %v: of %s %v is heard at %v, where nothing flies: %v, %v",
								r.place(), r.Reader, m.Text, games.EventName(e), h.Effect, h.At, before, now)
						}
					}
					before = now
				}
				r.Board.Finish()
			}
		}
	}
	for _, e := range effects {
		if heard[e] == 0 {
			t.Errorf("%v was not heard", e)
		}
	}
	t.Logf("heard: %v", heard)
}

// near reports whether two places on the screen belong to one thing, or to one seat.
func (l *lies) near(a, b ui.Point) bool {
	if a.Dist(b) < 4 {
		return true
	}
	others := l.whose(b)
	for s := range l.whose(a) {
		if others[s] {
			return true
		}
	}
	return false
}
