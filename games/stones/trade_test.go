package stones

import (
	"testing"

	"runehall/games"
)

// idle lets seat 0 finish its action without effect.
func idle(tb *table) *table {
	return tb.hold(0, 100, 101).begin(0).play("use 100+101", "done")
}

func TestSTO15_TradeIn(t *testing.T) {
	for _, row := range []struct {
		artifacts string
		points    int16
	}{{"blue yellow", 3}, {"blue yellow white@red", 6}, {"white yellow green red", 10},
		{"blue yellow green red white", 15}} {
		tb := idle(sit(t, 2).row(0, Lower, row.artifacts)).play("trade lower hand")
		tb.wantPoints(row.points)
		wantEqual(t, "the row is empty", tb.players[0].rows[Lower], Fields{})
	}
	// A row needs at least two artifacts, and can be traded in only after the action.
	tb := idle(sit(t, 2).row(0, Upper, "blue"))
	tb.refused("trade upper magic", refuseRowShort)
	tb = sit(t, 2).row(0, Upper, "blue red").hold(0, 100, 101).begin(0)
	tb.refused("trade upper magic", refuseActFirst)
	// Both rows may be traded in in the same turn, or none.
	tb = idle(sit(t, 2).row(0, Upper, "blue red").row(0, Lower, "white@blue yellow green")).play("trade upper hand",
		"trade lower magic")
	tb.wantPoints(9)
	tb.refused("trade lower swap", refuseRowShort)
	wantEqual(t, "nothing to trade", tb.moves("trade"), []string{})
	// Artifacts go to an open discard, wild ones back to their smithy.
	wantEqual(t, "discarded, wild", []any{tb.oldArtifacts, tb.wild},
		[]any{Gems{Green: 1, Red: 1, Blue: 1, Yellow: 1}, 8})
	tb = idle(sit(t, 2).row(0, Upper, "blue red")).play("end")
	tb.wantPoints(0)
	wantEqual(t, "kept", tb.players[0].rows[Upper].Count(), 2)
}

func TestSTO16_RuneStones(t *testing.T) {
	two := "blue red"
	tb := idle(sit(t, 2).row(0, Upper, two).row(0, Lower, two).stone(1, HandStone))
	tb.refused("trade upper none", refuseTakeStone) // one must be taken
	tb.refused("trade upper hand", refuseStoneGone) // of two seats there is one of each
	tb.play("trade upper magic")
	tb.refused("trade lower magic", refuseHasStone) // never a second of the same kind
	tb.play("trade lower swap")
	wantEqual(t, "stones", tb.players[0].stones.list(), []Stone{MagicStone, SwapStone})
	// A seat has at most four stones; after that a row brings only points.
	tb = idle(sit(t, 2).row(0, Upper, two).stone(0, HandStone, MagicStone, SwapStone, PlusStone))
	tb.refused("trade upper extra", refuseFourStones)
	wantEqual(t, "only points", tb.moves("trade"), []string{"trade upper none"})
	tb.play("trade upper none").wantPoints(3)
	// The same if only kinds are left that the seat has already.
	tb = idle(sit(t, 2).row(0, Upper, two).stone(0, HandStone).stone(1, MagicStone, SwapStone, JokerStone, PlusStone))
	tb.stones[DoubleStone], tb.stones[ExtraStone], tb.stones[ThreeStone] = 0, 0, 0 // as if there were more seats
	wantEqual(t, "only points", tb.moves("trade"), []string{"trade upper none"})
	tb.stones[HandStone] = 1 // there, but never a second one
	tb.refused("trade upper hand", refuseHasStone)
	wantEqual(t, "only points all the same", tb.moves("trade"), []string{"trade upper none"})
}

func TestSTO17_Refill(t *testing.T) {
	tb := idle(sit(t, 2).nextOf(0, 102, 103, 104, 105)).play("end")
	wantEqual(t, "four cards", tb.players[0].hand.Cards(), []Card{102, 103, 104, 105})
	wantEqual(t, "the next seat", tb.onTurn, 1)
	if !tb.Revealed() {
		t.Error("cards were drawn")
	}
	// The hand is filled up, not replaced.
	tb = sit(t, 2).hold(0, 100, 101, 102).nextOf(0, 106, 107).begin(0).play("lay 100", "buy 1", "done", "end")
	wantEqual(t, "two kept", tb.players[0].hand.Cards(), []Card{101, 102, 106, 107})
	// If the pile is empty, the own discards are shuffled, but not before.
	tb = sit(t, 2).hold(0, 100, 101).nextOf(0, 102, 103)
	for p := &tb.players[0]; p.pile.count > 2; {
		p.discards.add(p.pile.cards[0])
		p.pile.drop(p.pile.cards[0])
	}
	tb.begin(0).play("use 100+101", "done", "end")
	wantEqual(t, "shuffled", tb.told(PileShuffled{}), []string{"{Seat:0 Cards:5}"})
	p := &tb.players[0]
	wantEqual(t, "hand, pile, discards", []int{p.hand.Size(), int(p.pile.count), p.discards.Size()}, []int{4, 3, 0})
	if !p.hand.Has(102) || !p.hand.Has(103) {
		t.Error("the rest of the pile comes first")
	}
	// With too few cards it draws what there is.
	tb = sit(t, 2).hold(0, 100, 101).out(0).begin(0).play("use 100+101", "done", "end")
	wantEqual(t, "one card is left", tb.players[0].hand.Cards(), []Card{100})
}

