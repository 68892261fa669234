package puzzle

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"
)

// TestReadTurnsMatchesRound: the list has the first position of each match before the second position of any.
func TestReadTurnsMatchesRound(t *testing.T) {
	list, err := Read(strings.NewReader("# made by hand\n\nAAA 3:place 9:reveal:coins/0/2,reply/1/5 12:place\nBBB 5:turn\nCCC 0:place 7:coins\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := []Puzzle{
		{"AAA", 3, "place", nil}, {"BBB", 5, "turn", nil}, {"CCC", 0, "place", nil},
		{"AAA", 9, "reveal", []Why{{"coins", 0, 2}, {"reply", 1, 5}}}, {"CCC", 7, "coins", nil}, {"AAA", 12, "place", nil},
	}
	if !reflect.DeepEqual(list, want) {
		t.Errorf("%v", list)
	}
	if line := Write("AAA", []Puzzle{list[0], list[3],
		list[5]}); line != "AAA 3:place 9:reveal:coins/0/2,reply/1/5 12:place" {
		t.Errorf("it is written %q", line)
	}
}

// TestReadRefusesOtherTexts reads texts that are no files of puzzles, or hold more puzzles than allowed.
func TestReadRefusesOtherTexts(t *testing.T) {
	for _, text := range []string{
		"AAA", "AAA ", " 3:place", "AAA 3", "AAA 3:", "AAA x:place", "AAA 03:place", "AAA -1:place",
		"AAA 9:place 3:place", "AAA 3:place 3:place", "AAA 30001:place", "AAA 3:place:", "AAA 3:place:coins", "AAA 3:place:coins/0",
		"AAA 3:place:coins/0/x", "AAA 3:place:coins/9/1", "AAA 3:place:/0/1", "AAA 3:place:coins/0/-1", "AAA 3:place:coins/0/1,",
		"AAA 3:place:a/0/1,b/0/1,c/0/1,d/0/1,e/0/1", "AAA 3:place  4:place",
		strings.Repeat("A", longestLine+9) + " 3:place", strings.Repeat("AAA 3:place\n", mostPuzzles+1),
		strings.Repeat("#"+strings.Repeat(" ", 60_000)+"\n", 18),
	} {
		if list, err := Read(strings.NewReader(text)); !errors.Is(err, ErrForm) || list != nil {
			t.Errorf("%.40q: %d puzzles, %v", text, len(list), err)
		}
	}
}

// TestDaysTakeTurns: the days go through the five games in turn, and in each game through all its puzzles.
func TestDaysTakeTurns(t *testing.T) {
	for at := time.Date(1899, 12, 1, 0, 0, 0, 0, time.UTC); at.Year() < 2105; at = at.AddDate(0, 0, 1) {
		if day := Day(at.Year(), int(at.Month()), at.Day()); day != int(math.Floor(float64(at.Unix())/(24*60*60))) {
			t.Fatalf("%v is day %d", at, day)
		}
	}
	day := Day(2026, 11, 27)
	for _, start := range []int{day, -3} {
		seen := map[[2]int]int{}
		for d := start; d < start+5*7; d++ {
			game, round := Turn(d, 5)
			if game < 0 || game > 4 {
				t.Fatalf("day %d: game %d", d, game)
			}
			seen[[2]int{game, Of(round, 7)}]++
		}
		if len(seen) != 5*7 {
			t.Errorf("in 35 days there were %d of 35 puzzles", len(seen))
		}
	}
}

// FuzzRead reads any text: it fails only by returning an error, and what it reads is in order.
func FuzzRead(f *testing.F) {
	f.Add("# x\nAAA 3:place 9:reveal\nBBB 5:turn\n")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := Read(strings.NewReader(text))
		if err != nil && !errors.Is(err, ErrForm) {
			t.Error(err)
		}
		for _, p := range list {
			if p.Link == "" || p.Motive == "" || p.At < 0 {
				t.Errorf("%+v", p)
			}
		}
	})
}
