package toss

import (
	"testing"

	"runehall/games"
)

// grab lets a seat snatch runes one after another.
func (tb *table) grab(s games.Seat, ids string) *table {
	tb.t.Helper()
	for _, r := range runes(ids) {
		m := claims(s, r, tb.clock+1)
		if tb.phase != SnatchPhase {
			tb.t.Fatalf("the snatch is over before %s", names([]Rune{r}))
		}
		tb.events.Clear()
		if refusal := tb.Apply(s, m); refusal != nil {
			tb.t.Fatalf("%s: %v", names([]Rune{r}), refusal)
		}
		tb.check()
	}
	return tb
}

// doneAll ends the snatch.
func (tb *table) doneAll() *table {
	tb.t.Helper()
	for s := range tb.seats {
		if tb.phase == SnatchPhase {
			tb.events.Clear()
			if r := tb.Apply(s, Move{Kind: Done}); r != nil {
				tb.t.Fatal(r)
			}
		}
	}
	tb.check()
	return tb
}

func TestTOS11_AFalsePair(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").has(0, "w0a w0b w1a w1b").lay("g0a w3a w2a w2b").fall().grab(0,
		"g0a w3a").doneAll()
	tb.wantPhase(GivePhase, 0)
	wantEqual(t, "false pair", told[FalseReturned](tb), []FalseReturned{{Seat: 0, Runes: runes("g0a w3a")}})
	tb.wantLoot(0, "w0a w0b w1a w1b")
	// The pair whose later rune came last is listed first: it is the one given when time runs out.
	wantEqual(t, "givable", view(tb.Game, 0).Givable(0), []int8{17, 16})
	wantEqual(t, "first listed", tb.AppendMoves(nil, 0)[0], Move{Kind: Give, Pair: 17})
	tb.refused("0 give w2a", refuseNotLoot)
	tb.refused("1 give w0a", games.NotActing)
	tb.refused("0 done", refuseGiveFirst)
	tb.play("0 give w0a")
	tb.wantLoot(0, "w1a w1b")
	tb.wantInBag("g0a w3a w0a w0b")
	tb.wantPhase(ThrowPhase, 0, 1)
	tb.refused("0 give w1a", refuseNoFalse)
}

// Two false runes of one player are a false pair; an odd one left over counts as one too.
func TestTOS11_ThreeFalseRunesAreTwoPairs(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").has(0, "w0a w0b w1a w1b w4a w4b").lay("g0a w3a g5a w2a w2b").fall().grab(0,
		"g5a g0a w3a").doneAll()
	wantEqual(t, "in the order snatched", told[FalseReturned](tb)[0].Runes, runes("g5a g0a"))
	wantEqual(t, "still to go back", names(view(tb.Game, 1).False(0)), "w3a")
	tb.play("0 give w1a")
	wantEqual(t, "the odd one", told[FalseReturned](tb)[0].Runes, runes("w3a"))
	tb.wantPhase(GivePhase, 0)
	tb.play("0 give w0a")
	tb.wantLoot(0, "w4a w4b")
}

// With no pair in the loot the false pair goes back alone.
func TestTOS11_WithoutLoot(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").lay("g0a w3a w2a w2b").fall().grab(0, "g0a w3a").doneAll()
	tb.wantPhase(ThrowPhase, 0, 1)
	tb.wantInBag("g0a w3a")
	wantEqual(t, "given", len(told[PairGiven](tb)), 0)
	// With two false pairs and one pair, the pair is given once.
	tb = snatch(t, 2).own("b0a b1a").has(0, "w0a w0b").lay("g0a w3a g5a w2a w2b").fall().grab(0,
		"g0a w3a g5a").doneAll().play("0 give w0a")
	tb.wantPhase(ThrowPhase, 0, 1)
	tb.wantLoot(0, "")
	wantEqual(t, "false", len(told[FalseReturned](tb)), 1)
}

