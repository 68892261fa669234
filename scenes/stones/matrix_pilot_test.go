//go:build pilot

package stones

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// everyday is the number of the match that is played every day.
const everyday = 2

// TestMatchesToTheEnd plays matches to the low throne in the real program, up to the results: by mouse, by finger, by
// keyboard alone and by gamepad alone, with 2 to 4 seats. The matches begin when somebody has come far already, so that
// they are short. Every day one of them is played; with RUNEHALL_WHOLE all are, from the first move.
func TestMatchesToTheEnd(t *testing.T) {
	const person = games.Person
	for i, c := range []struct {
		hand    pilot.Hand
		drivers []string
		w, h    int
		points  int // how many somebody has at the beginning
	}{
		{pilot.Mouse, []string{person, "greedy"}, 1440, 900, 38},
		{pilot.Finger, []string{person, person}, 412, 915, 41},
		{pilot.Finger, []string{person, "greedy", person, "random"}, 915, 412, 41},
		{pilot.Keyboard, []string{"random", person, person}, 915, 412, 43},
		{pilot.Keyboard, []string{person, "greedy", person, "random"}, 1440, 900, 43},
		{pilot.Gamepad, []string{person, person, person, person}, 1440, 900, 38},
		{pilot.Gamepad, []string{person, "greedy", "random"}, 412, 915, 39},
	} {
		t.Run(fmt.Sprintf("%v with %s", c.hand, strings.Join(c.drivers, " ")), func(t *testing.T) {
			boardtest.Everyday(t, i == everyday)
			if boardtest.Whole() {
				c.points = 0
			}
			m := late(t, c.drivers, uint64(11+i), c.points)
			g := newGuest(t, boardtest.OpenFast(t, m, c.w, c.h, "--lang", "en"), c.hand, uint64(i))
			g.toTheEnd(1000)
			if len(g.made) < 4 {
				t.Errorf("only %v was made", g.made)
			}
			g.Save(fmt.Sprintf("stones-end-%d", i))
		})
	}
}
