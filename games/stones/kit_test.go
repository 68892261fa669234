package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

const kitMatches = 9

// secrets lists what a reader cannot know (see [gamestest.Options]).
func secrets(g *Game, reader games.Seat) map[string]string {
	hidden := map[string]string{}
	if reader == games.All {
		return hidden
	}
	if g.common.count > 2 {
		hidden["common pile"] = fmt.Sprint(g.common.list())
	}
	if n := g.vault.counts(); n != someGems(g.vault.artifacts[0], int8(g.vault.count)) {
		hidden["artifacts"] = fmt.Sprint(g.vault.list())
	}
	for s := range g.seats {
		p := &g.players[s]
		if p.pile.count > 2 {
			hidden[fmt.Sprint("pile of ", s)] = fmt.Sprint(p.pile.list())
		}
		if s != reader && p.pile.count > 0 && p.hand != p.known {
			hidden[fmt.Sprint("hand of ", s)] = fmt.Sprint(p.hand.Cards())
		}
	}
	hidden["chance"] = fmt.Sprint(g.cardChance, g.artifactChance, g.dieChance)
	return hidden
}

func TestKit(t *testing.T) {
	gamestest.Run(t, Def, gamestest.Options[*Game, Move]{
		Matches: kitMatches, Invariant: whole, Secrets: secrets,
	})
}

func FuzzPlay(f *testing.F) {
	gamestest.Fuzz(f, Def, gamestest.Options[*Game, Move]{Invariant: whole})
}

func FuzzWire(f *testing.F) { gamestest.FuzzWire(f, Def, gamestest.Options[*Game, Move]{}) }
