package market

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/gamestest"
	"runehall/scenes/motion"
	"runehall/ui"
)

// TestHiddenCardsChangeNothing lets each move happen in a second world too, which differs only in what a reader cannot
// know. Unless the move makes a card known to the reader, everything is shown alike, tick by tick, and sounds alike.
func TestHiddenCardsChangeNothing(t *testing.T) {
	compared := map[string]int{}
	for seed, seats := range []int{2, 3, 4, 5, 5} {
		g := rules.Def.New(games.Setup{Seats: seats, Seed: uint64(seed), Options: houses[seed%2]}, nil)
		n := uint64(0)
		gamestest.GreedyMatch(rules.Def, g, uint64(seed), func(s games.Seat, move rules.Move) {
			for reader := games.Seat(0); reader < games.Seat(seats); reader++ {
				n++
				chance := games.NewChance(n, 1)
				one, other := new(rules.Game), new(rules.Game)
				g.CloneInto(one)
				g.CloneInto(other)
				other.Redeal(reader, &chance)
				if other.Check(s, move) != nil {
					continue // the move itself betrays a card
				}
				first, event := told(one, s, move, reader)
				second, _ := told(other, s, move, reader)
				if knows := reader == s || move.Kind == rules.TakeCard && reader == move.Seat; knows {
					continue
				}
				if first != second {
					t.Fatalf("%d seats, reader %d: %+v is shown as\n%s\nor as\n%s", seats, reader, move, first, second)
				}
				compared[event]++
			}
		}, func() {})
	}
	for _, event := range []string{"CardTaken", "DuelBegun", "DuelHeld", "DuelYielded", "CardsDrawn", "CardsPaid"} {
		if compared[event] < 5 {
			t.Errorf("%s was compared only %d times", event, compared[event])
		}
	}
	t.Log(compared)
}

// TestPicksAreShownAlike lets each sign be picked: for everybody but the seat that picks, all is shown and sounds
// alike.
func TestPicksAreShownAlike(t *testing.T) {
	g := thrown(t).Play.Core()
	seat := g.AppendActing(nil)[0].Seat
	for reader := games.Public; reader < games.MaxSeats; reader++ {
		seen := map[string]bool{}
		for choice := rules.Rock; choice <= rules.Scissors; choice++ {
			after := new(rules.Game)
			g.CloneInto(after)
			text, _ := told(after, seat, rules.Move{Kind: rules.Throw, Pick: choice}, reader)
			m := modelOf(rules.Def.View(after, reader))
			seen[fmt.Sprint(text, m.throws, m.who)] = true
		}
		if (len(seen) > 1) != (reader == seat) {
			t.Errorf("reader %d tells %d picks apart", reader, len(seen))
		}
	}
}

// told makes a move, and returns all that a reader sees and hears of it, and the name of its first event.
func told(g *rules.Game, s games.Seat, move rules.Move, reader games.Seat) (seen, event string) {
	m := modelOf(rules.Def.View(g, reader))
	var events games.Events[rules.Event]
	g.Listen(&events)
	if refusal := g.Apply(s, move); refusal != nil {
		panic(refusal)
	}
	v := rules.Def.View(g, reader)
	var reel ui.Timeline[model]
	for _, e := range events.List() {
		if e, known := rules.Def.Redact(e, reader); known {
			reel.Add(steps(e, v)...)
		}
	}
	reel.Add(settled(v))
	for tick := 0; reel.Moving(); tick++ {
		reel.Update(&m)
		seen += fmt.Sprintln(tick, reel.Shown(), m.flights.All, m.flashes.All, m.turned, m.crack, m.deck)
		m.noises.Hear(func(n motion.Noise[thing]) { seen += fmt.Sprintln(n) })
	}
	return seen, games.EventName(events.List()[0])
}
