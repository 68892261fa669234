package ritual

import (
	"strings"
	"testing"
)

// lays draws a table, pays its lines and circles, and lets seat 0 lay a tile where the drawing has a 1.
func lays(t *testing.T, rows ...string) *table {
	t.Helper()
	tb := sit(t, 2).draw(rows...).payAll().spare(0, Grey, 1).spare(1, Grey, 1)
	tb.told()
	return tb.do(0, tb.fit(0, cell("1", rows...), Grey, 1))
}

// covers draws a table, pays its lines and circles, and lets seat 1 build over the tile of seat 0 at a cell.
func covers(t *testing.T, c Cell, rows ...string) *table {
	t.Helper()
	tb := sit(t, 2).draw(rows...).payAll().spare(0, Grey, 1).spare(1, Grey, 1)
	tb.onTurn = 1
	tb.told()
	return tb.do(1, tb.fit(1, c, Grey, 1))
}

func TestRIT22_LineOfSix(t *testing.T) {
	tb := lays(t, "a a a a a 1")
	tb.wantShapes("line of a: 6 tiles, 5 coins")
	tb.wantTrays(40-5-1-5, 40)
	lays(t, "a a a a 1").wantShapes()
	lays(t, "a a 1 a a a a").wantShapes("line of a: 7 tiles, 5 coins")
	lays(t, "a a a b a a 1").wantShapes()
	lays(t, "a a a . a a 1").wantShapes()
}

func TestRIT22_ClosedCircle(t *testing.T) {
	tb := lays(t,
		"  a a",
		" a . 1",
		"  a a")
	tb.wantShapes("circle of a: 6 tiles, 5 coins")
	wantEqual(t, "axis, though a circle has no axis", tb.board.shapes[0].Axis, East)
	tb.wantTrays(40-5-1-5, 40)
	lays(t,
		"  a b",
		" a . 1",
		"  a a").wantShapes()
}

func TestRIT23_LinesRunAlongThreeAxes(t *testing.T) {
	tb := lays(t,
		"a",
		" a",
		"  a",
		"   1",
		"    a",
		"     a")
	tb.wantShapes("line of a: 6 tiles, 5 coins")
	wantEqual(t, "axis", tb.board.shapes[0].Axis, SouthEast)
	tb = lays(t,
		"b           a",
		"           a",
		"          a",
		"         a",
		"        a",
		"       1")
	tb.wantShapes("line of a: 6 tiles, 5 coins")
	wantEqual(t, "axis", tb.board.shapes[0].Axis, SouthWest)
	wantEqual(t, "cells", cellsOf(tb.board.shapes[0]), []Cell{{6, 0}, {5, 1}, {4, 2}, {3, 3}, {2, 4}, {1, 5}})
}

func TestRIT23_TheMiddleOfACircleMayBeAnybodys(t *testing.T) {
	for _, row := range []string{" a b 1", " a a 1", " a . 1"} {
		lays(t, "  a a", row, "  a a").wantShapes("circle of a: 6 tiles, 5 coins")
	}
}

func TestRIT23_CoinsBetweenTilesAreOnNoTile(t *testing.T) {
	tb := lays(t, "a a a a a 1")
	for q := range int8(6) {
		tb.wantCoins(Cell{q, 0}, 0, 1)
	}
}

func TestRIT24_SeveralAtOncePayEach(t *testing.T) {
	tb := lays(t,
		"a a a a a 1",
		"           a",
		"            a",
		"             a",
		"              a",
		"               a")
	tb.wantShapes("line of a: 6 tiles, 5 coins", "line of a: 6 tiles, 5 coins")
	tb.wantTrays(40-10-1-10, 40)
	// Two circles that share two tiles.
	tb = lays(t,
		"  a a a",
		" a . 1 a",
		"  a a a")
	tb.wantShapes("circle of a: 6 tiles, 5 coins")
	tb = lays(t,
		"  a 1 a",
		" a a a a",
		"  a a a")
	tb.wantShapes("circle of a: 6 tiles, 5 coins", "circle of a: 6 tiles, 5 coins")
}

func TestRIT25_MakingItLongerPaysNothing(t *testing.T) {
	tb := lays(t, "a a a a a a 1")
	tb.wantShapes("line of a: 7 tiles, 5 coins")
	tb.wantTrays(40-6-5-1, 40)
	wantEqual(t, "events", tb.told(), []string{"Placed", "CoinsPlaced", "ShapeGrew", "TurnBegan"})
}

func TestRIT25_TwoPaidLinesKeepBoth(t *testing.T) {
	tb := lays(t, "a a a a a a 1 a a a a a a")
	tb.wantShapes("line of a: 13 tiles, 10 coins")
	tb.wantTrays(40-12-10-1, 40)
}

func TestRIT25_APaidAndAnUnpaidPart(t *testing.T) {
	lays(t, "a a a a a a 1 a a a").wantShapes("line of a: 10 tiles, 5 coins")
}

