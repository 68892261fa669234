package masters

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"testing"

	"runehall/games"
)

var update = flag.Bool("update", false, "write the golden playthrough anew")

const goldenFile = "testdata/masters.golden"

// goldenSeed is of a match in which nearly everything happens.
const goldenSeed = 1858

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
	setup := everything(3, goldenSeed)
	g := newGame(setup, &events)
	g.Listen(&events)
	tell := func() {
		for _, e := range events.List() {
			fmt.Fprintf(&out, "    %s %+v\n", games.EventName(e), e)
		}
		events.Clear()
	}
	fmt.Fprintf(&out, "%s %d, %d seats, seed %d, rules %+v\n", Def.ID, Def.Version, setup.Seats, setup.Seed, g.rules)
	tell()
	n := 0
	walk(g, chancy(goldenSeed), func(s games.Seat, m Move) {
		n++
		fmt.Fprintf(&out, "%d. seat %d: %s\n", n, s, Def.Moves.Text(m))
	}, func(games.Seat, Move) {
		tell()
		if n%10 == 0 {
			fmt.Fprintf(&out, "sum %016x\n", g.Hash())
			drawTable(&out, g)
		}
	})
	result, _ := g.Result()
	fmt.Fprintf(&out, "%s: ranks %v, points %v, sum %016x\n", result.Clause, result.Rank[:g.seats], result.Points[:g.seats], g.Hash())
	drawTable(&out, g)
	return out.Bytes()
}

// drawTable draws the table as [table.draw] reads it, the holder of each area behind its runes: a digit where a master
// stands, a token's small letter.
func drawTable(out *bytes.Buffer, g *Game) {
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
