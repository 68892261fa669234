package market

import (
	"fmt"
	"io"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// goldenSeed gives a match in which nearly everything happens.
const goldenSeed = 99020

const goldenSeats = 3

// A whole match in words: moves, events, and the table now and then.
func TestGolden(t *testing.T) {
	setup := games.Setup{Seats: goldenSeats, Seed: goldenSeed, Options: map[string]string{OptionOpen: games.Yes}}
	p := gamestest.NewPlaythrough(Def, setup, ", open stores true")
	g := p.Core
	gamestest.GreedyMatch(Def, g, goldenSeed, p.Move, func() {
		p.Tell()
		if p.Made%25 == 0 {
			fmt.Fprintf(p, "sum %016x\n", g.Hash())
			drawTable(p, g)
		}
	})
	p.Result(goldenSeats)
	drawTable(p, g)
	gamestest.Golden(t, "testdata/market.golden", p.Bytes())
}

// drawTable describes the market and what lies in front of each seat.
func drawTable(out io.Writer, g *Game) {
	fmt.Fprintf(out, "market %+v\n", g.market)
	for s := range g.seats {
		p := &g.players[s]
		fmt.Fprintf(out, "seat %d: hand %v, loose %v", s, g.hands[s], p.loose[Red:])
		for at := RedMain; at < Places; at++ {
			store := p.stores[at]
			if !store.There {
				continue
			}
			fmt.Fprintf(out, ", %v %d %v", at, store.Runes, store.Colour)
			if store.Joined {
				fmt.Fprint(out, " with an outpost")
			}
			if store.Occupied {
				fmt.Fprintf(out, " under a collector of %d", store.Collector)
			}
		}
		fmt.Fprintln(out)
	}
}
