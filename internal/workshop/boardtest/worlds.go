//go:build pilot

package boardtest

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

// Worlds presses targets one after another at two tables that differ only in what a reader, or games.Public, cannot
// know. Each of presses is the beginning of a name; the first such target is pressed as soon as it is there. Until
// after ticks later every pixel, sound, target and waiting time must be the same, even where cards change hands.
func (sec Secrets[C, M, E, V]) Worlds(
	t *testing.T, m *Match[C, M, E, V], reader games.Seat, redeal uint64, after int, presses ...string,
) {
	t.Helper()
	w := worlds[C, M, E, V]{
		t, NewDrawnTable(t, m, reader, 0, halved, sec.Board), NewDrawnTable(t, m, reader, redeal, halved, sec.Board), 0,
	}
	w.press(presses)
	w.rest(after)
}

// Alone calls acts for each of two tables, to do something that others may not know of; it must take as many ticks at
// both. From then on the tables must be the same as in Worlds, and so must their reports, but for the length of the
// record.
func (sec Secrets[C, M, E, V]) Alone(
	t *testing.T, m *Match[C, M, E, V], acts func(world int, s *DrawnTable[C, M, E, V]), after int, presses ...string,
) {
	t.Helper()
	w := worlds[C, M, E, V]{
		t, NewDrawnTable(t, m, games.Public, 0, halved, sec.Board),
		NewDrawnTable(t, m, games.Public, 0, halved, sec.Board), 0,
	}
	acts(0, w.a)
	acts(1, w.b)
	w.press(presses)
	w.rest(after)
}

// worlds are two tables that are given the same input.
type worlds[C games.Core[C, M, E], M comparable, E any, V any] struct {
	t    *testing.T
	a, b *DrawnTable[C, M, E, V]
	n    int // ticks so far
}

// tick runs a tick of both tables, which must then be the same.
func (w *worlds[C, M, E, V]) tick(phase ui.Phase, at ui.Point) {
	w.t.Helper()
	a, b := w.a, w.b
	a.Tick(phase, at)
	b.Tick(phase, at)
	one, other := a.Report(), b.Report()
	delete(one.State, "moves")
	delete(other.State, "moves")
	same := slices.Equal(a.Heard, b.Heard) && maps.Equal(one.Targets, other.Targets) &&
		reflect.DeepEqual(one.State, other.State)
	told, otherTold := a.Tell(), b.Tell()
	same = same && reflect.DeepEqual(told, otherTold)
	if drawn(w.n) {
		pilot.InFrame(func() {
			a.Draw()
			b.Draw()
		})
		same = same && alike(a.Pix, b.Pix)
	}
	if !same {
		a.Save("one")
		b.Save("other")
		w.t.Fatalf("tick %d: the worlds differ; %d and %d moves, heard %v and %v, reported\n%v and\n%v, told\n%v and\n%v; see %s",
			w.n, a.Table.Moves(), b.Table.Moves(), a.Heard, b.Heard, one.State, other.State, told, otherTold,
			w.t.ArtifactDir())
	}
	w.n++
}

// press presses targets one after another. The rope of a curtain is held.
func (w *worlds[C, M, E, V]) press(presses []string) {
	w.t.Helper()
	for waited := 0; len(presses) > 0; {
		r := w.a.Report()
		names := slices.DeleteFunc(slices.Sorted(maps.Keys(r.Targets)), func(name string) bool {
			return !strings.HasPrefix(name, presses[0])
		})
		if len(names) == 0 || r.Busy && r.State["tick"] == nil {
			if waited++; waited > 300 {
				w.a.Save("waiting")
				w.t.Fatalf("there is no %s*: %v; see %s",
					presses[0], slices.Sorted(maps.Keys(r.Targets)), w.t.ArtifactDir())
			}
			w.tick(0, ui.Point{})
			continue
		}
		at := r.Targets[names[0]].Center()
		w.tick(ui.Press, at)
		for n := 0; n < ropeTicks && names[0] == "curtain.open"; n++ {
			w.tick(ui.Drag, at)
		}
		w.tick(ui.Release, at)
		presses, waited = presses[1:], 0
	}
}

// rest runs some ticks in which nothing is pressed.
func (w *worlds[C, M, E, V]) rest(ticks int) {
	w.t.Helper()
	for range ticks {
		w.tick(0, ui.Point{})
	}
}

// Redealt returns the core of the same match in a world that a reader cannot tell from it.
func (m *Match[C, M, E, V]) Redealt(reader games.Seat, redeal uint64) C {
	return gamestest.Dealt(m.Play.Def(), m.Play.Made(), reader, redeal).New(m.Play.Record().Setup, nil)
}
