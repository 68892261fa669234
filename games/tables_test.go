package games_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

// withTables describes the toy game as one with a table of its own, such as a card list, that has a digest or a fault.
func withTables(digest string, err error) *games.Def[*cards.Game, cards.Move, cards.Event, cards.View] {
	def := *cards.Def
	def.Tables = func() (string, error) { return digest, err }
	return &def
}

// TestRecordsNameTheirTables: a match can be resumed only with the same tables.
func TestRecordsNameTheirTables(t *testing.T) {
	def := withTables("beef", nil)
	match := begin(t, def, games.Setup{Seats: 2, Seed: 3, Starts: []games.Seat{1}})
	play(t, match, 10, 1)
	lines := unseal(match.Record().Text())
	if lines[2] != "seed 3" || lines[3] != "tables beef" || lines[4] != "starts 1" {
		t.Errorf("the head is %q", lines[:5])
	}
	record, err := games.ParseRecord(match.Record().Text())
	if err != nil || record.Tables != "beef" {
		t.Fatalf("tables %q, %v", record.Tables, err)
	}
	if again := resume(t, def, match.Record().Text()); again.Core().Hash() != match.Core().Hash() {
		t.Error("it is resumed to another position")
	}
	for _, test := range []struct {
		def  *games.Def[*cards.Game, cards.Move, cards.Event, cards.View]
		want string
	}{
		{withTables("fade", nil), `is played with the tables "beef"; this program has "fade"`},
		{cards.Def, `is played with the tables "beef"; this program has ""`},
		{withTables("", errors.New("row 3 is missing")), "row 3 is missing"},
	} {
		if m, err := games.Resume(test.def, record); m != nil || err == nil ||
			!strings.Contains(err.Error(), test.want) {
			t.Errorf("resumed, or refused with %v, not with %q", err, test.want)
		}
	}
	if _, err := games.Resume(def, begin(t, cards.Def, games.Setup{Seats: 2, Seed: 3}).Record()); err == nil {
		t.Error("a record without tables is resumed")
	}
}

// TestTablesWithFaults: nothing can be played with faulty tables.
func TestTablesWithFaults(t *testing.T) {
	def := withTables("", errors.New("row 3 is missing"))
	if err := def.Validate(games.Setup{Seats: 2}); err == nil ||
		err.Error() != "toy-cards cannot be played: row 3 is missing" {
		t.Errorf("validated: %v", err)
	}
	if _, err := games.NewMatch(def, games.Setup{Seats: 2}, make([]games.Player, 2)); err == nil {
		t.Error("a match was begun")
	}
}

// TestOwnTablesAreNamed: a screen can tell tables that the owner has edited from ours.
func TestOwnTablesAreNamed(t *testing.T) {
	for _, test := range []struct {
		ours string
		def  *games.Def[*cards.Game, cards.Move, cards.Event, cards.View]
		want string
	}{
		{"beef", withTables("beef", nil), ""},
		{"beef", withTables("fade", nil), "fade"},
		{"beef", withTables("", errors.New("row 3 is missing")), ""},
		{"", withTables("", nil), ""},
	} {
		test.def.OurTables = test.ours
		if got := test.def.OwnTables(); got != test.want {
			t.Errorf("ours are %q: got %q, want %q", test.ours, got, test.want)
		}
	}
	if own := cards.Def.OwnTables(); own != "" {
		t.Errorf("a game without tables has %q", own)
	}
}

func TestTablesInHeads(t *testing.T) {
	head := []string{"runehall 1", "game toy-cards 1", "seed 7", "tables beef", `seat a b c "A"`, `seat a b c "B"`,
		"moves"}
	resume(t, withTables("beef", nil), seal(head...))
	for _, bad := range []string{"tables", "tables "} {
		head[3] = bad
		if _, err := games.ParseRecord(seal(head...)); !errors.Is(err, games.ErrNotRecord) {
			t.Errorf("%q is read: %v", bad, err)
		}
	}
	head[3], head[4] = "tables beef", "tables beef"
	if _, err := games.ParseRecord(seal(head...)); !errors.Is(err, games.ErrNotRecord) {
		t.Errorf("two lines are read: %v", err)
	}
}

func TestReplayNamesTheTables(t *testing.T) {
	def := withTables("beef", nil)
	var first games.ReplayLine
	err := games.NewEntry(def, nil).Replay(begin(t, def, games.Setup{Seats: 2, Seed: 3}).Record(),
		func(line games.ReplayLine) error {
			if line.Head != nil {
				first = line
			}
			return nil
		})
	text, err2 := json.Marshal(first)
	if err != nil || err2 != nil || !strings.Contains(string(text), `"tables":"beef"`) {
		t.Errorf("%s, %v, %v", text, err, err2)
	}
}
