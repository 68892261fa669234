//go:build pilot

package toss

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// secretly returns the test of what is hidden, in positions for which is returns true.
func secretly(way string, is func(all rules.View) bool,
	tables ...boardtest.Watched) boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View] {
	return boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View]{
		Match: func(t *testing.T, drivers []string, seed uint64) *match {
			t.Helper()
			options := map[string]string{rules.OptionWay: way}
			m := boardtest.NewMatch(t, rules.Def,
				games.Setup{Seats: len(drivers), Seed: seed, Options: options}, drivers...)
			m.Until(is)
			return m
		},
		Board: func() table.Board[rules.Move, rules.Event, rules.View] { return New() }, Tables: tables,
		Sum: func(all rules.View) uint8 {
			return boardtest.Sum(1, func(games.Seat) (list []rules.Rune) {
				for _, d := range all.Discs() {
					if !d.Up {
						list = append(list, d.Rune)
					}
				}
				return list
			})
		},
	}
}

// lying reports whether something lies face down; raced, whether one seat has run and another is to run.
func lying(v rules.View) bool { return v.Phase() == rules.CalmPhase && v.Round() > 1 }
func raced(v rules.View) bool {
	return v.Phase() == rules.RunPhase && v.OnTurn() > 0 && len(v.Run(0)) > 0
}

// TestNothingHiddenIsDrawn looks for runes that lie face down, runes in the bag, and the own runs of others.
func TestNothingHiddenIsDrawn(t *testing.T) {
	t.Run("calm", secretly("calm", lying,
		boardtest.Watched{Drivers: []string{games.Person, games.Person}, Watches: games.Public},
	).Kept)
	t.Run("ghost", secretly("ghost", raced,
		boardtest.Watched{Drivers: []string{games.Person, games.Person, games.Person}, Watches: games.Public},
		boardtest.Watched{Drivers: []string{"greedy", games.Person, "greedy"}, Watches: 1},
	).Kept)
}

// TestAnOwnRunIsNobodyElses lets a seat take one rune in its own run, and in another copy of the match three others, in
// the same time. From then on everything looks the same: the next seat's recap, its own run, and the log.
func TestAnOwnRunIsNobodyElses(t *testing.T) {
	first := func(v rules.View) bool {
		return v.Phase() == rules.RunPhase && v.OnTurn() == 0 && len(v.Run(0)) == 0 && len(complete(v)) > 2
	}
	sec := secretly("ghost", first)
	for seed := uint64(60); ; seed++ {
		options := map[string]string{rules.OptionWay: "ghost"}
		m := boardtest.NewMatch(t, rules.Def,
			games.Setup{Seats: 3, Seed: seed, Starts: []games.Seat{0}, Options: options})
		m.Until(func(v rules.View) bool { return v.Phase() != rules.ThrowPhase })
		if !first(m.Play.View(games.All)) {
			continue
		}
		sec.Alone(t, m, func(world int, s *boardtest.DrawnTable[*rules.Game, rules.Move, rules.Event, rules.View]) {
			runs(t, s, [][]int{{0}, {1, 2, 4}}[world])
		}, 20, "curtain.open", "recap.close", "toss.rune.", "table.log", "log.close")
		return
	}
}

// runs opens the curtain of an own run, takes the runes with some indices among the targets, and says done in a fixed
// tick.
func runs(t *testing.T, s *boardtest.DrawnTable[*rules.Game, rules.Move, rules.Event, rules.View], takes []int) {
	t.Helper()
	until := func(what string, is func(r stage.Report) bool) {
		t.Helper()
		for n := 0; !is(s.Report()); n++ {
			if s.Tick(0, ui.Point{}); n > 600 {
				t.Fatalf("%s: %+v", what, s.Report())
			}
		}
	}
	press := func(name string, held int) {
		t.Helper()
		at := s.Report().Targets[name].Center()
		s.Tick(ui.Press, at)
		for range held {
			s.Tick(ui.Drag, at)
		}
		s.Tick(ui.Release, at)
	}
	until("there is no curtain", func(r stage.Report) bool { return r.Targets["curtain.open"] != ui.Rect{} && !r.Busy })
	press("curtain.open", 60)
	until("the clock does not run", func(r stage.Report) bool { return r.State["tick"] != nil })
	all := slices.DeleteFunc(slices.Sorted(maps.Keys(s.Report().Targets)), func(name string) bool {
		return !strings.HasPrefix(name, "toss.rune.") || name == "toss.rune.48"
	})
	for _, i := range takes {
		press(all[i], 1)
	}
	until("the clock stands", func(r stage.Report) bool { return r.State["tick"] == 200 })
	if left := len(all) - len(takes); countRunes(s.Report()) != left+1 {
		t.Fatalf("%d runes lie there, of %d, of which %v are taken", countRunes(s.Report())-1, len(all), takes)
	}
	press("table.confirm", 1)
	until("the run does not end", func(r stage.Report) bool { return r.State["tick"] == nil })
}

func countRunes(r stage.Report) (n int) {
	for name := range r.Targets {
		if strings.HasPrefix(name, "toss.rune.") {
			n++
		}
	}
	return n
}

func TestALeakIsSeen(t *testing.T) { secretly("calm", lying).LeakSeen(t) }
