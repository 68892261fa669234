package market

import (
	"testing"

	"runehall/games"
)

func TestMAR1_Components(t *testing.T) {
	total := 0
	for _, n := range copies {
		total += n
	}
	wantEqual(t, "cards", total, DeckCards)
	wantEqual(t, "kinds", []int{copies[1], copies[10], copies[Thief], copies[RedCard], copies[BlueCard]},
		[]int{6, 6, 6, 5, 5})
	g := newGame(setupOf(2, 1), nil)
	wantEqual(t, "market", g.market, Market{Runes: [colours]int8{Red: 12, Blue: 12}, Outposts: 4, Collectors: 4})
}

func TestMAR2_Points(t *testing.T) {
	tb := sit(t, 2).loose(0, 1, 0).main(0, RedMain, 2).joined(0, RedMain).main(0, BlueMain, 3).occupy(0, BlueMain,
		1).hold(0, "10")
	wantEqual(t, "points", tb.players[0].points(), 1+2+3+2-1)
}

func TestMAR3_HandsAreHidden(t *testing.T) {
	g := newGame(setupOf(3, 1), nil)
	for s := range g.seats {
		wantEqual(t, "hand", g.sizes[s], 3)
	}
	wantEqual(t, "deck", g.deck.count, DeckCards-9)
	v := view(g, 1)
	wantEqual(t, "own hand", v.Hand(1), g.hands[1])
	wantEqual(t, "another hand", v.Hand(0), Set(0))
	wantEqual(t, "its size", v.HandSize(0), 3)
	setup := setupOf(3, 1)
	setup.Starts = []games.Seat{2}
	wantEqual(t, "start player", newGame(setup, nil).onTurn, 2)
}

func TestMAR4_TheWinnerStartsTheRematch(t *testing.T) {
	tb := sit(t, 3).drain(2, 1, 0).hold(0, "5").play("0 rune 5 red")
	r, over := tb.Result()
	wantEqual(t, "starters", []any{r.Starters(), over}, []any{[]games.Seat{2}, true})
}

func TestMAR7_PhasesInOrder(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 2).loose(0, 4, 0).hold(0, "5+3").begin(0)
	tb.play("0 outpost-for-runes 4,0,0,0,0,0 own")
	tb.refused("0 interest red", refuseInterestOver)
	tb.play("0 rune 5 red")
	tb.refused("0 interest red", refuseInterestOver)
	tb.play("0 end")
	tb.wantPhase(TurnPhase, 1)
}

func TestMAR9_StartOfTheTurn(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 1).occupy(0, RedMain, 1).main(0, BlueMain, 1).joined(0, BlueMain).begin(0)
	wantEqual(t, "noted", []int8{tb.noted[RedMain], tb.noted[BlueMain]}, []int8{0, 2})
	tb.wantStore(0, RedMain, "0*")
	tb.wantLoose(1, 1, 0)
	tb.allowed("0 give-up blue", "0 interest blue")
}

func TestMAR10_Interest(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 1).main(0, BlueMain, 0).loose(0, 0, 1).begin(0)
	tb.play("0 put blue blue")
	tb.refused("0 interest blue", refuseNoInterest)
	tb.refused("0 interest post1", refuseAbsent)
	tb.play("0 interest red")
	tb.wantStore(0, RedMain, "2")
	tb.refused("0 interest red", refuseNoInterest)
	tb = sit(t, 2).main(0, RedMain, 1).drain(1, 0, 5).begin(0)
	tb.refused("0 interest red", refuseNoneLeft)
	tb = sit(t, 2).main(0, RedMain, 1).joined(0, RedMain).drain(1, 1, 5).begin(0).play("0 interest red")
	tb.wantStore(0, RedMain, "2+")
	// Only what was noted at the beginning of the turn counts, so an outpost joined since then brings nothing, nor does
	// a store that is gone.
	tb = sit(t, 2).main(0, RedMain, 1).post(0, Post1, Blue, 1).begin(0).play("0 join post1 red", "0 interest red")
	tb.wantStore(0, RedMain, "2+")
	tb.wantLoose(0, 0, 1)
	// Stores that are gone are no longer noted, also in positions for other programs.
	tb = sit(t, 2).main(0, RedMain, 1).post(0, Post1, Blue, 1).pile(0, Blue, 1, 1).begin(0)
	wantEqual(t, "noted", position(view(tb.Game, games.All)).(Position).Bears, map[string]int{"red": 1, "post1": 1})
	tb.play("0 give-up red", "0 take-rune 1 blue loose")
	wantEqual(t, "given up", position(view(tb.Game, games.All)).(Position).Bears, map[string]int{"post1": 1})
	tb.play("0 neutralise post1 pile1")
	wantEqual(t, "given away", position(view(tb.Game, games.All)).(Position).Bears, map[string]int{})
	// An outpost that was joined and has become a store of its own again brings nothing in this turn, even if it was
	// noted before and has a rune again.
	tb = sit(t, 2).main(0, RedMain, 0).post(0, Post1, Blue, 1).begin(0)
	tb.play("0 join post1 red", "0 give-up red", "0 put blue post1")
	tb.wantStore(0, Post1, "1")
	tb.refused("0 interest post1", refuseNoInterest)
	tb = sit(t, 2).main(0, RedMain, 1).joined(0, RedMain).begin(0).play("0 give-up red", "0 put red post1")
	tb.refused("0 interest post1", refuseNoInterest)
}

