package masters

import (
	"fmt"
	"io"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// goldenSeed gives a match in which nearly everything happens.
const goldenSeed = 1858

// A whole match in words: moves, events, and the table now and then.
func TestGolden(t *testing.T) {
	setup := everything(3, goldenSeed)
	p := gamestest.NewPlaythrough(Def, setup, ", with every option")
	g := p.Core
	walk(g, chancy(goldenSeed), p.Move, func(games.Seat, Move) {
		p.Tell()
		if p.Made%10 == 0 {
			fmt.Fprintf(p, "sum %016x\n", g.Hash())
			drawTable(p, g)
		}
	})
	p.Result(setup.Seats)
	drawTable(p, g)
	gamestest.Golden(t, "testdata/masters.golden", p.Bytes())
}

// drawTable draws the table in the form that [table.draw] reads.
func drawTable(out io.Writer, g *Game) {
	b := &g.board
	for y := b.low.Y; y <= b.high.Y; y++ {
		for x := b.low.X; x <= b.high.X; x++ {
			c := Cell{x, y}
			r, ok := view(g, games.All).At(c)
			switch {
			case !ok:
				fmt.Fprint(out, ". ")
			case r.Master >= 0:
				fmt.Fprintf(out, "%c%d", "?BGR"[r.Colour], r.Master)
			case r.Token >= 0:
				fmt.Fprintf(out, "%c%d", "?bgr"[r.Colour], r.Token)
			default:
				fmt.Fprintf(out, "%c ", "?BGR"[r.Colour])
			}
		}
		fmt.Fprintln(out)
	}
}
