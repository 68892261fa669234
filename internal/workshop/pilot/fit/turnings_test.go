//go:build pilot

package fit

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/walk"
)

// TestTurnings opens the results of a finished match of each game, and goes from the first turning point to the replay,
// which must begin before that move, and back.
func TestTurnings(t *testing.T) {
	for i, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
		l := looks[[]int{4, 0, 5, 6, 3}[i]]
		t.Run(game, func(t *testing.T) {
			if i%4 != 0 {
				lane.OnlyWhole(t, "Rituals and Rune Market hold it")
			}
			data := t.TempDir()
			matches := filepath.Join(data, "matches")
			if err := os.MkdirAll(matches, 0o755); err != nil {
				t.Fatal(err)
			}
			record := over(t, game, "Astrid", "Bjarne", "Zoë", "Ґалина", "Ben")
			if err := os.WriteFile(filepath.Join(matches, game+"-20260304-153000.runehall"),
				record.Text(), 0o644); err != nil {
				t.Fatal(err)
			}
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--data", data, "--lang", l.lang, "--scale", l.scale, "--seed", "7"},
			})
			save := func(what string) {
				app.Settle()
				app.Tick(30)
				app.Save(fmt.Sprintf("turnings-%s-%s-%dx%d-%s", what, game, l.width, l.height, l.lang))
			}
			app.Settle()
			app.Press("title.archive")
			app.Press("archive.match.0")
			n, _ := app.Probe().State["turnings"].(float64)
			if n == 0 {
				t.Logf("nothing is marked")
				app.FocusOn("results.rematch")
				save("none")
				return
			}
			for j := range int(n) {
				app.FocusOn(fmt.Sprintf("results.turning.%d", j))
				if j == 0 || j == int(n)-1 {
					save(fmt.Sprint(j))
				}
			}
			app.Press("results.turning.0")
			if at := app.Probe().Scene; at != "replay" {
				t.Fatalf("a turning point leads to %s", at)
			}
			if lit, _ := app.Probe().State["lit"].(float64); lit == 0 {
				t.Error("the replay lights nothing of what was better")
			}
			save("replay")
			app.Key(ebiten.KeyEscape)
			app.Settle()
			if at := app.Probe(); at.Scene != "results" || at.State["turnings"] != n {
				t.Errorf("the way back leads to %s with %v turning points, not %v", at.Scene, at.State["turnings"], n)
			}
		})
	}
}

// TestHints asks for a hint in each game on small screens, and takes a picture of it.
func TestHints(t *testing.T) {
	for i, game := range []string{"ritual", "masters", "stones", "market"} {
		l := looks[[]int{4, 5, 6, 1}[i]]
		t.Run(game, func(t *testing.T) {
			app := walk.Start(t, l.width, l.height, l.lang, l.scale, walk.Five)
			app.FocusOn("title.game." + game)
			app.Key(ebiten.KeyEnter)
			app.Settle()
			app.FocusOn("setup.begin")
			app.Key(ebiten.KeyEnter)
			app.Settle()
			app.Tap("table.hint")
			for ticks := 0; app.Probe().State["toast"] == nil && ticks < 10_000; ticks++ {
				app.Tick(1)
			}
			if words := app.Probe().State["toast"]; words == nil {
				t.Error("a hint says nothing")
			}
			app.Tick(30)
			app.Save(fmt.Sprintf("hint-%s-%dx%d-%s", game, l.width, l.height, l.lang))
		})
	}
}