// A line that has no coins because of RIT-28 is still a line, so it is not paid when it grows.
func TestRIT25_ALineWithoutCoinsDoesNotPay(t *testing.T) {
	tb := sit(t, 2).draw("a a a a a a").spare(0, Grey, 1)
	tb.do(0, tb.fit(0, Cell{6, 0}, Grey, 1))
	tb.wantShapes()
}

func TestRIT25_ARitualCompletesALine(t *testing.T) {
	tb := sit(t, 2).draw("a a a b a a").give(0, ReplaceCoins).rolls(1)
	tb.play("0 reveal replace-coins").allDecline().play("0 coins 3,0")
	tb.wantShapes("line of a: 6 tiles, 5 coins")
}

func TestRIT25_CompletedAnewPaysAnew(t *testing.T) {
	c := Cell{2, 0}
	tb := covers(t, c, "a a a a a a", " . b b")
	tb.wantShapes()
	tb.wantTrays(40-5, 40-3)
	tb.do(0, tb.fit(0, c, Grey, 2))
	tb.wantShapes("line of a: 6 tiles, 5 coins")
}

func TestRIT26_BuiltOverByAnother(t *testing.T) {
	tb := covers(t, Cell{2, 0}, "a a a a a a")
	tb.wantShapes()
	tb.wantTrays(40-5, 39)
	tb = covers(t, Cell{1, 0},
		"  a a",
		" a . a",
		"  a a")
	tb.wantShapes()
	tb.wantTrays(40-5, 39)
}

func TestRIT26_TakenByARitual(t *testing.T) {
	tb := sit(t, 2).draw("a a a a a a").payAll().give(1, ReplaceCoins).rolls(6)
	tb.play("1 reveal replace-coins").allDecline().play("1 coins 0,0")
	tb.wantShapes()
	tb.wantTrays(40-5, 39)
}

func TestRIT26_StillALineWithSix(t *testing.T) {
	tb := covers(t, Cell{0, 0}, "a a a a a a a")
	tb.wantShapes("line of a: 6 tiles, 5 coins")
	tb.wantTrays(40-6-5, 39)
	covers(t, Cell{1, 0}, "a a a a a a a").wantShapes()
}

// twoBonuses draws a line with the coins of two, as if two lines had grown together, and lets seat 1 cover one of its
// tiles.
func twoBonuses(t *testing.T, c Cell, length int8) *table {
	t.Helper()
	tb := sit(t, 2)
	tb.draw(strings.Repeat("a ", int(length))).pay(Shape{Kind: Line, Length: uint8(length),
		Coins: 10}).spare(1, Grey, 1)
	tb.onTurn = 1
	return tb.do(1, tb.fit(1, c, Grey, 1))
}

func TestRIT28_EachPartKeepsOne(t *testing.T) {
	twoBonuses(t, Cell{6, 0}, 13).wantShapes("line of a: 6 tiles, 5 coins", "line of a: 6 tiles, 5 coins")
	twoBonuses(t, Cell{3, 0}, 13).wantShapes("line of a: 9 tiles, 5 coins")
	twoBonuses(t, Cell{3, 0}, 13).wantTrays(40-12-5, 39)
}

func TestRIT28_LosingAnEndTooLeavesOne(t *testing.T) {
	twoBonuses(t, Cell{0, 0}, 13).wantShapes("line of a: 12 tiles, 5 coins")
	twoBonuses(t, Cell{12, 0}, 13).wantShapes("line of a: 12 tiles, 5 coins")
}

func TestRIT28_TheLongerPartFirst(t *testing.T) {
	tb := covers(t, Cell{6, 0}, "a a a a a a a a a a a a a a")
	tb.wantShapes("line of a: 7 tiles, 5 coins")
	wantEqual(t, "the longer part's end", tb.board.shapes[0].Cell, Cell{7, 0})
}

func TestRIT28_EquallyLongTheLowerFirst(t *testing.T) {
	tb := covers(t, Cell{6, 0}, "a a a a a a a a a a a a a")
	wantEqual(t, "the part kept", tb.board.shapes[0].Cell, Cell{0, 0})
	// To the south-west, columns decrease along the line, so its second part is the lower one.
	line := Shape{Kind: Line, Cell: Cell{12, 0}, Axis: SouthWest, Length: 13, Coins: 5}
	left, n := line.without(6)
	wantEqual(t, "parts", n, 1)
	wantEqual(t, "the part kept", left[0].Cell, Cell{5, 7})
	line = Shape{Kind: Line, Cell: Cell{0, 0}, Axis: SouthEast, Length: 13, Coins: 5}
	left, _ = line.without(6)
	wantEqual(t, "the part kept", left[0].Cell, Cell{0, 0})
}

// cellsOf returns the cells of a shape: of a line from its end on, of a circle clockwise from the east.
func cellsOf(s Shape) (cells []Cell) {
	if s.Kind == Circle {
		for d := range Dir(Dirs) {
			cells = append(cells, s.Cell.Next(d))
		}
		return cells
	}
	for c := s.Cell; len(cells) < int(s.Length); c = c.Next(s.Axis) {
		cells = append(cells, c)
	}
	return cells
}
