//go:build pilot

package masters

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// full is a match to be played to its end in the real program.
type full struct {
	hand    pilot.Hand
	options int // index into combinations
	seats   int
}

// everyWhole lists a match for each device, each set of options and each number of seats.
func everyWhole() (list []full) {
	for _, hand := range []pilot.Hand{pilot.Mouse, pilot.Finger, pilot.Keyboard, pilot.Gamepad} {
		for options := range combinations() {
			for seats := 2; seats <= 3; seats++ {
				list = append(list, full{hand, options, seats})
			}
		}
	}
	return list
}

// everyday is the match of everyWhole that is played every day: by gamepad, with three seats, two of them persons.
const everyday = 125

// TestMatchesToTheEnd plays matches in the real program to their results, each with one device: one of them every day,
// all of them with RUNEHALL_WHOLE.
func TestMatchesToTheEnd(t *testing.T) {
	shapes := [][2]int{{1440, 900}, {412, 915}, {915, 412}}
	for i, c := range everyWhole() {
		// A person among computer players always sees the own hand; several persons have curtains.
		drivers := [][]string{{games.Person, "greedy"}, {games.Person, games.Person}}[(i+i/2)%2]
		if c.seats == 3 {
			drivers = [][]string{{games.Person, "greedy", "random"}, {games.Person, "random", games.Person}}[(i+i/2)%2]
		}
		options := combinations()[c.options]
		name := fmt.Sprintf("%v with %s, %v", c.hand, strings.Join(drivers, " "), slices.Sorted(maps.Keys(options)))
		t.Run(name, func(t *testing.T) {
			boardtest.Everyday(t, i == everyday)
			m := seated(t, options, drivers, uint64(11+i), 0)
			shape := shapes[i%len(shapes)]
			g := newGuest(t, boardtest.OpenFast(t, m, shape[0], shape[1], "--lang", "en"), c.hand, uint64(i))
			for n := 0; g.Step(g.act); n++ {
				if n > 600 {
					g.Save("endless")
					t.Fatalf("after %d steps and %d cards the match is not over: %+v", n, g.laid, g.Probe())
				}
			}
			t.Logf("%d cards, %d masters, %d curtains", g.laid, g.masters, g.Curtains)
			if g.laid == 0 {
				t.Error("no card was laid")
			}
			g.Save(fmt.Sprintf("masters-end-%d", i))
		})
	}
}

// TestKilledAnywhere kills the program in the middle of a match, between any two ticks, and starts it again: it comes
// back with all moves that it said were stored.
func TestKilledAnywhere(t *testing.T) {
	m := seated(t, everything, []string{games.Person, "greedy"}, 17, 0)
	dir := t.TempDir()
	file := dir + "/match.rune"
	if err := os.WriteFile(file, m.Play.Record().Text(), 0o666); err != nil {
		t.Fatal(err)
	}
	first := pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Args: []string{"--probe", "--silent", "--data", dir, "--open", file},
		Width: 1440, Height: 900,
	})
	first.Settle()
	first.Close()
	app := pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Args: []string{"--probe", "--silent", "--data", dir},
		Width: 1440, Height: 900,
	})
	g := newGuest(t, app, pilot.Mouse, 2)
	kills := 0
	g.Tap("title.continue.0")
	for kills < 10 && g.Step(g.act) {
		g.Tick(g.Chance.IntN(6)) // a computer player may be about to move
		r := g.Probe()
		if r.Scene != "table" {
			break
		}
		before, _ := r.Number("moves")
		stored := r.State["stored"] == true
		g.Kill()
		g.Restart()
		kills++
		g.Tap("title.continue.0")
		// What was stored is there as soon as it is read. A computer player may have moved since.
		for ticks := 0; g.Probe().Scene != "table"; ticks++ {
			if ticks > 600 {
				t.Fatalf("kill %d: the match does not open, but leads to %s", kills, g.Probe().Scene)
			}
			g.Tick(1)
		}
		now, _ := g.Probe().Number("moves")
		if stored && now < before || !stored && now < before-1 {
			t.Fatalf("kill %d: %v moves before, %v after", kills, before, now)
		}
	}
	if kills < 5 {
		t.Errorf("it was killed %d times only", kills)
	}
}
