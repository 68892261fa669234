//go:build pilot

package toss

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/pilot"
	"runehall/scenes/boardtest"
)

// guest plays a match through the running program, with one device. On a clock nothing ever settles, so it presses what is there.
type guest struct {
	*boardtest.Guest
	made map[string]int // how often something was done, by the mode
}

// hit presses a target at once.
func (g *guest) hit(name string) {
	g.T.Helper()
	at, ok := g.Probe().Targets[name]
	x, y := at.Middle()
	switch {
	case !ok:
	case g.Hand == pilot.Mouse:
		g.Click(x, y)
	case g.Hand == pilot.Finger:
		g.Touch(x, y)
	case g.Hand == pilot.Keyboard:
		for range 60 {
			if g.Probe().Text("focus") == name {
				g.Key(ebiten.KeyEnter)
				return
			}
			g.Key(ebiten.KeyTab)
		}
	default:
		if g.lead(name) {
			g.Pad(ebiten.StandardGamepadButtonRightBottom)
		}
	}
}

// lead moves the focus by the direction pad, unless the target is gone on the way.
func (g *guest) lead(name string) bool {
	if g.Has(name) {
		g.LeadTo(name)
		return true
	}
	return false
}

// swipes pulls from the middle of a target, up or down.
func (g *guest) swipes(name string, up float64) {
	x, y := g.Target(name).Middle()
	if g.Hand == pilot.Mouse {
		g.Drag(x, y, x+up/10, y-up, 8)
	} else {
		g.Swipe(x, y, x+up/10, y-up, 8)
	}
}

// beats strikes the meter, or the ring of power, twice.
func (g *guest) beats() {
	for range 2 {
		if g.Hand == pilot.Keyboard {
			g.Key(ebiten.KeyEnter)
		} else {
			g.Pad(ebiten.StandardGamepadButtonRightBottom)
		}
		g.Tick(12 + g.Chance.IntN(40))
	}
}

// pair returns a rune on the table whose partner lies there too.
func (g *guest) pair() (string, bool) {
	names := g.Names("toss.rune.")
	for _, i := range g.Chance.Perm(len(names)) {
		var n int
		fmt.Sscanf(strings.TrimPrefix(names[i], "toss.rune."), "%d", &n)
		if slices.Contains(names, fmt.Sprintf("toss.rune.%d", n^1)) {
			return names[i], true
		}
	}
	return "", false
}

// act does the next thing, and returns false when the match is over.
func (g *guest) act() bool {
	g.T.Helper()
	p := g.Probe()
	mode, pointer := p.Text("toss.mode"), g.Hand == pilot.Mouse || g.Hand == pilot.Finger
	_, golden := p.Targets["table.confirm"]
	switch {
	case p.Scene == "results":
		return false
	case p.Scene == "error":
		g.T.Fatal(g.Log())
	case g.Has("recap.close"):
		g.hit("recap.close")
	case g.Has("tips.close"):
		g.hit("tips.close")
	case g.Has("curtain.open"):
		g.Curtains++
		g.HoldOn("curtain.open")
	case p.State["toss.firm"] == true:
		if g.Chance.IntN(3) == 0 && g.Has("toss.act.skip") {
			g.hit("toss.act.skip")
		} else {
			g.hit("table.confirm")
		}
	case !golden && mode != "taking", mode == "taking" && !g.Has("toss.act.lights"):
		g.Tick(10)
		return true
	case mode == "throwing" && pointer:
		g.swipes("toss.bowl", 180)
	case mode == "flicking" && pointer:
		g.swipes("toss.tape", -70)
	case mode == "throwing", mode == "flicking":
		g.beats()
	case mode == "giving", mode == "ordering":
		if p.State["toss.ready"] != true {
			names := g.Names("toss.choice.")
			g.hit(names[g.Chance.IntN(len(names))])
		} else {
			g.hit("table.confirm")
		}
	case mode == "snatching", mode == "taking":
		if name, ok := g.pair(); ok {
			g.hit(name)
		} else if mode == "taking" {
			g.hit("toss.act.pass")
		} else {
			g.hit("table.confirm")
		}
	default:
		g.Tick(10)
		return true
	}
	g.made[mode]++
	g.Tick(4)
	return true
}

// TestWholeMatch plays a whole match by mouse and with a finger, from the set-up to the results. The bench plays with keys alone.
func TestWholeMatch(t *testing.T) {
	t.Skip("Rune Toss is not seated yet, see scenes/games.go")
	for _, test := range []struct {
		hand pilot.Hand
		way  string
		w, h int
	}{
		{pilot.Mouse, "snatch", 1280, 800}, {pilot.Finger, "calm", 412, 915},
	} {
		t.Run(test.hand.String(), func(t *testing.T) {
			setup := games.Setup{Seats: 3, Seed: 5, Options: map[string]string{rules.OptionWay: test.way}}
			m := boardtest.NewMatch(t, rules.Def, setup, games.Person, "greedy", "greedy")
			g := &guest{boardtest.NewGuest(t, boardtest.OpenFast(t, m, test.w, test.h), test.hand, 1), map[string]int{}}
			for n := 0; g.act(); n++ {
				if n > 3000 {
					g.Save("endless")
					t.Fatalf("after %d steps the match is not over: %v, %+v", n, g.made, g.Probe())
				}
			}
			moves, _ := g.Probe().Number("moves")
			t.Logf("%v, %d curtains, %v moves, %d ticks", g.made, g.Curtains, moves, g.Ticks())
		})
	}
}
