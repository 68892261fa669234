//go:build pilot

package boardtest

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/scenes/stage"
)

// EveryLevel plays a match of a game against each level of computer players, with the mouse, as a person would: from
// the title through the set-up, where it also presses the options, to the results. play goes on from the table to the
// end. It takes minutes, and runs only with RUNEHALL_WHOLE.
func EveryLevel(t *testing.T, game string, options []string, play func(t *testing.T, app *pilot.App)) {
	if os.Getenv("RUNEHALL_WHOLE") == "" {
		t.Skip("RUNEHALL_WHOLE is not set")
	}
	for rung, level := range bots.Rungs() {
		t.Run(level, func(t *testing.T) {
			dir := t.TempDir()
			KeepSettings(t, dir, stage.Speed.Set(stage.Settings{}, "4"))
			args := []string{"--probe", "--silent", "--data", dir, "--lang", "en", "--seed", strconv.Itoa(31 + rung)}
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Args: args, Width: 1440, Height: 900,
			})
			press := func(name string) {
				app.Settle()
				app.Tap(name)
			}
			press("title.game." + game)
			if app.Settle(); app.Probe().Scene == "title" {
				press("title.play")
			}
			for range rung {
				press("setup.seat.1.stronger")
			}
			for _, option := range options {
				press("setup.option." + option)
			}
			press("setup.begin")
			app.Until("the table", func(r probe.Report) bool { return r.Scene == "table" })
			play(t, app)
			app.Until("the results", func(r probe.Report) bool { return r.Scene == "results" && !r.Busy })
			app.Save(game + "-against-" + level)
			r, moves := ended(t, dir)
			if r.Game != game || len(r.Players) != 2 || r.Players[0].Driver != games.Person ||
				r.Players[1].Driver != level {
				t.Errorf("played was %s with %+v", r.Game, r.Players)
			}
			t.Logf("%d moves, %d ticks", moves, app.Ticks())
		})
	}
}

// ended reads the only record in a data folder, and counts its moves.
func ended(t *testing.T, dir string) (r *games.Record, moves int) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "matches", "*.runehall"))
	if err == nil && len(files) != 1 {
		err = errors.New("there are " + strconv.Itoa(len(files)) + " records")
	}
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	if r, err = games.ParseRecord(text); err != nil {
		t.Fatal(err)
	}
	return r, len(r.Steps)
}
