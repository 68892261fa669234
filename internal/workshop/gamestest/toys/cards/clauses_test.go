package cards

import (
	"slices"
	"testing"

	"runehall/games"
)

// begun returns a match in which seat 0 is on turn and no hand holds a card, and where its events will be.
func begun(seats int) (*Game, *games.Events[Event]) {
	g := newGame(games.Setup{Seats: seats, Seed: 1}, nil)
	g.OnTurn, g.Hands = 0, [maxSeats]Hand{}
	events := new(games.Events[Event])
	g.Listen(events)
	return g, events
}

func (g *Game) make(t *testing.T, s games.Seat, m Move) {
	t.Helper()
	if refusal := g.Apply(s, m); refusal != nil {
		t.Fatalf("%v of seat %d is refused: %v", m, s, refusal)
	}
}

func (g *Game) refused(t *testing.T, s games.Seat, m Move, want *games.Refusal) {
	t.Helper()
	if got := g.Apply(s, m); got != want {
		t.Errorf("%v of seat %d: %v, not %v", m, s, got, want)
	}
}

func TestTCA1_EachSeatDrawsThreeCardsOfTwenty(t *testing.T) {
	for seats := Def.MinSeats; seats <= Def.MaxSeats; seats++ {
		g := newGame(games.Setup{Seats: seats, Seed: 1}, nil)
		if g.Left != 20-3*seats {
			t.Errorf("%d seats leave %d cards", seats, g.Left)
		}
		for s := range seats {
			if g.Hands[s].Size() != 3 {
				t.Errorf("seat %d has %v", s, g.Hands[s])
			}
		}
		g = newGame(games.Setup{Seats: seats, Seed: 1, Options: map[string]string{shields: games.No}}, nil)
		if g.Left != 16-3*seats || slices.Contains(g.Deck[:g.Left], Shield) {
			t.Errorf("without shields the deck is %v", g.Deck[:g.Left])
		}
	}
}

func TestTCA2_OnlyWithoutANumberASeatPasses(t *testing.T) {
	g, _ := begun(2)
	g.Hands[0] = Hand{Two: 1, Bell: 1}
	g.refused(t, 0, Move{Kind: Pass}, HoldsNumber)
	g.refused(t, 0, Move{Kind: Play, Card: Bell}, NotANumber)
	g.refused(t, 0, Move{Kind: Decline}, AwaitsTurn)
	g.refused(t, 1, Move{Kind: Pass}, games.NotActing)
	g.Hands[0] = Hand{Bell: 1}
	g.make(t, 0, Move{Kind: Pass})
	if g.OnTurn != 1 {
		t.Error("the turn stays")
	}
}

func TestTCA3_AShieldStopsANumber(t *testing.T) {
	g, _ := begun(2)
	g.Hands[0], g.Hands[1] = Hand{Three: 1}, Hand{Shield: 1, Bell: 1}
	g.make(t, 0, Move{Kind: Play, Card: Three})
	g.refused(t, 1, Move{Kind: Ring}, AwaitsAnswer)
	g.make(t, 1, Move{Kind: Guard})
	if g.Points != [maxSeats]int{} || g.OnTurn != 1 || g.Phase != Turn {
		t.Errorf("points %v, seat %d on turn", g.Points, g.OnTurn)
	}
}

func TestTCA4_ANumberScoresItsValue(t *testing.T) {
	for number := One; number <= Three; number++ {
		g, _ := begun(2)
		g.Hands[0][number] = 1
		g.make(t, 0, Move{Kind: Play, Card: number})
		g.make(t, 1, Move{Kind: Decline})
		if g.Points[0] != int(number) || g.Points[1] != 0 {
			t.Errorf("%v scores %v", number, g.Points)
		}
	}
}

func TestTCA5_ABuriedCardIsSecretAndCostsAPoint(t *testing.T) {
	g, events := begun(2)
	g.Hands[0][Bell] = 1
	g.make(t, 0, Move{Kind: Bury, Card: Bell})
	if g.Points[0] != -1 || g.Buried[0][Bell] != 1 || g.OnTurn != 1 {
		t.Errorf("points %v, buried %v", g.Points, g.Buried)
	}
	told := events.List()[0]
	if seen, _ := redact(told, 1); told != (Buried{Card: Bell}) || seen != (Buried{}) {
		t.Errorf("%v is seen as %v", told, seen)
	}
	if v := view(g, 1); v.Buried[0] != 1 || v.Graves[0] != (Hand{}) {
		t.Errorf("the other seat sees %v", v)
	}
}

func TestTCA6_AnySeatRingsABell(t *testing.T) {
	g, events := begun(3)
	g.Hands[0], g.Hands[2] = Hand{One: 1}, Hand{Bell: 1}
	g.make(t, 2, Move{Kind: Ring})
	rang := events.List()[0].(Rang)
	if rang.Seat != 2 || rang.Roll < 1 || rang.Roll > 3 || g.Points[2] != rang.Roll || g.OnTurn != 0 {
		t.Errorf("%v, points %v, seat %d on turn", rang, g.Points, g.OnTurn)
	}
}

func TestTCA7_WhoUsedACardDrawsAnother(t *testing.T) {
	for left := range 2 {
		g, _ := begun(2)
		g.Hands[0][One], g.Left = 1, left
		g.make(t, 0, Move{Kind: Play, Card: One})
		if g.Hands[0].Size() != left || g.Left != 0 {
			t.Errorf("of %d cards seat 0 has %v", left, g.Hands[0])
		}
	}
}

func TestTCA8_ARoundOfPassesEndsTheMatch(t *testing.T) {
	g, _ := begun(2)
	g.Left, g.Hands[1], g.Points = 0, Hand{Bell: 1}, [maxSeats]int{2, 2}
	g.make(t, 0, Move{Kind: Pass})
	g.make(t, 1, Move{Kind: Ring})
	g.make(t, 1, Move{Kind: Pass})
	if _, over := g.Result(); over {
		t.Fatal("a Bell does not begin the count anew")
	}
	g.make(t, 0, Move{Kind: Pass})
	if r, over := g.Result(); !over || r.Rank[0] != 2 || r.Rank[1] != 1 {
		t.Errorf("%v, over %v", r, over)
	}
	g.refused(t, 0, Move{Kind: Pass}, games.MatchOver)
}
