package ritual

import (
	"testing"

	"runehall/games"
)

func TestRIT31_AtAnyTimeBetweenMoves(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, ReverseDirection).give(2, ReverseDirection).spare(0, Grey, 1)
	wantEqual(t, "acting", tb.AppendActing(nil), []games.Acting{{Seat: 0, Must: true}, {Seat: 2}})
	tb.play("2 reveal reverse-direction").allDecline()
	tb.wantPhase(TurnPhase, 0)
	tb.play("0 reveal reverse-direction").allDecline()
	tb.wantPhase(TurnPhase, 0)
}

func TestRIT31_TheMomentAfterItWasDrawn(t *testing.T) {
	tb := sit(t, 2).draw("a b").onTop(ReverseDirection).spare(0, Grey, 1).spare(1, Grey, 1)
	tb.do(0, tb.fit(0, Cell{0, 1}, Black, 1))
	tb.play("0 reveal reverse-direction", "1 decline").wantPhase(TurnPhase, 1)
}

func TestRIT31_NeverInTheMiddleOfAPlacement(t *testing.T) {
	tb := fullHand(t)
	tb.refused(1, Move{Kind: Reveal, Card: ReverseDirection}, refuseMidMove)
	wantEqual(t, "acting", tb.AppendActing(nil), []games.Acting{{Seat: 0, Must: true}})
}

func TestRIT32_TheMatchStandsStill(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, ExtraCoins, Skip).give(1, ReverseDirection).spare(1, Grey, 1).rolls(2)
	m := tb.fit(0, Cell{0, 1}, Grey, 1)
	tb.play("0 reveal extra-coins")
	for _, phase := range []Phase{AnswerPhase, ChoicePhase} {
		wantEqual(t, "phase", tb.phase, phase)
		for s := range games.Seat(2) {
			tb.refused(s, Move{Kind: Reveal, Card: ReverseDirection}, refuseStandstill)
			tb.refused(s, Move{Kind: RevealAt, Card: Skip, Target: 1 - s}, refuseStandstill)
		}
		if phase == AnswerPhase {
			tb.refused(0, m, refuseStandstill)
			tb.play("1 decline")
		}
	}
	tb.refused(1, Move{Kind: PickCell}, refuseStandstill)
	tb.refused(1, Move{Kind: Place}, refuseStandstill)
	tb.play("0 coins 0,0")
	wantEqual(t, "discards", tb.cards.discards.list(), []Card{ExtraCoins})
	tb.wantPhase(TurnPhase, 0)
}

func TestRIT33_OrderOfARitual(t *testing.T) {
	tb := sit(t, 4).draw("a").give(2, ExtraCoins).spare(0, Grey, 1).rolls(3)
	tb.lay(Cell{1, 0}, 40, 0, 2, 1)
	tb.told()
	tb.play("2 reveal extra-coins")
	for _, s := range []games.Seat{3, 0, 1} {
		tb.wantPhase(AnswerPhase, s)
		tb.do(s, Move{Kind: Decline})
	}
	tb.wantPhase(ChoicePhase, 2)
	tb.play("2 coins 1,0")
	wantEqual(t, "events", tb.told(), []string{
		"RitualRevealed", "Declined", "Declined", "Declined", "DieRolled", "CoinsPlaced", "TilesDrawn", "TilesDrawn",
		"TilesDrawn", "RitualDiscarded",
	})
}

func TestRIT33_AskedInThePresentOrder(t *testing.T) {
	tb := sit(t, 4).draw("a").give(2, ReverseDirection)
	tb.back = true
	tb.play("2 reveal reverse-direction")
	for _, s := range []games.Seat{1, 0, 3} {
		tb.wantPhase(AnswerPhase, s)
		tb.do(s, Move{Kind: Decline})
	}
}

func TestRIT33_NobodySeesWhoDeclined(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 0, 2} {
		if _, told := redact(Declined{Seat: 1}, reader); told {
			t.Errorf("reader %d is told that seat 1 declined", reader)
		}
	}
	tb := sit(t, 4).draw("a").give(0, ReverseDirection).play("0 reveal reverse-direction")
	for _, reader := range []games.Seat{games.Public, 0, 2} {
		wantEqual(t, "asked", view(tb.Game, reader).Asked(), games.Nobody)
	}
	wantEqual(t, "asked, to itself", view(tb.Game, 1).Asked(), 1)
	wantEqual(t, "asked, to all", view(tb.Game, games.All).Asked(), 1)
}

func TestRIT33_TheTargetIsNamed(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, Skip, ReverseDirection)
	tb.refused(0, Move{Kind: Reveal, Card: Skip}, refuseNeedsTarget)
	tb.refused(0, Move{Kind: RevealAt, Card: ReverseDirection, Target: 1}, refuseNoTarget)
	tb.play("0 reveal skip 2")
	wantEqual(t, "target", tb.chain.links[0].Target, 2)
}

