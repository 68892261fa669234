//go:build !js

package scenes

import (
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestPagesOfPastMatchesHaveLabels reads in each language what is said on the pages of finished matches, of statistics,
// and of sharing.
func TestPagesOfPastMatchesHaveLabels(t *testing.T) {
	for i, tag := range lang.Tags() {
		t.Run(tag, func(t *testing.T) {
			known := map[string]bool{}
			kept := store.Memory(store.Config{})
			pagetest.Adopt(t, kept, 1,
				pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")))
			pagetest.Adopt(t, kept, 2, pagetest.Finished(t, "masters", 2, pagetest.Person("Ada"),
				games.Player{Driver: "greedy", Name: "Bjarne"}))
			link := ""
			config := Config{Lang: tag, Store: kept, Copy: func(text string, copied func(error)) {
				link = text
				copied(nil)
			}, SendLink: func(string) {}, ChooseFile: func(func([]byte, error)) {}}
			l := hears(t, pagetest.Sizes[(i+1)%len(pagetest.Sizes)], config)
			for _, name := range []string{
				"title.archive", "archive.statistics", "statistics.game.ritual", "statistics.person.1",
				"statistics.game.toss", "statistics.export", "dialog.cancel",
				"statistics.back", "archive.match.0", "results.replay", "table.back", "results.share", "share.copy",
				"share.back", "results.back", "archive.delete.0", "dialog.cancel",
			} {
				l.do(aloud.Press, name, "")
				l.check(known)
			}
			l.want("archive")
			config.Open = []byte(link)
			l = hears(t, pagetest.Sizes[i%len(pagetest.Sizes)], config)
			l.check(known)
			l.want("offer")
		})
	}
}

// TestWhatShowsOlderMatchesIsPressedByEar keeps more matches than are listed at first: on the title and in the archive,
// somebody who only hears can press the button that shows older ones.
func TestWhatShowsOlderMatchesIsPressedByEar(t *testing.T) {
	kept := store.Memory(store.Config{})
	for _, game := range []string{"ritual", "masters"} {
		record := pagetest.Finished(t, game, 1, pagetest.Person("Ada"), pagetest.Person("Ben"))
		for n := range 30 {
			pagetest.Adopt(t, kept, n+1, record)
		}
	}
	known := map[string]bool{}
	for _, way := range [][]string{{"title.older"}, {"title.archive", "archive.older"}} {
		l := hears(t, ui.Sz(412, 915), Config{Lang: "en", Store: kept})
		for _, name := range way[:len(way)-1] {
			l.do(aloud.Press, name, "")
		}
		before := l.check(known)
		older, there := before.Find(way[len(way)-1])
		if !there || older.Role != aloud.Button || older.Label != "Show 20 older matches" {
			t.Fatalf("what shows older matches in %s is %+v", before.Scene, older)
		}
		l.do(aloud.Press, older.ID, "")
		after := l.check(known)
		if _, still := after.Find(older.ID); still || before.Scene == "archive" &&
			len(after.Things) <= len(before.Things) {
			t.Errorf("%s shows %d things, and %d before older matches were asked for", after.Scene, len(after.Things),
				len(before.Things))
		}
	}
}

// TestStatisticsAreHeard reads the figures as sentences, and the achievements that are still to come, even those that
// are scrolled out of sight.
func TestStatisticsAreHeard(t *testing.T) {
	kept := store.Memory(store.Config{})
	pagetest.Adopt(t, kept, 1, pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")))
	l := hears(t, ui.Sz(412, 915), Config{Lang: "en", Store: kept})
	l.do(aloud.Press, "title.archive", "")
	l.press("Statistics")
	l.press("Rituals")
	s := l.hear()
	tab, _ := s.Find("statistics.game.ritual")
	if other, _ := s.Find("statistics.all"); !tab.Selected || other.Selected ||
		other.Label != l.app.stage.Text("stats.all") {
		t.Errorf("the tabs are %+v and %+v", tab, other)
	}
	figures, _ := s.Find("statistics.panel.0")
	if figures.Role != aloud.Text || !strings.HasPrefix(figures.Label, "1 match, ") {
		t.Errorf("the figures are %+v", figures)
	}
	done, undone := 0, 0
	for _, thing := range s.Things {
		if !strings.HasPrefix(thing.ID, "statistics.feat.") {
			continue
		}
		switch thing.Value {
		case "not achieved yet":
			undone++
		case "":
		default:
			done++
		}
		if thing.Note == "" {
			t.Errorf("nobody hears what %s asks for", thing.ID)
		}
	}
	g, _ := shelves.Game("ritual")
	if done+undone != len(g.Feats) || undone == 0 {
		t.Errorf("%d achievements are there and %d are not, of %d", done, undone, len(g.Feats))
	}
}
