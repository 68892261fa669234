package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// allHold returns a match in whose present turn every seat holds rituals, seat 1 being a computer player's.
func allHold(t *testing.T) *match {
	t.Helper()
	for seed := range uint64(200) {
		m := newMatch(t, 3, "adventurers", seed, games.Person, "greedy", games.Person)
		for {
			v := m.Play.View(games.Public)
			if v.Phase() == rules.TurnPhase && v.RitualCount(0) > 0 && v.RitualCount(1) > 0 && v.RitualCount(2) > 0 {
				return m
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	t.Fatal("never do all hold rituals")
	return nil
}

// TestCurtainsOfPersonsOnly opens the hand of each seat: a curtain can be opened for a person's rituals, and for no computer player's.
func TestCurtainsOfPersonsOnly(t *testing.T) {
	m := allHold(t)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	asked := 0
	for seat := range games.Seat(3) {
		chip, ok := r.Targets()[fmt.Sprintf("ritual.seat.%d", seat)]
		if !ok {
			continue // it is in front
		}
		r.Tap(ui.Touch, chip.Center())
		r.Settle()
		_, offered := r.Targets()["ritual.curtain"]
		if offered != (seat != 1) {
			t.Errorf("over the hand of seat %d a curtain is offered: %v", seat, offered)
		}
		asked++
		r.Tap(ui.Touch, r.Target("ritual.close"))
		r.Settle()
	}
	if asked < 2 {
		t.Errorf("%d hands were opened", asked)
	}
}