func TestRIT36_WardAnswersAnything(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, Skip).give(2, Ward).play("0 reveal skip 1", "1 decline", "2 answer ward")
	tb.allDecline()
	wantEqual(t, "skips", tb.skips[1], 0)
	wantEqual(t, "discards in the order revealed", tb.cards.discards.list(), []Card{Skip, Ward})
	tb.wantPhase(TurnPhase, 0)
}

func TestRIT36_AWardedDieIsNotRolled(t *testing.T) {
	tb := sit(t, 2).draw("a").give(0, ExtraCoins).give(1, Ward)
	before := tb.dieChance
	tb.play("0 reveal extra-coins", "1 answer ward", "0 decline")
	wantEqual(t, "the die was rolled", tb.dieChance != before, false)
}

func TestRIT36_AllButTheAnswererAreAskedAgain(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, Skip).give(1, Ward).give(0, Ward).play("0 reveal skip 2", "1 answer ward")
	tb.wantPhase(AnswerPhase, 2)
	tb.play("2 decline")
	tb.wantPhase(AnswerPhase, 0)
	tb.play("0 answer ward")
	tb.wantPhase(AnswerPhase, 1)
	tb.play("1 decline", "2 decline")
	tb.wantPhase(ChoicePhase, 0)
	tb.play("0 skip next")
	wantEqual(t, "skips", tb.skips[2], 1)
	wantEqual(t, "discards", tb.cards.discards.list(), []Card{Skip, Ward, Ward})
}

func TestRIT36_ReverseAnswersAnythingButAWard(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, Skip, Reverse).give(1, Ward).play("0 reveal skip 1", "1 answer ward", "2 decline")
	tb.refused(0, Move{Kind: Answer, Card: Reverse}, refuseWardStands)
	wantEqual(t, "moves", tb.AppendMoves(nil, 0), []Move{{Kind: Decline}})
}

// A Ward answers a Reverse: the Reverse does nothing, and the ritual is carried out as revealed.
func TestRIT36_AWardedReverseDoesNothing(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, Skip, Ward).give(1, Reverse)
	tb.play("0 reveal skip 1", "1 answer reverse", "2 decline", "0 answer ward").allDecline()
	tb.wantPhase(ChoicePhase, 0)
	wantEqual(t, "target", tb.effect.Target, 1)
}

// Once all have declined to answer the last card, earlier cards cannot be answered any more.
func TestRIT36_EarlierCardsCannotBeAnswered(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, Skip).give(1, Reverse).give(2, Ward).play("0 reveal skip 1", "1 answer reverse",
		"2 decline", "0 decline")
	tb.wantPhase(ChoicePhase, 1)
	tb.refused(2, Move{Kind: Answer, Card: Ward}, refuseNoQuestion)
}

func TestRIT36_AnswersOnlyAnswer(t *testing.T) {
	tb := sit(t, 2).draw("a").give(0, Skip, Ward, Reverse).give(1, Skip)
	tb.refused(0, Move{Kind: Reveal, Card: Ward}, refuseAnswersOnly)
	tb.refused(0, Move{Kind: RevealAt, Card: Reverse, Target: 1}, refuseAnswersOnly)
	tb.play("0 reveal skip 1")
	tb.refused(1, Move{Kind: Answer, Card: Skip}, refuseNoAnswer)
	tb.refused(1, Move{Kind: Answer, Card: Ward}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Answer, Card: Ward}, games.NotActing)
}

func TestRIT38_ATargetedRitualReversed(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, Skip).give(2, Reverse).play("0 reveal skip 1", "1 decline", "2 answer reverse")
	tb.allDecline()
	tb.wantPhase(ChoicePhase, 2)
	tb.play("2 skip now")
	tb.wantPhase(TurnPhase, 1)
}

func TestRIT38_ARitualForTheUserWorksForTheReverser(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, RefillHand).give(1, Reverse).spare(1, Grey, 1).spare(0, Grey, 1)
	tb.play("0 reveal refill-hand", "1 answer reverse", "0 decline")
	wantEqual(t, "hands", []uint8{tb.hands[0].count, tb.hands[1].count}, []uint8{1, 3})
	// This goes for a whole turn too, which may build over anybody's tiles.
	tb = sit(t, 3).draw("a c b").give(0, QuickTurn).give(1, Reverse).spare(0, Grey, 1).spare(1, Grey, 1)
	over := tb.fit(1, Cell{1, 0}, Grey, 1)
	tb.play("0 reveal quick-turn", "1 answer reverse", "2 decline", "0 decline").do(1, over)
	tb.wantPhase(TurnPhase, 0)
}

