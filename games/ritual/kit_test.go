package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// kitMatches is how many matches the kit plays: eight for each number of seats and variant.
const kitMatches = 96

// secrets lists what a reader cannot know (see [gamestest.Options]).
func secrets(g *Game, reader games.Seat) map[string]string {
	known := map[string]string{"tiles": fmt.Sprint(g.tileChance), "cards": fmt.Sprint(g.cardChance),
		"die": fmt.Sprint(g.dieChance)}
	if reader == games.All {
		return known
	}
	if g.supply.count > 3 {
		known["supply"] = fmt.Sprint(g.supply.list())
	}
	if g.cards.pile.count > 3 {
		known["pile"] = fmt.Sprint(g.cards.pile.list())
		for s := range g.seats {
			if s != reader && g.cards.holds[s] > 0 {
				known[fmt.Sprint("hand of ", s)] = fmt.Sprint(g.cards.hand(s))
			}
		}
	}
	return known
}

func TestKit(t *testing.T) {
	gamestest.Run(t, Def, gamestest.Options[*Game, Move]{
		Matches: kitMatches, Invariant: whole, Secrets: secrets,
		// If the rolled number makes a ritual impossible, it is left out, and nothing shows the number afterwards.
		Transient: []string{"DieRolled"},
	})
}

func FuzzWire(f *testing.F) { gamestest.FuzzWire(f, Def, gamestest.Options[*Game, Move]{}) }
