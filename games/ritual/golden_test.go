package ritual

import (
	"fmt"
	"io"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// goldenSeed gives a match in which nearly everything happens.
const goldenSeed = 1784

// A whole match in words: moves, events, and the table now and then.
func TestGolden(t *testing.T) {
	setup := setupOf(3, goldenSeed)
	p := gamestest.NewPlaythrough(Def, setup, "")
	g := p.Core
	walk(g, chancy(goldenSeed), p.Move, func(games.Seat, Move) {
		p.Tell()
		if p.Made%20 == 0 {
			fmt.Fprintf(p, "trays %v, sum %016x\n", g.tray[:g.seats], g.Hash())
		}
	})
	p.Result(setup.Seats)
	drawTable(p, g)
	gamestest.Golden(t, "testdata/ritual.golden", p.Bytes())
}

// drawTable draws the owner (a, b, …) and the coins of each tile.
func drawTable(out io.Writer, g *Game) {
	v := view(g, games.All)
	laid := v.AppendLaid(nil)
	low, high := laid[0].Cell, laid[0].Cell
	for _, l := range laid {
		low.Q, low.R = min(low.Q, l.Cell.Q), min(low.R, l.Cell.R)
		high.Q, high.R = max(high.Q, l.Cell.Q), max(high.R, l.Cell.R)
	}
	for r := low.R; r <= high.R; r++ {
		fmt.Fprintf(out, "%*s", 2*int(r-low.R), "")
		for q := low.Q; q <= high.Q; q++ {
			if l, ok := v.At(Cell{q, r}); ok {
				fmt.Fprintf(out, " %c%d ", 'a'+l.Owner, l.Coins)
			} else {
				fmt.Fprint(out, "  . ")
			}
		}
		fmt.Fprintln(out)
	}
}
