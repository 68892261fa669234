package stones

import (
	"slices"
	"testing"

	"runehall/games"
)

// TestLacks plays random matches and tries moves. Of a move that is refused for want of magic, gems, ore or artifacts,
// it must be told how many are needed and how many there are; of any other move nothing is told.
func TestLacks(t *testing.T) {
	met, none := map[string]int{}, 0
	for seed := range uint64(30) {
		g := newGame(setupOf(2, seed), nil)
		chance := games.NewChance(seed, 8)
		for g.phase != OverPhase {
			s := g.onTurn
			var tries []Move
			for slot := range int8(Slots) {
				tries = append(tries, Move{Kind: Buy, Slot: slot + 1})
			}
			for at := range Smithies {
				tries = append(tries, Move{Kind: Forge, Smithy: at}, Move{Kind: ForgeOre, Smithy: at})
			}
			for row := range Rows {
				tries = append(tries, Move{Kind: Trade, Row: row})
			}
			for c := range FirstDruid {
				if g.turn.played.Has(c) {
					tries = append(tries, Move{Kind: Exchange, Card: c, Pay: g.deck.Face(s, c).Give})
				}
			}
			for _, m := range tries {
				phrase, ok := lacks(view(g, games.Public), s, m)
				if !ok {
					none++
					continue
				}
				if g.Check(s, m) == nil {
					t.Fatalf("%v is legal, and lacks %v", m, phrase)
				}
				met[phrase.Key]++
				g.holdsTo(t, s, m, phrase)
			}
			moves := g.AppendMoves(nil, s)
			g.Apply(s, moves[chance.IntN(len(moves))])
		}
	}
	for _, key := range []string{"magic", "gems.green", "gems.red", "gems.blue", "gems.yellow", "gems.white", "ore",
		"row", "exchange"} {
		if met["stones.lacks."+key] == 0 {
			t.Errorf("nothing lacked %s: %v", key, met)
		}
	}
	if none == 0 {
		t.Error("everything lacks something")
	}
}

// holdsTo checks the numbers told against the position.
func (g *Game) holdsTo(t *testing.T, s games.Seat, m Move, p games.Phrase) {
	t.Helper()
	of := func(name string) int {
		return p.Args[slices.IndexFunc(p.Args, func(a games.Arg) bool { return a.Name == name })].Number
	}
	own := &g.players[s]
	ok := false
	switch m.Kind {
	case Buy:
		ok = of("price") == int(g.deck.slots[m.Slot-1]) && of("n") == int(g.magic(s)) && of("n") < of("price")
	case Forge:
		gems := int(own.gems[White])
		if m.Smithy == WildSmithy {
			gems = own.gems.Count()
		} else {
			colour := g.smithies[m.Smithy]
			gems += int(own.gems[colour])
			if own.onStone != NoColour && own.onStone != colour {
				gems += int(own.gems[own.onStone])
			}
		}
		ok = of("price") == g.deck.SmithyPrice(m.Smithy) && of("n") == gems && gems < of("price") &&
			of("ore") == int(own.ore) && of("of") == OrePrice
	case ForgeOre:
		ok = of("n") == int(own.ore) && of("of") == OrePrice && own.ore < OrePrice
	case Trade:
		ok = of("n") == own.rows[m.Row].Count() && of("n") < 2
	case Exchange:
		give, more := g.deck.Face(s, m.Card).Give, own.gems
		for c := range Colour(of("n")) { // n gems are lacking if n more jokers could pay, but not n-1
			more[White]++
			price := priceOf(give, own.onStone)
			if paid := price.payable(&more); paid != (int(c) == of("n")-1) {
				t.Errorf("of %v %d are lacking with %v", give, of("n"), own.gems)
			}
		}
		ok = of("n") > 0
	}
	if !ok {
		t.Fatalf("%v lacks %v; seat %d has %v and %d ore", m, p, s, own.gems, own.ore)
	}
}

// TestLacksOfASingleCard_STO_11 has a seat with one hand card use abilities.
func TestLacksOfASingleCard_STO_11(t *testing.T) {
	g := newGame(setupOf(2, 1), nil)
	p := &g.players[g.onTurn]
	first := p.hand.lowest()
	p.hand, p.size = SetOf(first), 1
	phrase, ok := lacks(view(g, g.onTurn), g.onTurn, Move{Kind: Use, Cards: [3]Card{first}})
	if !ok || phrase.Key != "stones.lacks.cards" || phrase.Args[0].Number != 1 {
		t.Errorf("it lacks %v, %v", phrase, ok)
	}
}
