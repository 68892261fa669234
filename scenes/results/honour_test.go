package results

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/all"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// TestWinnersBearTheTitleOfTheRulebook says of one winner and of two what the rulebook calls them, in each language: of
// Masters, Menhirs and Toss. Names stand as they were typed.
func TestWinnersBearTheTitleOfTheRulebook(t *testing.T) {
	words := map[string]string{ // of the rulebook's language, and of ours
		"en masters": "lord of runes", "uk masters": "повелителя рун", "en stones": "throne", "de stones": "thron", "en toss": "grand master", "fr toss": "grand maître des runes",
	}
	titled := []string{"masters", "stones", "toss"}
	for _, tag := range lang.Tags() {
		book, err := lang.Load(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, game := range all.IDs() {
			s := &Scene{stage: &stage.Stage{Book: book},
				outcome: table.Outcome{Game: game, Sitters: []stage.Sitter{{Name: "Ada"}, {Name: "Bob"}}}}
			one, two := s.honour([]games.Seat{0}), s.honour([]games.Seat{0, 1})
			if w := words[tag+" "+game]; !strings.Contains(strings.ToLower(one), w) {
				t.Errorf("%s %s: %q says nothing of %q", tag, game, one, w)
			}
			if !slices.Contains(titled, game) {
				if one != "" || two != "" {
					t.Errorf("%s %s: the rulebook has no title, and the results say %q, %q", tag, game, one, two)
				}
				continue
			}
			if one == two || !strings.Contains(one, "Ada") || strings.Contains(one, "Bob") ||
				!strings.Contains(two, "Ada, Bob") {
				t.Errorf("%s %s: %q, %q", tag, game, one, two)
			}
		}
		if err := book.Err(); err != nil {
			t.Error(err)
		}
	}
}
