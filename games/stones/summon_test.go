package stones

import (
	"testing"
)

func TestSTO10_OneMagicColour(t *testing.T) {
	// 30 red 2, 26 green 2, 104 many-coloured 1, 72 dragon 2, 101 red 1.
	tb := sit(t, 2).stone(0, HandStone).hold(0, 30, 26, 104, 72, 101).show(11, 12, 13, 14, 15, 16).begin(0)
	tb.refused("lay 41", gamesNoSuchThing)
	tb.play("lay 104")
	wantEqual(t, "any colour joins a druid of many colours", tb.moves("lay"),
		[]string{"lay 26", "lay 30", "lay 72", "lay 101"})
	tb.play("lay 30")
	tb.refused("lay 26", refuseOtherMagic)
	wantEqual(t, "what joins red", tb.moves("lay"), []string{"lay 72", "lay 101"})
	wantEqual(t, "sum", tb.turn.points, 3)
	tb.play("lay 72", "lay 101")
	wantEqual(t, "sum", tb.turn.points, 6)
	// Dragons and many-coloured druids by themselves.
	tb = sit(t, 2).hold(0, 104, 72).begin(0).play("lay 72", "lay 104", "buy 1")
	wantEqual(t, "sum", tb.turn.points, 2)
}

func TestSTO10_Buying(t *testing.T) {
	tb := sit(t, 2).hold(0, 30, 101).show(11, 12, 13, 14, 15, 16).next(17, 18, 71).begin(0)
	tb.refused("buy 1", refuseTooDear)
	tb.play("lay 30")
	tb.refused("done", refuseBuyFirst)
	tb.refused("buy 4", refuseTooDear)
	tb.refused("end", refuseSummoning)
	tb.play("lay 101", "buy 1")
	// Each card is bought at its slot's price, before the others slide.
	wantEqual(t, "gap", tb.display, [Slots]Card{Hidden, 12, 13, 14, 15, 16})
	tb.refused("buy 1", refuseEmptySlot)
	wantEqual(t, "left to spend", tb.turn.points, 2)
	tb.refused("buy 5", refuseTooDear)
	tb.play("buy 3")
	if tb.Revealed() {
		t.Error("nothing was revealed yet")
	}
	tb.play("done")
	wantEqual(t, "slid and filled, dragons not yet", tb.display, [Slots]Card{12, 14, 15, 16, 17, 18})
	wantEqual(t, "own discards", tb.players[0].discards.Cards(), []Card{11, 13, 30, 101})
	if !tb.Revealed() {
		t.Error("new cards lie there")
	}
	tb.wantPhase(TradePhase)
	// A dragon can come to the display; points left over are lost; more cards may be played than needed.
	tb = sit(t, 2).hold(0, 30, 101).show(11, 12, 13, 14, 15, 16).next(71).begin(0).play("lay 30", "lay 101", "buy 1",
		"done")
	wantEqual(t, "a dragon", tb.display, [Slots]Card{12, 13, 14, 15, 16, 71})
	wantEqual(t, "own discards", tb.players[0].discards.Cards(), []Card{11, 30, 101})
	wantEqual(t, "left over", tb.magic(0), 0)
}

func TestSTO10_EmptyPiles(t *testing.T) {
	// If the pile is empty, its discards are shuffled, but only when a card must be drawn.
	tb := sit(t, 2).hold(0, 30, 101).show(11, 12, 13, 14, 15, 16).hoard(1)
	tb.fetch(0, 20)
	tb.discards.add(20)
	tb.begin(0).play("lay 30", "buy 1", "done")
	wantEqual(t, "the discard came back", tb.display, [Slots]Card{12, 13, 14, 15, 16, 20})
	wantEqual(t, "shuffled", tb.told(CommonShuffled{}), []string{"{Cards:1}"})
	// If both are empty, the display has a gap on the left, and a summoning can go on with what is there.
	tb = sit(t, 2).hold(0, 30, 101, 100).show(11, 12, 13, 14, 15, 16).hoard(1).begin(0).play("lay 30", "buy 2", "done")
	wantEqual(t, "a free slot", tb.display, [Slots]Card{11, 13, 14, 15, 16, Hidden})
	// If the action itself puts cards on the common discards, the display is filled from them at its end, once all
	// cards that leave have left.
	tb = sit(t, 2).hold(0, 30, 41, 26).stone(0, ThreeStone).show(11, 12, 13, 14, 15).hoard(1)
	tb.players[1].discards.add(tb.display[5])
	tb.display[5] = Hidden
	tb.begin(0).play("use 26+30+41", "done")
	wantEqual(t, "filled from two cards", tb.display[5] == 30 || tb.display[5] == 41, true)
	wantEqual(t, "the other is the new pile", tb.common.count, 1)
	wantEqual(t, "shuffled", tb.told(CommonShuffled{}), []string{"{Cards:2}"})
}

func TestSTO10_NothingToBuy(t *testing.T) {
	tb := sit(t, 2).hold(0, 100, 101).hoardDisplay(1).begin(0)
	tb.refused("lay 100", refuseNoDisplay)
	tb.refused("buy 1", refuseEmptySlot)
	wantEqual(t, "abilities are left", tb.moves("use"), []string{"use 100+101"})
}

func TestSTO30_MagicPoints(t *testing.T) {
	tb := sit(t, 2).stone(0, MagicStone).hold(0, 101).show(11, 12, 13, 14, 15, 16).begin(0)
	wantEqual(t, "without a card", tb.moves("buy"), []string{"buy 1", "buy 2", "buy 3"})
	tb.refused("buy 4", refuseTooDear)
	tb.play("buy 1")
	wantEqual(t, "one point is left", tb.turn.points, 1)
	tb.play("lay 101", "buy 2", "done")
	wantEqual(t, "own discards", tb.players[0].discards.Cards(), []Card{11, 12, 101})
	tb = sit(t, 2).stone(0, MagicStone).hold(0, 101).begin(0).play("lay 101")
	wantEqual(t, "two more with a card", tb.turn.points, 3)
	// It works with an empty hand too.
	tb = sit(t, 2).stone(0, MagicStone).begin(0).play("buy 2", "done")
	wantEqual(t, "bought with nothing", tb.players[0].discards.Size(), 1)
}
