package stones

import (
	"slices"
	"testing"

	"runehall/games"
)

// everyMove lists all conceivable moves: every kind with all values of its fields, all real cards, and payments of as
// many gems as the dearest thing costs.
func everyMove() []Move {
	var cards []Card
	for c := FirstCreature; c <= LastDruid; c++ {
		if c.real() {
			cards = append(cards, c)
		}
	}
	var list []Move
	var fill func(m Move, fields []field)
	fill = func(m Move, fields []field) {
		if len(fields) == 0 {
			list = append(list, m)
			return
		}
		f, rest := fields[0], fields[1:]
		switch f {
		case cardField:
			for _, m.Card = range cards {
				fill(m, rest)
			}
		case iconField:
			for m.Icon = 1; m.Icon <= 2; m.Icon++ {
				fill(m, rest)
			}
		case slotField:
			for m.Slot = 1; m.Slot <= Slots; m.Slot++ {
				fill(m, rest)
			}
		case colourField:
			for m.Colour = Green; m.Colour < colours; m.Colour++ {
				fill(m, rest)
			}
		case payField:
			for code := range 5 * 5 * 5 * 5 * 5 {
				for c := Green; c < colours; c++ {
					m.Pay[c] = int8(code % 5)
					code /= 5
				}
				if m.Pay.Count() <= 5 {
					fill(m, rest)
				}
			}
		case smithyField:
			for m.Smithy = range Smithies {
				fill(m, rest)
			}
		case rowField:
			for m.Row = range Rows {
				fill(m, rest)
			}
		case fieldField:
			for m.Field = Green; m.Field < colours; m.Field++ {
				fill(m, rest)
			}
		case stoneField:
			for m.Stone = range Stones {
				fill(m, rest)
			}
		}
	}
	for kind := Lay; kind < moveKinds; kind++ {
		if kind != Use {
			fill(Move{Kind: kind}, fieldsOf[kind])
			continue
		}
		for i, a := range cards {
			list = append(list, Move{Kind: Use, Cards: [3]Card{a}})
			for j, b := range cards[i+1:] {
				list = append(list, Move{Kind: Use, Cards: [3]Card{a, b}})
				for _, c := range cards[i+1+j+1:] {
					list = append(list, Move{Kind: Use, Cards: [3]Card{a, b, c}})
				}
			}
		}
	}
	return list
}

// Exactly the legal ones of all conceivable moves are listed, in each phase.
func TestListedIsWhatIsLegal(t *testing.T) {
	every := everyMove()
	t.Logf("%d moves", len(every))
	var phases [OverPhase]int
	for seats := 2; seats <= maxSeats; seats++ {
		g := newGame(setupOf(seats, uint64(seats)), nil)
		chance := games.NewChance(11, 100)
		for made := 0; g.phase != OverPhase && made < 1200; made++ {
			s := g.onTurn
			moves := g.AppendMoves(nil, s)
			if phases[g.phase] < 4*seats && chance.IntN(25) == 0 {
				phases[g.phase]++
				legal := 0
				for _, m := range every {
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
		}
	}
	for phase, n := range phases {
		if n < 3 {
			t.Errorf("phase %v was looked at %d times", Phase(phase), n)
		}
	}
}