// Once any card is played, there is no more interest, and runes buy nothing (MAR-7, MAR-12).
func TestMAR7_AnyCardEndsInterestAndBuying(t *testing.T) {
	for _, moves := range [][]string{
		{"0 lay blue-store"}, {"0 rob thief", "0 take-rune 1 red loose"},
		{"0 duel 5 1", "1 yield", "0 take-rune 1 red loose"},
		{"0 rune 5 blue"}, {"0 rob blue-store", "0 take-rune 1 red loose"}, {"0 outpost 5+7+9 red"},
	} {
		tb := sit(t, 2).main(0, RedMain, 1).loose(0, 4, 0).loose(1, 1, 0).main(1, RedMain, 0).hold(0,
			"5+7+9+thief+blue-store").begin(0)
		tb.allowed("0 interest red", "0 give-up red", "0 collector-for-runes 4,0,0,0,0,0 1 red")
		tb.play(moves...)
		tb.refused("0 interest red", refuseInterestOver)
		tb.refused("0 give-up red", refuseTooLate)
		tb.refused("0 collector-for-runes 4,0,0,0,0,0 1 red", refuseCardsBegun)
	}
	// Purchases with runes, and an outpost spent on a collector, also end interest and the giving up of main stores.
	for _, move := range []string{"0 collector-for-runes 4,0,0,0,0,0 1 red", "0 neutralise post1 pile1",
		"0 outpost-for-runes 4,0,0,0,0,0 pile1", "0 ransom-for-runes 3,0,0,0,0,0 pile1"} {
		tb := sit(t, 2).main(0, RedMain, 1).post(0, Post1, Blue, 1).pile(0, Blue, 2, 1).loose(0, 4, 0).main(1, RedMain,
			0).begin(0)
		tb.allowed("0 interest red", "0 give-up red")
		tb.play(move)
		tb.refused("0 interest red", refuseInterestOver)
		tb.refused("0 give-up red", refuseTooLate)
	}
}

// A store with one rune brings one rune of its colour.
func TestExample_MAR10_OneRune(t *testing.T) {
	tb := sit(t, 2).post(0, Post1, Blue, 1).begin(0).play("0 interest post1")
	tb.wantStore(0, Post1, "2")
}

// A main store with an outpost and one rune brings two.
func TestExample_MAR10_TwoRunes(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 1).joined(0, RedMain).begin(0).play("0 interest red")
	tb.wantStore(0, RedMain, "3+")
	wantEqual(t, "market", tb.market.Runes[Red], 9)
}

func TestMAR11_BuyingWithRunes(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 3).loose(0, 2, 3).main(1, RedMain, 0).begin(0)
	tb.allowed("0 outpost-for-runes 1,0,3,0,0,0 own", "0 outpost-for-runes 2,0,2,0,0,0 red",
		"0 collector-for-runes 2,0,2,0,0,0 1 red")
	tb.refused("0 outpost-for-runes 3,0,1,0,0,0 own", refuseNotThere)
	tb.play("0 collector-for-runes 1,0,3,0,0,0 1 red")
	tb.wantStore(0, RedMain, "0")
	wantEqual(t, "market", []any{tb.market.Runes[Red], tb.market.Collectors}, []any{11, 3})
	tb = sit(t, 4).loose(0, 4, 0).post(1, Post1, NoColour, 0).post(1, Post2, NoColour, 0).post(2, Post1, NoColour,
		0).post(2, Post2, NoColour, 0).begin(0)
	tb.refused("0 outpost-for-runes 2,0,0,0,0,0 own", refuseNoOutposts)
	tb = sit(t, 4).loose(0, 4, 0).main(1, RedMain, 0)
	tb.market.Collectors = 0
	tb.refused("0 collector-for-runes 2,0,0,0,0,0 1 red", refuseNoCollectors)
}

