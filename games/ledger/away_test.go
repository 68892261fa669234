package ledger

import (
	"slices"
	"testing"
)

// TestWhoSatElsewhereIsAnOpponent counts a match whose second person sat at another device: it counts for the first one
// alone, who has played against the other by name. Stored and read again it stays so.
func TestWhoSatElsewhereIsAnOpponent(t *testing.T) {
	line := Line{Match: "m", Game: "ritual", Version: 1, Ended: "2026-03-04T15:30:00Z", Moves: 3, Clause: "RIT-7",
		Seats: []Seat{
			{Name: "Ada", Driver: "person", Rank: 1, Feats: []string{"line"}},
			{Name: "Ben", Driver: "person", Rank: 2, Away: true},
		}}
	text, err := line.Append(nil)
	if err != nil {
		t.Fatal(err)
	}
	var b Book
	if b.Read(text) != 1 || b.Bad() > 0 {
		t.Fatalf("%q is not read", text)
	}
	if got := b.People(); !slices.Equal(got, []string{"Ada"}) {
		t.Errorf("the match counts for %q", got)
	}
	if _, is := b.Faces()["Ben"]; is || b.Lines("")[0].Of("Ben") != nil {
		t.Error("who sat elsewhere has a face here, or a result")
	}
	rows := Against(b.Lines(""), "Ada", func(driver string) string { return driver })
	if len(rows) != 1 || rows[0].What != "Ben" || rows[0].Computer || rows[0].Wins != 1 {
		t.Errorf("Ada has played against %+v", rows)
	}
	if fresh := b.New(line); len(fresh[0]) != 1 || len(fresh[1]) != 0 {
		t.Errorf("new is %q", fresh)
	}
}
