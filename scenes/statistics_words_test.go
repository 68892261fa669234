//go:build !js

package scenes

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/aloud"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// tenfold returns eleven matches of Menhirs between Ada and Bjarne, in order. Their ten figures are all different, so
// that none can be mistaken for another.
func tenfold() (lines []ledger.Line) {
	for i, m := range []struct{ ada, bjarne, moves int }{
		{41, 28, 90}, {30, 20, 80}, {25, 24, 57}, {25, 20, 81}, {10, 50, 40}, {22, 21, 70}, {9, 33, 41}, {8, 40, 42},
		{12, 45, 43}, {30, 29, 71}, {33, 25, 72},
	} {
		rank := map[bool]int{true: 1, false: 2}
		lines = append(lines, ledger.Line{
			Match: fmt.Sprintf("%016x", i+1), Game: "stones", Version: 1,
			Ended: fmt.Sprintf("2026-03-%02dT12:00:00Z", i+1), Moves: m.moves, Clause: "STO-40",
			Seats: []ledger.Seat{
				{Name: "Ada", Driver: games.Person, Colour: "amber", Emblem: "circle", Rank: rank[m.ada > m.bjarne],
					Points: m.ada},
				{Name: "Bjarne", Driver: "greedy", Colour: "sky", Emblem: "diamond", Rank: rank[m.ada < m.bjarne],
					Points: m.bjarne},
			},
		})
	}
	return lines
}

// TestAStatisticStandsOverItsOwnWord reads the ten figures as they are heard and as they are drawn: each number
// belongs to the words beside it.
func TestAStatisticStandsOverItsOwnWord(t *testing.T) {
	kept := store.Memory(store.Config{})
	// so that there is an archive
	pagetest.Adopt(t, kept, 1, pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")))
	l := hears(t, ui.Sz(1280, 800), Config{Lang: "en", Store: kept})
	l.app.stage.Ledger.Book.Add(tenfold()...)
	l.do(aloud.Press, "title.archive", "")
	l.do(aloud.Press, "archive.statistics", "")
	l.do(aloud.Press, "statistics.game.stones", "")
	l.want("statistics")
	const want = "11 matches, 7 wins, 64 % of them won, 2 in a row now, 4 in a row at best, 41 best result, 22.3 on average, 13 greatest lead, " +
		"57 moves, quickest win, 1075 strength, ±212"
	panel, _ := l.hear().Find("statistics.panel.0")
	if got := strings.ReplaceAll(panel.Label, "\u00a0", " "); got != want {
		t.Errorf("heard is %q, want %q: %v", got, want, labels(l.hear()))
	}
}

// TestStrengthIsToldWhereItHelps looks for Ada's strength after too few matches and after enough: the set-up of a match
// alone names the level that is nearest to it, and nothing is said to whoever has turned it off.
func TestStrengthIsToldWhereItHelps(t *testing.T) {
	for name, c := range map[string]struct {
		matches int
		off     bool
		told    bool
	}{"two matches": {2, false, false}, "eleven": {11, false, true}, "turned off": {11, true, false}} {
		l := hears(t, ui.Sz(1280, 800), Config{Lang: "en"})
		lines := tenfold()[:c.matches]
		for i := range lines {
			lines[i].Seats[0].Name = "Astrid" // who sits first in the set-up
		}
		l.app.stage.Ledger.Book.Add(lines...)
		l.app.apply(stage.Strength.Set(l.app.stage.Settings, !c.off))
		l.do(aloud.Press, "title.game.stones", "")
		l.want("setup")
		said := strings.ReplaceAll(strings.Join(labels(l.hear()), "\n"), "\u00a0", " ")
		if told := strings.Contains(said, "Nearest to your strength (1075): Adept."); told != c.told {
			t.Errorf("%s: %q", name, said)
		}
	}
}
