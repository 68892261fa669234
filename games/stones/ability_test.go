package stones

import (
	"testing"

	"runehall/games"
)

// Short names, so that the tests read as tables.
var (
	gamesNoSuchThing = games.NoSuchThing
	gamesNotActing   = games.NotActing
)

func TestSTO11_TwoCards(t *testing.T) {
	tb := sit(t, 2).hold(0, 39, 41, 103).begin(0)
	tb.refused("use 39", refuseTwoCards)
	tb.refused("use 39+40", gamesNoSuchThing)
	tb.refused("use 39+41+103", refuseThree)
	wantEqual(t, "pairs", tb.moves("use"), []string{"use 39+41", "use 39+103", "use 41+103"})
	tb.play("use 39+103")
	wantEqual(t, "played cards are in no pile",
		[]int{tb.players[0].hand.Size(), tb.players[0].discards.Size(), tb.discards.Size()}, []int{1, 0, 0})
	tb.refused("lay 41", refuseAbilities)
	// One card in hand: not possible.
	tb = sit(t, 2).hold(0, 39).begin(0)
	wantEqual(t, "pairs", tb.moves("use"), []string{})
}

func TestSTO11_OrderOfAbilities(t *testing.T) {
	tb := sit(t, 2).hold(0, 39, 41).begin(0).play("use 39+41")
	tb.refused("leave", refuseNothingOpen)
	tb.refused("icon 40 1", gamesNoSuchThing)
	tb.play("icon 41 2")
	// One card's ability is finished before the next begins.
	tb.refused("icon 39 1", refuseOpen)
	tb.refused("done", refuseOpen)
	wantEqual(t, "while it is open", tb.moves("icon"), []string{"icon 41 1"})
	tb.play("leave")
	// What was left out cannot be resumed.
	tb.refused("icon 41 1", refuseFinished)
	tb.play("icon 39 1", "icon 39 2")
	tb.wantGems(0, 1, 0, 1, 1, 0)
	tb.wantPhase(TradePhase) // both are finished
	wantEqual(t, "left out", tb.told(AbilityLeft{}), []string{"{Seat:0 Card:41 Rest:true}"})
	// Each of them may be left out, or both.
	tb = sit(t, 2).hold(0, 39, 41).begin(0).play("use 39+41", "done")
	tb.wantGems(0, 0, 0, 0, 0, 0)
	wantEqual(t, "left out", tb.told(AbilityLeft{}),
		[]string{"{Seat:0 Card:39 Rest:false}", "{Seat:0 Card:41 Rest:false}"})
}

func TestSTO11_WhatLeaves(t *testing.T) {
	// Of two creatures, the higher one goes to the common discards.
	tb := sit(t, 2).hold(0, 39, 41).begin(0).play("use 39+41", "done")
	wantEqual(t, "common, own", [][]Card{tb.discards.Cards(), tb.players[0].discards.Cards()}, [][]Card{{41}, {39}})
	// A druid is higher than any creature, and leaves the match.
	tb = sit(t, 2).hold(0, 78, 100).begin(0).play("use 78+100", "done")
	wantEqual(t, "gone, own", [][]Card{tb.players[0].gone.Cards(), tb.players[0].discards.Cards()},
		[][]Card{{100}, {78}})
	wantEqual(t, "common", tb.discards.Empty(), true)
	// Of two druids, the higher one leaves the match.
	tb = sit(t, 2).hold(0, 104, 100).begin(0).play("use 100+104", "done")
	wantEqual(t, "gone, own", [][]Card{tb.players[0].gone.Cards(), tb.players[0].discards.Cards()},
		[][]Card{{104}, {100}})
}

func TestSTO20_Basic(t *testing.T) {
	// The icons can be used in any order, and each may be left out.
	for _, order := range [][]string{{"icon 39 1", "icon 39 2"}, {"icon 39 2", "icon 39 1"}} {
		tb := sit(t, 2).hold(0, 39, 100).begin(0).play("use 39+100").play(order...)
		tb.wantGems(0, 1, 0, 0, 1, 0)
	}
	tb := sit(t, 2).hold(0, 39, 100).begin(0).play("use 39+100", "icon 39 2")
	tb.refused("icon 39 2", refuseIconUsed)
	tb.refused("icon 100 1", refuseOpen)
	tb.play("leave").wantGems(0, 1, 0, 0, 0, 0)
	tb.refused("icon 100 2", gamesNoSuchThing) // it has one icon
	tb.refused("exchange 100 0,0,0,0,0", refuseNoExchange)
	tb.play("icon 100 1")
	tb.wantPhase(TradePhase)
}

