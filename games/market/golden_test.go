package market

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"testing"

	"runehall/games"
)

var update = flag.Bool("update", false, "write the golden playthrough anew")

const goldenFile = "testdata/market.golden"

// goldenSeed is of a match in which nearly everything happens.
const goldenSeed = 3934

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

// goldenSeats is how many seats it has.
const goldenSeats = 3

func playthrough() []byte {
	var out bytes.Buffer
	var events games.Events[Event]
	setup := games.Setup{Seats: goldenSeats, Seed: goldenSeed, Options: map[string]string{OptionOpen: games.Yes}}
	g := newGame(setup, &events)
	g.Listen(&events)
	tell := func() {
		for _, e := range events.List() {
			fmt.Fprintf(&out, "    %s %+v\n", games.EventName(e), e)
		}
		events.Clear()
	}
	fmt.Fprintf(&out, "%s %d, %d seats, seed %d, open stores %v\n", Def.ID, Def.Version, setup.Seats, setup.Seed, g.open)
	tell()
	n := 0
	greedyMatch(g, goldenSeed, func(s games.Seat, m Move) {
		n++
		fmt.Fprintf(&out, "%d. seat %d: %s\n", n, s, Def.Moves.Text(m))
	}, func() {
		tell()
		if n%25 == 0 {
			fmt.Fprintf(&out, "sum %016x\n", g.Hash())
			drawTable(&out, g)
		}
	})
	result, _ := g.Result()
	fmt.Fprintf(&out, "%s: ranks %v, points %v, sum %016x\n", result.Clause, result.Rank[:g.seats], result.Points[:g.seats], g.Hash())
	drawTable(&out, g)
	return out.Bytes()
}

// drawTable says what lies in the market and in front of each seat.
func drawTable(out *bytes.Buffer, g *Game) {
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