// A pair of this round, also one completed by TOS-9, can be given. A seat's only pair is forced.
func TestTOS11_APairOfThisRound(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").lay("g0a w3a w3b b0b w2a w2b").fall().grab(0, "w3a g0a w3b b0b").doneAll()
	wantEqual(t, "givable", view(tb.Game, 0).Givable(0), []int8{0, 19})
	_, _, forcedMove := forced(view(tb.Game, games.Public))
	wantEqual(t, "a choice", forcedMove, false)
	tb.play("0 give b0a")
	tb.wantLoot(0, "w3a w3b")
	tb.wantInBag("b0a b0b g0a")
	tb = snatch(t, 2).own("b0a b1a").lay("g0a b0b w2a w2b").fall().grab(0, "g0a b0b").doneAll()
	s, m, ok := forced(view(tb.Game, games.Public))
	wantEqual(t, "forced", []any{s, m.Kind, m.Pair, ok}, []any{0, Give, 0, true})
}

// Which pair is the latest depends on the order of the loot, not of the throw: a pair counts by its later rune.
func TestTOS11_TheLatestPair(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").lay("g0a w3a w3b w4a w4b w2a w2b").fall().grab(0, "w3a w4a w4b w3b g0a").doneAll()
	wantEqual(t, "givable", view(tb.Game, 0).Givable(0), []int8{19, 20})
}

// These are not false: a rune that pairs with another one of the same player, one that twins a Balance rune as it lay
// at the throw, and one whose partner another player has snatched.
func TestTOS11_WhatIsNotFalse(t *testing.T) {
	tb := snatch(t, 3).own("b0a g1a w7a").has(0, "w5a w5b").has(1, "w6a w6b").lay("w3a w3b b0b g1b g4a g4b g6a").fall()
	tb.grab(0, "w3a g4a g1b w3b").grab(1, "g4b").grab(2, "b0b").doneAll()
	tb.wantPhase(ThrowPhase, 0, 1, 2)
	wantEqual(t, "false", len(told[FalseReturned](tb)), 0)
	// A Balance rune completed earlier in the snatch still counts as it lay at the throw, though its twin is gone.
	tb = snatch(t, 2).own("b0a b1a").lay("b0b w2a w2b").fall().grab(0, "b0b").doneAll()
	wantEqual(t, "false", len(told[FalseReturned](tb)), 0)
}

// Everybody sees what goes back before the next choice, so positions dealt anew have it in the bag.
func TestTOS11_AGivenPairIsSeenToGoBack(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a b2a").has(0, "w0a w0b").has(1, "w1a w1b").lay("g0a g1a w2a w2b -g5a").fall()
	tb.grab(0, "g0a").grab(1, "g1a").doneAll().play("0 give w0a")
	tb.wantPhase(GivePhase, 1)
	wantEqual(t, "seen to go back", names(tb.back.list()), "g0a g1a w0a w0b")
}

func TestTOS12_ASplitPairIsSeenToGoBack(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a w2a").lay("b0b b1b w3a w3b -g5a").fall().grab(0, "w3a").grab(1, "b0b w3b").grab(2,
		"b1b")
	tb.wantPhase(FlickPhase, 1)
	wantEqual(t, "seen to go back", names(tb.back.list()), "w3a w3b")
}

// Half of a visible pair is false if nobody takes the other half.
func TestTOS11_HalfAPairIsFalse(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").has(0, "w0a w0b").lay("w3a w3b").fall().grab(0, "w3a")
	wantEqual(t, "would be false", view(tb.Game, 1).False(0), runes("w3a"))
	tb.doneAll()
	tb.wantPhase(GivePhase, 0)
	wantEqual(t, "false", told[FalseReturned](tb)[0].Runes, runes("w3a"))
}