func TestSTO20_Choice(t *testing.T) {
	tb := sit(t, 2).hold(0, 11, 100).begin(0).play("use 11+100")
	wantEqual(t, "one of two", tb.moves("icon"), []string{"icon 11 1", "icon 11 2", "icon 100 1"})
	tb.play("icon 11 2")
	tb.refused("icon 11 1", refuseFinished)
	tb.wantGems(0, 1, 0, 0, 0, 0)
}

func TestSTO20_Exchange(t *testing.T) {
	// With card 16 a seat pays a green gem for a red, a blue and a yellow one.
	tb := sit(t, 2).hold(0, 16, 100).gems(0, 1, 1, 0, 0, 1).begin(0).play("use 16+100")
	wantEqual(t, "a joker may stand in", tb.moves("exchange"),
		[]string{"exchange 16 1,0,0,0,0", "exchange 16 0,0,0,0,1"})
	tb.refused("exchange 16 0,1,0,0,0", refuseNotDue)
	tb.refused("exchange 16 1,0,0,0,1", refuseNotDue)
	tb.refused("exchange 16 0,0,0,0,0", refuseNotDue)
	tb.refused("exchange 16 0,0,1,0,0", refuseNoPayment)
	tb.refused("icon 16 1", gamesNoSuchThing)
	tb.play("exchange 16 1,0,0,0,0")
	tb.wantGems(0, 0, 2, 1, 1, 1)
	// A played card exchanges only once.
	tb.refused("exchange 16 0,0,0,0,1", refuseFinished)
	// Coloured gems never pay for jokers: card 75 costs a joker gem and brings six points.
	tb = sit(t, 2).hold(0, 75, 100).gems(0, 3, 3, 3, 3, 0).begin(0).play("use 75+100")
	wantEqual(t, "no joker, no exchange", tb.moves("exchange"), []string{})
	tb = sit(t, 2).hold(0, 75, 100).gems(0, 3, 3, 3, 3, 1).begin(0).play("use 75+100", "exchange 75 0,0,0,0,1")
	tb.wantPoints(6)
	// Each of two colours can be paid with a joker: card 51 costs a red and a blue gem and brings seven points.
	tb = sit(t, 2).hold(0, 51, 100).gems(0, 0, 2, 1, 0, 2).begin(0).play("use 51+100")
	wantEqual(t, "payments", tb.moves("exchange"), []string{
		"exchange 51 0,1,1,0,0", "exchange 51 0,1,0,0,1", "exchange 51 0,0,1,0,1", "exchange 51 0,0,0,0,2",
	})
}

func TestSTO20_WhatTheSupplyHas(t *testing.T) {
	// The seat gets what the supply has after the payment: card 15 costs a red gem and brings a blue, a yellow and a
	// green one.
	tb := sit(t, 2).hold(0, 15, 100).gems(0, 0, 1, 0, 0, 0).gems(1, 14, 0, ColourGems, 0, 0).begin(0)
	tb.play("use 15+100", "exchange 15 0,1,0,0,0")
	tb.wantGems(0, 1, 0, 0, 1, 0) // no blue one is left
	// Druid 107 of seat 0 costs a green gem and brings a joker. The only joker left pays for it, and comes back.
	tb = sit(t, 2).hold(0, 107, 100).gems(0, 0, 0, 0, 0, 1).gems(1, 0, 0, 0, 0, JokerGems-1).begin(0)
	tb.play("use 100+107", "exchange 107 0,0,0,0,1")
	tb.wantGems(0, 0, 0, 0, 0, 1)
}

