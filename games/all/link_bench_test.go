package all

import (
	"fmt"
	"testing"

	"runehall/games"
)

// BenchmarkReadLink reads links of whole matches of greedy players, of each game and number of seats. This is how long
// a reader waits for the match.
func BenchmarkReadLink(b *testing.B) {
	for _, e := range Entries() {
		info := e.Info()
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			text, err := e.Link(linked(b, e, seats, "greedy"))
			if err != nil {
				b.Fatal(err)
			}
			b.Run(fmt.Sprintf("%s-%d", info.ID, seats), func(b *testing.B) { readLinks(b, e, text) })
		}
	}
}

// BenchmarkReadDearestLink reads a link with nearly as many throws of Rune Toss as a link may hold, all taken back.
// Nothing else that a link can hold takes as long.
func BenchmarkReadDearestLink(b *testing.B) {
	e, _ := Entry("toss")
	record := linked(b, e, 2, "greedy")
	var throws []games.Step
	for _, step := range record.Steps {
		if step.Kind == games.StepMove {
			throws = append(throws, step)
		}
	}
	record.Steps = record.Steps[:0]
	for range 660 { // two throws at a time: more make a number that is too slow to divide
		record.Add(throws[0])
		record.Add(throws[1])
		record.Add(games.Step{Kind: games.StepUndo, N: 0})
	}
	text, err := e.Link(record)
	if err != nil {
		b.Fatal(err)
	}
	readLinks(b, e, text)
}

func readLinks(b *testing.B, e games.Entry, text string) {
	for b.Loop() {
		link, err := games.ParseLink(text)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := e.Unlink(link); err != nil {
			b.Fatal(err)
		}
	}
}
