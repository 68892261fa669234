package toss

import (
	"testing"

	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestTipsHaveSomethingToPointAt plays a match in each way to snatch: each tip finds its target at some time.
func TestTipsHaveSomethingToPointAt(t *testing.T) {
	boardtest.TipsFindTheirTargets(t, Tips, func(look func(map[string]ui.Rect) bool) {
		for way := rules.Snatch; way <= rules.Calm; way++ {
			m := newMatch(t, way.String(), 3, 2)
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
			for all := false; !all; {
				var list []rules.Event
				events, on := m.Random()
				if !on {
					break
				}
				for _, e := range events {
					if known, ok := rules.Def.Redact(e, 0); ok {
						list = append(list, known)
					}
				}
				r.Look()
				r.Board.Tell(list, m.Play.View(0))
				r.Board.Step()
				r.Board.Step()
				all = look(r.Targets())
				r.Board.Finish()
				r.Tick(ui.Input{})
				all = all || look(r.Targets())
			}
		}
	})
}