func TestSTO21_Icons(t *testing.T) {
	// A gem of a colour, or nothing if the supply has none.
	tb := sit(t, 2).hold(0, 100, 101).gems(1, ColourGems, 0, 0, 0, 0).begin(0).play("use 100+101", "icon 100 1",
		"icon 101 1")
	tb.wantGems(0, 0, 1, 0, 0, 0)
	wantEqual(t, "told of the one without a gem", tb.told(IconWasted{}), []string{"{Seat:0 Card:100 Icon:1}"})
	// A joker gem, which the supply does not have, and a die.
	tb = sit(t, 2).hold(0, 71, 100).gems(1, 0, 0, 0, 0, JokerGems).begin(0).play("use 71+100", "icon 71 1", "icon 71 2")
	wantEqual(t, "told of the joker, not of the die", tb.told(IconWasted{}), []string{"{Seat:0 Card:71 Icon:1}"})
	tb = sit(t, 2).hold(0, 71, 100).dice(DieOre).begin(0).play("use 71+100", "icon 71 1", "icon 71 2", "accept")
	tb.wantGems(0, 0, 0, 0, 0, 1)
	wantEqual(t, "ore", tb.players[0].ore, 1)
}

func TestSTO21_AnyGem(t *testing.T) {
	tb := sit(t, 2).hold(0, 59, 100).gems(1, ColourGems, 0, 0, 0, 0).begin(0).play("use 59+100")
	wantEqual(t, "gems of choice", tb.moves("icon-gem"), []string{
		"icon-gem 59 1 red", "icon-gem 59 1 blue", "icon-gem 59 1 yellow", "icon-gem 59 2 red", "icon-gem 59 2 blue",
		"icon-gem 59 2 yellow",
	})
	tb.refused("icon-gem 59 1 white", refuseNotJoker)
	tb.refused("icon-gem 59 1 green", refuseNoneLeft)
	tb.refused("icon 59 1", refuseNameGem)
	tb.refused("icon-gem 100 1 green", refuseOtherIcon)
	tb.refused("icon-card 59 1 1", refuseOtherIcon)
	tb.play("icon-gem 59 1 red", "icon-gem 59 2 red").wantGems(0, 0, 2, 0, 0, 0)
	// An icon may be used up even if it brings nothing.
	tb = sit(t, 2).hold(0, 59, 100).gems(1, ColourGems, ColourGems, ColourGems, ColourGems,
		0).begin(0).play("use 59+100")
	wantEqual(t, "nothing to name", tb.moves("icon"), []string{"icon 59 1", "icon 59 2", "icon 100 1"})
	tb.play("icon 59 1").wantGems(0, 0, 0, 0, 0, 0)
	wantEqual(t, "told", tb.told(IconWasted{}), []string{"{Seat:0 Card:59 Icon:1}"})
}

func TestSTO21_DisplayCards(t *testing.T) {
	// Card 30 takes a red card; dragons have no colour here.
	tb := sit(t, 2).hold(0, 30, 100).show(14, 71, 11, 20, 12, 13).next(77).begin(0).play("use 30+100")
	wantEqual(t, "red ones", tb.moves("icon-card"), []string{"icon-card 30 1 1", "icon-card 30 1 4"})
	tb.refused("icon-card 30 1 2", refuseOtherColour)
	tb.refused("icon 30 1", refuseNameCard)
	tb.play("icon-card 30 1 4")
	wantEqual(t, "own discards", tb.players[0].discards.Cards(), []Card{20})
	wantEqual(t, "slid and filled at once", tb.display, [Slots]Card{14, 71, 11, 12, 13, 77})
	if !tb.Revealed() {
		t.Error("a new card lies there")
	}
	// Card 43 takes any card, also a dragon, but there must be one.
	tb = sit(t, 2).hold(0, 43, 100).show(14, 71, 11, 20, 12).hoard(1)
	tb.players[1].discards.add(tb.display[5])
	tb.display[5] = Hidden
	tb.begin(0).play("use 43+100")
	tb.refused("icon-card 43 2 6", refuseNotThere)
	tb.play("icon-card 43 2 2")
	wantEqual(t, "a dragon", tb.players[0].discards.Cards(), []Card{71})
	wantEqual(t, "no card to fill with", tb.display, [Slots]Card{14, 11, 20, 12, Hidden, Hidden})
	// If no card of the colour lies there, the icon can be used up all the same. It is still one choice of the card.
	tb = sit(t, 2).hold(0, 30, 100).show(11, 12, 13, 16, 17, 18).begin(0).play("use 30+100")
	wantEqual(t, "nothing to name", tb.moves("icon"), []string{"icon 30 1", "icon 100 1"})
	tb.play("icon 30 1")
	wantEqual(t, "finished", tb.turn.closed.Cards(), []Card{30})
	wantEqual(t, "told", tb.told(IconWasted{}), []string{"{Seat:0 Card:30 Icon:1}"})
}

