package market

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

const kitMatches = 24

// secrets lists what a reader cannot know (see [gamestest.Options]).
func secrets(g *Game, reads games.Seat) map[string]string {
	hidden := map[string]string{}
	if reads == games.All || g.phase == OverPhase {
		return hidden
	}
	if g.deck.count > 2 {
		hidden["deck"] = fmt.Sprint(g.deck.list())
	}
	for s := range g.seats {
		if s != reads && g.hands[s] != g.known[reader(reads)][s] {
			hidden[fmt.Sprint("hand of ", s)] = g.hands[s].String()
		}
	}
	hidden["chance"] = fmt.Sprint(g.deckChance, g.stealChance, g.throwChance)
	if g.match.picks[0] != NoPick && g.match.seats[0] != reads {
		hidden["pick"] = g.match.picks[0].String()
	}
	return hidden
}

func TestKit(t *testing.T) {
	gamestest.Run(t, Def, gamestest.Options[*Game, Move]{Matches: kitMatches, Invariant: whole, Secrets: secrets})
}

// Random matches hardly ever come to rock-paper-scissors, so these begin with it.
func TestKitOfThrows(t *testing.T) {
	def := *Def
	def.New = func(setup games.Setup, events *games.Events[Event]) *Game {
		g := newGame(setup, events)
		var all crowd
		for s := range g.seats {
			all[s] = true
		}
		g.clause = "MAR-34"
		g.beginThrows(all)
		return g
	}
	gamestest.Run(t, &def, gamestest.Options[*Game, Move]{Matches: 40, Invariant: whole, Secrets: secrets})
}

func FuzzWire(f *testing.F) { gamestest.FuzzWire(f, Def, gamestest.Options[*Game, Move]{}) }
