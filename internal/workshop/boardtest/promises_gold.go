package boardtest

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/table"
)

// GoldEndsNothingThatGoesOn presses things at random, and then the golden button. If that ends something, such as a
// turn or an action, no move may be legal that would go on with it: ending early is left to the buttons beside it.
// Those buttons and phases are not pressed here, since the golden button may confirm an end that somebody chose. Each
// of the kinds must come up.
func (p Promises[C, M, E, V, B]) GoldEndsNothingThatGoesOn(t *testing.T, kinds ...string) {
	ended := map[string]int{}
	p.each(t, func(r *Rig[C, M, E, V, B], c *games.Chance) {
		var tapped []string
		for range c.IntN(3) {
			all := slices.DeleteFunc(sorted(r.Targets()), func(name string) bool {
				return slices.Contains([]string{"act", "phase"}, kindOfName(name))
			})
			if len(all) > 0 {
				name := all[c.IntN(len(all))]
				tapped = append(tapped, name)
				r.Tap(0, r.Target(name))
			}
		}
		r.rest()
		if _, ready := r.Draft(); !ready || r.leaves() {
			return
		}
		legal, before := r.legal(c), len(r.Match.Play.Made())
		r.Golden()
		made := r.Match.Play.Made()[before:]
		if len(made) == 0 {
			return
		}
		text := r.Match.Play.Def().Moves.Text(made[0].Move)
		kind := strings.Fields(text)[0]
		on, ends := p.Ends[kind]
		if !ends {
			return
		}
		ended[kind]++
		if i := slices.IndexFunc(legal[made[0].Seat], func(other string) bool { return begins(other, on) }); i >= 0 {
			t.Errorf("%s: after taps on %v the golden button makes %q, and %q is legal",
				r.place(), tapped, text, legal[made[0].Seat][i])
		}
	})
	for _, kind := range kinds {
		if ended[kind] == 0 {
			t.Errorf("the golden button never made %q: %v", kind, ended)
		}
	}
	t.Logf("it ended %v", ended)
}

// leaves reports whether the button in the golden place is slate, because it leaves something out.
func (r *Rig[C, M, E, V, B]) leaves() bool {
	b, leaves := any(r.Board).(table.Leaving)
	return leaves && b.Leaves()
}

// legal returns the legal moves of each seat that may act, as in records; some of them, where they cannot be counted.
func (r *Rig[C, M, E, V, B]) legal(c *games.Chance) map[games.Seat][]string {
	list, core, def := map[games.Seat][]string{}, r.Match.Play.Core(), r.Match.Play.Def()
	for _, a := range core.AppendActing(nil) {
		for _, m := range def.AppendCandidates(nil, core, a.Seat, c, 8) {
			list[a.Seat] = append(list[a.Seat], def.Moves.Text(m))
		}
	}
	return list
}
