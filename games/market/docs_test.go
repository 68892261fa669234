package market

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"runehall/games"
)

// chapter returns the part of a page that is about this game.
func chapter(t *testing.T, page, title string) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/" + page)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(text), "\n## "+title+"\n")
	if !found {
		t.Fatalf("%s has no chapter %q", page, title)
	}
	rest, _, _ = strings.Cut(rest, "\n## ")
	return rest
}

// TestMovesAreDescribed finds each kind of move in the page of the record format.
func TestMovesAreDescribed(t *testing.T) {
	page := chapter(t, "record-format.md", "Moves of Rune Market")
	for kind := GiveUp; kind < moveKinds; kind++ {
		if !regexp.MustCompile("(?m)^\\| `" + kind.String() + "[ `]").MatchString(page) {
			t.Errorf("no move %v", kind)
		}
	}
}

// TestPositionsAreDescribed finds each field of a position.
func TestPositionsAreDescribed(t *testing.T) {
	page := chapter(t, "replay-json.md", "Rune Market")
	text, err := json.Marshal(position(middle(5)))
	if err != nil {
		t.Fatal(err)
	}
	for _, field := range regexp.MustCompile(`"(\w+)":`).FindAllStringSubmatch(string(text), -1) {
		if !strings.Contains(page, "`"+field[1]+"`") && !strings.Contains(page, `"`+field[1]+`":`) {
			t.Errorf("no field %s", field[1])
		}
	}
}

// TestEventsAreDescribed finds each event and its fields in the page's table, and no other events.
func TestEventsAreDescribed(t *testing.T) {
	_, table, found := strings.Cut(chapter(t, "replay-json.md", "Rune Market"), "| event | fields |")
	if !found {
		t.Fatal("no table of events")
	}
	rows := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| `(\\w+)` \\| (.*) \\|$").FindAllStringSubmatch(table, -1) {
		rows[row[1]] = row[2]
	}
	for _, event := range facts {
		name := games.EventName(event)
		text, err := json.Marshal(event)
		if err != nil {
			t.Fatal(err)
		}
		var fields map[string]any
		if err := json.Unmarshal(text, &fields); err != nil {
			t.Fatal(err)
		}
		for field := range fields {
			if !strings.Contains(rows[name], "`"+field+"`") {
				t.Errorf("%s: no field %s in %q", name, field, rows[name])
			}
		}
		delete(rows, name)
	}
	for name := range rows {
		t.Errorf("%s is no event", name)
	}
}
