package boardtest

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// Promises checks what every board promises the people who play on it. It asks from outside: through [table.Board], by
// the names in reports, and by the moves that come of inputs. The fields are what it must know of the game.
type Promises[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	// Match begins a match of three, and Rig sets up a board for it.
	Match func(t *testing.T, seed uint64) *Match[C, M, E, V]
	Rig   func(m *Match[C, M, E, V], s Screen, reader games.Seat) *Rig[C, M, E, V, B]
	// Pictured returns, at rest, the model of what a board shows and the one that a view alone makes; they must be
	// equal.
	Pictured func(b B, v V) (shown, made any)
	// Asks are the message keys of headlines that name nobody although one seat must act: they speak to all.
	Asks []string
	// Golden lists what the golden button may do: by the end of its message's key, the beginnings of moves as in
	// records. With an empty list it makes no move but changes what is shown.
	Golden map[string][]string
	// Ends are the moves that end an act, or leave it out: by the first word of the move, the beginnings of moves that
	// would go on with the act.
	Ends map[string][]string
	// Elsewhere are the kinds of things that stand for other things when they are tapped. A refusal may then be shown
	// at something else that the refused move is about; Concerns returns where that lies.
	Elsewhere []string
	Concerns  func(b B, m M) []ui.Rect
	// Vain returns places without a name in reports, under names of the test's own, at which a tap is refused; nil:
	// named things are enough.
	Vain func(b B) map[string]ui.Rect
	// Taps are the moves that a single tap makes although drafts are on, by the kind of thing that is tapped: buttons,
	// rows of a list.
	Taps map[string][]string
	// Lies are the beginnings of moves that a second tap makes on their draft, which lies on the cell that the move
	// names.
	Lies []string
	// Unlit are the beginnings of moves that are about nothing on the table: a hint of them lights nothing there.
	Unlit []string
	// About names something that a move is about and that a hint of it lights, or "". If the thing has no name before
	// something else is chosen, Chooses is the kind of that other thing.
	About   func(m M) string
	Chooses string
}

// seatedAt lists the screens and readers of the rigs.
var seatedAt = []struct {
	Screen
	reader games.Seat
}{
	{Screens[3], games.Public}, {Screens[4], 0}, {Screens[7], 1}, {Screens[0], 2}, {Screens[5], games.Public},
}

// each plays a match on each of some rigs, and calls ask before each move, at rest. ask may make moves.
func (p *Promises[C, M, E, V, B]) each(t *testing.T, ask func(r *Rig[C, M, E, V, B], c *games.Chance)) {
	t.Helper()
	for n, at := range seatedAt {
		m := p.Match(t, uint64(n))
		r := p.Rig(m, at.Screen, at.reader)
		c := games.NewChance(uint64(n), 5)
		for range 160 {
			if _, _, on := m.choose(); !on {
				break
			}
			r.rest()
			ask(r, &c)
			r.rest()
			if seat, move, on := m.choose(); on {
				r.Play(seat, move)
			}
		}
	}
}

// rest completes the picture, and waits for a plan that the board still carries out.
func (r *Rig[C, M, E, V, B]) rest() {
	r.T.Helper()
	for range 40 {
		r.Board.Finish()
		r.Tick(ui.Input{})
		if _, goes := r.state("goes-on"); !goes {
			return
		}
	}
}

// state returns a fact that the board reports.
func (r *Rig[C, M, E, V, B]) state(name string) (any, bool) {
	report := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: r.Root}
	r.Board.Report(&report)
	v, ok := report.State[r.named(name)]
	return v, ok
}

// named returns the name in reports of something of this game.
func (r *Rig[C, M, E, V, B]) named(name string) string { return r.Match.Play.Def().ID + "." + name }

// on lists the kinds of things that lie at a point, the smallest first, which lies on top.
func (r *Rig[C, M, E, V, B]) on(p ui.Point) (kinds []string) {
	all := r.Targets()
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(all)), func(name string) bool { return !all[name].Has(p) })
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(all[a].W*all[a].H, all[b].W*all[b].H) })
	for _, name := range names {
		kinds = append(kinds, kindOfName(name))
	}
	return kinds
}

// kindOfName returns the second part of a name in reports.
func kindOfName(name string) string { return strings.Split(name, ".")[1] }

// begins reports whether a move, as in records, begins with one of some words.
func begins(move string, with []string) bool {
	return slices.ContainsFunc(with, func(w string) bool { return strings.HasPrefix(move+" ", w+" ") })
}

// made returns the moves after the first so many, as in records.
func (m *Match[C, M, E, V]) made(since int) (list []string) {
	for _, c := range m.Play.Made()[since:] {
		list = append(list, m.Play.Def().Moves.Text(c.Move))
	}
	return list
}