// Runes buy one outpost or one collector a turn. Getting rid of collectors for runes, and what number cards buy, does
// not count.
func TestMAR11_OneATurn(t *testing.T) {
	const outpost, collector = "0 outpost-for-runes 0,2,0,0,0,0 own", "0 collector-for-runes 0,2,0,0,0,0 2 red"
	start := func() *table {
		tb := sit(t, 4).loose(0, 6, 4).main(1, RedMain, 0).main(2, RedMain, 0).pile(0, Red, 1, 1).pile(0, Red, 1,
			2).hold(0, "10+10+1+9+9+9")
		return tb.begin(0)
	}
	for _, first := range []string{"0 outpost-for-runes 2,0,0,0,0,0 own", "0 outpost-for-runes 2,0,0,0,0,0 pile1",
		"0 collector-for-runes 2,0,0,0,0,0 1 red"} {
		tb := start()
		tb.allowed(first, outpost, collector)
		wantEqual(t, "before", view(tb.Game, games.Public).Bought(), false)
		tb.play(first)
		wantEqual(t, "after", view(tb.Game, games.Public).Bought(), true)
		wantEqual(t, "for other programs", position(view(tb.Game, 1)).(Position).Bought, true)
		tb.refused(outpost, refuseOneBought)
		tb.refused(collector, refuseOneBought)
		tb.refused("0 outpost-for-runes 0,2,0,0,0,0 pile2", refuseOneBought)
		other := *tb.Game
		other.bought = false
		if other.Hash() == tb.Hash() {
			t.Error("the checksum does not say that something was bought")
		}
		// MAR-30 II has its own price, and MAR-20 a phase of its own.
		tb.allowed("0 ransom-for-runes 0,3,0,0,0,0 pile2")
		tb.play("0 ransom-for-runes 0,3,0,0,0,0 pile2")
		tb.refused(outpost, refuseOneBought)
		tb.play("0 collector 1+10+10 2 red")
		tb.refused(outpost, refuseCardsBegun)
		tb.play("0 outpost 9+9+9 own")
	}
	// In the next turn another one can be bought.
	tb := sit(t, 4).loose(0, 4, 0).begin(0).play("0 outpost-for-runes 2,0,0,0,0,0 own")
	tb.refused("0 outpost-for-runes 2,0,0,0,0,0 own", refuseOneBought)
	tb.begin(0).play("0 outpost-for-runes 2,0,0,0,0,0 own")
	// Ransoms, and collectors neutralised by existing outposts, leave the turn's purchase open.
	tb = start()
	tb.play("0 ransom-for-runes 3,0,0,0,0,0 pile1").allowed(outpost, collector)
	tb = sit(t, 4).loose(0, 2, 2).post(0, Post1, Red, 1).pile(0, Blue, 1, 1).main(2, RedMain,
		0).begin(0).play("0 neutralise post1 pile1")
	tb.allowed(outpost, collector)
}

// An outpost or a collector costs four runes of one colour with two players, three with three, two with four and five.
func TestExample_MAR11_Prices(t *testing.T) {
	for seats, price := range []int8{2: 4, 3: 3, 4: 2, 5: 2} {
		if seats < 2 {
			continue
		}
		tb := sit(t, seats).loose(0, 4, 4).main(1, RedMain, 1).begin(0)
		pay := func(red, blue int8) Payment { return Payment{uint8(red), uint8(blue)} }
		for _, m := range []Move{{Kind: OutpostForRunes}, {Kind: CollectorForRunes, Seat: 1, Store: RedMain}} {
			m.Pay = pay(price-1, 0)
			tb.refusedMove(0, m, refusePrice)
			m.Pay = pay(price-1, 1)
			tb.refusedMove(0, m, refusePrice)
			for _, p := range []Payment{pay(price, 0), pay(0, price)} {
				m.Pay = p
				wantEqual(t, "price", tb.Check(0, m), nil)
			}
		}
	}
}
