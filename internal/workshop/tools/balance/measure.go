package main

import (
	"fmt"
	"log"
	"reflect"
	"slices"
	"strings"

	"runehall/games"
	"runehall/games/bots"
)

// brief is the id of a master who thinks much less: for a first look at a change.
const brief = "brief"

// figures are the results of a game's matches with one number of seats.
type figures struct {
	info   *games.Info
	seats  int
	report *games.SimReport
	// rounds counts the rounds of all matches, margin adds up the points by which matches were won.
	rounds, margin int
	// won counts the seats that won, lost all others.
	won, lost int
	ways      []*way
}

// way is a source of points, or a deed, and how much of it there was.
type way struct {
	says string
	deed bool
	// winners and others are the sums over all winners and all others.
	winners, others int
	// had counts the seats that had any of it, and hadWins the matches that they won. A win shared by k seats counts
	// 1/k for each.
	had     int
	hadWins float64
}

// measure plays the matches of a game, if it is among those that are planned.
func measure[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], p plan) (chapter, error) {
	c := chapter{info: &def.Info}
	if p.game != "" && p.game != def.ID {
		return c, nil
	}
	little := bots.MindsOf(&def.Info)[3]
	little.Field, little.Playouts, little.Width = (little.Field+3)/4, little.Playouts/16, little.Width/16
	entry := games.NewEntry(def, append(append(bots.Former(def), bots.Ladder(def)...),
		bots.Thinking(brief, def, little)))
	for seats := def.MinSeats; seats <= def.MaxSeats; seats++ {
		if p.seats != 0 && p.seats != seats {
			continue
		}
		f := &figures{info: &def.Info, seats: seats}
		config := p.config(seats)
		config.Record = func(_ int, record *games.Record) error { return count(f, def, record) }
		var err error
		if f.report, err = entry.Simulate(config); err != nil {
			return c, fmt.Errorf("%s, %d seats: %w", def.ID, seats, err)
		}
		slices.SortFunc(f.ways, func(a, b *way) int { return strings.Compare(a.says, b.says) })
		log.Print(strings.TrimSpace(f.row()))
		c.rows = append(c.rows, f)
	}
	return c, nil
}

func count[C games.Core[C, M, E], M comparable, E any, V any](f *figures, def *games.Def[C, M, E, V],
	record *games.Record) error {
	m, err := games.Resume(def, record)
	if err != nil {
		return err
	}
	result, over := m.Core().Result()
	if !over {
		return fmt.Errorf("the match has not ended after %d moves", len(m.Made()))
	}
	had := map[*way]*[games.MaxSeats]int{} // how much of each way each seat had
	add := func(says string, deed bool, s games.Seat, n int) {
		w := f.way(says, deed)
		if had[w] == nil {
			had[w] = new([games.MaxSeats]int)
		}
		had[w][s] += n
	}
	begun := 0
	var tallies []games.Tally
	for _, told := range m.Told() {
		tallies = def.Tally(tallies[:0], told.Event)
		for _, t := range tallies {
			add(strings.TrimPrefix(t.Reason, def.ID+".tally."), false, t.Seat, t.Points)
		}
		name := games.EventName(told.Event)
		if name == turns[def.ID] {
			begun++
		}
		if says, ok := deeds[def.ID][name]; ok {
			add(says, true, doer(told.Event), 1)
		}
	}
	if turns[def.ID] == "TurnBegan" {
		begun = (begun + f.seats - 1) / f.seats
	}
	f.rounds += begun
	f.end(&result, had)
	return nil
}

func doer(event any) games.Seat {
	return reflect.ValueOf(event).FieldByName("Seat").Interface().(games.Seat)
}

// way returns the way of that name, making it first if need be.
func (f *figures) way(says string, deed bool) *way {
	at := slices.IndexFunc(f.ways, func(w *way) bool { return w.says == says && w.deed == deed })
	if at < 0 {
		at = len(f.ways)
		f.ways = append(f.ways, &way{says: says, deed: deed})
	}
	return f.ways[at]
}

// end adds how a match ended, for who had which ways.
func (f *figures) end(result *games.Result, had map[*way]*[games.MaxSeats]int) {
	winners := 0
	for s := range f.seats {
		if result.Rank[s] == 1 {
			winners++
		}
	}
	f.won += winners
	f.lost += f.seats - winners
	f.margin += margin(result, f.seats, winners)
	for w, list := range had {
		for s, n := range list[:f.seats] {
			win := 0.0
			if result.Rank[s] == 1 {
				w.winners += n
				win = 1 / float64(winners)
			} else {
				w.others += n
			}
			if n != 0 {
				w.had++
				w.hadWins += win
			}
		}
	}
}

// margin returns how many points the winner is ahead of the next seat; 0 if several won.
func margin(result *games.Result, seats, winners int) int {
	if winners > 1 {
		return 0
	}
	first := slices.Index(result.Rank[:seats], 1)
	least := -1
	for s := range seats {
		ahead := int(result.Points[first] - result.Points[s])
		if ahead = max(ahead, -ahead); s != first && (least < 0 || ahead < least) {
			least = ahead
		}
	}
	return least
}
