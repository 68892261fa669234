//go:build !js

package scenes

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"

	"runehall/games"
	"runehall/internal/aloud"
	"runehall/internal/store"
	"runehall/scenes/hands"
	"runehall/scenes/stage"
	"runehall/ui"
)

// heardOf returns the label, value and note that a screen says for each thing.
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

// TestALanguageReachesEverySheetThatIsOpenedAgain plays some moves of each game in English, opening the log now and
// then, and changes the language in the settings, from the menu of the table. Table, log and menu then say nothing that
// only the English ones said, and the log says the same as in a program that never spoke English.
func TestALanguageReachesEverySheetThatIsOpenedAgain(t *testing.T) {
	for i, door := range shelves.Doors() {
		t.Run(door.Info().ID, func(t *testing.T) {
			kept := store.Memory(store.Config{})
			config := Config{Store: kept, Locale: "en_GB.UTF-8", Open: soloAt(t, door, uint64(i))}
			l := hears(t, ui.Sz(1280, 800), config)
			chance := games.NewChance(uint64(i), 4)
			for made := 0; made < 12; {
				l.tapOn(&chance)
				switch l.settle(); l.line.Scene {
				case "table":
					made = l.moves()
				case "results":
					t.Fatal("the match is over before anything is opened")
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
			ever := map[string]bool{} // what a program says that was always German
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

// opens are the things of boards that open or choose something when tapped, without a move. Holding a finger on any
// thing explains it.
var opens = []string{"seat.", "cards.", "card.0", "tile.0", "heap", "piles", "rituals."}

// TestALanguageReachesEverySheetThatIsLeftOpen opens each sheet over the board of each game, changes the language in
// the menu over it, and goes back. Then nothing says what it said before, unless a program that never spoke another
// language says the same.
func TestALanguageReachesEverySheetThatIsLeftOpen(t *testing.T) {
	const most = 12 // things of each game, each of a different kind
	for i, door := range shelves.Doors() {
		id := door.Info().ID
		t.Run(id, func(t *testing.T) {
			kept := store.Memory(store.Config{})
			first := hears(t, ui.Sz(1280, 800),
				Config{Store: kept, Locale: "en_GB.UTF-8", Open: soloAt(t, door, uint64(i))})
			chance := games.NewChance(uint64(i), 4)
			for made := 0; made < 12; {
				first.tapOn(&chance)
				if first.settle(); first.line.Scene == "table" {
					made = first.moves()
				}
			}
			for first.line.Scene != "pause" {
				first.key(ui.Back)
			}
			first.do(aloud.Press, "pause.leave", "")
			first.settle()
			var text []byte
			kept.List(func(items []store.Item, err error) {
				if err != nil || len(items) != 1 {
					t.Fatalf("%d matches are kept, %v", len(items), err)
				}
				kept.Read(items[0].ID, func(read []byte, _ error) { text = read })
			})
			for kept.Busy() {
				kept.Poll()
			}
			at := func(config Config) *listener {
				config.Store = store.Memory(store.Config{})
				config.Store.Import(id, text, func(_ string, err error) {
					if err != nil {
						t.Fatal(err)
					}
				})
				for config.Store.Busy() {
					config.Store.Poll()
				}
				l := hears(t, ui.Sz(1280, 800), config)
				l.app.apply(stage.Obvious.Set(l.app.stage.Settings, false)) // the tables stay alike
				l.do(aloud.Press, "title.continue.0", "")
				l.want("table")
				return l
			}
			l, always := at(Config{Locale: "en_GB.UTF-8"}),
				map[string]*listener{"en": at(Config{Lang: "en"}), "de": at(Config{Lang: "de"})}
			kinds, compared, sheets := map[string]int{}, 0, map[string]int{}
			speaks := "en"
			for _, name := range l.names(id + ".") {
				kind := strings.Split(name, ".")[1]
				taps := slices.ContainsFunc(opens, func(o string) bool { return strings.HasPrefix(name, id+"."+o) })
				acts := slices.ContainsFunc([]string{"toss.meter", "toss.soon."},
					func(a string) bool { return strings.HasPrefix(name, a) })
				if acts || kinds[kind] > 1 || kinds[kind] > 0 && !taps || len(kinds) > most {
					continue
				}
				kinds[kind]++
				for _, held := range []int{1, 2 * hands.HoldTicks} {
					if held == 1 && !taps {
						continue
					}
					open := func(l *listener) map[string][3]string {
						if _, there := l.line.Targets[name]; !there {
							return nil
						}
						at := l.middle(name)
						l.point(ui.Press, at, 1)
						l.point(ui.Drag, at, held)
						l.point(ui.Release, at, 1)
						l.key(ui.Next) // a toast says nothing of this
						return heardOf(l.hear())
					}
					moves := l.moves()
					before := heardOf(l.hear())
					now := open(l)
					if maps.Equal(now, before) || l.line.Scene != "table" ||
						l.line.Targets["table.pause"] == [4]float64{} {
						continue
					}
					speaks = map[string]string{"en": "de", "de": "en"}[speaks]
					for _, press := range []string{"table.pause", "pause.settings", "settings.language." + speaks,
						"settings.back"} {
						l.do(aloud.Press, press, "")
					}
					if l.line.Scene == "pause" {
						l.do(aloud.Press, "pause.continue", "")
					}
					l.want("table")
					got, want := heardOf(l.hear()), open(always[speaks])
					// said anywhere on the same sheet: in another order it is in the right language all the same
					said := map[string]bool{}
					for _, words := range want {
						for _, w := range words {
							said[w] = true
						}
					}
					for thing, words := range got {
						for part, w := range words {
							if always, there := want[thing]; there && w != "" && !said[w] && w == now[thing][part] &&
								w != always[part] {
								t.Errorf("%s, held for %d ticks: after the change to %s %s still says %q, and not %q",
									name, held, speaks, thing, w, always[part])
							}
						}
					}
					compared++
					for thing := range want {
						if strings.HasPrefix(thing, "note.") || strings.HasPrefix(thing, "group.sheet") ||
							strings.HasPrefix(thing, "group.panel") {
							sheets[kind]++
							break
						}
					}
					for _, l := range []*listener{l, always[speaks]} {
						for n := 0; n < 6 && l.line.Scene != "pause"; n++ {
							l.key(ui.Back)
						}
						l.do(aloud.Press, "pause.continue", "")
						l.want("table")
					}
					if l.moves() != moves {
						t.Fatalf("%s, held for %d ticks, made a move", name, held)
					}
				}
			}
			t.Logf("%d things compared, sheets of %v", compared, sheets)
			if compared < 2 || len(sheets) < 2 && id != "masters" { // the board of Masters has no sheets
				t.Errorf("only %d things were compared, with sheets of %v", compared, sheets)
			}
		})
	}
}
