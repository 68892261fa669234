package rulebook

import (
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/games/all"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/ui"
)

// chaptersIn returns the rules of Rituals in a language.
func chaptersIn(t *testing.T, tag string) []chapter {
	t.Helper()
	book := pagetest.Messages(t, tag)
	chapters, err := readChapters(&stage.Stage{Book: book}, &library.Library{Rules: rules.Load}, "ritual")
	if err != nil {
		t.Fatal(err)
	}
	if err := book.Err(); err != nil {
		t.Error(err)
	}
	return chapters
}

// TestNumbersOfTheRulesAreFilledIn looks for names of numbers left in the rulebook of each game as it is shown, in each
// language.
func TestNumbersOfTheRulesAreFilledIn(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, game := range all.IDs() {
			book := pagetest.Messages(t, tag)
			chapters, err := readChapters(&stage.Stage{Book: book}, &library.Library{Rules: rules.Load}, game)
			if err != nil || book.Err() != nil {
				t.Error(err, book.Err())
			}
			for _, c := range chapters {
				for _, clause := range c.clauses {
					for _, p := range clause.parts {
						if strings.ContainsAny(p.Text, "{}⟦") {
							t.Errorf("%s of %s in %s: %q", clause.id, game, tag, p.Text)
						}
					}
				}
			}
		}
	}
}

// TestSearchFindsClauses looks for words as people type them: without accents or capitals, by id, in any order.
func TestSearchFindsClauses(t *testing.T) {
	for _, c := range []struct{ tag, query, want string }{
		{"en", "rit-13", "RIT-13"}, {"en", "MATCH  shared edge", "RIT-13"}, {"en", "edge shared", "RIT-13"},
		{"en", "quick turn", "ritual.card.quick-turn"}, {"de", "uberbauen", "RIT-18"}, {"de", "ÜBERBAUEN", "RIT-18"},
		{"fr", "egalite", "RIT-8"}, {"uk", "ЛОТКУ монет", "RIT-5"}, {"en", "com-2", "COM-2"},
		{"en", "ring", "RIT-23"}, {"de", "Ring", "RIT-23"}, {"fr", "anneau", "RIT-23"}, {"uk", "кільце", "RIT-23"},
	} {
		found := map[string]bool{}
		for _, chapter := range search(chaptersIn(t, c.tag), c.query, false,
			readSynonyms(pagetest.Messages(t, c.tag).Text("rules.synonyms"))) {
			for _, clause := range chapter.clauses {
				found[clause.id] = true
			}
		}
		if !found[c.want] {
			t.Errorf("%s: %q does not find %s, only %v", c.tag, c.query, c.want, found)
		}
	}
}

// TestSearchLeavesOut finds nothing for words that stand nowhere, everything for none, and of the house only what is
// ours.
func TestSearchLeavesOut(t *testing.T) {
	all := chaptersIn(t, "en")
	if got := search(all, "xylophone", false, nil); len(got) != 0 {
		t.Errorf("found %d chapters", len(got))
	}
	if got := count(search(all, " ", false, nil)); got != count(all) {
		t.Errorf("an empty search finds %d of %d", got, count(all))
	}
	ours := search(all, "", true, nil)
	if n := count(ours); n == 0 || n == count(all) {
		t.Errorf("%d of %d clauses are of the house", n, count(all))
	}
	for _, chapter := range ours {
		for _, clause := range chapter.clauses {
			if !clause.house() {
				t.Errorf("%s is not of the house", clause.id)
			}
		}
	}
}

// TestRulesLayout places list and chapter apart, at every size.
func TestRulesLayout(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		for _, detail := range []bool{false, true} {
			p := arrangeRules(k, screen, screen, detail, k.Dp(150))
			parts := map[string]ui.Rect{"back": p.back, "title": p.title}
			for name, r := range map[string]ui.Rect{"contents": p.contents, "find": p.find, "house": p.house,
				"list": p.list, "sheet": p.sheet} {
				if r != (ui.Rect{}) {
					parts[name] = r
				}
			}
			if parts["list"].Empty() && parts["sheet"].Empty() {
				t.Error("nothing is shown")
			}
			pagetest.Apart(t, screen, parts)
			pagetest.Touchable(t, k, "back", p.back)
			if !p.house.Empty() {
				pagetest.Touchable(t, k, "house", p.house)
			}
		}
	})
}
