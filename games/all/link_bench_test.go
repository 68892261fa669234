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
			b.Run(fmt.Sprintf("%s-%d", info.ID, seats), func(b *testing.B) {
				for b.Loop() {
					link, err := games.ParseLink(text)
					if err != nil {
						b.Fatal(err)
					}
					if _, err := e.Unlink(link); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