func TestRIT38_OnlyTilesOfItsPlayer(t *testing.T) {
	tb := sit(t, 3).draw("a b c").give(0, ReplaceCoins).give(1, Reverse).rolls(6)
	tb.play("0 reveal replace-coins", "1 answer reverse").allDecline()
	tb.refused(1, Move{Kind: PickCell, Cell: Cell{2, 0}}, refuseOnlyTiles)
	tb.play("1 coins 0,0").wantCoins(Cell{0, 0}, 1, 1)

	tb = sit(t, 3).draw("a b c").give(0, StealTile).give(1, Reverse).spare(0, Grey, 3).spare(1, Grey, 1)
	other, own := tb.fit(1, Cell{2, 0}, Grey, 1), tb.fit(1, Cell{0, 0}, Grey, 1)
	tb.play("0 reveal steal-tile", "1 answer reverse").allDecline()
	tb.refused(1, other, refuseOnlyTiles)
	tb.do(1, own).wantCoins(Cell{0, 0}, 1, 1)
}

func TestRIT38_ReversingAReverse(t *testing.T) {
	tb := sit(t, 4).draw("a").give(0, Skip).give(1, Reverse).give(2, Reverse)
	tb.play("0 reveal skip 3", "1 answer reverse", "2 answer reverse").allDecline()
	tb.wantPhase(ChoicePhase, 2)
	wantEqual(t, "target", tb.effect.Target, 1)
}

// With two seats, the second Reverse turns the ritual back.
func TestRIT38_TwoSeatsReverseTwice(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, Skip, Reverse).give(1, Reverse)
	tb.play("0 reveal skip 1", "1 answer reverse", "0 answer reverse", "1 decline")
	tb.wantPhase(ChoicePhase, 0)
	wantEqual(t, "target", tb.effect.Target, 1)
	tb.play("0 skip next")
	wantEqual(t, "discards", tb.cards.discards.list(), []Card{Skip, Reverse, Reverse})
}

// The longest chain has a ritual, both Reverses and both Wards.
func TestRIT36_TheLongestChain(t *testing.T) {
	tb := sit(t, 3).draw("a").give(0, Skip, Reverse, Ward).give(1, Reverse).give(2, Ward)
	tb.play("0 reveal skip 1", "1 answer reverse", "2 decline", "0 answer reverse", "1 decline", "2 answer ward",
		"0 answer ward")
	tb.allDecline()
	// The last Ward saves the second Reverse, which reverses the first.
	tb.wantPhase(ChoicePhase, 0)
	wantEqual(t, "target", tb.effect.Target, 1)
	wantEqual(t, "links", tb.chain.count, maxLinks)
}

func TestRIT38_ACopyReversed(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, CopyRitual).give(1, Reverse).discard(Skip)
	tb.play("0 reveal copy 1", "1 answer reverse", "0 decline")
	wantEqual(t, "effect", tb.effect, Effect{Card: Skip, User: 1, Target: 0, Only: games.Nobody})

	// The copied ritual is bound to its player's tiles too.
	tb = sit(t, 3).draw("a b c").give(0, CopyRitual).give(1, Reverse).discard(ReplaceCoins).rolls(6)
	tb.play("0 reveal copy", "1 answer reverse").allDecline()
	tb.refused(1, Move{Kind: PickCell, Cell: Cell{2, 0}}, refuseOnlyTiles)
	tb.play("1 coins 0,0").wantCoins(Cell{0, 0}, 1, 1)
}

func TestRIT34_AReverseWithNothingLeftToDo(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, RefillHand).give(1, Reverse).spare(1, Grey, 3).spare(0, Grey, 1)
	tb.play("0 reveal refill-hand", "1 answer reverse").told()
	tb.play("0 decline")
	wantEqual(t, "events", tb.told(), []string{"Declined", "RolesChanged", "LeftOut", "RitualDiscarded",
		"RitualDiscarded"})
}

func TestRIT34_LeftOutAfterTheRoll(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(0, ReplaceCoins).rolls(2)
	tb.lay(Cell{1, 0}, 40, 0, 1, 3)
	tb.told()
	tb.play("0 reveal replace-coins", "1 decline")
	wantEqual(t, "events", tb.told()[2:5], []string{"DieRolled", "LeftOut", "TilesDrawn"})
	wantEqual(t, "discards", tb.cards.discards.list(), []Card{ReplaceCoins})
}

// The die is rolled even if, after an answer, there is nothing left to do.
func TestRIT34_TheDieIsRolledAllTheSame(t *testing.T) {
	tb := sit(t, 2).draw("a").give(0, ExtraCoins).give(1, Reverse)
	tb.play("0 reveal extra-coins", "1 answer reverse").told()
	tb.play("0 decline")
	wantEqual(t, "events", tb.told()[:4], []string{"Declined", "RolesChanged", "DieRolled", "LeftOut"})
}

func TestRIT35_NoEndlessChain(t *testing.T) {
	for _, card := range []Card{Ward, Reverse} {
		tb := sit(t, 2).draw("a").give(0, CopyRitual).discard(Skip, card)
		tb.refused(0, Move{Kind: Reveal, Card: CopyRitual}, refuseCopy)
		wantEqual(t, "reveals", len(tb.appendReveals(nil, 0)), 0)
	}
	tb := sit(t, 2).draw("a").give(0, CopyRitual)
	tb.cards.discards.add(CopyRitual)
	tb.refused(0, Move{Kind: Reveal, Card: CopyRitual}, refuseCopy)
}
