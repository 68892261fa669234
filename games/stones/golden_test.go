package stones

import (
	"fmt"
	"io"
	"testing"

	"runehall/internal/workshop/gamestest"
)

// goldenSeed gives a match in which nearly everything happens.
const goldenSeed = 257

const goldenSeats = 2

// A whole match in words: moves, events, and the table now and then.
func TestGolden(t *testing.T) {
	gamestest.Golden(t, "testdata/stones.golden", playthrough(goldenSeed))
}

func playthrough(seed uint64) []byte {
	p := gamestest.NewPlaythrough(Def, setupOf(goldenSeats, seed), ", tables "+deckDigest())
	g, round := p.Core, 1
	gamestest.GreedyMatch(Def, g, seed, p.Move, func() {
		p.Tell()
		if g.phase == TurnPhase && g.round() >= round+5 {
			round = g.round()
			drawTable(p, g)
		}
	})
	p.Result(goldenSeats)
	drawTable(p, g)
	return p.Bytes()
}

func deckDigest() string {
	digest, _ := tables()
	return digest
}

// drawTable describes the table and what each seat has.
func drawTable(out io.Writer, g *Game) {
	fmt.Fprintf(out, "display %v, smithies %v, %d wild, supply %v and %d ore, stones %v\n", g.display, g.smithies,
		g.wild, g.supply, g.ore, g.stones[1:])
	for s := range g.seats {
		p := &g.players[s]
		fmt.Fprintf(out, "seat %d: %d points, gems %v, ore %d, rows %v, stones %v %v, hand %v, discards %v, gone %v\n",
			s, p.points, p.gems,
			p.ore, p.rows, p.stones.list(), p.onStone, p.hand.Cards(), p.discards.Cards(), p.gone.Cards())
	}
	fmt.Fprintf(out, "sum %016x\n", g.Hash())
}
