//go:build pilot

package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// TestModePictures takes pictures of the table in each of its modes, at the sizes that people look at first.
func TestModePictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, s := range boardtest.Reviewed() {
		size := s.Name()
		t.Run(size, func(t *testing.T) {
			open := func(m *match) *boardtest.Guest {
				return boardtest.NewGuest(t, boardtest.Open(t, m, s.W, s.H, s.Args()...), pilot.Finger, 1)
			}
			save := func(g *boardtest.Guest, what string) { g.Save("toss-" + what + "-" + size) }
			for _, c := range []struct {
				name  string
				way   string
				seats int
				seed  uint64
				is    func(v rules.View) bool
			}{
				{"throw", "snatch", 2, 3, func(v rules.View) bool {
					return v.Phase() == rules.ThrowPhase && v.Round() > 2
				}},
				{"snatch", "snatch", 2, 3, func(v rules.View) bool {
					return v.Phase() == rules.SnatchPhase && v.Round() > 3
				}},
				{"calm", "calm", 3, 5, func(v rules.View) bool {
					return v.Phase() == rules.CalmPhase && v.Round() > 3 && v.OnTurn() == 0
				}},
				{"give", "snatch", 3, 8, func(v rules.View) bool {
					return v.Phase() == rules.GivePhase && v.OnTurn() == 0
				}},
				{"order", "calm", 4, 2, func(v rules.View) bool {
					return v.Phase() == rules.OrderPhase && v.OnTurn() == 0
				}},
				{"flick", "calm", 4, 2, func(v rules.View) bool {
					return v.Phase() == rules.FlickPhase && v.OnTurn() == 0
				}},
			} {
				var m *match
				for seed := c.seed; ; seed++ {
					if m = chanced(t, c.way, c.seats, seed, c.is); m != nil {
						break
					}
				}
				g := open(m)
				if c.name != "snatch" {
					g.Settle()
				} else { // the clock runs: nothing ever settles
					g.Until("the pictures have come", func(r probe.Report) bool { return r.State["pictures"] == true })
				}
				g.Tick(60)
				save(g, c.name)
				switch c.name {
				case "calm":
					g.Tap("toss.act.lights")
					g.Settle()
					save(g, "lights")
					g.Tap("table.log")
					g.Settle()
					save(g, "log")
					g.Tap("log.close")
					g.Settle()
					g.Tap("toss.tray.0")
					g.Settle()
					save(g, "tray")
				case "flick":
					x, y := g.Target("toss.flicked").Middle()
					g.Swipe(x, y, x+5, y+60, 8)
					g.Tick(30)
					save(g, "flying")
					g.Settle()
					save(g, "flicked")
				}
				g.Close() // one program at a time, each with its pictures
			}
			all := open(newMatch(t, "snatch", 3, 3)) // three persons throw at the same time
			all.Settle()
			save(all, "together")
			x, y := all.Target("toss.tray.0").Middle()
			all.Swipe(x, y, x+(float64(s.W)/2-x)*.5, y+(float64(s.H)/2-y)*.5, 8)
			all.Tick(20)
			save(all, "together-one")
			all.Close()
			m := newMatch(t, "calm", 3, 4)
			for on := true; on; _, on = m.Random() {
			}
			f := boardtest.NewFilm(newRig(m,
				boardtest.Screen{W: float64(s.W), H: float64(s.H), Scale: 1, Tag: s.Lang}, games.All))
			f.Kit.SetArt(boardtest.Shelf())
			pilot.Keep(t, "toss-over-"+size, f.Picture())
			g := open(thieving(t))
			g.Settle()
			g.Tap("toss.act.pass")
			for n := range 12 {
				g.Tick(70)
				if g.Probe().State["toss.firm"] != true {
					break
				}
				save(g, fmt.Sprintf("settle-%d", n))
				if n == 0 && g.Has("toss.act.steps") { // the rest is told in all seven
					g.Touch(g.Target("toss.act.steps").Middle())
				}
			}
		})
	}
}

// chanced plays random moves until a position is as wanted; it returns nil if that never happens.
func chanced(t *testing.T, way string, seats int, seed uint64, is func(v rules.View) bool) *match {
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: seats, Seed: seed,
		Options: map[string]string{rules.OptionWay: way}}, person, "novice", "novice", "novice", "novice")
	for !is(m.Play.View(games.All)) {
		if _, on := m.Random(); !on {
			return nil
		}
	}
	return m
}

// thieving returns a match in which seat 0 passes next, and a theft follows.
func thieving(t *testing.T) *match {
	for seed := uint64(1); ; seed++ {
		setup := games.Setup{Seats: 3, Seed: seed, Options: map[string]string{rules.OptionWay: "calm"}}
		m := boardtest.NewMatch(t, rules.Def, setup, person, person, person)
		for {
			events, on := m.Random()
			if !on {
				break
			}
			steals := 0
			for _, e := range events {
				if s, ok := e.(rules.Stolen); ok && len(s.Runes) > 2 {
					steals++
				}
			}
			made := m.Play.Made()
			last := made[len(made)-1]
			if steals == 0 || last.Move.Kind != rules.Pass {
				continue
			}
			again := boardtest.NewMatch(t, rules.Def, setup, person, person, person)
			for _, c := range made[:len(made)-1] {
				again.Make(c.Seat, c.Move)
			}
			return again
		}
	}
}
