//go:build !js

package scenes

import (
	"strings"
	"testing"
	"unicode"

	"runehall/games"
	"runehall/internal/aloud"
	"runehall/internal/store"
	"runehall/ui"
)

// heardOf returns what a screen says, by the things that say it: label, value and note.
func heardOf(s *aloud.Screen) map[string][3]string {
	m := map[string][3]string{"title": {s.Title}}
	for _, g := range s.Groups {
		m["group."+g.ID] = [3]string{g.Label}
	}
	for _, t := range s.Things {
		m[t.ID] = [3]string{t.Label, t.Value, t.Note}
	}
	return m
}

// TestALanguageReachesEverySheetThatIsOpenedAgain plays some moves of each game in English, with the log open now and then, and changes the language
// as a person does: in the settings, from the menu of the table. Table, log and menu then say nothing that only the
// English ones said, and the log says what it says in a program that never spoke English.
func TestALanguageReachesEverySheetThatIsOpenedAgain(t *testing.T) {
	for i, door := range shelves.Doors() {
		t.Run(door.Info().ID, func(t *testing.T) {
			kept := store.Memory(store.Config{})
			config := Config{Store: kept, Locale: "en_GB.UTF-8", Open: soloAt(t, door, uint64(i))}
			l := hears(t, ui.Sz(1280, 800), config)
			chance := games.NewChance(uint64(i), 4)
			for made := 0; made < 12; {
				l.tapOn(&chance)
				if l.settle(); l.line.Scene == "table" {
					made = l.moves()
				}
			}
			for l.line.Scene != "pause" { // nothing is chosen and no sheet is open any more
				l.key(ui.Back)
			}
			l.do(aloud.Press, "pause.continue", "")
			sheets := func(l *listener) map[string]map[string][3]string {
				all := map[string]map[string][3]string{}
				l.do(aloud.Press, "table.log", "")
				all["log"] = heardOf(l.hear())
				l.do(aloud.Press, "log.close", "")
				all["table"] = heardOf(l.hear())
				l.do(aloud.Press, "table.pause", "")
				all["menu"] = heardOf(l.hear())
				return all
			}
			english := sheets(l)
			l.do(aloud.Press, "pause.settings", "")
			l.do(aloud.Press, "settings.language.de", "")
			l.do(aloud.Press, "settings.back", "")
			if l.line.Scene == "pause" {
				l.do(aloud.Press, "pause.continue", "")
			}
			l.want("table")
			german := sheets(l)

			l.do(aloud.Press, "pause.leave", "")
			l.settle()
			fresh := hears(t, ui.Sz(1280, 800), Config{Store: kept, Locale: "en_GB.UTF-8"})
			fresh.do(aloud.Press, "title.continue.0", "")
			fresh.want("table")
			want := sheets(fresh)
			ever := map[string]bool{} // what is said in a program that is German
			for _, things := range want {
				for _, words := range things {
					for _, w := range words {
						ever[w] = true
					}
				}
			}
			old := map[string]bool{}
			for _, things := range english {
				for _, words := range things {
					for _, w := range words {
						old[w] = !ever[w] && strings.ContainsFunc(w, unicode.IsLetter)
					}
				}
			}
			lines := 0
			for sheet, things := range german {
				for id, words := range things {
					for _, w := range words {
						if old[w] {
							t.Errorf("%s, %s: still says %q", sheet, id, w)
						}
					}
					if strings.HasPrefix(id, "log.line.") {
						if lines++; want[sheet][id] != words {
							t.Errorf("%s: says %q, and where it was always German %q", id, words, want[sheet][id])
						}
					}
				}
				if len(things) < 8 {
					t.Errorf("%s: only %d things are heard", sheet, len(things))
				}
			}
			if lines < 5 || len(old) < 20 {
				t.Errorf("only %d lines of the log, and %d words, are compared", lines, len(old))
			}
		})
	}
}
