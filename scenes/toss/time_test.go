package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestTimeRunsOut plays a snatch and an own run with a limit: a touch in the last tick counts, a hand cannot reach for
// two things in it, and then the snatch is over, though nobody has said so.
func TestTimeRunsOut(t *testing.T) {
	for n := range 4 {
		way, touched := []string{"snatch", "ghost"}[n%2], n < 2
		for seed := uint64(0); ; seed++ {
			setup := games.Setup{Seats: 2, Seed: seed, Starts: []games.Seat{0},
				Options: map[string]string{rules.OptionWay: way, rules.OptionTime: "15"}}
			m := boardtest.NewMatch(t, rules.Def, setup)
			m.Until(func(v rules.View) bool { return v.Phase() != rules.ThrowPhase })
			v := m.Play.View(games.Public)
			if _, _, on := New().Clock(v); !on || len(v.Visible()) < 4 || way == "ghost" && v.OnTurn() != 0 {
				continue
			}
			f := fingers{newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en"}, 0)}
			for !f.State.Clocked {
				f.Tick(ui.Input{})
			}
			runes, at := f.visible()
			limit, on := v.Limit()
			for f.State.Tick < int(limit)-1 {
				f.Tick(ui.Input{})
			}
			made := len(m.Play.Made())
			if !on || f.Made > 0 || !f.State.Clocked {
				t.Fatalf("%s: before the last tick %d moves are made, by a clock: %v", way, f.Made, f.State.Clocked)
			}
			if touched {
				f.all(ui.Press, at[0], at[1])
			} else {
				f.Tick(ui.Input{})
			}
			if list := m.Play.Made()[made:]; touched && (len(list) == 0 || list[0].Move.Tick != limit ||
				list[0].Move.Claims[0] != runes[0]) {
				t.Errorf("%s: in the last tick %+v is made", way, list)
			}
			if touched && (f.Why == nil || f.Why.Reason != "toss.refusal.time-over" || f.WhyAt.Empty()) {
				t.Errorf("%s: a second rune in the last tick is refused by %v", way, f.Why)
			}
			if now := m.Play.View(games.Public); now.Phase() == v.Phase() && now.OnTurn() == v.OnTurn() {
				t.Errorf("%s: it goes on in tick %d", way, f.State.Tick)
			}
			break
		}
	}
}
