package stones

import (
	"slices"
	"strings"
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestDuePointsAreSaid forges at the smithy that gives power points. Until the artifact is placed, every reader must be
// told that the points will come, but not if ore was paid.
func TestDuePointsAreSaid(t *testing.T) {
	due, none := 0, 0
	for seed := uint64(0); seed < 60 && (due == 0 || none == 0); seed++ {
		m := newMatch(t, 2, nil, seed)
		for {
			events, on := m.Random()
			if !on {
				break
			}
			v := m.Play.View(0)
			if v.Phase() != rules.PlacePhase || v.Anvil() != rules.PointSmithy {
				continue
			}
			i := slices.IndexFunc(events, func(e rules.Event) bool { _, is := e.(rules.ArtifactForged); return is })
			if i < 0 {
				continue // something was swapped since then
			}
			forged := events[i].(rules.ArtifactForged)
			r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en"}, 0)
			r.Tick(ui.Input{})
			w, s := &r.Board.words, v.OnTurn()
			want, n := ui.Digits(v.Points(s)), rules.PointSmithy.Bonus().Points
			if forged.Ore {
				none++
			} else {
				due++
				want += "\u2009+\u2009" + ui.Digits(n)
			}
			if got := w.standing(s); got != want {
				t.Errorf("after %+v %v stands on %q, want %q", forged, s, got, want)
			}
			if got := w.standing(1 - s); got != ui.Digits(v.Points(1-s)) {
				t.Errorf("beside it %q is said", got)
			}
			if said := strings.HasSuffix(r.Board.Standing(s).Key, "-due"); said != !forged.Ore {
				t.Errorf("after %+v the table hears %v", forged, r.Board.Standing(s))
			}
		}
	}
	if due == 0 || none == 0 {
		t.Errorf("%d bonuses were due, %d not", due, none)
	}
}

// TestTabsInWhichNothingCanBeDoneAreQuiet compares the tabs at the beginnings of turns with what the core allows.
func TestTabsInWhichNothingCanBeDoneAreQuiet(t *testing.T) {
	quiet, loud := 0, 0
	for m, seat := range positions(t, 3) {
		v := m.Play.View(seat)
		if v.Phase() != rules.TurnPhase || len(m.Play.Made())%5 > 0 {
			continue
		}
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, seat)
		r.Tick(ui.Input{})
		moves := m.Play.Core().AppendMoves(nil, seat)
		forges := slices.ContainsFunc(moves, func(m rules.Move) bool {
			return m.Kind == rules.Forge || m.Kind == rules.ForgeOre
		})
		uses := slices.ContainsFunc(moves, func(m rules.Move) bool { return m.Kind == rules.Use })
		if idle := r.Board.words.idle; idle[forge] == forges || idle[useAbilities] == uses {
			t.Fatalf("quiet are %v; it can be forged: %v, abilities can be used: %v", idle, forges, uses)
		}
		if forges {
			loud++
		} else {
			quiet++
		}
	}
	if quiet == 0 || loud == 0 {
		t.Errorf("the tab was quiet %d times, and %d times not", quiet, loud)
	}
}