func TestSTO21_TheCardOfTheDie(t *testing.T) {
	// An empty pile is made from its shuffled discards; the cards in play are in neither.
	tb := sit(t, 2).hold(0, 24, 25).hoard(1).dice(DieCard, DieCard)
	tb.fetch(0, 20)
	tb.discards.add(20)
	tb.begin(0).play("use 24+25", "icon 24 1", "accept", "icon 25 1")
	wantEqual(t, "own discards", tb.players[0].discards.Cards(), []Card{20})
	// If both are empty, the card is lost.
	tb.refused("accept", refuseDieLost)
	_, m, ok := forced(view(tb.Game, games.Public))
	wantEqual(t, "forced", []any{m.Kind, ok}, []any{Decline, true})
	// The same goes for ore and gems if the supply has none.
	tb = sit(t, 2).hold(0, 24, 25).dig(1, AllOre).gems(1, ColourGems, 0, 0, 0, 0).dice(DieOre,
		DieGem).begin(0).play("use 24+25", "icon 24 1")
	tb.refused("accept", refuseDieLost)
	tb.play("decline", "icon 25 1")
	tb.refused("accept-gem green", refuseNoneLeft)
}

func TestSTO34_Plus(t *testing.T) {
	tb := sit(t, 2).stone(0, PlusStone).hold(0, 11, 100).begin(0).play("use 11+100", "icon 11 2")
	tb.refused("swap-gem green", refuseNoSwapStone)
	tb.play("icon 11 1").wantGems(0, 1, 0, 0, 1, 0)
	// Each icon may be left out.
	tb = sit(t, 2).stone(0, PlusStone).hold(0, 11, 100).begin(0).play("use 11+100", "icon 11 2", "leave")
	tb.wantGems(0, 1, 0, 0, 0, 0)
	tb.refused("icon 11 1", refuseFinished)
}

func TestSTO35_DoubleDie(t *testing.T) {
	tb := sit(t, 2).stone(0, DoubleStone).hold(0, 24, 100).dice(DieGem, DieOne).begin(0).play("use 24+100", "icon 24 1")
	wantEqual(t, "rolled", tb.told(DieRolled{}), []string{"{Seat:0 Die:gem Times:2 Smithy:false}"})
	tb.play("accept-gem red").wantPhase(DiePhase)
	tb.play("accept-gem blue").wantPhase(AbilityPhase)
	tb.wantGems(0, 0, 1, 1, 0, 0)
	// Either may be declined.
	for _, answers := range [][]string{{"accept", "decline"}, {"decline", "accept"}} {
		tb = sit(t, 2).stone(0, DoubleStone).hold(0, 24, 100).dice(DieTwo).begin(0).play("use 24+100",
			"icon 24 1").play(answers...)
		tb.wantPoints(2)
	}
	// Two swaps, the second only if it can still be made.
	tb = sit(t, 2).stone(0, DoubleStone).hold(0, 24, 100).gems(0, 1, 0, 0, 0, 0).dice(DieSwap).begin(0)
	tb.play("use 24+100", "icon 24 1", "accept-gem green")
	tb.refused("accept-gem green", refuseNoSwap)
	tb.play("decline").wantGems(0, 0, 0, 0, 0, 1)
	// The stone does not double the die of forging.
	tb = sit(t, 2).stone(0, DoubleStone).gems(0, 0, 0, 3, 0, 0).lying(Green, Red, Blue, Red, Red).hold(0,
		100).dice(DieOne).begin(0)
	tb.play("forge die 0,0,3,0,0", "place upper blue", "accept")
	tb.wantPhase(ForgePhase)
	tb.wantPoints(1)
}

