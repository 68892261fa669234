//go:build pilot

package market

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

const person = games.Person

// everyday is the number of the match of TestMatchesToTheEnd that is played every day.
const everyday = 5

// TestMatchesToTheEnd plays matches in the real program to their results: by mouse, by a finger, by keyboard alone and
// by gamepad alone, with 2 to 5 seats and both choices of each option. Each match begins where few runes are left, so
// that it is short, and one of them is played every day. With RUNEHALL_WHOLE all of them are played, from the first
// move.
func TestMatchesToTheEnd(t *testing.T) {
	for i, c := range []struct {
		hand    pilot.Hand
		drivers []string
		options map[string]string
		w, h    int
		left    int // runes of the market at the beginning
	}{
		{pilot.Mouse, []string{person, "greedy"}, nil, 1440, 900, 8},
		{pilot.Mouse, []string{person, person, "random", "greedy", person}, openStores, 1440, 900, 4},
		{pilot.Finger, []string{person, person}, houses[1], 412, 915, 4},
		{pilot.Finger, []string{"greedy", person, "random", person}, nil, 915, 412, 4},
		{pilot.Keyboard, []string{person, "greedy", "random", "greedy", "random"}, nil, 1440, 900, 4},
		{pilot.Keyboard, []string{person, "random", person}, openStores, 915, 412, 3},
		{pilot.Gamepad, []string{person, "greedy", person}, houses[2], 412, 915, 3},
		{pilot.Gamepad, []string{person, person, "random", "greedy"}, openStores, 1440, 900, 3},
	} {
		t.Run(fmt.Sprintf("%v with %s", c.hand, strings.Join(c.drivers, " ")), func(t *testing.T) {
			boardtest.Everyday(t, i == everyday)
			whole := boardtest.Whole()
			if whole {
				c.left = 2 * rules.MarketRunes
			}
			m := optional(t, c.options, c.drivers, uint64(11+i), 0)
			m.Until(func(v rules.View) bool {
				return v.RunesLeft() <= c.left && v.Phase() == rules.TurnPhase && !v.LastRound()
			})
			g := newGuest(t, boardtest.OpenFast(t, m, c.w, c.h, "--lang", "en"), c.hand, uint64(i))
			g.keen = whole
			g.toTheEnd(1000)
			if len(g.made) < 3 {
				t.Errorf("only %v was made", g.made)
			}
			g.Save(fmt.Sprintf("market-end-%d", i))
		})
	}
}