// False pairs go back in the round's turn order.
func TestTOS11_InTurnOrder(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a b2a").has(0, "w0a w0b").has(2, "w1a w1b").lay("g0a g1a w2a w2b").fall()
	tb.first = 1
	tb.grab(0, "g0a").grab(2, "g1a").doneAll()
	tb.wantPhase(GivePhase, 2)
	tb.play("2 give w1a")
	tb.wantPhase(GivePhase, 0)
	tb.play("0 give w0a")
	tb.wantPhase(ThrowPhase, 0, 1, 2)
}

func TestTOS12_SplitPairsGoBack(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a b2a").has(0, "w0a w0b").lay("w3a w3b w4a w4b").fall().grab(0, "w3a w4b").grab(2,
		"w3b").grab(1, "w4a")
	tb.wantLoot(0, "w0a w0b")
	tb.wantLoot(1, "")
	tb.wantLoot(2, "")
	tb.wantInBag("w3a w3b w4a w4b")
	wantEqual(t, "told", told[SplitReturned](tb), []SplitReturned{
		{[2]Rune{rune_("w3a"), rune_("w3b")}, [2]games.Seat{0, 2}},
		{[2]Rune{rune_("w4a"), rune_("w4b")}, [2]games.Seat{1, 0}},
	})
	wantEqual(t, "no pair is lost", len(told[PairGiven](tb)), 0)
}

// Split pairs go back in the round's turn order, beginning with those of the first player, whatever the runes are.
func TestTOS12_InTurnOrder(t *testing.T) {
	tb := snatch(t, 4).own("b0a b1a b2a b3a").lay("g0a g0b w3a w3b w4a w4b w5a w5b").fall()
	tb.first = 2
	tb.grab(0, "g0a w3a").grab(1, "g0b w4a w5a").grab(3, "w3b w4b").grab(2, "w5b")
	var order []int
	for _, e := range told[SplitReturned](tb) {
		order = append(order, e.Runes[0].Pair())
	}
	// Seat 2 has a half of w5, 3 of w3 and w4, and 0 of g0.
	wantEqual(t, "order", order, []int{21, 19, 20, 8})
}

func TestTOS13_ATheft(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").has(0, "w0a w0b").has(1, "b7a w3a b4a b7b b4b w3b").lay("b1b w2a").fall().grab(0,
		"b1b")
	// The thief's loot first, then the stolen loot in its order, then the twin, and last the Balance rune.
	tb.wantLoot(0, "w0a w0b b7a b4a b7b b4b b1b b1a")
	tb.wantLoot(1, "w3a w3b")
	wantEqual(t, "told", told[Stolen](tb), []Stolen{{
		Theft: Theft{Thief: 0, Victim: 1, Twin: rune_("b1b"), Balance: rune_("b1a")}, Runes: runes("b7a b4a b7b b4b"),
	}})
	tb.wantOwn("b0a w2a") // seat 1 has taken a new one
	wantEqual(t, "the latest pair", view(tb.Game, 0).Givable(0)[0], 1)
}

// Thefts are carried out black, grey, white, so stolen runes can be stolen again by a later colour.
func TestTOS13_ColourByColour(t *testing.T) {
	tb := snatch(t, 3).own("b0a g1a w2a").has(0, "b3a b3b").has(1, "b4a b4b g4a g4b").has(2,
		"w5a w5b g6a g6b").lay("w2b g1b b0b").fall()
	tb.grab(1, "w2b").grab(2, "g1b b0b")
	order := told[Stolen](tb)
	wantEqual(t, "victims", []games.Seat{order[0].Victim, order[1].Victim, order[2].Victim}, []games.Seat{0, 1, 2})
	tb.wantLoot(0, "")
	tb.wantLoot(1, "b4a b4b w5a w5b w2b w2a")
	tb.wantLoot(2, "g6a g6b b3a b3b b0b b0a g4a g4b g1b g1a")
}

