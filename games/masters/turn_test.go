package masters

import (
	"testing"

	"runehall/games"
)

func TestMAS13_DrawOrMaster(t *testing.T) {
	tb := sit(t, 3).hold(0, "BBB/GRG").onTop("GBG/BBR").play("0 play BBB/GRG 2,1 r0")
	tb.wantPhase(MasterPhase, 0)
	tb.refused("0 play BBB/GRG 2,1 r0", refusePlayed)
	tb.refused("0 extra", refusePlayed)
	tb.refused("1 draw", games.NotActing)
	tb.told()
	again := *tb.Game
	tb.play("0 draw")
	wantEqual(t, "hand", tb.hands[0].list(), cards("GBG/BBR"))
	wantEqual(t, "events", tb.told(), []string{"CardDrawn", "TurnBegan"})
	tb.wantPhase(PlayPhase, 1)

	tb.Game = &again
	tb.play("0 master 2,1")
	wantEqual(t, "masters left", tb.players[0].left, 2)
	wantEqual(t, "hand", tb.hands[0].count, 0)
	wantEqual(t, "events", tb.told(), []string{"MasterPlaced", "WorthChanged", "TurnBegan"})
	tb.wantPhase(PlayPhase, 1)
}

func TestMAS13_WhereAMasterMayStand(t *testing.T) {
	tb := sit(t, 2).draw(
		"B B R B0",
		"B1. R B0",
		"B G G . ").phase2(0)
	tb.refused("0 master 1,1", refuseNoRune)
	tb.refused("0 master 3,2", refuseNoRune)
	tb.refused("0 master 9,9", refuseNoRune)
	tb.refused("0 master 100,-100", refuseNoRune)
	tb.refused("0 master 0,1", refuseTaken)
	tb.refused("0 master 3,0", refuseTaken)
	tb.refused("0 master 0,0", refuseHeld)
	tb.refused("0 master 0,2", refuseHeld)
	tb.allowed("0 master 2,0", "0 master 2,1", "0 master 1,2", "0 master 2,2")
	wantEqual(t, "places", kinds(tb.AppendMoves(nil, 0))[PlaceMaster], 4)
	tb.told()
	tb.play("0 master 2,1").wantHolders("1100", "1.00", "1--.")
	tb.wantPhase(PlayPhase, 1)
	wantEqual(t, "event", eventsOf[MasterPlaced](tb), []MasterPlaced{{
		Seat: 0, Cell: Cell{2, 1}, Colour: Red, Runes: 2, Points: 6, Left: 0,
	}})
}

func TestMAS13_NotOnAToken(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw("b1B R ").phase2(0)
	tb.refused("0 master 0,0", refuseTaken)
	tb.allowed("0 master 1,0")
}

// A second master in an own area is allowed, but scores nothing.
func TestMAS13_OwnArea(t *testing.T) {
	tb := sit(t, 2).draw("B0B B R ").phase2(0)
	before := tb.points(0)
	tb.play("0 master 2,0").wantHolders("000-")
	wantEqual(t, "points", tb.points(0), before)
}

// A held area stays held as it grows and shrinks.
func TestMAS13_TheAreaAsItChanges(t *testing.T) {
	tb := sit(t, 2).draw("B0B ").hold(0, "BBB/GRG")
	tb.told()
	tb.play("0 play BBB/GRG 1,0 r0").wantHolders("0000", ".---")
	wantEqual(t, "worth", eventsOf[WorthChanged](tb), []WorthChanged{{Seat: 0, From: 2, To: 4}})
	tb = sit(t, 2).draw("B1B B B B ").hold(0, "BGB/GRB")
	tb.told()
	tb.play(cut)
	wantEqual(t, "worth", eventsOf[WorthChanged](tb), []WorthChanged{{Seat: 1, From: 5, To: 2}})
}

func TestMAS14_EmptyDeck(t *testing.T) {
	tb := sit(t, 2).draw("B B ").noDeck().phase2(0)
	tb.refused("0 draw", refuseDeckEmpty)
	wantEqual(t, "moves", kinds(tb.AppendMoves(nil, 0)), map[MoveKind]int{PlaceMaster: 2})
}

