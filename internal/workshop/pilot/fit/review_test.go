//go:build pilot

package fit

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/pilot/walk"
)

// reviewed starts the program with data of a person who has played: finished matches of each game, three that go on,
// and statistics.
func reviewed(t *testing.T, l boardtest.Look) *pilot.App {
	t.Helper()
	data := t.TempDir()
	put := func(path string, text []byte) {
		path = filepath.Join(data, filepath.FromSlash(path))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for i, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
		ended := over(t, game, "Astrid", "Bjarne", "Zoë", "Ґалина", "Ben")
		put(fmt.Sprintf("matches/%s-20260304-15300%d.runehall", game, i), ended.Text())
		if i%2 == 0 {
			put(fmt.Sprintf("matches/%s-20260305-15300%d.runehall", game, i), half(t, ended).Text())
		}
	}
	put("journals/ledger", played(t, 23))
	put("settings/settings", []byte(`{"speed":2}`))
	put("settings/seating.ritual", []byte(walk.Five))
	app := pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"),
		Width:  l.W,
		Height: l.H,
		Args:   append(l.Args(), "--probe", "--silent", "--data", data, "--seed", "7"),
	})
	app.Settle()
	return app
}

func half(t *testing.T, whole *games.Record) *games.Record {
	t.Helper()
	lines := bytes.SplitAfter(whole.Text(), []byte("\n"))
	record, err := games.ParseRecord(bytes.Join(lines[:len(lines)/2], nil))
	if err != nil {
		t.Fatal(err)
	}
	return record
}

// TestReview takes pictures of everything around the boards in the looks of a review. It takes long, so make pictures
// leaves it out.
func TestReview(t *testing.T) {
	for _, l := range boardtest.Reviewed() {
		t.Run(l.Name(), func(t *testing.T) {
			pilot.ForLooking(t)
			app := reviewed(t, l)
			save := func(scene string) {
				app.Settle()
				app.Tick(30)
				app.Save(fmt.Sprintf("review-%s-%s", scene, l.Name()))
			}
			leave := func() {
				app.Key(ebiten.KeyEscape)
				app.Settle()
			}
			save("01-title")
			app.Press("title.archive")
			save("02-archive")
			app.Press("archive.match.1")
			save("03-results")
			app.FocusOn("results.turning.0")
			save("04-results-low")
			app.Press("results.replay")
			app.Tap("replay.play")
			app.Tick(100)
			app.Tap("replay.play")
			save("05-replay")
			app.Press("table.back")
			app.Press("results.picture")
			save("06-keepsake")
			leave()
			leave()
			app.Press("archive.statistics")
			save("07-statistics")
			app.Press("statistics.game.ritual")
			save("08-statistics-game")
			app.FocusOn("statistics.feat.bare-hands")
			save("09-statistics-feats")
			leave()
			leave()
			app.Press("title.learn")
			save("10-learn")
			app.Press("learn.today")
			save("11-day")
			leave()
			leave()
			for n, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
				app.Press("title.game." + game)
				save(fmt.Sprintf("2%d-setup-%s", n, game))
				if n == 0 {
					app.FocusOn("settings.draft")
					save("26-setup-low")
					app.FocusOn("setup.seat.0.look")
					app.Press("setup.invite")
					app.Until("the room is there", func(r probe.Report) bool { return r.Scene == "invite" })
					save("27-invite")
					leave()
					if app.Has("dialog.ok") {
						app.Tap("dialog.ok")
						app.Settle()
					}
				}
				leave()
			}
			app.Press("title.game.ritual")
			app.Press("setup.begin")
			if app.Has("offer.straight") {
				save("30-along")
			}
			app.Settle()
			save("31-table")
			app.Tap("table.log")
			save("32-log")
			app.Tap("log.close")
			app.Tap("table.pause")
			save("33-pause")
			app.Tap("pause.share")
			app.Settle()
			if app.Has("dialog.ok") {
				save("34-warning")
				app.Tap("dialog.ok")
			}
			save("35-share")
			app.Tap("share.back")
			app.Settle()
			app.Tap("pause.settings")
			save("36-settings")
			app.Tap("settings.back")
			app.Settle()
			app.Tap("pause.rules")
			save("37-rules")
			walk.Clause(app, "RIT-2")
			save("38-clause")
			if app.Has("rules.contents") {
				app.Tap("rules.contents")
				app.Settle()
			}
			app.Tap("rules.find")
			app.Type(map[string]string{"en": "coin", "de": "Münze", "fr": "pièce", "uk": "монет"}[l.Lang])
			save("39-search")
		})
		t.Run("offer "+l.Name(), func(t *testing.T) {
			pilot.ForLooking(t)
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.W, Height: l.H,
				Args: append(l.Args(), "--probe", "--silent", "--data", t.TempDir(), "--seed", "7", underway),
			})
			app.Settle()
			app.Tick(30)
			app.Save("review-40-offer-" + l.Name())
			app.Key(ebiten.KeyEscape)
			app.Settle()
			app.Tick(30)
			app.Save("review-00-title-first-" + l.Name())
		})
	}
}
