package masters

import (
	"testing"

	"runehall/games"
)

func TestMAS20_SidesAreChosenOpenlyInTurnOrder(t *testing.T) {
	setup := everything(3, 4)
	setup.Starts = []games.Seat{1}
	tb := &table{Game: newGame(setup, nil), t: t}
	tb.Listen(&tb.events)
	wantEqual(t, "hand before the choice", tb.hands[1].count, 3)
	wantEqual(t, "moves", len(tb.AppendMoves(nil, 1)), 2)
	for i, s := range []games.Seat{1, 2, 0} {
		tb.wantPhase(SidePhase, s)
		tb.refused(string('0'+byte(s))+" extra", refuseSideFirst)
		tb.play(string('0'+byte(s)) + " side " + []string{"green", "blue", "green"}[i])
	}
	wantEqual(t, "events", tb.told(), []string{"SideChosen", "SideChosen", "SideChosen", "TurnBegan"})
	tb.wantPhase(PlayPhase, 1)
	tb.refused("1 side blue", refuseChosen)
	wantEqual(t, "what others see", view(tb.Game, 0).Side(2), BlueSide)
}

func TestMAS20_OnlyWithAdepts(t *testing.T) {
	tb := sit(t, 2)
	tb.refused("0 side green", refuseNoAdepts)
}

// green sets up a table on which seat 0, with the green side, is about to place a master.
func green(t *testing.T, options ...string) *table {
	t.Helper()
	return sit(t, 2, append(options, OptionAdepts)...).draw("B B R R G G ").adept(0, GreenSide).hold(0, "BBB/GRG",
		"BBG/BGR").phase2(0)
}

func TestMAS21_ACardForTheFirstMaster(t *testing.T) {
	tb := green(t).onTop("GBG/BBR")
	tb.told()
	tb.play("0 master 0,0")
	wantEqual(t, "events", tb.told(), []string{"MasterPlaced", "WorthChanged", "CardDrawn", "TurnBegan"})
	wantEqual(t, "hand", tb.hands[0].list(), cards("BBB/GRG", "BBG/BGR", "GBG/BBR"))
	// Only the first master brings a card.
	tb.phase2(0).play("0 master 2,0")
	wantEqual(t, "events", tb.told(), []string{"MasterPlaced", "WorthChanged", "TurnBegan"})
	// The hand keeps the additional card to the end.
	tb.phase2(0).play("0 master 4,0")
	wantEqual(t, "masters left", tb.players[0].left, 0)
	if tb.hands[0].count == 0 {
		t.Error("no card stays unplayed")
	}
}

func TestMAS21_NotForABlueSide(t *testing.T) {
	tb := green(t).adept(0, BlueSide).play("0 master 0,0")
	wantEqual(t, "hand", tb.hands[0].count, 2)
}

func TestMAS21_AnEmptyDeckGivesNothing(t *testing.T) {
	tb := green(t).noDeck()
	tb.told()
	tb.play("0 master 0,0")
	wantEqual(t, "events", tb.told(), []string{"MasterPlaced", "WorthChanged", "DrawForgone", "TurnBegan"})
	// It is not made up for later.
	tb.onTop("GBG/BBR").phase2(0).play("0 master 2,0")
	wantEqual(t, "hand", tb.hands[0].count, 2)
}

func TestMAS21_NothingOnceSomebodyIsDone(t *testing.T) {
	tb := green(t).left(3, 0)
	tb.told()
	tb.play("0 master 0,0")
	wantEqual(t, "events", tb.told(), []string{"MasterPlaced", "WorthChanged", "DrawForgone", "TurnBegan"})
}

// The order at the end of a turn: the master, the token, the card of MAS-21, the discard of MAS-23.
func TestMAS21_OrderAtTheEndOfATurn(t *testing.T) {
	tb := green(t, OptionHigh, OptionExtra).onTop("GBG/BBR")
	tb.drewExtra = true
	tb.told()
	tb.play("0 master 1,0").wantPhase(TokenPhase, 0)
	tb.play("0 token 2,0 blue").wantPhase(DiscardPhase, 0)
	tb.play("0 beside GBG/BBR").wantPhase(PlayPhase, 1)
	wantEqual(t, "events", tb.told(), []string{
		"MasterPlaced", "WorthChanged", "TokenPlaced", "WorthChanged", "CardDrawn", "CardPutBeside", "TurnBegan",
	})
}