// A twin that is set apart is in no loot yet: a theft of its colour that comes before its own does not take it.
func TestTOS13_TwinsThatAreSetApartStay(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a w2a").has(1, "b3a b3b").lay("b0b b1b").fall().grab(1, "b0b").grab(2, "b1b")
	// 1 robs 0, and 2 robs 1: the contest of 1 and 2 decides the order.
	tb.wantPhase(FlickPhase, 1)
	tb.Game.phase, tb.onTurn, tb.contest = OrderPhase, 2, contest{}
	tb.play("2 order 1 0")
	// Seat 1 first loses its Balance rune and its black loot, but not the twin of b0a, with which it then robs seat 0.
	tb.wantLoot(2, "b3a b3b b1b b1a")
	tb.wantLoot(1, "b0b b0a")
}

// In the other order, runes are stolen twice.
func TestTOS14_StolenTwice(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a w2a").has(0, "b4a b4b").has(1, "b3a b3b").lay("b0b b1b").fall().grab(1,
		"b0b").grab(2, "b1b")
	tb.Game.phase, tb.onTurn, tb.contest = OrderPhase, 1, contest{}
	tb.refused("1 order 0", refuseNotWholeOrder)
	tb.refused("1 order 0 2", refuseNotWholeOrder)
	tb.refused("1 order 0 0", refuseNotWholeOrder)
	tb.refused("1 order 0 1 2", refuseNotWholeOrder)
	tb.refused("2 order 0 1", games.NotActing)
	tb.refused("1 done", refuseOrderFirst)
	tb.allowed("1 order 0 1", "1 order 1 0")
	tb.play("1 order 0 1")
	tb.wantLoot(1, "")
	tb.wantLoot(2, "b3a b3b b4a b4b b0b b0a b1b b1a")
	order, by := view(tb.Game, 0).Named()
	wantEqual(t, "named", []any{order, by}, []any{[]games.Seat{0, 1}, games.Seat(1)})
	tb.refused("1 order 0 1", refuseNoOrder)
}

// A seat that made all thefts of a colour chooses their order without a flick.
func TestTOS14_OneThiefChoosesWithoutAFlick(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a w2a").lay("b0b b1b").fall().grab(2, "b0b b1b")
	tb.wantPhase(OrderPhase, 2)
	wantEqual(t, "orders", len(tb.AppendMoves(nil, 2)), 2)
}

// Thefts of different colours need no order, and completing an own pair is no theft.
func TestTOS14_NoOrderIsNeeded(t *testing.T) {
	tb := snatch(t, 4).own("b0a b1a w2a g3a").lay("b0b b1b w2b g3b").fall().grab(0, "b0b w2b").grab(2, "b1b").grab(1,
		"g3b")
	tb.wantPhase(ThrowPhase, 0, 1, 2, 3)
	wantEqual(t, "contests", len(told[ContestBegan](tb)), 0)
	tb.wantLoot(0, "b0b b0a w2b w2a")
}

// Two colours can need an order each, black first.
func TestTOS14_TwoColours(t *testing.T) {
	tb := snatch(t, 5).own("b0a b1a w2a w3a g0a").lay("b0b b1b w2b w3b").fall().grab(4, "w3b w2b b1b b0b")
	tb.wantPhase(OrderPhase, 4)
	wantEqual(t, "colour", tb.colour, Black)
	tb.play("4 order 1 0")
	tb.wantPhase(OrderPhase, 4)
	wantEqual(t, "colour", tb.colour, White)
	tb.play("4 order 2 3")
	tb.wantLoot(4, "b1b b1a b0b b0a w2b w2a w3b w3a")
}

func TestTOS15_NewBalanceRunes(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a b2a").layAt("w0a", true, 0, 80_000).layAt("b2b", true, 30_000, 0).layAt("w5a",
		false, 0, -26_000).
		layAt("g0a", true, -60_000, 0).layAt("g0b", true, 0, -70_000).layAt("b0b", true, 0, 200_000).layAt("b1b", true,
		0, 230_000)
	tb.fall()
	tb.first = 1
	tb.grab(0, "b0b").grab(1, "b1b").doneAll()
	// Seat 1 takes one before seat 0. b2b is not taken since it twins a Balance rune, w5a since it lies face down, and
	// g0b since it twins what seat 1 has just taken.
	wantEqual(t, "told", told[BalanceTaken](tb), []BalanceTaken{{1, rune_("g0a"), 360}, {0, rune_("w0a"), 560}})
	tb.wantOwn("w0a g0a b2a")
	wantEqual(t, "table", names(tb.up.list()), "b2b g0b")
}

