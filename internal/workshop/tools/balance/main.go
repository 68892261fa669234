// Command balance has computer players of one level play every game among themselves, and writes the results into
// docs/balance.md: how often each place in turn order wins, how long matches are, and which ways win. The figures are
// the same on every machine.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"runtime"
	"strings"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// marker stands before the generated part of the page. The part above it is written by hand.
const marker = "<!-- What follows is made by `make balance`. -->\n"

type plan struct {
	// the level that plays; matches is how many matches with each number of seats
	level   string
	matches int
	seed    uint64
	// game and seats are the only ones to be played; "" and 0: all.
	game  string
	seats int
}

func main() {
	log.SetFlags(0)
	var p plan
	file := flag.String("file", "docs/balance.md", "the `FILE` to write into")
	flag.StringVar(&p.level, "level", bots.FormerMaster,
		"the `LEVEL` that plays; "+brief+" is a master of earlier versions who thinks much less")
	flag.IntVar(&p.matches, "matches", 240, "`NUMBER` of matches of each number of seats")
	flag.Uint64Var(&p.seed, "seed", 20261123, "the `SEED` of all matches")
	flag.StringVar(&p.game, "game", "", "the `ID` of the only game to play; what stands there of the others stays")
	flag.IntVar(&p.seats, "seats", 0, "the only `NUMBER` of seats to play; prints its tables, and writes no file")
	flag.Parse()
	if err := run(*file, p); err != nil {
		log.Fatalf("balance: %v", err)
	}
}

func run(file string, p plan) error {
	var text []byte
	if p.seats == 0 {
		var err error
		if text, err = os.ReadFile(file); err != nil {
			return fmt.Errorf("read the text above the tables: %w", err)
		}
		if !strings.Contains(string(text), marker) {
			return fmt.Errorf("%s has no line %q", file, strings.TrimSpace(marker))
		}
	}
	list, err := p.play()
	if err != nil {
		return err
	}
	if p.seats != 0 {
		for _, c := range list {
			fmt.Print(c.text(p))
		}
		return nil
	}
	if err := os.WriteFile(file, []byte(page(string(text), list, p)), 0o644); err != nil {
		return fmt.Errorf("write the tables: %w", err)
	}
	return nil
}

func (p plan) play() ([]chapter, error) {
	var list []chapter
	for _, game := range []func(plan) (chapter, error){
		func(p plan) (chapter, error) { return measure(ritual.Def, p) },
		func(p plan) (chapter, error) { return measure(masters.Def, p) },
		func(p plan) (chapter, error) { return measure(stones.Def, p) },
		func(p plan) (chapter, error) { return measure(toss.Def, p) },
		func(p plan) (chapter, error) { return measure(market.Def, p) },
	} {
		c, err := game(p)
		if err != nil {
			return nil, err
		}
		if len(c.rows) > 0 {
			list = append(list, c)
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("there is no game %q with %d seats", p.game, p.seats)
	}
	return list, nil
}

// config seats the level everywhere.
func (p plan) config(seats int) games.SimConfig {
	c := games.SimConfig{Setup: games.Setup{Seats: seats, Seed: p.seed}, Matches: p.matches,
		Workers: runtime.GOMAXPROCS(0)}
	for seat := range seats {
		name := fmt.Sprint(p.level, seat) // records name everybody, and each colour and emblem once
		c.Players = append(c.Players, games.Player{Driver: p.level, Colour: name, Emblem: name, Name: name})
	}
	return c
}
