package boardtest

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/plain/choice"
)

// Pointed counts the legal moves that taps have reached, and how many of them are the only move about their things.
type Pointed struct{ Tried, Alone int }

// EveryMoveIsPointedAt plays random matches and reaches legal moves by tapping the things that they are about, in any
// order and whatever was chosen before. Each tap must be taken. about returns a move's things. Where there are very
// many moves, it tries some of them.
func EveryMoveIsPointedAt[C games.Core[C, M, E], M comparable, E any, V any, T comparable](
	t *testing.T, def *games.Def[C, M, E, V], about func(v V, m M) []T,
) (p Pointed) {
	t.Helper()
	const every, most = 4, 80
	for n := range 12 {
		setup := games.Setup{
			Seats: def.MinSeats + n%(def.MaxSeats-def.MinSeats+1), Seed: uint64(n + 1), Options: map[string]string{},
		}
		for i, o := range def.Options {
			setup.Options[o.ID] = o.Choices[(n>>i)%len(o.Choices)]
		}
		m := NewMatch(t, def, setup)
		var chosen []T
		for step, on := 0, true; on; step++ {
			acting := m.Play.Core().AppendActing(nil)
			if step%every == n%every && len(acting) > 0 {
				s := acting[0].Seat
				legal := m.Play.Core().AppendMoves(nil, s)
				view := m.Play.View(s)
				games.Shuffle(&m.Chance, legal)
				o := choice.Of(legal, func(move M) []T { return about(view, move) })
				for _, move := range legal[:min(most, len(legal))] {
					chosen = point(t, &p, &m.Chance, &o, chosen, move, about(view, move))
				}
			}
			_, on = m.Random()
		}
	}
	t.Logf("%s: %d moves reached, %d of them alone", def.ID, p.Tried, p.Alone)
	return p
}

// point taps the things that a move is about, and drops whatever else is chosen. It returns what is chosen in the end.
func point[M, T comparable](
	t *testing.T, p *Pointed, chance *games.Chance, o *choice.Options[M, T], chosen []T, m M, want []T,
) []T {
	t.Helper()
	want, chosen = slices.Clone(want), o.Kept(chosen)
	games.Shuffle(chance, want)
	for range 4 * (len(want) + 1) {
		var tap T
		if i := slices.IndexFunc(want, func(t T) bool { return !slices.Contains(chosen, t) }); i >= 0 {
			tap = want[i]
		} else if i := slices.IndexFunc(chosen, func(t T) bool { return !slices.Contains(want, t) }); i >= 0 {
			tap = chosen[i]
		} else {
			break
		}
		before, there := chosen, false
		if chosen, there = o.Tap(chosen, tap); !there {
			t.Fatalf("%v: a tap on %v is refused after %v", m, tap, before)
		}
	}
	meant := o.Meant(chosen)
	if !slices.Contains(meant, m) {
		t.Fatalf("%v is not meant by %v", m, chosen)
	}
	p.Tried++
	if len(meant) == 1 {
		p.Alone++
	}
	return chosen
}
