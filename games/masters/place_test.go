package masters

import (
	"testing"

	"runehall/games"
)

// onTheLeft lays BBB/GRG beside the right one of two runes, with its upper right section, which is blue, on the left
// one.
const onTheLeft = "0 play BBB/GRG -2,0 r0"

func TestExample_MAS7_OnlyBeneath(t *testing.T) {
	tb := sit(t, 2).draw("B G ").hold(0, "BBB/GRG").play(onTheLeft)
	played := eventsOf[CardPlayed](tb)
	wantEqual(t, "agrees", []bool{played[0].Under, played[0].Beside}, []bool{true, false})
}

func TestExample_MAS8_OnlyBeside(t *testing.T) {
	tb := sit(t, 2).draw("G B ").hold(0, "BBB/GRG").play(onTheLeft)
	played := eventsOf[CardPlayed](tb)
	wantEqual(t, "agrees", []bool{played[0].Under, played[0].Beside}, []bool{false, true})
}

func TestExample_MAS6_BeneathAndBeside(t *testing.T) {
	tb := sit(t, 2).draw("B B ").hold(0, "BBB/GRG").play(onTheLeft)
	played := eventsOf[CardPlayed](tb)
	wantEqual(t, "agrees", []bool{played[0].Under, played[0].Beside}, []bool{true, true})
}

func TestExample_MAS6_Neither(t *testing.T) {
	sit(t, 2).draw("G G ").hold(0, "BBB/GRG").refused(onTheLeft, refuseNoMatch)
	sit(t, 2).draw("G R ").hold(0, "BBB/GRG").refused(onTheLeft, refuseNoMatch)
}

// One rune that does not agree is enough for a clause to fail.
func TestMAS7_EveryRuneBeneath(t *testing.T) {
	sit(t, 2).draw("B B B G ", "G R G G ").hold(0, "BBB/GRG").play("0 play BBB/GRG 0,0 r0")
	sit(t, 2).draw("B B B G ", "G B G G ").hold(0, "BBB/GRG").refused("0 play BBB/GRG 0,0 r0", refuseNoMatch)
}

func TestMAS8_EveryRuneBeside(t *testing.T) {
	// The runes to the left, above and below agree; those beneath do not.
	rows := []string{
		". B B B . ",
		"B G G G B ",
		"G B B B G ",
		". G R G . ",
	}
	sit(t, 2).draw(rows...).hold(0, "BBB/GRG").play("0 play BBB/GRG 1,1 r0")
	for x, y := 1, 0; x <= 3; x++ {
		odd := append([]string{}, rows...)
		odd[y] = odd[y][:2*x] + "R " + odd[y][2*x+2:]
		sit(t, 2).draw(odd...).hold(0, "BBB/GRG").refused("0 play BBB/GRG 1,1 r0", refuseNoMatch)
	}
	// Runes at the corners do not count.
	rows[0] = "R B B B R "
	sit(t, 2).draw(rows...).hold(0, "BBB/GRG").play("0 play BBB/GRG 1,1 r0")
}

func TestMAS8_HoldsWhereNothingIsBeside(t *testing.T) {
	tb := sit(t, 2).draw("R ").hold(0, "BBB/GRG").play("0 play BBB/GRG 0,0 r0")
	wantEqual(t, "agrees", eventsOf[CardPlayed](tb)[0].Beside, true)
}

func TestMAS8_RunesUnderMastersAndTokensCount(t *testing.T) {
	for drawing, ok := range map[string]bool{"G B1": true, "G G1": false, "G b1": true, "G g1": false} {
		tb := sit(t, 2, OptionHigh).draw(drawing).hold(0, "BBB/GRG")
		if ok {
			tb.allowed(onTheLeft)
		} else {
			tb.refused(onTheLeft, refuseNoMatch)
		}
	}
}

// A card must match even if no card in hand does.
func TestMAS7_NoCardFits(t *testing.T) {
	tb := sit(t, 2).draw(". G1", "B1R ").hold(0, "BBB/GRG")
	tb.refused("0 play BBB/GRG 1,1 r0", refuseNoMatch)
	wantEqual(t, "placements", kinds(tb.AppendMoves(nil, 0))[Play], 0)
}

