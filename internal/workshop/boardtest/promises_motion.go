package boardtest

import (
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// ReducedMotionArrives plays matches with and without the setting for reduced motion. With it, things are drawn only at
// the ends of their ways, where they fade in; without it, on their ways too.
func (p Promises[C, M, E, V, B]) ReducedMotionArrives(t *testing.T, aloft func(b B) []Aloft) {
	for _, reduced := range []bool{false, true} {
		flew, onWay := 0, 0
		for n, at := range seatedAt[:2] {
			m := p.Match(t, uint64(n))
			r := p.Rig(m, at.Screen, games.All)
			set := stage.ReducedMotion.Set(stage.Settings{}, reduced)
			r.Kit.SetLook(set.Look(1, ui.Sz(at.W, at.H), stage.Wishes{}))
			r.Board.Layout(r.frame())
			for range 60 {
				events, on := m.Random()
				if !on {
					break
				}
				r.Board.Tell(events, m.Play.View(r.Reader))
				for !r.Board.Shown() {
					r.step()
					for _, f := range aloft(r.Board) {
						flew++
						if made := f.Made(); f.Gone && made > 0 && made < 1 {
							onWay++
						}
					}
				}
			}
		}
		switch {
		case flew == 0:
			t.Error("nothing flew")
		case reduced && onWay > 0:
			t.Errorf("with reduced motion things are seen %d times on their way", onWay)
		case !reduced && onWay == 0:
			t.Error("without reduced motion nothing is seen on its way")
		}
	}
}
