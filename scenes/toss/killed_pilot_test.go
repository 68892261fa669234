//go:build pilot

package toss

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/scenes/stage"
)

// goesOn goes on with the match that the title offers, or opens its results if it is over.
func (g *guest) goesOn() {
	g.T.Helper()
	g.Settle()
	if !g.Has("title.continue.0") {
		g.Press("title.archive", "archive.match.0")
		return
	}
	g.Tap("title.continue.0")
	g.Until("the match is there, and nothing moves or a clock runs", func(r probe.Report) bool {
		return r.Scene == "table" && (!r.Busy || r.State["tick"] != nil)
	})
}

// doing names what is going on in a match.
func doing(p probe.Report) string {
	switch mode := p.Text("toss.mode"); {
	case p.State["toss.firm"] == true:
		return "settling"
	case p.State["tick"] != nil && p.State["viewer"] != -1.0:
		return "run"
	case mode == "watching" && p.Busy:
		return "falling"
	default:
		return mode
	}
}

// TestKilledAnywhere kills the program in the middle of rounds, between any two ticks, and starts it again. It comes
// back with everything that was stored, a snatch or an own run at its beginning, and is played on to the results. The
// match is then among past matches, and is watched again.
func TestKilledAnywhere(t *testing.T) {
	for _, c := range []struct {
		kept  string
		hand  pilot.Hand
		in    []string // what it must have been killed in
		kills int
		whole bool
	}{
		{"tiny", pilot.Mouse, []string{"throwing", "snatching"}, 5, true},
		{"tiny-ghost", pilot.Mouse, []string{"run"}, 3, true},
		{"flick", pilot.Mouse, []string{"flicking", "settling"}, 2, false},
	} {
		t.Run(c.kept, func(t *testing.T) {
			m, dir := boardtest.Kept(t, rules.Def, c.kept), t.TempDir()
			boardtest.KeepSettings(t, dir, stage.Speed.Set(stage.Settings{}, "4"))
			g := newGuest(t, boardtest.OpenStored(t, dir, m, 1280, 800), m, c.hand, 1280, 800)
			g.own = c.kept == "tiny-ghost"
			g.goesOn()
			kills, sum, kept := map[string]int{}, 0, float64(len(m.Play.Made()))
			for n := 0; sum == 0 || g.act(); n++ { // the first time before anything is done
				p := g.Probe()
				moves, _ := p.Number("moves")
				if !c.whole && sum == c.kills && moves > kept+1 {
					break
				}
				if n > 3000 {
					g.Save("endless-" + c.kept)
					t.Fatalf("after %d kills the match is not over: %+v", sum, p)
				}
				if what := doing(p); sum == c.kills || g.Chance.IntN(1+9*kills[what]) > 0 {
					continue
				} else if kills[what] > 0 {
					g.Tick(g.Chance.IntN(20))
				}
				if p = g.Probe(); p.Scene != "table" {
					continue
				}
				what := doing(p)
				moves, _ = p.Number("moves")
				if p.State["stored"] == true {
					kept = moves
				}
				over := p.State["over"] == true
				g.Kill()
				g.Restart()
				kills[what]++
				sum++
				g.goesOn()
				p = g.Probe()
				now, _ := p.Number("moves")
				tick, _ := p.Number("tick")
				if p.Scene == "results" && over {
					break
				}
				if now < kept || (what == "snatching" || what == "run") && (now != moves || tick > 5) {
					t.Fatalf("killed in %s: %v moves before, of which %v were stored, and %v after, in tick %v", what,
						moves, kept, now, tick)
				}
			}
			for _, what := range c.in {
				if kills[what] == 0 {
					t.Errorf("it was killed %v, never in %s", kills, what)
				}
			}
			t.Log(kills, g.made, g.Ticks())
			if c.kept == "tiny" {
				g.watchesAgain(dir)
			}
		})
	}
}

// scores returns the points shown on the results.
func (g *guest) scores() map[string]any {
	points := maps.Clone(g.Probe().State)
	maps.DeleteFunc(points, func(key string, _ any) bool { return len(key) < 7 || key[:7] != "points." })
	return points
}

// watchesAgain opens the past match and watches it to its end at two speeds, from the beginning and from where the
// slider is put.
func (g *guest) watchesAgain(dir string) {
	g.T.Helper()
	points := g.scores()
	for _, speed := range []string{"4", "1"} {
		boardtest.KeepSettings(g.T, dir, stage.Speed.Set(stage.Settings{}, speed))
		g.Kill()
		g.Restart()
		g.Settle()
		g.Press("title.archive", "archive.match.0")
		if now := g.scores(); !maps.Equal(now, points) || len(now) != 2 {
			g.T.Fatalf("the results are %v, and in past matches %v", points, now)
		}
		g.Press("results.replay")
		of, _ := g.Probe().Number("of")
		if speed == "1" {
			slider := g.Target("replay.slider")
			g.Click(slider[0]+slider[2]*.85, slider[1]+slider[3]/2)
			g.Settle()
			if at, _ := g.Probe().Number("moves"); at < of*.7 || at > of*.97 {
				g.T.Errorf("the slider leads to move %v of %v", at, of)
			}
		}
		g.Tap("replay.play")
		for n := 0; g.Probe().State["playing"] == true || g.Probe().Busy; n += 20 {
			if g.Tick(20); n > 12000 {
				g.T.Fatalf("at speed %s it does not come to its end: %+v", speed, g.Probe())
			}
		}
		p := g.Probe()
		if at, _ := p.Number("moves"); at != of || of == 0 {
			g.T.Errorf("at speed %s it halts at move %v of %v", speed, at, of)
		}
		sums, _ := p.State["toss.sums"].([]any)
		for s, sum := range sums {
			if sum != points[fmt.Sprintf("points.%d", s)] {
				g.T.Errorf("at speed %s the board shows %v in the end, and the results were %v", speed, sums, points)
			}
		}
		if len(sums) != 2 || slices.Equal(sums, []any{0.0, 0.0}) {
			g.T.Errorf("the board shows %v", sums)
		}
	}
}
