package masters

import (
	"cmp"
	"math"

	rules "runehall/games/masters"
	"runehall/scenes/camera"
	"runehall/ui"
)

// The plane is made of sections, squares of side 1: cell 0,0 goes from the origin to 1,1, with x to the right and y
// down, as [rules.Cell] describes. A camera puts it on the screen.

func corner(c rules.Cell) ui.Point { return ui.Pt(float64(c.X), float64(c.Y)) }

func middle(c rules.Cell) ui.Point { return corner(c).Add(ui.Pt(.5, .5)) }

func cellAt(p ui.Point) rules.Cell { return rules.Cell{X: whole(p.X), Y: whole(p.Y)} }

func whole(v float64) int8 { return int8(max(-120, min(math.Floor(v), 120))) }

func extentOf(turn uint8) (wide, high int8) {
	if turn%2 == 1 {
		return 2, 3
	}
	return 3, 2
}

// area returns the part of the plane that a laid card covers.
func area(l rules.Laid) ui.Rect {
	wide, high := extentOf(l.Turn)
	return ui.Rc(float64(l.Cell.X), float64(l.Cell.Y), float64(wide), float64(high))
}

// cardRound returns the rectangle of a card with its middle at a point, whose sections have the given side.
func cardRound(mid ui.Point, turn uint8, side float64) ui.Rect {
	wide, high := extentOf(turn)
	return ui.RectAround(mid, ui.Sz(float64(wide)*side, float64(high)*side))
}

// cellArea returns the part of the plane that a cell covers.
func cellArea(c rules.Cell) ui.Rect { return ui.Rc(float64(c.X), float64(c.Y), 1, 1) }

func lays(m rules.Move) bool { return m.Kind == rules.Play || m.Kind == rules.Ignore }

// laidBy returns the card as it lies once a move has laid it; playedBy does the same for an event.
func laidBy(m rules.Move) rules.Laid { return rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn} }

func playedBy(e rules.CardPlayed) rules.Laid {
	return rules.Laid{Card: e.Card, Cell: e.Cell, Turn: e.Turn}
}

// cellAround returns the cell of a card, its upper left section, such that its middle is as close to a point of the
// plane as the grid allows.
func cellAround(p ui.Point, turn uint8) rules.Cell {
	wide, high := extentOf(turn)
	return rules.Cell{X: whole(p.X - float64(wide)/2 + .5), Y: whole(p.Y - float64(high)/2 + .5)}
}

// spun returns the cell of a card after it has turned about its middle by steps clockwise. The middle of a turned card
// can fall between two cells. It goes to the upper left when the card becomes upright, and back when it lies down
// again, so that four steps lead home.
func spun(c rules.Cell, turn uint8, steps int) rules.Cell {
	if steps%2 == 0 {
		return c
	}
	if turn%2 == 0 {
		return rules.Cell{X: c.X, Y: c.Y - 1}
	}
	return rules.Cell{X: c.X, Y: c.Y + 1}
}

func covers(l rules.Laid, c rules.Cell) bool {
	wide, high := extentOf(l.Turn)
	return c.X >= l.Cell.X && c.X < l.Cell.X+wide && c.Y >= l.Cell.Y && c.Y < l.Cell.Y+high
}

// sectionOf returns which of the card's sections lies x cells to the right of its cell and y below, when the card is
// turned so.
func sectionOf(turn uint8, x, y int8) int {
	column, row := x, y
	switch turn {
	case 1:
		column, row = y, 1-x
	case 2:
		column, row = 2-x, 1-y
	case 3:
		column, row = 2-y, x
	}
	return int(row)*3 + int(column)
}

// ahead returns the cell of a list that comes next from a cell in a direction of the screen, and false if there is none
// that way.
func ahead(from rules.Cell, cells []rules.Cell, way ui.Point) (rules.Cell, bool) {
	return camera.Ahead(from, cells, way, middle)
}

func before(a, b rules.Cell) int {
	return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X))
}

// hoverLift is how far a hovering card is lifted over its place, in sections.
const hoverLift = .1
