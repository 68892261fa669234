//go:build pilot

package fit

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/workshop/pilot"
)

// played returns the ledger of some matches of two persons, one with a long name, and computer players.
func played(t *testing.T, matches int) []byte {
	t.Helper()
	var book ledger.Book
	who := []ledger.Seat{
		{Name: "Wolfgang-Amadeus", Driver: games.Person}, {Name: "Ada", Driver: games.Person},
		{Name: "Bjarne", Driver: "adept"}, {Name: "Runa", Driver: "novice"},
	}
	options := []map[string]string{
		{"variant": "adventurers"}, {"variant": "explorers"}, {"variant": "little-explorers"},
	}
	for n := range matches {
		l := ledger.Line{
			Match: fmt.Sprint(n), Game: []string{"ritual", "ritual", "toss", "market"}[n%4], Version: 1,
			Moves: 40 + 7*n%31, Clause: "RIT-7",
			Ended: fmt.Sprintf("2026-03-%02dT15:30:00Z", n+1), Options: options[n%3],
		}
		for i := range 2 + n%3 {
			s := who[(n+i*(n%2+1))%4]
			s.Colour, s.Emblem, s.Rank, s.Points = "amber", "circle", i+1, 7*i
			l.Seats = append(l.Seats, s)
		}
		if l.Game == "ritual" {
			l.Seats[0].Feats = [][]string{{"line"}, {"circle", "full-tile"}, {"over", "ward"}}[n%3]
		}
		book.Add(l)
	}
	text, err := book.Text()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestPicturesOfStatistics takes pictures of the statistics of all games, and of one game with its achievements.
func TestPicturesOfStatistics(t *testing.T) {
	for _, l := range looks {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			if l.roomy() {
				pilot.ForLooking(t)
			}
			data, matches := t.TempDir(), 23
			if l.lang == "uk" { // somebody who has played only one evening
				matches = 2
			}
			if err := os.MkdirAll(filepath.Join(data, "journals"), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(data, "journals", "ledger"), played(t, matches), 0o644); err != nil {
				t.Fatal(err)
			}
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--data", data, "--lang", l.lang, "--scale", l.scale, "--seed", "7"},
			})
			app.Settle()
			save := func(scene string) {
				app.Settle()
				app.Tick(30)
				app.Save(fmt.Sprintf("%s-%dx%d-%s", scene, l.width, l.height, l.lang))
			}
			app.FocusOn("title.archive")
			app.Key(ebiten.KeyEnter)
			app.Settle()
			app.Tap("archive.statistics")
			save("statistics")
			app.Tap("statistics.game.ritual")
			save("statistics-game")
			app.FocusOn("statistics.feat.over")
			save("statistics-feats")
			app.FocusOn("statistics.feat.bare-hands")
			save("statistics-end")
			app.FocusOn("statistics.person")
			app.Key(ebiten.KeyEnter)
			save("statistics-who")
			app.Key(ebiten.KeyEscape)
			app.FocusOn("statistics.export")
			app.Key(ebiten.KeyEnter)
			save("statistics-export")
		})
	}
}
