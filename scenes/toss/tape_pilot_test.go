//go:build pilot

package toss

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/scenes/stage"
)

// TestTapeOfATouch plays recorded input in the real program: a touch counts in its own tick of the clock, for one
// person at once and round the table once the rune is brought home, and the stored record says the same.
func TestTapeOfATouch(t *testing.T) {
	alone := func() *match {
		for seed := uint64(1); ; seed++ {
			setup := games.Setup{Seats: 2, Seed: seed, Starts: []games.Seat{0},
				Options: map[string]string{rules.OptionWay: "ghost"}}
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
			first, _ := sits(t, c.m, c.seats, "")
			first.Tick(20)
			at, name := first.Ticks(), first.Names("toss.rune.")[0]
			x, y := first.Target(name).Middle()
			var tape strings.Builder
			fmt.Fprintf(&tape, "%d touch1=press@%v,%v\n", at, x, y)
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
			g, dir := sits(t, c.m, c.seats, tape.String())
			g.Tick(at - g.Ticks())
			before := g.Probe()
			g.Tick(1)
			if c.seats != stage.SeatsRound && g.Has(name) {
				t.Error("in the tick of the touch it is not claimed")
			}
			g.Tick(end - at + 2) // what was taken is still in flight
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

// sits starts the program for fingers and plays recorded input, unless tape is empty; it adds the head of the
// recording. It also returns the folder of the program's data.
func sits(t *testing.T, m *match, seats, tape string) (*guest, string) {
	t.Helper()
	dir := t.TempDir()
	boardtest.KeepSettings(t, dir, stage.Seats.Set(stage.Settings{}, seats))
	args := []string{"--data", dir, "--lang", "en"}
	if tape != "" {
		file := filepath.Join(dir, "tape")
		if err := os.WriteFile(file, []byte("runehall-input 1\n0 size=1366x1024 scale=1 device=touch\n"+tape),
			0o666); err != nil {
			t.Fatal(err)
		}
		args = append(args, "--input", file)
	}
	return newGuest(t, boardtest.Open(t, m, 1366, 1024, args...), m, pilot.Finger, 1366, 1024), dir
}

// TestFingersAreTakenAway plays recorded input round a touch screen: one person has brought a rune home, and another
// one holds the next when the finger is taken away, or the program is left. By that finger nothing is taken, and
// nothing is lost: the snatch goes on, or begins again with all runes when somebody is back.
func TestFingersAreTakenAway(t *testing.T) {
	m := boardtest.Kept(t, rules.Def, "tiny-fingers")
	first, _ := sits(t, m, stage.SeatsRound, "")
	first.Tick(90) // a program that opens its table later than this one has it before the tape begins, too
	at, all := first.Ticks(), first.Names("toss.rune.")
	moves := first.Probe().State["moves"]
	way := func(rune, tray string) (list [13][2]float64) {
		x, y := first.Target(rune).Middle()
		toX, toY := first.Target(tray).Middle()
		for i := range list {
			f := float64(i) / 12
			list[i] = [2]float64{x + f*(toX-x), y + f*(toY-y)}
		}
		return list
	}
	one, other, third := way(all[0], "toss.tray.0"), way(all[1], "toss.tray.1"), way(all[2], "toss.tray.2")
	first.Close()
	for _, c := range []struct{ name, leaves, back string }{
		{"the platform takes it", "", ""},
		{"the focus is lost", "focus=lost ", "focus=gained"},
		{"the app goes to the background", "pause ", "resume"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var tape strings.Builder
			carried := func(finger, from int, way [][2]float64) {
				fmt.Fprintf(&tape, "%d touch%d=press@%v,%v\n", from, finger, way[0][0], way[0][1])
				for i, p := range way[1:] {
					fmt.Fprintf(&tape, "%d touch%d=drag@%v,%v\n", from+1+i, finger, p[0], p[1])
				}
			}
			carried(1, at, one[:])
			fmt.Fprintf(&tape, "%d touch1=release@%v,%v\n", at+13, one[12][0], one[12][1])
			carried(2, at+20, other[:7])
			fmt.Fprintf(&tape, "%d %stouch2=cancel@%v,%v\n", at+30, c.leaves, other[6][0], other[6][1])
			left := all
			if c.back != "" {
				fmt.Fprintf(&tape, "%d %s\n", at+70, c.back)
			} else { // others go on at once
				left = slices.Concat(all[1:2], all[3:])
				carried(3, at+31, third[:])
				fmt.Fprintf(&tape, "%d touch3=release@%v,%v\n", at+44, third[12][0], third[12][1])
			}
			g, _ := sits(t, m, stage.SeatsRound, tape.String())
			g.Tick(at + 29 - g.Ticks())
			clock, _ := g.Probe().Number("tick")
			if got := g.Names("toss.rune."); !slices.Equal(got, all[1:]) {
				t.Fatalf("before that %v of %v lie there", got, all)
			}
			g.Tick(20)
			if got := g.Names("toss.rune."); c.leaves == "" && !slices.Equal(got, left) {
				t.Errorf("another hand has taken something, and %v lie there, want %v", got, left)
			}
			g.Tick(20)
			p := g.Probe()
			if tick, on := p.Number("tick"); c.leaves == "" && tick != clock+40 || c.leaves != "" && on {
				t.Errorf("40 ticks later the clock is at %v, and was at %v", p.State["tick"], clock)
			}
			if c.leaves != "" {
				g.Until("the clock runs again", func(r probe.Report) bool { return r.State["tick"] != nil })
				if tick, _ := g.Probe().Number("tick"); tick > 2 {
					t.Errorf("it begins again in tick %v", tick)
				}
			}
			if got := g.Names("toss.rune."); !slices.Equal(got, left) || g.Probe().State["moves"] != moves {
				t.Errorf("then %v lie there, want %v; %v moves of %v", got, left, g.Probe().State["moves"], moves)
			}
			g.Tick(10)
			g.Carry(12, [4]float64{other[0][0], other[0][1], other[12][0], other[12][1]})
			g.Tick(4)
			if got := g.Names("toss.rune."); len(got) != len(left)-1 || slices.Contains(got, all[1]) {
				t.Errorf("the next finger takes nothing: %v of %v lie there", got, left)
			}
		})
	}
}
