//go:build pilot

package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestCurtainPictures takes pictures of a curtain that falls, is shut, opens and is tied back; of the recap; of the
// question for answers, at first and once a later seat wants to look; and of what a computer player has just done.
func TestCurtainPictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, s := range boardtest.Looks {
		m := seated(t, []string{games.Person, games.Person, "greedy", games.Person}, 21, 31)
		app := boardtest.Open(t, m, s.W, s.H, s.Args...)
		g := boardtest.NewGuest(t, app, pilot.Finger, 0)
		save := func(what string) { pilot.Keep(t, fmt.Sprintf("curtain-%dx%d-%s", s.W, s.H, what), app.Frame()) }
		save("table")
		g.Tap("ritual.cards")
		g.Tick(14)
		save("falling")
		g.Settle()
		save("shut")
		x, y := g.Target("curtain.open").Middle()
		g.Put(1, x, y)
		g.Tick(24)
		save("held")
		g.Tick(36)
		g.Lift(1)
		save("opening")
		g.Settle()
		save("recap")
		if g.Has("recap.close") {
			g.Tap("recap.close")
		}
		g.Settle()
		save("tied")

		drivers := []string{games.Person, games.Person, "greedy", games.Person}
		asks := until(t, drivers, asksFirst)
		app = boardtest.Open(t, asks, s.W, s.H, s.Args...)
		g = boardtest.NewGuest(t, app, pilot.Finger, 0)
		save("question")
		g.Tap("question.seat.0")
		g.Settle()
		save("wanted")

		turn := until(t, drivers, func(v rules.View) bool {
			return v.OnTurn() == 1 && v.Phase() == rules.TurnPhase && v.Clockwise()
		})
		app = boardtest.Open(t, turn, s.W, s.H, s.Args...)
		g = boardtest.NewGuest(t, app, pilot.Finger, 0)
		g.Tap("ritual.tile.0")
		g.Settle()
		g.Tap(g.Names("ritual.cell.")[0])
		g.Settle()
		g.Tap("table.confirm")
		for n := 0; app.Probe().Text("caption") == "" && n < 60; n++ {
			app.Tick(10)
		}
		app.Tick(30)
		save("caption")
	}
}

// until plays random moves until the public view of some match is as wanted.
// asksFirst reports whether the first seat is asked for an answer, and holds something.
func asksFirst(v rules.View) bool {
	return v.Phase() == rules.AnswerPhase && v.Chain()[0].Seat != 0 && v.RitualCount(0) > 0
}

func until(t *testing.T, drivers []string, is func(v rules.View) bool) *match {
	t.Helper()
	for seed := range uint64(200) {
		m := newMatch(t, len(drivers), "adventurers", seed, drivers...)
		for n := range 60 {
			if n > 20 && is(m.Play.View(games.Public)) {
				return m
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	t.Fatal("no match comes to that")
	return nil
}
