//go:build pilot

package toss

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/pilot"
	"runehall/scenes/boardtest"
	"runehall/scenes/stage"
)

// TestTapeOfATouch plays recorded input in the real program: a touch in a tick is claimed in that tick of the clock, by one person at once and
// round the table when it is brought home, and so the stored record has it.
func TestTapeOfATouch(t *testing.T) {
	alone := func() *match {
		for seed := uint64(1); ; seed++ {
			setup := games.Setup{Seats: 2, Seed: seed, Starts: []games.Seat{0}, Options: map[string]string{rules.OptionWay: "ghost"}}
			m := boardtest.NewMatch(t, rules.Def, setup, person, "greedy")
			m.Until(func(v rules.View) bool { return v.Phase() != rules.ThrowPhase })
			if v := m.Play.View(games.All); v.Phase() == rules.RunPhase && v.OnTurn() == 0 && len(complete(v)) > 0 {
				return m
			}
		}
	}
	for _, c := range []struct {
		name  string
		m     *match
		seats string
	}{
		{"alone", alone(), "side"},
		{"round", boardtest.Kept(t, rules.Def, "tiny-fingers"), stage.SeatsRound},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			boardtest.KeepSettings(t, dir, stage.Seats.Set(stage.Settings{}, c.seats))
			first := boardtest.NewGuest(t, boardtest.Open(t, c.m, 1366, 1024, "--data", dir, "--lang", "en"), pilot.Finger, 1)
			first.Tick(20)
			at, name := first.Ticks(), first.Names("toss.rune.")[0]
			x, y := first.Target(name).Middle()
			var tape strings.Builder
			fmt.Fprintf(&tape, "runehall-input 1\n0 size=1366x1024 scale=1 device=touch\n%d touch1=press@%v,%v\n", at, x, y)
			end := at + 4
			if c.seats == stage.SeatsRound {
				toX, toY := first.Target("toss.tray.0").Middle()
				for i := range 12 {
					f := float64(i+1) / 12
					fmt.Fprintf(&tape, "%d touch1=drag@%v,%v\n", at+1+i, x+f*(toX-x), y+f*(toY-y))
				}
				x, y, end = toX, toY, at+14
			}
			fmt.Fprintf(&tape, "%d touch1=release@%v,%v\n", end, x, y)
			first.Close()
			file := filepath.Join(dir, "tape")
			if err := os.WriteFile(file, []byte(tape.String()), 0o666); err != nil {
				t.Fatal(err)
			}
			dir = t.TempDir()
			boardtest.KeepSettings(t, dir, stage.Seats.Set(stage.Settings{}, c.seats))
			g := newGuest(t, boardtest.Open(t, c.m, 1366, 1024, "--data", dir, "--lang", "en", "--input", file), c.m, pilot.Finger, 1366, 1024)
			g.Tick(at - g.Ticks())
			before := g.Probe()
			g.Tick(1)
			if c.seats != stage.SeatsRound && g.Has(name) {
				t.Error("in the tick of the touch it is not claimed")
			}
			g.Tick(end - at + 2) // what was taken still flies
			for _, done := range append(g.Names("toss.done."), "table.confirm") {
				g.hit(done)
			}
			for n := 0; g.Probe().State["moves"] == before.State["moves"] || g.Probe().State["stored"] != true; n++ {
				if g.Tick(1); n > 100 {
					t.Fatalf("the snatch does not end: %+v", g.Probe())
				}
			}
			files, err := filepath.Glob(filepath.Join(dir, "matches", "*"))
			if err != nil || len(files) != 1 {
				t.Fatal(files, err)
			}
			text, err := os.ReadFile(files[0])
			if err != nil {
				t.Fatal(err)
			}
			want := fmt.Sprintf("0 claims %v 0:%s ", before.State["tick"], strings.TrimPrefix(name, "toss.rune."))
			if !strings.Contains(string(text), "\n"+want) {
				t.Errorf("%q does not stand in the record:\n%s", want, text)
			}
		})
	}
}
