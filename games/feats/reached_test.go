package feats

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// With -update TestReached searches for a match for each feat that has none in the file, or whose match no longer earns
// it under the present rules. That takes minutes.
var (
	update = flag.Bool("update", false, "search for matches in which somebody earns what no line earns yet")
	shares = flag.Bool("shares", false, "count how often greedy players earn each feat, and write that down")
)

// reachedFile has a line for each feat: game, feat, seat, and a link to a whole match in which that seat earns it.
const reachedFile = "testdata/reached.txt"

// sharesFile says how often greedy players earn each feat, per seat and match; expansions and other options are on in
// some of the matches. It is for reading only: -shares rewrites it.
const sharesFile = "testdata/shares.txt"

// searched is how many matches are played for each way of playing a game.
const searched = 120

// way says how computer players play a game.
type way struct {
	level   string
	seats   int
	options map[string]string
}

// hunt plays matches of one game with computer players, and finds what persons in their seats would have earned.
type hunt struct {
	game  string
	usual string // the level whose matches are counted
	feats []string
	ways  []way
	// play plays n matches, and calls each with what the seats earn and a function that writes the match as a link. It
	// stops when each returns false.
	play func(w way, seed uint64, n int, each func(earned [][]string, link func() string) bool)
	// read returns what the seats earn in the match of a link.
	read func(link string) ([][]string, error)
}

// huntOf returns the hunt for the feats of a game. Besides some of the game's levels it uses own ones, which only exist
// here.
func huntOf[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V], list []Feat[E],
	own []games.Level[C, M],
	levels []string, options ...string) hunt {
	h := hunt{game: def.ID, usual: levels[1]}
	for _, f := range list {
		h.feats = append(h.feats, f.ID)
	}
	for _, level := range levels {
		for _, chosen := range append([]string{""}, options...) {
			for seats := 2; seats <= def.MaxSeats; seats++ {
				w := way{level, seats, map[string]string{}}
				for option := range strings.FieldsSeq(chosen) {
					id, choice, _ := strings.Cut(option, "=")
					w.options[id] = choice
				}
				h.ways = append(h.ways, w)
			}
		}
	}
	earned := func(record *games.Record) ([][]string, error) {
		match, err := games.Resume(def, record)
		if err != nil {
			return nil, err
		}
		if _, over := match.Core().Result(); !over {
			return nil, fmt.Errorf("the match is not over")
		}
		m := Of(match)
		if &m.Told[0] == &match.Told()[0] || &m.Players[0] == &match.Record().Players[0] {
			return nil, fmt.Errorf("what is judged changes with the match")
		}
		m.Players = make([]games.Player, record.Setup.Seats)
		for i := range m.Players {
			m.Players[i].Driver = games.Person
		}
		return judged(list, m), nil
	}
	entry := games.NewEntry(def, append(bots.Levels(def), own...))
	h.play = func(w way, seed uint64, n int, each func(earned [][]string, link func() string) bool) {
		config := games.SimConfig{Setup: games.Setup{Seats: w.seats, Options: w.options}, Matches: 1}
		for range w.seats {
			config.Players = append(config.Players, games.Player{Driver: w.level, Colour: "amber", Emblem: "circle",
				Name: "X"})
		}
		on := true
		config.Record = func(_ int, record *games.Record) error {
			list, err := earned(record)
			on = err == nil && each(list, func() string {
				link, err := games.WriteLink(def, record)
				if err != nil {
					t.Error(err)
				}
				return link
			})
			return err
		}
		for i := 0; i < n && on; i++ {
			config.Setup.Seed = seed + uint64(i)
			if _, err := entry.Simulate(config); err != nil {
				t.Errorf("%s, %v, seed %d: %v", def.ID, w, config.Setup.Seed, err)
			}
		}
	}
	h.read = func(text string) ([][]string, error) {
		link, err := games.ParseLink(text)
		if err != nil {
			return nil, err
		}
		record, err := games.ReadLink(def, link)
		if err != nil {
			return nil, err
		}
		return earned(record)
	}
	return h
}

