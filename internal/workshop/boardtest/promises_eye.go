package boardtest

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// EyeFollows plays whole matches on a board that grows, and touches nothing. Every place where a piece may be laid must
// be in sight on the field once the eye has come to rest. laid reports whether a move lays a piece on the field.
func (p Promises[C, M, E, V, B]) EyeFollows(t *testing.T, laid func(m M) bool) {
	seen := 0
	for n, screen := range []Screen{Screens[7], Screens[8]} { // on smaller screens not all of a board has room
		m := p.Match(t, uint64(n))
		r := p.Rig(m, screen, games.All)
		for made := range 60 {
			seat, move, on := m.choose()
			if !on {
				break
			}
			r.Play(seat, move)
			if made%4 > 0 {
				continue
			}
			r.Board.Finish()
			for range 90 {
				r.Tick(ui.Input{})
			}
			field, ledge := r.frame().Field, r.frame().Ledge
			for _, a := range m.Play.Core().AppendActing(nil) {
				for _, next := range m.Play.Def().AppendCandidates(nil, m.Play.Core(), a.Seat, &m.Chance, 1) {
					if !laid(next) || m.Chance.IntN(8) > 0 || !r.Board.Hint(next) {
						continue
					}
					for _, on := range r.Board.AppendHinted(nil) {
						if ledge.Overlaps(on) {
							continue // the piece in the hand is lit as well
						}
						if seen++; !field.Has(on.Center()) {
							t.Fatalf("%s, after %d moves: %s would be at %v, and the field is %v",
								r.place(), made, m.Play.Def().Moves.Text(next), on, field)
						}
					}
				}
			}
			r.Board.Sync(m.Play.View(r.Reader))
		}
	}
	if seen == 0 {
		t.Error("nowhere could anything be laid")
	}
	t.Logf("%d places were in sight", seen)
}
