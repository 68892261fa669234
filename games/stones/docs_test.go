package stones

import (
	"os"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestMovesAreDescribed(t *testing.T) {
	gamestest.MovesDescribed(t, gamestest.Chapter(t, "record-format.md", "Moves of Menhirs"), Lay, moveKinds,
		MoveKind.String)
}

func TestPositionsAndEventsAreDescribed(t *testing.T) {
	chapter := gamestest.Chapter(t, "replay-json.md", "Menhirs")
	gamestest.PositionDescribed(t, chapter, position(view(middle(4), games.All)))
	gamestest.EventsDescribed(t, chapter, facts)
}

// TestCardTableIsDescribed checks that the page for people who edit the table has each key, smithy and icon, and that
// its examples can be read.
func TestCardTableIsDescribed(t *testing.T) {
	text, err := os.ReadFile("../../docs/stones-cards.md")
	if err != nil {
		t.Fatal(err)
	}
	page := string(text)
	for kind := BasicAbility; kind < abilityKinds; kind++ {
		if !strings.Contains(page, "`"+kind.String()+"`") {
			t.Errorf("no kind %v", kind)
		}
	}
	for icon := GemIcon; icon < iconKinds; icon++ {
		if !strings.Contains(page, "`"+icon.String()+"`") && !strings.Contains(page, "`"+icon.String()+":G`") {
			t.Errorf("no icon %v", icon)
		}
	}
	for _, key := range []string{"no", "colour", "magic", "kind", "ability", "vp", "joker", "creatures", "druids",
		"display", "smithies"} {
		if !strings.Contains(page, "`"+key+"`") {
			t.Errorf("no key %s", key)
		}
	}
	for _, id := range smithyIDs {
		if !strings.Contains(page, "`"+id+"`") {
			t.Errorf("no smithy %s", id)
		}
	}
	examples := 0
	for line := range strings.Lines(page) {
		if row := strings.TrimSpace(line); strings.HasPrefix(row, `{"no"`) || strings.HasPrefix(row, `"display"`) ||
			strings.HasPrefix(row, `"smithies"`) {
			examples++
			if !strings.Contains(string(cardsFile), row) {
				t.Errorf("%s does not stand in the table", row)
			}
		}
	}
	if examples != 4 {
		t.Errorf("%d examples", examples)
	}
}
