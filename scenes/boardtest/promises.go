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

// Promises are what every board promises those who sit at it, asked of it from outside: through [table.Board], by the names in its reports,
// and by the moves that come of it. The fields are what must be known of the game for that.
type Promises[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	// Match begins a match of three, and Rig sits a board down at it.
	Match func(t *testing.T, seed uint64) *Match[C, M, E, V]
	Rig   func(m *Match[C, M, E, V], s Screen, reader games.Seat) *Rig[C, M, E, V, B]
	// Asks are headlines that name nobody, though one seat must act: they speak to all.
	Asks []string
	// Golden are the moves that the golden button may make by what it says: by the end of the message's key, the beginnings of moves as they
	// stand in records. With none it makes no move but changes what is shown.
	Golden map[string][]string
	// Ends are the moves that end an act, or leave it out, by their first words, with the beginnings of those that go on with it.
	Ends map[string][]string
	// Elsewhere are the kinds of things that stand for other ones when they are tapped: a refusal of what a tap on them means may be shown at
	// something else that the refused move is about. Concerns returns where that lies.
	Elsewhere []string
	Concerns  func(b B, m M) []ui.Rect
	// Vain returns places that have no name, by names of the test's own, at which a tap is refused; nil where enough of what has a name is.
	Vain func(b B) map[string]ui.Rect
	// Taps are the moves that one tap makes although drafts are on, by the kinds of things that are tapped: buttons, rows of a list.
	Taps map[string][]string
	// Lies are the moves that a second tap makes where their draft lies, on the cell that they tell.
	Lies []string
	// Unlit are the beginnings of moves that are about nothing on the table: a hint of them lights nothing there.
	Unlit []string
	// About names something that a move is about and that a hint of it lights, or "". Where it has no name before something else is chosen,
	// Chooses is what kind of thing that is.
	About   func(m M) string
	Chooses string
}

// seatedAt are the screens and readers of the rigs that are asked.
var seatedAt = []struct {
	Screen
	reader games.Seat
}{
	{Screens[3], games.Public}, {Screens[4], 0}, {Screens[7], 1}, {Screens[0], 2}, {Screens[5], games.Public},
}

// each plays a match at each of some rigs, and calls ask before each move, at rest. What is asked may make moves.
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

// rest completes the picture, and what a plan has still to do.
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

// named is the name of something of this game in reports.
func (r *Rig[C, M, E, V, B]) named(name string) string { return r.Match.Play.Def().ID + "." + name }

// on lists the kinds of things that lie at a point, with the uppermost first, which is the smallest.
func (r *Rig[C, M, E, V, B]) on(p ui.Point) (kinds []string) {
	all := r.Targets()
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(all)), func(name string) bool { return !all[name].Has(p) })
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(all[a].W*all[a].H, all[b].W*all[b].H) })
	for _, name := range names {
		kinds = append(kinds, kindOfName(name))
	}
	return kinds
}

// kindOfName is the second part of a name in reports.
func kindOfName(name string) string { return strings.Split(name, ".")[1] }

// begins reports whether a move as it stands in records begins with one of some words.
func begins(move string, with []string) bool {
	return slices.ContainsFunc(with, func(w string) bool { return strings.HasPrefix(move+" ", w+" ") })
}

// made returns the moves made since there were so many, as they stand in records.
func (m *Match[C, M, E, V]) made(since int) (list []string) {
	for _, c := range m.Play.Made()[since:] {
		list = append(list, m.Play.Def().Moves.Text(c.Move))
	}
	return list
}
