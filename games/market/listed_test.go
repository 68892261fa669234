package market

import (
	"slices"
	"testing"

	"runehall/games"
)

// everyMove lists all moves that could be thought of: every kind with every value of its fields, payments of three and four
// runes, and sets of a hand.
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
				if n := m.Pay.size(); n >= 2 && n <= 4 {
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

// subsets lists the sets of number cards of a hand, from a kind on, the empty one too.
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

// What is listed is exactly what is legal, of all moves that could be thought of.
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
