package ritual

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// TestTheExampleIsARecord replays the record shown on the page about the format.
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

// TestTilesAreDescribed compares the runes listed on the page, twelve tiles a line, with the tiles.
func TestTilesAreDescribed(t *testing.T) {
	page := gamestest.Chapter(t, "replay-json.md", "Rituals")
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

func TestPositionsAndEventsAreDescribed(t *testing.T) {
	chapter := gamestest.Chapter(t, "replay-json.md", "Rituals")
	gamestest.PositionDescribed(t, chapter, position(view(middle(4), games.All)))
	gamestest.EventsDescribed(t, chapter, facts)
}

func TestMovesAreDescribed(t *testing.T) {
	verb := func(k MoveKind) string {
		word, _, _ := strings.Cut(Def.Moves.Text(Move{Kind: k}), " ")
		return word
	}
	gamestest.MovesDescribed(t, gamestest.Chapter(t, "record-format.md", "Moves of Rituals"), Place, moveKinds, verb)
}