func TestMAS6_CoversARune(t *testing.T) {
	tb := sit(t, 2).draw("B ").hold(0, "BBB/GRG")
	for _, cell := range []string{"1,0", "0,1", "-3,0", "0,-2", "60,0", "-64,0", "0,64", "127,127", "-128,-128"} {
		tb.refused("0 play BBB/GRG "+cell+" r0", refuseCoversNothing)
	}
	tb.allowed("0 play BBB/GRG 0,0 r0", "0 play BBB/GRG -2,0 r0", "0 play BBB/GRG 0,-1 r2")
}

func TestMAS6_OnlyHandCards(t *testing.T) {
	tb := sit(t, 2).draw("B ").hold(0, "BBB/GRG").hold(1, "BBG/BGR")
	tb.refused("0 play BBG/BGR 0,0 r0", refuseNotHand)
	tb.refused("0 play BBG/GRB 0,0 r0", refuseNotHand)
	tb.refused("1 play BBG/BGR 0,0 r0", games.NotActing)
	tb.refused("0 draw", refusePlayFirst)
	tb.refused("0 master 0,0", refusePlayFirst)
	tb.refused("0 away", refusePlayFirst)
}

// Cards can be turned four ways, but not mirrored, and may lie partly over the edge of the table.
func TestMAS6_FourRotations(t *testing.T) {
	card, _ := parseCard("BBG/BGR")
	want := [Turns][]string{
		{"BBG", "BGR"},
		{"BB", "GB", "RG"},
		{"RGB", "GBB"},
		{"GR", "BG", "BB"},
	}
	for turn, rows := range want {
		b := newBoard(StartCard)
		l := Laid{Card: card, Cell: Cell{10, 20}, Turn: uint8(turn)}
		b.lay(l)
		for y, row := range rows {
			for x := range row {
				c := Cell{10 + int8(x), 20 + int8(y)}
				wantEqual(t, "rune", b.at(c), map[byte]Colour{'B': Blue, 'G': Green, 'R': Red}[row[x]])
				section, ok := l.section(c)
				wantEqual(t, "section", []any{card.Rune(section), ok}, []any{b.at(c), true})
			}
		}
		f := faces[card][turn]
		wantEqual(t, "size", []int{int(f.wide), int(f.high)}, []int{len(rows[0]), len(rows)})
	}
}

func TestMAS9_NotExactlyOnACard(t *testing.T) {
	tb := sit(t, 2).hold(0, "BRB/BGG", "BBB/GRG")
	for _, line := range []string{"0 play BBB/GRG 0,0 r0", "0 play BBB/GRG 0,0 r2"} {
		tb.refused(line, refuseExactly)
	}
	// This holds even if part of the start card is covered.
	tb.lay("BBG/BGR 1,0 r0", "BBG/GRB -2,0 r0")
	tb.refused("0 play BBB/GRG 0,0 r2", refuseExactly)
	tb.refused("0 play BBB/GRG 1,0 r0", refuseExactly)
	// A card turned upright covers other cells.
	for turn := range uint8(2) {
		is := tb.board.fit(Laid{Card: StartCard, Turn: 2*turn + 1})
		wantEqual(t, "the same cells", is.same, false)
	}
	// Six runes that no single card shows can be covered.
	sit(t, 2).draw("B B B ", "G R G ").hold(0, "BBB/GRG").allowed("0 play BBB/GRG 0,0 r0")
}

func TestMAS10_NotOnAMaster(t *testing.T) {
	for _, seat := range []string{"0", "1"} {
		sit(t, 2).draw("B"+seat).hold(0, "BBB/GRG").refused("0 play BBB/GRG 0,0 r0", refuseOnMaster)
	}
}

// bridge draws a row with a gap between two blue areas. Laid there, the card's blue row joins them.
func bridge(t *testing.T, row string) *table {
	t.Helper()
	return sit(t, 2).draw(row).hold(0, "BBB/GRG")
}

const overTheGap = "0 play BBB/GRG 1,0 r0"

func TestExample_MAS11_FreeAreasJoined(t *testing.T) {
	tb := bridge(t, "B B . B B ").play(overTheGap)
	tb.wantHolders("-----")
	area, _ := view(tb.Game, 0).Area(Cell{0, 0})
	wantEqual(t, "cells", len(area.Cells), 5)
}

func TestExample_MAS11_TwoPlayersAreasKeptApart(t *testing.T) {
	bridge(t, "B0B . B B1").refused(overTheGap, refuseJoins)
	bridge(t, "B1B . B B0").refused(overTheGap, refuseJoins)
}