func TestSTO36_ExtraPoint(t *testing.T) {
	tb := sit(t, 2).stone(0, ExtraStone).hold(0, 35, 36).gems(0, 1, 1, 0, 0, 0).begin(0)
	tb.play("use 35+36", "exchange 35 1,0,0,0,0")
	tb.wantPoints(5)
	tb.play("exchange 36 0,1,0,0,0").wantPoints(10)
	// The stone also counts for the die, but once a card, with the first points taken.
	tb = sit(t, 2).stone(0, ExtraStone, DoubleStone).hold(0, 24, 25).dice(DieOne, DieTwo).begin(0)
	tb.play("use 24+25", "icon 24 1", "accept")
	tb.wantPoints(2)
	tb.play("accept").wantPoints(3)
	tb.play("icon 25 1", "decline").wantPoints(3)
	tb.play("accept").wantPoints(6)
	// A declined roll gets no extra point, nor does a card without points.
	tb = sit(t, 2).stone(0, ExtraStone).hold(0, 24, 100).dice(DieTwo).begin(0).play("use 24+100", "icon 24 1",
		"decline", "icon 100 1")
	tb.wantPoints(0)
	// Forging gets no extra point.
	tb = sit(t, 2).stone(0, ExtraStone).gems(0, 0, 0, 3, 4, 0).lying(Green, Red, Blue, Red, Yellow).hold(0,
		100).dice(DieOne).begin(0)
	tb.play("forge points 0,0,0,4,0", "place upper yellow", "forge die 0,0,3,0,0", "place upper blue",
		"accept").wantPoints(4)
}

func TestSTO37_ThreeAbilities(t *testing.T) {
	tb := sit(t, 2).stone(0, ThreeStone).hold(0, 39, 41, 104).begin(0)
	wantEqual(t, "two or three", tb.moves("use"), []string{"use 39+41", "use 39+41+104", "use 39+104", "use 41+104"})
	tb.refused("use 39", refuseTwoCards)
	tb.play("use 39+41+104", "icon 41 1", "icon 41 2", "icon 39 2", "leave", "done")
	tb.wantGems(0, 1, 1, 1, 0, 0)
	wantEqual(t, "own", tb.players[0].discards.Cards(), []Card{39})
	wantEqual(t, "common, gone", [][]Card{tb.discards.Cards(), tb.players[0].gone.Cards()}, [][]Card{{41}, {104}})
	// Two cards may be played as before.
	tb = sit(t, 2).stone(0, ThreeStone).hold(0, 39, 41, 104).begin(0).play("use 39+41", "done")
	wantEqual(t, "own, common", [][]Card{tb.players[0].discards.Cards(), tb.discards.Cards()}, [][]Card{{39}, {41}})
}

func TestSTO38_OnlyInTheirActions(t *testing.T) {
	// STO-34 to STO-37 do nothing when summoning, and STO-30 does nothing for abilities and forging.
	tb := sit(t, 2).stone(0, PlusStone, DoubleStone, ExtraStone, ThreeStone).hold(0, 11, 100).show(12, 13, 14, 15, 16,
		17).begin(0)
	tb.refused("buy 1", refuseTooDear)
	tb.play("lay 11")
	wantEqual(t, "its own magic", tb.turn.points, 1)
	tb.play("buy 1", "done").wantPoints(0)
	tb = sit(t, 2).stone(0, MagicStone).hold(0, 11, 100).begin(0).play("use 11+100")
	wantEqual(t, "no magic", tb.magic(0), 0)
	tb.refused("buy 1", refuseAbilities)
	tb.play("done")
	wantEqual(t, "no magic", tb.magic(0), 0)
	tb = sit(t, 2).stone(0, ExtraStone, DoubleStone).gems(0, 0, 0, 0, 4, 0).lying(Green, Red, Blue, Red, Yellow).hold(0,
		100).begin(0)
	tb.play("forge points 0,0,0,4,0", "place upper yellow").wantPoints(3)
}
