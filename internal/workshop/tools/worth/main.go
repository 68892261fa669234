// Command worth learns from matches between computer players how much the parts of a position count ([games.Worth]),
// writes the weights into the game's package, and shows what they gain against those that were set by hand. The same
// seed gives the same weights.
package main

import (
	"flag"
	"fmt"
	"log"
	"runtime"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

type plan struct {
	seed    uint64
	workers int
	// matches are played in each of the rounds; what is learnt comes from the last few of them.
	matches, rounds, last int
	// ridge is how firmly a weight is held where it began. grain is how much a position counts, since the positions of
	// a match are alike.
	ridge, grain float64
	// duels are played with what was learnt against what was set by hand.
	duels int
	// times is how many times as much as a master the players with hand-set weights think.
	times float64
	// dir is where the packages of the games lie.
	dir string
}

func main() {
	log.SetFlags(0)
	p := plan{workers: runtime.NumCPU()}
	game := flag.String("game", stones.Def.ID, "the `ID` of the game to learn")
	flag.Uint64Var(&p.seed, "seed", 20261123, "the `SEED` of all matches")
	flag.IntVar(&p.matches, "matches", 250, "`NUMBER` of matches of a round")
	flag.IntVar(&p.rounds, "rounds", 12,
		"`NUMBER` of rounds, each with what was learnt before; with 0 only the weights of now are shown")
	flag.IntVar(&p.last, "last", 6, "`NUMBER` of rounds that are learnt from, the last ones")
	flag.IntVar(&p.duels, "duels", 400, "`NUMBER` of matches against the weights that were set by hand")
	flag.Float64Var(&p.times, "times", 1, "those who go by hand try so many times as much, for a duel in equal time")
	flag.Float64Var(&p.ridge, "ridge", 30, "how firmly a weight is held where it began, in `POSITIONS`")
	flag.Float64Var(&p.grain, "grain", 0.2, "how much of a position counts: those of a match are alike")
	flag.StringVar(&p.dir, "dir", "games", "the `FOLDER` of the games")
	flag.Parse()
	if err := learn(*game, &p); err != nil {
		log.Fatalf("worth: %v", err)
	}
}

func learn(game string, p *plan) error {
	switch game {
	case ritual.Def.ID:
		return study(ritual.Def, p)
	case masters.Def.ID:
		return study(masters.Def, p)
	case stones.Def.ID:
		return study(stones.Def, p)
	case toss.Def.ID:
		return study(toss.Def, p)
	case market.Def.ID:
		return study(market.Def, p)
	}
	return fmt.Errorf("there is no game %q", game)
}

// weigh returns a game in which the parts count as much as weights say.
func weigh[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	weights []games.Weight) *games.Def[C, M, E, V] {
	other, worth := *def, *def.Worth
	worth.Weights = weights
	other.Worth, other.Evaluate = &worth, evaluator(&worth)
	return &other
}