func TestExample_MAS11_TwoOwnMastersInOneArea(t *testing.T) {
	bridge(t, "B0B . B B0").play(overTheGap).wantHolders("00000")
	bridge(t, "B1B . B B1").play(overTheGap).wantHolders("11111")
}

func TestMAS11_FreeAreaWithAnybodys(t *testing.T) {
	bridge(t, "B0B . B B ").play(overTheGap).wantHolders("00000")
	bridge(t, "B B . B B1").play(overTheGap).wantHolders("11111")
}

// cut lays BGB/GRB over a blue row and cuts it in two: its middle turns green, and the blue ends stay with what they
// touch.
const cut = "0 play BGB/GRB 1,0 r0"

func TestExample_MAS11_AForeignAreaCutInTwo(t *testing.T) {
	sit(t, 2).draw("B1B B B B ").hold(0, "BGB/GRB").play(cut).wantHolders("11---", ".---.")
	// With a master on each side, both parts stay held.
	sit(t, 2).draw("B1B B B B1").hold(0, "BGB/GRB").play(cut).wantHolders("11-11", ".--1.")
}

// The areas of two seats touch the card. But what it touches of one of them is cut off from that seat's master by the
// same card.
func TestMAS11_WhatIsCutOffIsNotJoined(t *testing.T) {
	rows := []string{"B0B B B B ", ". . . . . ", ". . . B1. "}
	sit(t, 2).draw(rows...).hold(0, "BGB/GRB").play(cut).wantHolders("00-11", ".--1.", "...1.")
	rows[0] = "B0B B B B0"
	sit(t, 2).draw(rows...).hold(0, "BGB/GRB").refused(cut, refuseJoins)
}

// Two blue sections of a card that do not touch can be joined by an area outside it.
func TestMAS11_JoinedRoundTheCard(t *testing.T) {
	// The card's blue ends would join both seats by way of the free area above. But it agrees neither with all runes
	// beneath it nor with all beside it.
	rows := []string{". B B B . ", "B0G R G B1"}
	sit(t, 2, DeckWild).draw(rows...).hold(0, "BRB/BGG").refused("0 play BRB/BGG 1,1 r0", refuseNoMatch)
	rows = []string{". B R B . ", "B0. . . B1"}
	tb := sit(t, 2, DeckWild).draw(rows...).hold(0, "BRB/BGG")
	tb.refused("0 play BRB/BGG 1,1 r0", refuseCoversNothing)
	// Here the card's red middle continues the red rune above, and the blue ends stay apart.
	tb = sit(t, 2, DeckWild).draw(". B R B . ", "B0. G . B1").hold(0, "BRB/BGG").play("0 play BRB/BGG 1,1 r0")
	tb.wantHolders(".0-1.", "00-11")
	// Here a blue area round the red rune would join them.
	tb = sit(t, 2, DeckWild).draw(". B B B . ", ". B R B . ", "B0. G . B1").hold(0, "BRB/BGG")
	tb.refused("0 play BRB/BGG 1,2 r0", refuseJoins)
}

func TestMAS12_AreasAreConnectedBySides(t *testing.T) {
	tb := sit(t, 2).draw(
		"B B G ",
		"R B G ",
		"B R B ")
	for c, want := range map[Cell]int{{0, 0}: 3, {1, 1}: 3, {0, 2}: 1, {2, 2}: 1, {2, 0}: 2, {0, 1}: 1, {1, 2}: 1} {
		area, ok := view(tb.Game, 0).Area(c)
		wantEqual(t, "runes of the area", []any{len(area.Cells), ok}, []any{want, true})
	}
	if _, ok := view(tb.Game, 0).Area(Cell{3, 0}); ok {
		t.Error("an area without a rune")
	}
}

// What a card covers is no longer visible, and belongs to no area.
func TestMAS12_VisibleRunesOnly(t *testing.T) {
	tb := sit(t, 2).lay("BBG/BGR 1,0 r0")
	r, _ := view(tb.Game, 0).At(Cell{1, 0})
	wantEqual(t, "top", []any{r.Colour, r.Top, r.Section}, []any{Blue, 1, 0})
	r, _ = view(tb.Game, 0).At(Cell{0, 1})
	wantEqual(t, "start card", []any{r.Colour, r.Top, r.Section}, []any{Green, 0, 3})
	wantEqual(t, "runes", len(view(tb.Game, 0).AppendRunes(nil)), 8)
}
