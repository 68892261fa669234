//go:build pilot

package boardtest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/gamestest"
	"runehall/internal/pilot"
	"runehall/ui"
)

// Worlds presses things one after another at two tables that differ only in what a reader, or nobody of the public, can know: the first
// one whose name begins so, as soon as it is there. Until so many ticks after the last one every pixel, every sound, every target and each
// waiting time is the same, even where cards change hands.
func (sec Secrets[C, M, E, V]) Worlds(t *testing.T, m *Match[C, M, E, V], reader games.Seat, redeal uint64, after int, presses ...string) {
	t.Helper()
	a, b := NewDrawnTable(t, m, reader, 0, halved, sec.Board), NewDrawnTable(t, m, reader, redeal, halved, sec.Board)
	tick := func(n int, phase ui.Phase, at ui.Point) {
		t.Helper()
		a.Tick(phase, at)
		b.Tick(phase, at)
		same := slices.Equal(a.Heard, b.Heard) && a.Table.Moves() == b.Table.Moves() && maps.Equal(a.Report().Targets, b.Report().Targets)
		if drawn(n) {
			pilot.InFrame(func() {
				a.Draw()
				b.Draw()
			})
			same = same && alike(a.Pix, b.Pix)
		}
		if !same {
			a.Save("one")
			b.Save("other")
			t.Fatalf("tick %d: the worlds differ; %d and %d moves, heard %v and %v; see %s",
				n, a.Table.Moves(), b.Table.Moves(), a.Heard, b.Heard, t.ArtifactDir())
		}
	}
	n, waited := 0, 0
	for ; len(presses) > 0; n++ {
		r := a.Report()
		names := slices.DeleteFunc(slices.Sorted(maps.Keys(r.Targets)), func(name string) bool { return !strings.HasPrefix(name, presses[0]) })
		if len(names) == 0 || r.Busy {
			if waited++; waited > 300 {
				a.Save("waiting")
				t.Fatalf("there is no %s*: %v; see %s", presses[0], slices.Sorted(maps.Keys(r.Targets)), t.ArtifactDir())
			}
			tick(n, 0, ui.Point{})
			continue
		}
		at := r.Targets[names[0]].Center()
		tick(n, ui.Press, at)
		tick(n, ui.Release, at)
		presses, waited = presses[1:], 0
	}
	for range after {
		tick(n, 0, ui.Point{})
		n++
	}
}

// Redealt returns the core of a match in a world that a reader cannot tell from it.
func (m *Match[C, M, E, V]) Redealt(reader games.Seat, redeal uint64) C {
	return gamestest.Dealt(m.Play.Def(), m.Play.Made(), reader, redeal).New(m.Play.Record().Setup, nil)
}