// odd sets up a table on which BBB/GRG fits at 1,1 only if a rune is ignored: the red one beneath it, or the green one
// above it.
func odd(t *testing.T) *table {
	t.Helper()
	return sit(t, 2, OptionAdepts).draw(". G1", "B1R ").hold(0, "BBB/GRG").adept(0, BlueSide)
}

func TestMAS22_OneRuneUnderOrBeside(t *testing.T) {
	for _, ignored := range []string{"1,1", "1,0"} {
		tb := odd(t)
		tb.told()
		tb.play("0 ignore BBB/GRG 1,1 r0 " + ignored)
		wantEqual(t, "events", tb.told(), []string{"CardPlayed", "RuneIgnored", "WorthChanged"})
		_, m := tb.parse("0 master " + ignored)
		got, used := view(tb.Game, 1).Ignored(0)
		wantEqual(t, "rune ignored", []any{got, used}, []any{m.Cell, true})
		tb.wantPhase(MasterPhase, 0)
	}
	for _, other := range []string{"0,1", "2,1", "5,5", "0,0"} {
		odd(t).refused("0 ignore BBB/GRG 1,1 r0 "+other, refuseOtherRune)
	}
}

func TestMAS22_OnlyOneRune(t *testing.T) {
	// Two runes beneath and two beside it do not agree.
	tb := sit(t, 2, OptionAdepts).draw("R G R ", ". R . ").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.refused("0 ignore BBB/GRG -1,0 r0 0,0", refuseOtherRune)
	tb.refused("0 ignore BBB/GRG -1,0 r0 1,0", refuseOtherRune)
}

func TestMAS22_BySidesOnly(t *testing.T) {
	// A rune at a corner is not next to the card.
	tb := sit(t, 2, OptionAdepts).draw("G . ", ". B ").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.refused("0 ignore BBB/GRG 1,1 r0 0,0", refuseNotNeeded)
	tb.allowed("0 play BBB/GRG 1,1 r0")
}

func TestMAS22_OnlyWhereNeeded(t *testing.T) {
	tb := sit(t, 2, OptionAdepts).draw("B G ").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.refused("0 ignore BBB/GRG -2,0 r0 1,0", refuseNotNeeded)
	tb.allowed("0 play BBB/GRG -2,0 r0")
}

func TestMAS22_OnceAMatchByTheBlueSide(t *testing.T) {
	tb := odd(t).hold(0, "BBG/BGR").play("0 ignore BBB/GRG 1,1 r0 1,1", "0 draw")
	tb.onTurn, tb.phase = 0, PlayPhase
	tb.refused("0 ignore BBG/BGR 3,1 r0 3,1", refusePowerUsed)
	wantEqual(t, "placements", kinds(tb.AppendMoves(nil, 0))[Ignore], 0)
	odd(t).adept(0, GreenSide).refused("0 ignore BBB/GRG 1,1 r0 1,1", refuseNoPower)
	odd(t).adept(0, NoSide).refused("0 ignore BBB/GRG 1,1 r0 1,1", refuseNoPower)
}

// MAS-6 and MAS-9 to MAS-11 still hold.
func TestMAS22_AllElseHolds(t *testing.T) {
	tb := odd(t)
	tb.refused("0 ignore BBB/GRG 5,5 r0 1,1", refuseCoversNothing)
	tb.refused("0 ignore BBB/GRG 0,1 r0 1,1", refuseOnMaster)
	tb.refused("0 ignore BBG/BGR 1,1 r0 1,1", refuseNotHand)
	tb = sit(t, 2, OptionAdepts).adept(0, BlueSide).hold(0, "BBB/GRG")
	tb.refused("0 ignore BBB/GRG 0,0 r0 1,0", refuseExactly)
	tb = sit(t, 2, OptionAdepts, OptionHigh).draw("b1").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.refused("0 ignore BBB/GRG 0,0 r0 0,0", refuseOnToken)
	tb = sit(t, 2, OptionAdepts).draw(". . R . ", "B0R . B1").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.refused("0 ignore BBB/GRG 0,1 r0 1,1", refuseOnMaster)
	tb = sit(t, 2, OptionAdepts).draw("B0R . . B1", ". . . . B ").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.refused("0 ignore BBB/GRG 1,0 r0 1,0", refuseJoins)
}

