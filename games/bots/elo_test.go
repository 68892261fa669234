package bots_test

import (
	"os"
	"regexp"
	"strconv"
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// TestElosAreThoseThatWereMeasured compares the ratings of the levels with the table that make levels writes.
func TestElosAreThoseThatWereMeasured(t *testing.T) {
	text, err := os.ReadFile("../../docs/computer-players.md")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^\| (\w+) \| 2 \| (\w+) \| (adept|apprentice|novice) \| [\d]+ \| [\d.]+ \| [\d.–]+ \| ([+−-]\d+) `)
	found := 0
	for _, m := range row.FindAllStringSubmatch(string(text), -1) {
		ahead, err := strconv.Atoi(m[4])
		if err != nil {
			t.Fatal(err)
		}
		one, known := bots.Elo(m[1], m[2])
		other, too := bots.Elo(m[1], m[3])
		if found++; !known || !too || one-other != ahead {
			t.Errorf("%s: %s has %d, %s %d; the table says %+d", m[1], m[2], one, m[3], other, ahead)
		}
		if adept, _ := bots.Elo(m[1], bots.Adept); adept != games.AnchorElo {
			t.Errorf("%s: the adept has %d", m[1], adept)
		}
	}
	if found != 5*3 {
		t.Errorf("%d rows of the table were read", found)
	}
	if _, ok := bots.Elo("ritual", "program"); ok {
		t.Error("a program of somebody's own is rated")
	}
}