// In random matches without adepts and extra cards, whenever a turn begins, each hand has as many cards as its seat has
// masters left.
func TestMAS15_HandsAndMasters(t *testing.T) {
	for seed := range uint64(30) {
		g := newGame(setupOf(2+int(seed%2), seed), nil)
		walk(g, chancy(seed), func(games.Seat, Move) {
			if g.phase != PlayPhase {
				return
			}
			for s := range g.seats {
				wantEqual(t, "cards and masters", int8(g.hands[s].count), g.players[s].left)
			}
		}, func(games.Seat, Move) {})
	}
}

// stuck sets up a table on which seat 0 can play nothing: a card that covers a rune would cover a master.
func stuck(t *testing.T, options ...string) *table {
	t.Helper()
	return sit(t, 3, options...).draw("B1").hold(0, "BBB/GRG", "BBG/BGR", "GBG/BBR")
}

func TestMAS16_NoCardFits(t *testing.T) {
	tb := stuck(t)
	wantEqual(t, "moves", tb.AppendMoves(nil, 0), []Move{
		{Kind: Discard, Card: cards("BBB/GRG")[0]}, {Kind: Discard, Card: cards("BBG/BGR")[0]},
		{Kind: Discard, Card: cards("GBG/BBR")[0]},
	})
	tb.refused("0 discard BBR/GGB", refuseNotHand)
	tb.told()
	tb.play("0 discard BBG/BGR")
	wantEqual(t, "events", tb.told(), []string{"HandShown", "CardDiscarded"})
	wantEqual(t, "revealed", tb.Revealed(), true)
	wantEqual(t, "discards", tb.discards.list(), cards("BBG/BGR"))
	wantEqual(t, "a penalty", tb.points(0), 0)
	// Everybody has seen the hand, and continues to know it.
	for _, reader := range []games.Seat{games.Public, 1, 2} {
		wantEqual(t, "hand that others know", view(tb.Game, reader).Hand(0), cards("BBB/GRG", "GBG/BBR"))
	}
	tb.wantPhase(MasterPhase, 0)
	tb.onTop("BGB/GRB").play("0 draw")
	wantEqual(t, "hand that others know", view(tb.Game, 1).Hand(0), append(cards("BBB/GRG", "GBG/BBR"), Hidden))
	wantEqual(t, "shown", []bool{view(tb.Game, 1).Shown(0, 1), view(tb.Game, 1).Shown(0, 2)}, []bool{true, false})
	tb.wantPhase(PlayPhase, 1)
}

// When a card leaves a hand that others have seen, they still know the other cards they have seen, and no more.
func TestMAS16_ACardDrawnAfterwardsStaysSecret(t *testing.T) {
	for _, c := range []struct {
		play string
		want []Card
	}{
		{"0 play BBB/GRG 0,0 r0", append(cards("GBG/BBR"), Hidden)},
		{"0 play BGB/GRB 0,0 r0", cards("BBB/GRG", "GBG/BBR")},
	} {
		tb := stuck(t).onTop("BGB/GRB").play("0 discard BBG/BGR", "0 draw").draw("B ")
		tb.onTurn, tb.phase = 0, PlayPhase
		tb.play(c.play)
		for _, reader := range []games.Seat{games.Public, 1} {
			wantEqual(t, "hand that others know after "+c.play, view(tb.Game, reader).Hand(0), c.want)
		}
	}
}

// Showing a hand that everybody knows reveals nothing.
func TestMAS16_ShownOnceIsKnown(t *testing.T) {
	tb := stuck(t).noDeck().play("0 discard BBG/BGR").phase2(1)
	tb.onTurn, tb.phase = 0, PlayPhase
	tb.play("0 discard BBB/GRG")
	wantEqual(t, "revealed", tb.Revealed(), false)
}

func TestMAS16_OnlyWhereNothingFits(t *testing.T) {
	tb := sit(t, 2).draw("B B1").hold(0, "BBB/GRG")
	tb.refused("0 discard BBB/GRG", refuseCanPlay)
}

// A reader who does not know the whole hand cannot tell that nothing in it fits.
func TestMAS16_OthersCannotTell(t *testing.T) {
	tb := stuck(t)
	for _, reader := range []games.Seat{games.Public, 1} {
		wantEqual(t, "moves that others know", len(view(tb.Game, reader).AppendMoves(nil, 0)), 0)
	}
}

