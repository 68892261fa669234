package ritual

import (
	"slices"

	"runehall/games"
)

// changeOwner looks at the shapes after a tile went from one owner, or [games.Nobody], to another: broken ones give
// their coins back, then new ones pay (RIT-25, RIT-27). Where the match is over or the owner the same (RIT-21), nothing
// changes.
func (g *Game) changeOwner(id spotID, from games.Seat) {
	to := g.board.spots[id].owner
	if g.phase == OverPhase || from == to {
		return
	}
	if from != games.Nobody {
		g.breakShapes(id, from)
	}
	for axis := range Dir(Dirs / 2) {
		g.payLine(id, to, axis)
	}
	for d := range Dir(Dirs) {
		g.payCircle(g.board.spots[id].next[d], to)
	}
}

// breakShapes takes a tile out of its former owner's shapes (RIT-26, RIT-28).
func (g *Game) breakShapes(id spotID, from games.Seat) {
	cell := g.board.spots[id].cell
	for i := 0; i < int(g.board.shaped); {
		shape := g.board.shapes[i]
		at := shape.place(cell)
		if shape.Owner != from || at < 0 {
			i++
			continue
		}
		parts, n := shape.without(uint8(at))
		left := parts[:n]
		home := int8(shape.Coins)
		for _, part := range left {
			home -= int8(part.Coins)
		}
		g.board.replaceShape(i, left)
		g.tray[from] += home
		if g.events != nil {
			g.events.Add(ShapeBroken{Shape: shape, Left: slices.Clone(left), Coins: int(home), Tray: int(g.tray[from])})
		}
		i += n
	}
}

// payLine handles the line along an axis that a seat's new tile belongs to. It takes coins unless a part of it was a
// line before; then only the coins of that part stay (RIT-25).
func (g *Game) payLine(id spotID, s games.Seat, axis Dir) {
	if g.phase == OverPhase {
		return
	}
	line, pays := g.board.line(id, s, axis)
	switch {
	case pays:
		g.payShape(line)
	case line.Length >= LineLength:
		g.growLine(line)
	}
}

// growLine makes the paid lines that a longer run contains into that one (RIT-25).
func (g *Game) growLine(line Shape) {
	var from [2]Shape
	n := 0
	for i := 0; i < int(g.board.shaped); {
		shape := g.board.shapes[i]
		if shape.Kind != Line || shape.Owner != line.Owner || shape.Axis != line.Axis || line.place(shape.Cell) < 0 {
			i++
			continue
		}
		line.Coins += shape.Coins
		from[n] = shape
		n++
		g.board.replaceShape(i, nil)
	}
	if n == 0 {
		return
	}
	g.board.addShape(line)
	if g.events != nil {
		g.events.Add(ShapeGrew{From: slices.Clone(from[:n]), To: line})
	}
}

// payCircle handles a possible circle around a spot next to a seat's new tile: if the seat has all six cells, it is a
// new circle (RIT-23).
func (g *Game) payCircle(middle spotID, s games.Seat) {
	if g.phase == OverPhase {
		return
	}
	if ring, closed := g.board.ring(middle, s, 0); closed {
		g.payShape(ring)
	}
}

// payShape puts coins between the tiles of a new shape (RIT-22), or all that are left if there are too few (RIT-9), and
// checks whether the tray is empty.
func (g *Game) payShape(shape Shape) {
	coins := min(ShapeCoins, g.tray[shape.Owner])
	shape.Coins = uint8(coins)
	g.board.addShape(shape)
	g.tray[shape.Owner] -= coins
	if g.events != nil {
		g.events.Add(ShapePaid{Shape: shape, Coins: int(coins), Tray: int(g.tray[shape.Owner])})
	}
	g.lookAtTray(shape.Owner)
}

// line returns the run of a seat's tiles along an axis through a spot. pays says that only the tile on the spot makes
// it a line (RIT-25).
func (b *board) line(id spotID, s games.Seat, axis Dir) (line Shape, pays bool) {
	start, before := b.run(id, s, axis.Opposite())
	_, behind := b.run(id, s, axis)
	line = Shape{Kind: Line, Owner: s, Cell: b.spots[start].cell, Axis: axis, Length: before + 1 + behind}
	return line, line.Length >= LineLength && before < LineLength && behind < LineLength
}

// ring returns the circle round a spot, and whether all of its tiles are a seat's, or would be with the one of a spot
// that is to come.
func (b *board) ring(middle spotID, s games.Seat, coming spotID) (ring Shape, closed bool) {
	for _, id := range b.spots[middle].next {
		if !b.owns(id, s) && (id != coming || id == 0) {
			return Shape{}, false
		}
	}
	return Shape{Kind: Circle, Owner: s, Cell: b.spots[middle].cell, Length: Dirs}, true
}

// run follows a seat's tiles from a spot in a direction and returns the last spot and how many there are, the first not
// counted.
func (b *board) run(id spotID, s games.Seat, d Dir) (end spotID, length uint8) {
	for next := b.spots[id].next[d]; b.owns(next, s); next = b.spots[id].next[d] {
		id = next
		length++
	}
	return id, length
}

func (b *board) addShape(s Shape) {
	b.shapes[b.shaped] = s
	b.shaped++
}

// replaceShape replaces a shape by any number of others, up to two.
func (b *board) replaceShape(i int, by []Shape) {
	old := b.shapes
	n := i + copy(b.shapes[i:], by)
	n += copy(b.shapes[n:], old[i+1:b.shaped])
	clear(b.shapes[n:])
	b.shaped = uint8(n)
}

// place returns where in a shape a cell is, counted along a line from its end on and round a circle clockwise from the
// east, or -1.
func (s Shape) place(c Cell) int {
	if s.Kind == Circle {
		for d := range Dir(Dirs) {
			if s.Cell.Next(d) == c {
				return int(d)
			}
		}
		return -1
	}
	at := s.Cell
	for i := range int(s.Length) {
		if at == c {
			return i
		}
		at = at.Next(s.Axis)
	}
	return -1
}

// without returns the lines with coins that are left of a shape when it loses the tile at a place: of the parts that
// are still lines, the longer first, each keeps one bonus as long as there are any (RIT-28). Of a circle nothing is
// left.
func (s Shape) without(at uint8) (left [2]Shape, n int) {
	if s.Kind == Circle {
		return left, 0
	}
	before, behind := s, s
	before.Length = at
	behind.Length = s.Length - at - 1
	for range at + 1 {
		behind.Cell = behind.Cell.Next(s.Axis)
	}
	parts := [2]Shape{before, behind}
	// Of equally long parts that lie on one line, the one whose first cell is lower has the lower lowest cell.
	if behind.Length > before.Length || behind.Length == before.Length && behind.Cell.before(before.Cell) {
		parts = [2]Shape{behind, before}
	}
	bonuses := s.Coins / ShapeCoins
	for _, part := range parts {
		if part.Length >= LineLength && bonuses > 0 {
			part.Coins = ShapeCoins
			bonuses--
			left[n] = part
			n++
		}
	}
	return left, n
}
