package ritual

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"testing"

	"runehall/games"
)

var update = flag.Bool("update", false, "write the golden playthrough anew")

const goldenFile = "testdata/ritual.golden"

// goldenSeed is of a match in which nearly everything happens.
const goldenSeed = 1784

// maxGolden keeps the playthrough short enough to be read.
const maxGolden = 30_000

// A whole match in words: moves, events, and the table at the end. Whatever changes it changes how records replay, and
// then Def.Version has to count up.
func TestGolden(t *testing.T) {
	got := playthrough()
	if len(got) > maxGolden {
		t.Errorf("the playthrough has %d bytes, more than %d", len(got), maxGolden)
	}
	if *update {
		if err := os.WriteFile(goldenFile, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		gotLines, wantLines := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
		for i := range min(len(gotLines), len(wantLines)) {
			if !bytes.Equal(gotLines[i], wantLines[i]) {
				t.Fatalf("line %d is\n\t%s\nwant\n\t%s", i+1, gotLines[i], wantLines[i])
			}
		}
		t.Fatalf("%d lines, want %d", len(gotLines), len(wantLines))
	}
}

func playthrough() []byte {
	var out bytes.Buffer
	var events games.Events[Event]
	setup := setupOf(3, goldenSeed)
	g := newGame(setup, &events)
	g.Listen(&events)
	tell := func() {
		for _, e := range events.List() {
			fmt.Fprintf(&out, "    %s %+v\n", games.EventName(e), e)
		}
		events.Clear()
	}
	fmt.Fprintf(&out, "%s %d, %d seats, seed %d\n", Def.ID, Def.Version, setup.Seats, setup.Seed)
	tell()
	n := 0
	walk(g, chancy(goldenSeed), func(s games.Seat, m Move) {
		n++
		fmt.Fprintf(&out, "%d. seat %d: %s\n", n, s, Def.Moves.Text(m))
	}, func(games.Seat, Move) {
		tell()
		if n%20 == 0 {
			fmt.Fprintf(&out, "trays %v, sum %016x\n", g.tray[:g.seats], g.Hash())
		}
	})
	result, _ := g.Result()
	fmt.Fprintf(&out, "%s: ranks %v, points %v, sum %016x\n", result.Clause, result.Rank[:g.seats], result.Points[:g.seats], g.Hash())
	drawTable(&out, g)
	return out.Bytes()
}

// drawTable draws the owners and coins of all tiles, as [table.draw] reads owners.
func drawTable(out *bytes.Buffer, g *Game) {
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