func TestMAS16_NoPlaceForAMaster(t *testing.T) {
	tb := sit(t, 2).draw("B1B ").phase2(0)
	tb.refused("0 away", refuseCanDraw)
	tb.noDeck()
	wantEqual(t, "moves", tb.AppendMoves(nil, 0), []Move{{Kind: PutAway}})
	tb.play("0 away")
	wantEqual(t, "masters left", tb.players[0].left, 2)
	wantEqual(t, "masters that stand", len(tb.board.standing(0)), 0)
	tb.wantPhase(PlayPhase, 1)
	sit(t, 2).draw("B1B R ").noDeck().phase2(0).refused("0 away", refuseHasPlace)
}

// A seat that puts away its last master is done, and gets no token to place.
func TestMAS16_TheLastMasterPutAway(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw("B1B ").left(1, 2).noDeck().phase2(0)
	tb.told()
	tb.play("0 away")
	wantEqual(t, "events", tb.told(), []string{"MasterPutAway", "SeatDone", "TurnBegan"})
	tb.wantPhase(PlayPhase, 1)
}

// A card may be discarded even if an adept's power or an extra card could still avoid it.
func TestMAS16_NeedNotUseThePower(t *testing.T) {
	tb := sit(t, 2, OptionAdepts, OptionExtra).draw(". G1", "B1R ").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.allowed("0 discard BBB/GRG", "0 extra", "0 ignore BBB/GRG 1,1 r0 1,1", "0 ignore BBB/GRG 1,1 r0 1,0")
	tb.refused("0 play BBB/GRG 1,1 r0", refuseNoMatch)
}

func TestMAS17_DoneSeatsAreLeftOut(t *testing.T) {
	tb := sit(t, 3).draw("B R G B R G ", "G B R G B R ").left(1, 1, 2).phase2(0)
	tb.told()
	tb.play("0 master 0,0")
	wantEqual(t, "events", tb.told(), []string{"MasterPlaced", "WorthChanged", "SeatDone", "TurnBegan"})
	tb.wantPhase(PlayPhase, 1)
	tb.phase2(1)
	tb.refused("1 draw", refuseSomeDone)
	tb.play("1 master 1,0").phase2(2).play("2 master 2,0")
	tb.wantPhase(PlayPhase, 2)
	tb.phase2(2).refused("2 draw", refuseSomeDone)
	tb.told()
	tb.play("2 master 3,0")
	wantEqual(t, "phase", tb.phase, OverPhase)
}

func TestMAS18_Scores(t *testing.T) {
	tb := sit(t, 2).draw(
		"B0B B R1R ",
		"G G0. . G ",
		". B0B . G1").left(0, 1).phase2(1)
	tb.told()
	tb.play("1 master 4,1")
	// Two masters in the green area count it once; free runes count for no seat.
	wantEqual(t, "areas", eventsOf[AreaScored](tb), []AreaScored{
		{Seat: 0, Cell: Cell{0, 0}, Colour: Blue, Runes: 3, Points: 3},
		{Seat: 0, Cell: Cell{1, 1}, Colour: Green, Runes: 2, Points: 4},
		{Seat: 0, Cell: Cell{1, 2}, Colour: Blue, Runes: 2, Points: 2},
		{Seat: 1, Cell: Cell{3, 0}, Colour: Red, Runes: 2, Points: 6},
		{Seat: 1, Cell: Cell{4, 2}, Colour: Green, Runes: 2, Points: 4},
	})
	result, over := tb.Result()
	wantEqual(t, "result", []any{result.Points[:2], result.Rank[:2], over, result.Clause},
		[]any{[]int32{9, 10}, []int8{2, 1}, true, "MAS-18"})
	wantEqual(t, "rematch", len(result.Starters()), 0)
	wantEqual(t, "winners", eventsOf[MatchEnded](tb)[0].Winners, []games.Seat{1})
	tb.refused("0 draw", games.MatchOver)
}

func TestMAS18_ATieIsShared(t *testing.T) {
	tb := sit(t, 3).draw("G0. B1B . B2. B ").left(0, 0, 1).phase2(2).play("2 master 7,0")
	result, _ := tb.Result()
	wantEqual(t, "ranks", result.Rank[:3], []int8{1, 1, 1})
	tb = sit(t, 3).draw("G0. B1B . B2. B R ").left(0, 0, 1).phase2(2).play("2 master 8,0")
	result, _ = tb.Result()
	wantEqual(t, "ranks", result.Rank[:3], []int8{2, 2, 1})
}
