package scenes

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/store"
	"runehall/scenes/pagetest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestWinnersBearTheTitleOfTheRulebook says of one winner and of two what the rulebook calls them, in each language: of Masters, Menhirs and Toss.
// Names stand as they were typed.
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
		for _, door := range shelves.Doors() {
			game := door.Info().ID
			s := &results{stage: &stage.Stage{Book: book}, outcome: table.Outcome{Game: game, Sitters: []stage.Sitter{{Name: "Ada"}, {Name: "Bob"}}}}
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
			if one == two || !strings.Contains(one, "Ada") || strings.Contains(one, "Bob") || !strings.Contains(two, "Ada, Bob") {
				t.Errorf("%s %s: %q, %q", tag, game, one, two)
			}
		}
		if err := book.Err(); err != nil {
			t.Error(err)
		}
	}
}

// TestTheTitleIsHeard plays a match of Masters to its results, where there is room for the laurel and where there is none: the title is read
// out, once.
func TestTheTitleIsHeard(t *testing.T) {
	pagetest.Long(t)
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 412, H: 915}, {W: 915, H: 412}} {
		kept := store.Memory(store.Config{})
		kept.SetSetting("seating.masters", []byte(`{"seats":[
			{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
			{"name":"Runa","driver":"novice","colour":4,"emblem":4}],"starts":0}`), func(err error) {
			if err != nil {
				t.Error(err)
			}
		})
		l := hears(t, size, Config{Lang: "en", Store: kept})
		l.focusOn("title.game.masters")
		l.key(ui.Confirm)
		l.tap("setup.begin")
		l.want("results")
		s := l.app.stack.top().scene.(*results)
		words := s.podium.laurel.honour
		if bare := size.H < 500; s.podium.bare != bare {
			t.Errorf("%v: the podium is bare: %v", size, !bare)
		}
		if n := strings.Count(strings.Join(labels(l.hear()), "\n"), words); words == "" || n != 1 {
			t.Errorf("%v: %q is read %d times", size, words, n)
		}
	}
}