func TestTOS15_EquallyNear(t *testing.T) {
	// Compared in whole tenths of a millimetre: 36.04 and 36.09 mm are equally near, and the lower number counts.
	tb := snatch(t, 2).own("- b1a").layAt("w0a", true, 60_040, 0).layAt("g7a", true, -60_090, 0).layAt("w1a", true, 0,
		90_000).fall()
	tb.wantOwn("g7a b1a")
	// 36.10 mm is further.
	tb = snatch(t, 2).own("- b1a").layAt("w0a", true, 60_040, 0).layAt("g7a", true, -60_100, 0).fall()
	tb.wantOwn("w0a b1a")
}

// Nearness is measured from Destiny, wherever it has been pushed.
func TestTOS15_NearDestinyNotTheMiddle(t *testing.T) {
	tb := snatch(t, 2).own("- b1a").layAt("w0a", true, 40_000, 0).layAt("w1a", true, 150_000, 30_000)
	tb.discs[0].X, tb.discs[0].Y = 150_000, -10_000
	tb.fall()
	wantEqual(t, "told", told[BalanceTaken](tb), []BalanceTaken{{0, rune_("w1a"), 160}})
}

// A seat that finds none plays the next throw without: it can snatch, cannot be robbed, and tries again every round.
func TestTOS15_NoneIsLeft(t *testing.T) {
	tb := snatch(t, 2).own("b0a -").lay("b0b -w0a").fall().play("1 claims 1 1:b0b")
	wantEqual(t, "told", told[BalanceTaken](tb), []BalanceTaken{{0, NoRune, 0}, {1, NoRune, 0}})
	tb.wantOwn("- -")
	tb.wantLoot(1, "b0b b0a")
	tb.Game.hands = [games.MaxSeats]hand{}
	tb.bag, tb.bagSize = all&^setOf(rune_("b0a"), rune_("b0b")), Runes-2
	tb.lay("w3a w3b w4a").fall().grab(0, "w3a w3b")
	tb.wantLoot(0, "w3a w3b")
	tb.wantOwn("- w4a") // 1 is the first player now
}

func TestTOS16_FaceDownRunesGoBack(t *testing.T) {
	tb := calm(t, 2).own("b0a b1a").layAt("w0a", true, 50_000, 0).layAt("w0b", false, 0, 50_000).layAt("w1a", true,
		-50_000, 0)
	tb.discs[0].X, tb.discs[0].Y = 7_000, 9_000
	before := tb.discs[:4]
	want := []Disc{before[0], before[1], before[3]}
	tb.fall()
	wantEqual(t, "table", tb.discs[:tb.lying], want)
	tb.wantInBag("w0b")
	wantEqual(t, "told", told[FaceDownReturned](tb), []FaceDownReturned{{runes("w0b")}})
	seen, _ := redact(told[FaceDownReturned](tb)[0], 1)
	wantEqual[Event](t, "nobody sees which", seen, FaceDownReturned{Runes: []Rune{NoRune}})
}

// Nobody has seen which runes lay face down, so they are not among the runes known to be in the bag, even if the last
// contest follows.
func TestTOS16_NobodySeesWhichGoBack(t *testing.T) {
	tb := calm(t, 2).own("b0a b1a").lay("w0a w0b -g0a").fall()
	tb.round = MaxRounds
	tb.play("0 pass", "1 pass")
	tb.wantPhase(FlickPhase, 1)
	wantEqual(t, "seen to go back", tb.back, set(0))
	wantEqual(t, "in the bag", tb.bag.has(rune_("g0a")), true)
}
