package masters

import (
	"fmt"

	"runehall/games"
)

// whole checks what holds in every position: each card is in one place, hands are as large as MAS-15 says, no area
// holds masters of two seats, and what the board keeps agrees with the topmost cards and tokens.
func whole(g *Game) error {
	if err := wholeCards(g); err != nil {
		return err
	}
	if err := wholeHands(g); err != nil {
		return err
	}
	return wholeBoard(g)
}

func wholeCards(g *Game) error {
	var seen [Layouts + 1]int
	count := func(cards []Card) {
		for _, c := range cards {
			seen[c]++
		}
	}
	count(g.deck.list())
	count(g.box.list())
	count(g.discards.list())
	for s := range g.seats {
		count(g.hands[s].list())
		count(g.players[s].beside.list())
	}
	for _, l := range g.board.list() {
		seen[l.Card]++
	}
	for card := Card(1); card <= Layouts; card++ {
		want := 1
		if !g.rules.Wild && card > StartCard+DeckCards {
			want = 0
		}
		if seen[card] != want {
			return fmt.Errorf("card %v is in %d places, not %d", card, seen[card], want)
		}
	}
	return nil
}

// wholeHands checks that each hand has as many cards as its seat has masters left (MAS-15), one more with the green
// side's card (MAS-21), and on turn more or fewer by what the turn has drawn and played.
func wholeHands(g *Game) error {
	for s := range g.seats {
		p := &g.players[s]
		want := int(p.left)
		if p.bonus {
			want++
		}
		if s == g.onTurn {
			if g.drewExtra {
				want++
			}
			if g.phase == MasterPhase {
				want--
			}
		}
		if got := len(g.hands[s].list()); got != want {
			return fmt.Errorf("seat %d holds %d cards, not %d", s, got, want)
		}
		if int(p.left)+len(g.board.standing(s)) > HandCards {
			return fmt.Errorf("seat %d has more than %d masters", s, HandCards)
		}
	}
	return nil
}

func wholeBoard(g *Game) error {
	b := &g.board
	t := slowTable(g)
	held, joined := t.held()
	if joined {
		return fmt.Errorf("an area holds masters of two seats")
	}
	for c := range t.runes {
		if b.at(c) == NoRune {
			return fmt.Errorf("%v lies outside %v to %v", c, b.low, b.high)
		}
	}
	for x := b.low.X - 1; x <= b.high.X+1; x++ {
		for y := b.low.Y - 1; y <= b.high.Y+1; y++ {
			c := Cell{x, y}
			if got, want := b.at(c), t.runes[c]; got != want {
				return fmt.Errorf("%v shows %v, not the topmost rune %v", c, got, want)
			}
			want, ok := held[c]
			if !ok {
				want = games.Nobody
			}
			if b.at(c) == NoRune {
				continue
			}
			if got := b.holder(c); got != want {
				return fmt.Errorf("%v is held by %d, not by %d", c, got, want)
			}
			if _, master := t.masters[c]; b.taken.has(c) != (master || t.tokens[c]) {
				return fmt.Errorf("%v is taken: %v", c, b.taken.has(c))
			}
		}
	}
	for s := range g.seats {
		if got, want := g.points(s), t.points(s)-len(g.players[s].beside.list()); got != want {
			return fmt.Errorf("seat %d has %d points, not %d", s, got, want)
		}
	}
	return nil
}