func TestSTO31_HandLimit(t *testing.T) {
	tb := sit(t, 2).stone(0, HandStone).hold(0, 100, 101).begin(0).play("use 100+101", "done", "end")
	wantEqual(t, "six cards", tb.players[0].size, 6)
	// The stone counts at once, in the turn in which it is taken.
	tb = idle(sit(t, 2).row(0, Upper, "blue red")).play("trade upper hand", "end")
	wantEqual(t, "six cards", tb.players[0].size, 6)
}

func swapper(t *testing.T) *table {
	return sit(t, 2).stone(0, SwapStone).gems(0, 1, 0, 0, 0, 1).dig(0, 1).hold(0, 71, 100)
}

func TestSTO32_Swap(t *testing.T) {
	tb := swapper(t).begin(0)
	wantEqual(t, "a gem for an ore, a joker gem too", tb.moves("swap-gem"),
		[]string{"swap-gem green", "swap-gem white"})
	wantEqual(t, "an ore for a gem, no joker", tb.moves("swap-ore"),
		[]string{"swap-ore green", "swap-ore red", "swap-ore blue", "swap-ore yellow"})
	tb.refused("swap-gem red", refuseSwapNone)
	tb.refused("swap-ore white", refuseSwapJoker)
	tb.play("swap-gem white")
	wantEqual(t, "ore", tb.players[0].ore, 2)
	tb.wantGems(0, 1, 0, 0, 0, 0)
	// Once in each own turn.
	tb.refused("swap-gem green", refuseSwapped)
	tb.refused("swap-ore red", refuseSwapped)
	tb.play("use 71+100", "done", "end")
	tb.refused("swap-gem green", refuseNoSwapStone)
	// The supply must have the gem that is taken.
	tb = swapper(t).dig(1, AllOre-1).gems(1, 0, ColourGems, 0, 0, 0).begin(0)
	tb.refused("swap-gem green", refuseSwapNone)
	tb.refused("swap-ore red", refuseSwapNone)
	tb.play("swap-ore blue").wantGems(0, 1, 0, 1, 0, 1)
	// Without ore there is no swap.
	tb = sit(t, 2).stone(0, SwapStone).hold(0, 100).begin(0)
	tb.refused("swap-ore red", refuseSwapNone)
}

func TestSTO32_Moments(t *testing.T) {
	swaps := func(tb *table) bool { return len(tb.moves("swap-gem")) > 0 }
	// It can be used during a summoning, and after the action until the refill.
	tb := swapper(t).begin(0).play("lay 71")
	wantEqual(t, "while summoning", swaps(tb), true)
	tb.play("buy 1", "done")
	wantEqual(t, "before the refill", swaps(tb), true)
	// It cannot be used between a card's first and last icon, or before a roll is accepted or declined.
	tb = swapper(t).dice(DieOne).begin(0).play("use 71+100")
	wantEqual(t, "before the first icon", swaps(tb), true)
	tb.play("icon 71 1")
	tb.refused("swap-gem green", refuseSwapLater)
	tb.play("icon 71 2")
	tb.refused("swap-gem green", refuseSwapLater)
	tb.play("accept")
	wantEqual(t, "between two cards", swaps(tb), true)
	// It can be used between two forgings too, but not while the smithy's roll is open or the artifact is not placed.
	tb = swapper(t).gems(0, 0, 0, 3, 0, 0).lying(Green, Red, Blue, Red,
		Red).dice(DieOne).begin(0).play("forge die 0,0,3,0,0")
	tb.refused("swap-gem green", refuseSwapLater)
	tb.play("place upper blue")
	tb.refused("swap-gem green", refuseSwapLater)
	tb.play("accept")
	wantEqual(t, "between two forgings", swaps(tb), true)
	tb.play("swap-gem green")
	// It can be used in the turn in which it is taken.
	tb = sit(t, 2).row(0, Upper, "blue red").gems(0, 1, 0, 0, 0, 0).hold(0, 100, 101).begin(0).play("use 100+101",
		"done")
	tb.refused("swap-gem green", refuseNoSwapStone)
	tb.play("trade upper swap", "swap-gem green")
	wantEqual(t, "ore", tb.players[0].ore, 1)
}