func hunts(t *testing.T) []hunt {
	both := []string{"random", "greedy"}
	return []hunt{
		huntOf(t, ritual.Def, Ritual, nil, both),
		huntOf(t, masters.Def, Masters, nil, both, "adepts=yes high-masters=yes extra-draw=yes"),
		huntOf(t, stones.Def, Stones, []games.Level[*stones.Game, stones.Move]{patience},
			[]string{"random", "greedy", "patient"}, "throne=45"),
		huntOf(t, toss.Def, Toss, nil, []string{"random", "deft", "slow", "quick"}, "way=calm", "way=ghost"),
		huntOf(t, market.Def, Market, nil, both, "ending=round"),
	}
}

type reach struct {
	game, feat string
	seat       int
	link       string
}

// TestReached replays for each feat a match of legal moves from a real deal in which somebody earns it.
func TestReached(t *testing.T) {
	text, err := os.ReadFile(reachedFile)
	if err != nil && !*update {
		t.Fatal(err)
	}
	known := map[string]reach{}
	for line := range strings.Lines(string(text)) {
		var r reach
		if _, err := fmt.Sscan(line, &r.game, &r.feat, &r.seat, &r.link); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		known[r.game+"."+r.feat] = r
	}
	var out bytes.Buffer
	lines := 0
	for _, h := range hunts(t) {
		if *update {
			h.forget(known)
			h.search(t, known)
		}
		read := map[string][][]string{} // by link, since one match can serve several feats
		for _, feat := range h.feats {
			r, ok := known[h.game+"."+feat]
			if !ok {
				t.Errorf("nobody is known to have earned %s of %s", feat, h.game)
				continue
			}
			lines++
			fmt.Fprintln(&out, r.game, r.feat, r.seat, r.link)
			if read[r.link] == nil {
				if read[r.link], err = h.read(r.link); err != nil {
					t.Errorf("%s of %s: %v", feat, h.game, err)
					continue
				}
			}
			if !slices.Contains(read[r.link][r.seat], feat) {
				t.Errorf("%s of %s: the seat earns only %v", feat, h.game, read[r.link][r.seat])
			}
		}
	}
	if lines != len(known) && !*update {
		t.Errorf("%d lines are about %d feats", len(known), lines)
	}
	if *update {
		if err := os.WriteFile(reachedFile, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// forget drops the lines that no longer hold: their matches follow older rules, or no longer earn the feat.
func (h *hunt) forget(known map[string]reach) {
	for _, feat := range h.feats {
		r, ok := known[h.game+"."+feat]
		if !ok {
			continue
		}
		if earned, err := h.read(r.link); err != nil || !slices.Contains(earned[r.seat], feat) {
			delete(known, h.game+"."+feat)
		}
	}
}

// search looks for matches that earn feats without a line.
func (h *hunt) search(t *testing.T, known map[string]reach) {
	lacks := 0
	for _, feat := range h.feats {
		if _, ok := known[h.game+"."+feat]; !ok {
			lacks++
		}
	}
	for _, w := range h.ways {
		if lacks == 0 {
			return
		}
		h.play(w, 1, searched, func(earned [][]string, link func() string) bool {
			for seat, feats := range earned {
				for _, feat := range feats {
					if _, ok := known[h.game+"."+feat]; !ok {
						known[h.game+"."+feat] = reach{h.game, feat, seat, link()}
						t.Logf("%s of %s by %v", feat, h.game, w)
						lacks--
					}
				}
			}
			return lacks > 0
		})
	}
}

// counted is how many matches are played for each way and number of seats to see how often feats are earned.
const counted = 20

// TestShares writes sharesFile if asked to. A feat that nearly every match brings is no achievement, and one that no
// match brings is useless.
func TestShares(t *testing.T) {
	if !*shares {
		t.Skip("only with -shares")
	}
	var out bytes.Buffer
	for _, h := range hunts(t) {
		earned, players := map[string]int{}, 0
		for _, w := range h.ways {
			if w.level != h.usual {
				continue
			}
			h.play(w, 1000, counted, func(list [][]string, _ func() string) bool {
				players += len(list)
				for _, feats := range list {
					for _, feat := range feats {
						earned[feat]++
					}
				}
				return true
			})
		}
		for _, feat := range h.feats {
			fmt.Fprintf(&out, "%s %s %.1f%%\n", h.game, feat, 100*float64(earned[feat])/float64(players))
		}
	}
	if err := os.WriteFile(sharesFile, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