func TestMAS22_NoForeignAreaShrinks(t *testing.T) {
	tb := sit(t, 2, OptionAdepts).draw("R R1").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.refused("0 ignore BBB/GRG -2,0 r0 0,0", refuseShrinks)
	tb.refused("0 ignore BBB/GRG -2,0 r0 1,0", refuseShrinks)
	// An own area may shrink, and a free one.
	sit(t, 2, OptionAdepts).draw("R R0").hold(0, "BBB/GRG").adept(0, BlueSide).allowed("0 ignore BBB/GRG -2,0 r0 0,0")
	sit(t, 2, OptionAdepts).draw("R R ").hold(0, "BBB/GRG").adept(0, BlueSide).allowed("0 ignore BBB/GRG -2,0 r0 0,0")
}

// No part of the card may take a cell away, not only the part on the ignored rune.
func TestMAS22_NoPartOfTheCardTakesAnything(t *testing.T) {
	// Only the red rune on the left is beside the card and does not agree. Beneath, the green middle of the card cuts
	// the area of seat 1.
	rows := []string{"B1B B B B ", "R . . . . "}
	tb := sit(t, 2, OptionAdepts).draw(rows...).hold(0, "BGB/GRB").adept(0, BlueSide)
	tb.refused("0 ignore BGB/GRB 1,0 r0 0,1", refuseShrinks)
	// If the area is free, the rune can be ignored.
	rows[0] = "B B B B B "
	sit(t, 2, OptionAdepts).draw(rows...).hold(0, "BGB/GRB").adept(0, BlueSide).allowed("0 ignore BGB/GRB 1,0 r0 0,1")
}

// A cell that changes its colour but joins another area of the same player is not taken away.
func TestMAS22_ACellMayChangeItsArea(t *testing.T) {
	play := "0 ignore BBB/GRG -2,1 r0 0,0"
	tb := sit(t, 2, OptionAdepts).draw("R1. ", "R B1").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.allowed(play)
	tb.play(play).wantHolders("1.", "11")
	for _, row := range []string{"R B ", "R B0"} {
		tb = sit(t, 2, OptionAdepts).draw("R1. ", row).hold(0, "BBB/GRG").adept(0, BlueSide)
		tb.refused(play, refuseShrinks)
	}
	// Here another cell is taken away too.
	tb = sit(t, 2, OptionAdepts).draw("R1. ", "R B1", "R . ").hold(0, "BBB/GRG").adept(0, BlueSide)
	tb.refused(play, refuseShrinks)
}

func TestMAS23_ACardMoreForAPoint(t *testing.T) {
	tb := sit(t, 2, OptionExtra).hold(0, "BBB/GRG").onTop("BGB/GRB").onTop("GBG/BBR")
	tb.told()
	tb.play("0 extra")
	wantEqual(t, "hand", tb.hands[0].list(), cards("BBB/GRG", "GBG/BBR"))
	tb.refused("0 extra", refuseOnce)
	tb.play("0 play GBG/BBR 2,1 r0")
	tb.refused("0 beside BBB/GRG", refuseNothingOwed)
	tb.play("0 draw").wantPhase(DiscardPhase, 0)
	wantEqual(t, "moves", len(tb.AppendMoves(nil, 0)), 2)
	tb.refused("0 beside GBG/BBR", refuseNotHand)
	tb.refused("0 draw", refuseDiscardFirst)
	tb.refused("0 play BBB/GRG 2,1 r0", refuseDiscardFirst)
	wantEqual(t, "points", tb.points(0), 0)
	tb.play("0 beside BBB/GRG")
	wantEqual(t, "events", tb.told(), []string{
		"CardDrawn", "CardPlayed", "CardDrawn", "CardPutBeside", "TurnBegan",
	})
	wantEqual(t, "points", tb.points(0), -1)
	for _, reader := range []games.Seat{games.Public, 1} {
		wantEqual(t, "cards beside", view(tb.Game, reader).Beside(0), cards("BBB/GRG"))
	}
	tb.wantPhase(PlayPhase, 1)
	tb.hold(1, "GBB/BGR")
	tb.refused("1 beside GBB/BGR", refuseNothingOwed)
}

