package all

import (
	"fmt"
	"testing"

	"runehall/games"
)

// BenchmarkReadLink reads the links of whole greedy matches, of each game and number of seats: all that stands between a link and its match.
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

// BenchmarkReadDearestLink reads a link with about as many throws of Rune Toss as one may hold, all taken back: nothing else in a link costs so much.
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
	for range 660 { // two throws at a time: more make a number that costs too much to divide
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

// readLinks reads a link again and again.
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
