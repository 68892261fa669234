package ritual

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"runehall/games"
)

// described returns the chapter that describes the game's data to other programs.
func described(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/replay-json.md")
	if err != nil {
		t.Fatal(err)
	}
	_, chapter, _ := strings.Cut(string(text), "\n## Rituals\n")
	chapter, _, _ = strings.Cut(chapter, "\n## ")
	return chapter
}

// TestTheExampleIsARecord plays the record that the page of the format shows.
func TestTheExampleIsARecord(t *testing.T) {
	page, err := os.ReadFile("../../docs/record-format.md")
	if err != nil {
		t.Fatal(err)
	}
	lines := regexp.MustCompile(`(?m)^    (.* ~[0-9a-f]{8}\n)`).FindAllStringSubmatch(string(page), -1)
	var text strings.Builder
	for _, line := range lines {
		text.WriteString(line[1])
	}
	record, err := games.ParseRecord([]byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	m, err := games.Resume(Def, record)
	if err != nil {
		t.Fatal(err)
	}
	if len(record.Steps) != 5 || len(m.Made()) != 3 {
		t.Errorf("%d steps, %d moves", len(record.Steps), len(m.Made()))
	}
}

// TestTilesAreDescribed compares the page's runes with the tiles, twelve a line.
func TestTilesAreDescribed(t *testing.T) {
	page := described(t)
	for first := TileID(0); first < Tiles; first += 12 {
		var line strings.Builder
		line.WriteString(fmt.Sprintf("    %2d ", first))
		for tile := first; tile < first+12; tile++ {
			line.WriteString(" ")
			for _, r := range tile.Runes() {
				line.WriteString(fmt.Sprint(r))
			}
		}
		if !strings.Contains(page, line.String()+"\n") {
			t.Errorf("no line %q", line.String())
		}
	}
}

// TestEventsAreDescribed finds each event and its fields in the page's table, and no other events.
func TestEventsAreDescribed(t *testing.T) {
	_, table, found := strings.Cut(described(t), "| event | fields |")
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
