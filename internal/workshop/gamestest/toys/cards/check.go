package cards

import (
	"fmt"

	"runehall/games"
)

// Conserved returns an error if cards were lost or made.
func Conserved(g *Game) error {
	n := g.Left + g.Discard.Size()
	for s := range g.Seats {
		n += g.Hands[s].Size() + g.Buried[s].Size()
	}
	if want := g.Cards; n != want {
		return fmt.Errorf("there are %d cards, not %d", n, want)
	}
	return nil
}

// Secrets returns what a reader cannot know, for the check that Redeal deals everything anew.
func Secrets(g *Game, reader games.Seat) map[string]string {
	secrets := map[string]string{}
	if g.Left > 0 {
		secrets["deck"] = fmt.Sprint(g.Deck[:g.Left])
	}
	for s := range games.Seat(g.Seats) {
		if s == reader {
			continue
		}
		if g.Hands[s].Size() > 0 {
			secrets["hands"] += fmt.Sprint(g.Hands[s])
		}
		if g.Buried[s].Size() > 0 {
			secrets["buried"] += fmt.Sprint(g.Buried[s])
		}
	}
	die := g.Die
	secrets["die"] = fmt.Sprint(die.Uint64())
	return secrets
}