func TestSTO33_Joker(t *testing.T) {
	tb := sit(t, 2).stone(0, JokerStone).gems(0, 3, 0, 0, 2, 0).lying(Red, Blue, Green, Red, Red).hold(0, 16,
		75).begin(0)
	wantEqual(t, "a gem from the supply, no joker", tb.moves("joker"),
		[]string{"joker green", "joker red", "joker blue", "joker yellow"})
	tb.refused("joker white", refuseJokerColour)
	wantEqual(t, "before", tb.moves("forge"),
		[]string{"forge die 3,0,0,0,0", "forge wild 3,0,0,1,0", "forge wild 2,0,0,2,0"})
	tb.play("joker yellow")
	tb.wantGems(0, 3, 0, 0, 2, 0)
	wantEqual(t, "supply", tb.supply[Yellow], ColourGems-3)
	// All own gems of the colour count as jokers, and remain gems of their colour too.
	wantEqual(t, "as jokers", tb.moves("forge"), []string{
		"forge plain1 0,0,0,2,0", "forge plain2 0,0,0,2,0", "forge die 3,0,0,0,0", "forge die 2,0,0,1,0",
		"forge die 1,0,0,2,0", "forge wild 3,0,0,1,0", "forge wild 2,0,0,2,0",
	})
	tb.refused("joker green", refuseJokerSet) // it stays
	// They pay where jokers are demanded.
	tb.play("use 16+75")
	wantEqual(t, "exchanges", tb.moves("exchange"),
		[]string{"exchange 16 1,0,0,0,0", "exchange 16 0,0,0,1,0", "exchange 75 0,0,0,1,0"})
	tb.play("exchange 75 0,0,0,1,0").wantPoints(6)
	// They can still pay as gems of their colour: card 38 costs a yellow gem.
	tb = sit(t, 2).stone(0, JokerStone).gems(0, 0, 0, 0, 1, 0).hold(0, 38, 100).begin(0).play("joker yellow",
		"use 38+100", "exchange 38 0,0,0,1,0")
	tb.wantPoints(4)
	// They count as jokers in the die's swap and in STO-32 too.
	tb = sit(t, 2).stone(0, JokerStone, SwapStone).gems(0, 0, 0, 0, 2, 0).hold(0, 24,
		100).dice(DieSwap).begin(0).play("joker yellow", "use 24+100", "icon 24 1", "accept-gem yellow",
		"swap-gem yellow")
	tb.wantGems(0, 0, 0, 0, 0, 1)
}

func TestSTO33_Moments(t *testing.T) {
	tb := sit(t, 2).stone(0, JokerStone).hold(0, 71, 100).dice(DieOne).begin(0)
	tb.play("use 71+100", "icon 71 1")
	tb.refused("joker green", refuseJokerLater)
	tb.play("icon 71 2")
	tb.refused("joker green", refuseJokerLater)
	tb.play("accept")
	wantEqual(t, "between two cards", len(tb.moves("joker")), 4)
	tb.play("done", "end")
	tb.refusedMove(0, Move{Kind: SetJoker, Colour: Green}, gamesNotActing) // only in its own turn
	tb.refused("joker green", refuseNoJokerStone)
	// The supply must have a gem of the colour.
	tb = sit(t, 2).stone(0, JokerStone).hold(0, 71).gems(1, ColourGems, 0, 0, 0, 0).begin(0)
	tb.refused("joker green", refuseJokerNone)
	// It can be used in the turn in which it is taken.
	tb = idle(sit(t, 2).row(0, Upper, "blue red")).play("trade upper joker", "joker red")
	wantEqual(t, "on the stone", tb.players[0].onStone, Red)
}

func TestSTO40_TheLastRound(t *testing.T) {
	tb := sit(t, 3).begin(1)
	tb.starts = 1
	tb.players[1].points = Throne - 1
	turn := func() {
		t.Helper()
		tb.stone(tb.onTurn, MagicStone).play("buy 1", "done", "end")
	}
	tb.row(1, Upper, "blue red").stone(1, MagicStone).play("buy 1", "done", "trade upper hand")
	wantEqual(t, "told", tb.told(ThroneReached{}), []string{"{Seat:1}"})
	tb.score(1, 1, ByTrade)
	wantEqual(t, "told once", len(tb.told(ThroneReached{})), 0)
	tb.players[1].points--
	tb.play("end")
	// The round is finished, up to the seat before the start player.
	turn()
	tb.wantPhase(TurnPhase)
	tb.stones[MagicStone]++
	tb.players[1].stones = 1 << HandStone // three seats have two stones of a kind
	turn()
	tb.wantPhase(OverPhase)
	r, over := tb.Result()
	wantEqual(t, "result", []any{over, r.Clause, r.Rank[:3], r.Points[:3]},
		[]any{true, "STO-40", []int8{2, 1, 2}, []int32{0, 67, 0}})
	wantEqual(t, "a rematch is drawn anew", len(r.Starters()), 0)
}

