package masters

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// kitMatches is how many matches the kit plays: eight for each number of seats and combination of options.
const kitMatches = 256

// secrets lists what a reader cannot know (see [gamestest.Options]).
func secrets(g *Game, reader games.Seat) map[string]string {
	hidden := map[string]string{}
	if reader == games.All || g.deck.count < 3 {
		return hidden
	}
	hidden["deck"] = fmt.Sprint(g.deck.list())
	if g.rules.Wild {
		hidden["box"] = fmt.Sprint(g.box.list())
	}
	for s := range g.seats {
		hand := &g.hands[s]
		if s != reader && hand.count > 0 && !hand.shown[0] {
			hidden[fmt.Sprint("hand of ", s)] = fmt.Sprint(hand.list())
		}
	}
	return hidden
}

// Everybody is told which rune was ignored, so views must remember it. The kit found this match, in which they did not.
func TestIgnoredRunesAreRemembered(t *testing.T) {
	setup := games.Setup{Seats: 2, Options: map[string]string{OptionAdepts: games.Yes}, Seed: 521}
	gamestest.Play(t, Def, gamestest.Options[*Game, Move]{Invariant: whole, Secrets: secrets}, setup,
		"0 side blue", "1 side blue", "0 ignore BGG/BBR 2,0 r1 1,0")
}

func TestKit(t *testing.T) {
	gamestest.Run(t, Def, gamestest.Options[*Game, Move]{Matches: kitMatches, Invariant: whole, Secrets: secrets})
}

func FuzzWire(f *testing.F) { gamestest.FuzzWire(f, Def, gamestest.Options[*Game, Move]{}) }
