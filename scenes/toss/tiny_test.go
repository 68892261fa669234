package toss

import (
	"os"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
)

// tinies are the matches kept in "testdata/name.record", by the way to snatch. Each has one last round to be played.
var tinies = []struct {
	name, way string
	drivers   []string
	fallen    bool // the runes lie on the table
}{
	{"tiny", "snatch", []string{games.Person, "greedy"}, false},
	{"tiny-calm", "calm", []string{games.Person, games.Person}, false},
	{"tiny-ghost", "ghost", []string{games.Person, games.Person}, false},
	{"tiny-fingers", "snatch", []string{games.Person, games.Person, games.Person, games.Person, games.Person}, true},
}

// TestTinyMatches plays the kept matches: whatever is done in their last round, it is the last. With RUNEHALL_APPROVE
// it looks for other matches first, which is needed when the rules have changed.
func TestTinyMatches(t *testing.T) {
	for _, tiny := range tinies {
		t.Run(tiny.name, func(t *testing.T) {
			if os.Getenv("RUNEHALL_APPROVE") != "" {
				m := lastRound(t, tiny.way, tiny.fallen, tiny.drivers)
				if err := os.WriteFile("testdata/"+tiny.name+".record", m.Play.Record().Text(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			m := boardtest.Kept(t, rules.Def, tiny.name)
			v := m.Play.View(games.All)
			if v.Way().String() != tiny.way || !tells(v, tiny.fallen) {
				t.Errorf("%v, phase %v, pairs %v", v.Way(), v.Phase(), v.Visible())
			}
			if !endsSoon(t, m) {
				t.Error("there may be another round")
			}
		})
	}
}

// lastRound plays matches of computer players until one has come to its last round.
func lastRound(t *testing.T, way string, fallen bool, drivers []string) *match {
	for seed := range uint64(4000) {
		begin := func() *match {
			setup := games.Setup{Seats: len(drivers), Seed: seed, Options: map[string]string{rules.OptionWay: way}}
			return boardtest.NewMatch(t, rules.Def, setup, drivers...)
		}
		played, at, phase := begin(), 0, rules.OverPhase
		players := newSitters(seed)
		for players.move(played) {
			now := played.Play.View(games.Public).Phase()
			if begins := now == rules.ThrowPhase; now != phase &&
				(begins && !fallen || !begins && fallen && phase == rules.ThrowPhase) {
				at = len(played.Play.Made())
			}
			phase = now
		}
		m := begin()
		for _, made := range played.Play.Made()[:at] {
			m.Make(made.Seat, made.Move)
		}
		v := m.Play.View(games.All)
		if at > 0 && tells(v, fallen) && endsSoon(t, m) {
			t.Logf("seed %d, %d rounds, pairs %v", seed, v.Round(), v.Visible())
			return m
		}
	}
	t.Fatal("there is no such match")
	return nil
}

// tells reports whether a last round has enough to do to be worth keeping.
func tells(v rules.View, fallen bool) bool {
	if fallen {
		return v.Phase() == rules.SnatchPhase && len(complete(v)) >= 2
	}
	return v.Phase() == rules.ThrowPhase && v.Hand(0) > 1 && v.Hand(1) > 1
}

// complete returns the pairs whose two runes both lie face up.
func complete(v rules.View) (pairs []int) {
	up := map[int]int{}
	for _, d := range v.Discs() {
		if d.Up && d.Rune != rules.Destiny {
			if up[d.Rune.Pair()]++; up[d.Rune.Pair()] == 2 {
				pairs = append(pairs, d.Rune.Pair())
			}
		}
	}
	return pairs
}

// endsSoon reports whether a match ends with this round and without a contest, whoever is quick, even if nobody does
// anything or all reach at once, and whether there are pairs to snatch.
func endsSoon(t *testing.T, m *match) bool {
	round := m.Play.View(games.Public).Round()
	for n := range uint64(12) {
		record, err := games.ParseRecord(slices.Clone(m.Play.Record().Text()))
		if err != nil {
			t.Fatal(err)
		}
		play, err := games.Resume(rules.Def, record)
		if err != nil {
			t.Fatal(err)
		}
		trial := &match{T: t, Play: play}
		players := newSitters(n)
		players.idle = n < 2
		if v := play.View(games.All); n == 1 && v.Phase() == rules.SnatchPhase {
			pairs := complete(v)
			a, b := rules.Rune(2*pairs[0]), rules.Rune(2*pairs[1])
			trial.Make(0, rules.Move{Kind: rules.Claims, Tick: 9, Claims: [...]rules.Rune{a, a + 1, b, b + 1, a}})
		}
		fell := false
		for players.move(trial) {
			v := play.View(games.All)
			if v.Round() > round || v.Phase() == rules.FlickPhase {
				return false
			}
			if !fell && v.Phase() != rules.ThrowPhase && v.Phase() != rules.OverPhase {
				if fell = true; len(complete(v)) == 0 {
					return false
				}
			}
		}
		if !fell {
			return false
		}
	}
	return true
}

// sitters are computer players in all seats.
type sitters struct {
	minds [games.MaxSeats]games.Thinker[*rules.Game, rules.Move]
	idle  bool // they snatch nothing
	made  int
}

func newSitters(seed uint64) *sitters {
	h, levels := &sitters{}, bots.Levels(rules.Def)
	for s := range h.minds {
		h.minds[s] = levels[1+(s+int(seed))%(len(levels)-1)].New(seed + uint64(s))
	}
	return h
}

// move makes a move; it returns false once the match is over.
func (h *sitters) move(m *match) bool {
	core := m.Play.Core()
	acting := core.AppendActing(nil)
	if len(acting) == 0 {
		return false
	}
	joint := rules.Def.Joint(core)
	var chosen []games.Chosen[rules.Move]
	for _, a := range acting {
		c := games.Chosen[rules.Move]{Seat: a.Seat, Move: h.choose(core, a)}
		if chosen = append(chosen, c); !joint {
			break
		}
	}
	c := chosen[0]
	if joint {
		c.Seat, c.Move = rules.Def.Join(core, chosen)
	}
	m.Make(c.Seat, c.Move)
	h.made++
	return true
}

// choose returns the move of a seat.
func (h *sitters) choose(core *rules.Game, a games.Acting) rules.Move {
	for _, kind := range []rules.MoveKind{rules.Done, rules.Pass} {
		if m := (rules.Move{Kind: kind}); h.idle && core.Check(a.Seat, m) == nil {
			return m
		}
	}
	games.Ask(h.minds[a.Seat], rules.Def.Blank(), core, a, 1, h.made)
	for {
		if d, done := h.minds[a.Seat].Step(1 << 20); done {
			return d.Move
		}
	}
}
