package market

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
)

// everyMove lists all conceivable moves: every kind with all values of its fields, payments of three and four runes,
// and all sets of the hand.
func everyMove(g *Game, s games.Seat) []Move {
	var list []Move
	var fill func(m Move, fields []field)
	fill = func(m Move, fields []field) {
		if len(fields) == 0 {
			list = append(list, m)
			return
		}
		f, rest := fields[0], fields[1:]
		switch f {
		case cardsField:
			for _, set := range subsets(g.hands[s], 1) {
				m.Cards = set
				fill(m, rest)
			}
		case payField:
			for code := range 5 * 5 * 5 * 5 * 5 * 5 {
				for i := range m.Pay {
					m.Pay[i] = uint8(code % 5)
					code /= 5
				}
				if n := m.Pay.Size(); n >= 2 && n <= 4 {
					fill(m, rest)
				}
			}
		case cardField:
			for m.Card = 1; m.Card < cardKinds; m.Card++ {
				fill(m, rest)
			}
		case seatField:
			for m.Seat = 0; m.Seat < g.seats; m.Seat++ {
				fill(m, rest)
			}
		case storeField:
			for m.Store = Loose; m.Store < Places; m.Store++ {
				fill(m, rest)
			}
		case toField:
			for m.To = Loose; m.To < Places; m.To++ {
				fill(m, rest)
			}
		case colourField:
			for m.Colour = Red; m.Colour <= Blue; m.Colour++ {
				fill(m, rest)
			}
		case pickField:
			for m.Pick = Rock; m.Pick < pickKinds; m.Pick++ {
				fill(m, rest)
			}
		}
	}
	for kind := GiveUp; kind < moveKinds; kind++ {
		fill(Move{Kind: kind}, fieldsOf[kind])
	}
	return list
}

// subsets lists all sets of number cards of a hand from a kind on, including the empty one.
func subsets(hand Set, from Card) []Set {
	if from > Highest {
		return []Set{0}
	}
	var list []Set
	for _, rest := range subsets(hand, from+1) {
		for range hand.Count(from) + 1 {
			list = append(list, rest)
			rest.add(from)
		}
	}
	return list
}

// Exactly the legal ones of all conceivable moves are listed.
func TestListedIsWhatIsLegal(t *testing.T) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		g := newGame(games.Setup{Seats: seats, Seed: 11, Options: map[string]string{OptionOpen: games.Yes}}, nil)
		chance := games.NewChance(11, 100)
		for made := range 200 {
			s := g.acting()
			moves := g.AppendMoves(nil, s)
			if made%40 == 39 {
				legal := 0
				for _, m := range everyMove(g, s) {
					if g.Check(s, m) == nil {
						legal++
						if !slices.Contains(moves, m) {
							t.Fatalf("%d seats, move %d: %s is not listed", seats, made, Def.Moves.Text(m))
						}
					}
				}
				wantEqual(t, "legal moves", len(moves), legal)
			}
			if r := g.Apply(s, moves[chance.IntN(len(moves))]); r != nil {
				t.Fatal(r)
			}
			if g.phase == OverPhase {
				break
			}
		}
	}
}

// The same in random positions at the start of a turn, and a few moves later.
func TestListedIsWhatIsLegalAnywhere(t *testing.T) {
	positions := 120
	if testing.Short() {
		positions = 16
	}
	for i := range positions {
		seed := uint64(i)
		g := scatter(2+i%4, []string{games.No, games.Yes}[i/4%2], seed)
		if g.market.Runes[Red]+g.market.Runes[Blue] == 0 && !g.last {
			continue
		}
		g.beginTurn()
		chance := games.NewChance(seed, 104)
		for range i / 8 % 4 {
			if g.phase != OverPhase {
				moves := g.AppendMoves(nil, g.acting())
				if r := g.Apply(g.acting(), moves[chance.IntN(len(moves))]); r != nil {
					t.Fatal(r)
				}
			}
		}
		legal := 0
		moves := g.AppendMoves(nil, g.acting())
		for _, m := range everyMove(g, g.acting()) {
			if g.Check(g.acting(), m) == nil {
				legal++
				if !slices.Contains(moves, m) {
					t.Fatalf("position %d: %s is not listed", i, Def.Moves.Text(m))
				}
			}
		}
		wantEqual(t, fmt.Sprint("legal moves of position ", i), len(moves), legal)
	}
}

// With many cards, only purchases without superfluous cards are listed, and even with all number cards the list stays
// bounded.
func TestWideHands(t *testing.T) {
	wide := func(cards ...string) *table {
		tb := sit(t, 5).main(0, RedMain, 1).post(0, Post1, Blue, 1)
		for s := games.Seat(1); s < 5; s++ {
			tb.main(s, RedMain, 1)
		}
		tb.occupy(0, RedMain, 1)
		for _, c := range cards {
			tb.hold(0, c)
		}
		return tb.begin(0)
	}
	tb := wide("1+1+2+3+3+4+5", "6+7+8+8+9", "10+10")
	listed := map[Move]bool{}
	for _, m := range tb.AppendMoves(nil, 0) {
		if listed[m] || tb.Check(0, m) != nil {
			t.Errorf("%s is listed twice, or refused: %v", Def.Moves.Text(m), tb.Check(0, m))
		}
		listed[m] = true
	}
	sparing := 0
	for _, set := range subsets(tb.hands[0], 1) {
		lowest := 0
		if set != 0 {
			lowest = int(set.Cards()[0])
		}
		for _, m := range []Move{
			{Kind: BuyRune, Cards: set, Colour: Red}, {Kind: BuyRune, Cards: set, Colour: Blue},
			{Kind: Ransom, Cards: set, Store: RedMain},
			{Kind: Outpost, Cards: set, To: RedMain}, {Kind: Collector, Cards: set, Seat: 4, Store: RedMain},
		} {
			want := set != 0 && tb.Check(0, m) == nil && (m.Kind == BuyRune || set.Sum()-lowest < SumForMore)
			if listed[m] != want {
				t.Fatalf("%s: listed %v, want %v", Def.Moves.Text(m), listed[m], want)
			}
			if want {
				sparing++
			}
		}
	}
	if sparing < 400 {
		t.Errorf("%d purchases", sparing)
	}
	// A purchase with superfluous cards is legal, though it is not listed.
	tb.play("0 ransom 6+7+8+8+9 red")
	tb = wide()
	for c := Card(1); c <= Highest; c++ {
		for range copies[c] {
			tb.hold(0, c.String())
		}
	}
	if n := len(tb.AppendMoves(nil, 0)); n < 3000 || n > 30_000 {
		t.Errorf("all number cards: %d moves", n)
	}
}