func TestSTO40_FinalScoring(t *testing.T) {
	tb := sit(t, 2).gems(0, 1, 1, 1, 0, 1).dig(0, 4).row(0, Upper, "blue red white").gems(1, 0, 0, 0, 2, 0).stone(0,
		JokerStone).begin(0)
	tb.play("joker green") // the gem on the stone does not count
	tb.players[0].points, tb.players[1].points = 60, 70
	tb.onTurn = 1
	tb.stone(1, MagicStone).play("buy 1", "done", "end")
	tb.wantPoints(60+8/3+6, 70)
	wantEqual(t, "without rune stones", tb.players[0].stones.list(), []Stone{JokerStone})
	r, _ := tb.Result()
	wantEqual(t, "ranks", r.Rank[:2], []int8{2, 1})
	// A tie makes several winners.
	tb = sit(t, 2).stone(1, MagicStone)
	tb.players[0].points, tb.players[1].points = 66, 66
	tb.begin(1).play("buy 1", "done", "end")
	r, _ = tb.Result()
	wantEqual(t, "ranks", r.Rank[:2], []int8{1, 1})
	// Rows traded in during the last turn count once.
	tb = sit(t, 2).stone(1, MagicStone).row(1, Lower, "red blue").row(0, Upper, "green")
	tb.players[0].points = 65
	tb.begin(1).play("buy 1", "done", "trade lower hand", "end")
	tb.wantPoints(65, 3)
	tb.refused("end", games.MatchOver)
}

// With the low throne, 45 points end the match in the same way: the round is finished, points can go beyond it, and
// everything is counted.
func TestSTO40_TheLowThrone(t *testing.T) {
	low := func(points int16) *table {
		tb := sitLow(t, 3).stone(0, MagicStone).row(0, Upper, "blue red").gems(0, 1, 1, 1, 0, 0)
		tb.players[0].points = points
		return tb.begin(0).play("buy 1", "done")
	}
	next := func(tb *table) {
		t.Helper()
		tb.players[0].stones, tb.players[1].stones, tb.stones[MagicStone] = 1<<HandStone, 0, 2
		tb.stone(tb.onTurn, MagicStone).play("buy 1", "done", "end")
	}
	tb := low(LowThrone - 3)
	wantEqual(t, "before", []any{view(tb.Game, 1).Throne(), view(tb.Game, 1).LastRound()}, []any{45, false})
	tb.play("trade upper hand")
	wantEqual(t, "told", tb.told(ThroneReached{}), []string{"{Seat:0}"})
	wantEqual(t, "the last round", view(tb.Game, 1).LastRound(), true)
	tb.score(0, 7, ByTrade)
	tb.play("end")
	next(tb)
	tb.wantPhase(TurnPhase)
	next(tb)
	tb.wantPhase(OverPhase)
	r, _ := tb.Result()
	wantEqual(t, "result", []any{r.Clause, r.Points[:3]}, []any{"STO-40", []int32{LowThrone + 7 + 1, 0, 0}})
	// One point less does not end it.
	tb = low(LowThrone-4).play("trade upper hand", "end")
	wantEqual(t, "not told", len(tb.told(ThroneReached{})), 0)
	next(tb)
	next(tb)
	tb.wantPhase(TurnPhase)
}

func TestSTO41_TheLongestMatch(t *testing.T) {
	tb := sit(t, 2).stone(1, MagicStone)
	tb.turns = 2*MaxRounds - 2
	tb.begin(1)
	tb.turns = 2*MaxRounds - 2 // the last turn but two
	tb.play("buy 1", "done", "end").wantPhase(TurnPhase)
	wantEqual(t, "round", tb.round(), MaxRounds)
	tb.stones[MagicStone]++
	tb.players[1].stones = 0
	tb.stone(0, MagicStone).play("buy 1", "done", "end").wantPhase(TurnPhase)
	tb.stones[MagicStone]++
	tb.players[0].stones = 0
	tb.gems(1, 3, 0, 0, 0, 0).stone(1, MagicStone).play("buy 1", "done", "end").wantPhase(OverPhase)
	r, _ := tb.Result()
	wantEqual(t, "result", []any{r.Clause, r.Points[:2]}, []any{"STO-41", []int32{0, 1}})
	// A seat that reaches the throne in the last round ends the match by STO-40.
	tb = sit(t, 2).stone(1, MagicStone)
	tb.begin(1)
	tb.turns = 2 * MaxRounds
	tb.players[0].points = Throne
	tb.play("buy 1", "done", "end")
	r, _ = tb.Result()
	wantEqual(t, "clause", r.Clause, "STO-40")
}
