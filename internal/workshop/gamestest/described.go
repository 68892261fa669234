package gamestest

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"

	"runehall/games"
)

// Chapter returns the part of a page in docs that stands below a title. It is called from a test in a game's folder.
func Chapter(t T, page, title string) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/" + page)
	if err != nil {
		t.Errorf("%v", err)
		return ""
	}
	_, rest, found := strings.Cut(string(text), "\n## "+title+"\n")
	if !found {
		t.Errorf("%s has no chapter %q", page, title)
	}
	rest, _, _ = strings.Cut(rest, "\n## ")
	return rest
}

// MovesDescribed finds each kind of move in a chapter's table, by its first word in records.
func MovesDescribed[K ~int8 | ~uint8](t T, chapter string, first, end K, word func(K) string) {
	t.Helper()
	for kind := first; kind < end; kind++ {
		if !regexp.MustCompile("(?m)^\\| `" + regexp.QuoteMeta(word(kind)) + "[ `]").MatchString(chapter) {
			t.Errorf("no move %s", word(kind))
		}
	}
}

// PositionDescribed finds each field of a position in a chapter.
func PositionDescribed(t T, chapter string, position any) {
	t.Helper()
	text, err := json.Marshal(position)
	if err != nil {
		t.Errorf("%v", err)
	}
	for _, field := range regexp.MustCompile(`"(\w+)":`).FindAllStringSubmatch(string(text), -1) {
		if !strings.Contains(chapter, "`"+field[1]+"`") && !strings.Contains(chapter, `"`+field[1]+`":`) {
			t.Errorf("no field %s", field[1])
		}
	}
}

// EventsDescribed finds each event and its fields in a chapter's table, and no other events.
func EventsDescribed[E any](t T, chapter string, facts []E) {
	t.Helper()
	_, table, found := strings.Cut(chapter, "| event | fields |")
	if !found {
		t.Errorf("no table of events")
	}
	rows := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| `(\\w+)` \\| (.*) \\|$").FindAllStringSubmatch(table, -1) {
		if _, twice := rows[row[1]]; twice {
			t.Errorf("%s stands twice", row[1])
		}
		rows[row[1]] = row[2]
	}
	for _, event := range facts {
		name := games.EventName(event)
		text, err := json.Marshal(event)
		if err != nil {
			t.Errorf("%v", err)
		}
		var fields map[string]any
		if err := json.Unmarshal(text, &fields); err != nil {
			t.Errorf("%v", err)
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