func TestMAS23_ForEverybodyWithOrWithoutAdepts(t *testing.T) {
	for _, side := range []Side{NoSide, GreenSide, BlueSide} {
		sit(t, 2, OptionExtra).hold(0, "BBB/GRG").adept(0, side).allowed("0 extra")
	}
	tb := sit(t, 2, OptionAdepts).hold(0, "BBB/GRG")
	tb.refused("0 extra", refuseNoExtra)
	tb.refused("0 beside BBB/GRG", refuseNoExtra)
}

func TestMAS23_NotWhereDrawingIsBarred(t *testing.T) {
	sit(t, 2, OptionExtra).hold(0, "BBB/GRG").noDeck().refused("0 extra", refuseDeckEmpty)
	sit(t, 2, OptionExtra).hold(0, "BBB/GRG").left(3, 0).refused("0 extra", refuseSomeDone)
}

// The extra card may be the last one of the deck. Phase 2 then is as with any empty deck.
func TestMAS23_TheLastCardOfTheDeck(t *testing.T) {
	tb := sit(t, 2, OptionExtra).hold(0, "BBB/GRG").noDeck().onTop("GBG/BBR").play("0 extra", "0 play GBG/BBR 2,1 r0")
	tb.refused("0 draw", refuseDeckEmpty)
	tb.play("0 master 2,1", "0 beside BBB/GRG")
}

// It can be taken in the turn of the last master too; the point is lost in the final scoring.
func TestMAS23_AfterTheLastMaster(t *testing.T) {
	tb := sit(t, 2, OptionExtra).hold(0, "BBB/GRG").onTop("GBG/BBR").left(1, 0)
	tb.players[1].left = 1
	tb.play("0 extra", "0 play GBG/BBR 2,1 r0", "0 master 2,1").wantPhase(DiscardPhase, 0)
	tb.play("0 beside BBB/GRG").wantPhase(PlayPhase, 1)
	tb.left(0, 1).phase2(1)
	tb.told()
	tb.play("1 master 0,0")
	wantEqual(t, "counted", eventsOf[DiscardsCounted](tb), []DiscardsCounted{{Seat: 0, Cards: 1}})
	result, _ := tb.Result()
	area, _ := view(tb.Game, 0).Area(Cell{2, 1})
	wantEqual(t, "points", int(result.Points[0]), area.Points-1)
}

// A card discarded by MAS-16 does not replace the discard of MAS-23.
func TestMAS23_BesideADiscard(t *testing.T) {
	tb := stuck(t, OptionExtra).onTop("BGB/GRB").play("0 extra", "0 discard BGB/GRB", "0 draw").wantDiscard()
	tb.play("0 beside BBB/GRG")
	wantEqual(t, "points", tb.points(0), -1)
}

func (tb *table) wantDiscard() *table {
	tb.t.Helper()
	tb.wantPhase(DiscardPhase, tb.onTurn)
	return tb
}

// The printed box with the adepts contains the extra rule, so choosing adepts in a set-up also chooses it. In a match
// that names only the adepts it stays off, as in old records.
func TestMAS23_GoesOnWithTheAdepts(t *testing.T) {
	options := map[string]string{}
	Def.Choose(options, OptionAdepts, games.Yes)
	wantEqual(t, "chosen", []string{options[OptionAdepts], options[OptionExtra]}, []string{games.Yes, games.Yes})
	Def.Choose(options, OptionExtra, games.No)
	wantEqual(t, "switched off", []string{options[OptionAdepts], options[OptionExtra]}, []string{games.Yes, games.No})
	old := newGame(games.Setup{Seats: 2, Seed: 1, Options: map[string]string{OptionAdepts: games.Yes}}, nil)
	wantEqual(t, "an old match", []bool{old.rules.Adepts, old.rules.Extra}, []bool{true, false})
}
