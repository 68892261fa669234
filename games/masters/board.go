package masters

import (
	"math/bits"

	"runehall/games"
)

const (
	maxSeats = 3
	// maxLaid bounds the cards on the table: the start card, and the deck.
	maxLaid = 1 + DeckCards
)

// Laid is a card on the table: its upper left cell, and by how many right angles it is turned clockwise.
type Laid struct {
	Card Card  `json:"card"`
	Cell Cell  `json:"cell"`
	Turn uint8 `json:"turn"`
}

// Token is a placed high-master token (MAS-25); its Colour is NoRune while it is not placed.
type Token struct {
	Cell   Cell   `json:"cell"`
	Colour Colour `json:"colour"`
}

// board is the table. Visible runes are kept by colour, and masters' areas by seat, as sets of cells.
type board struct {
	// runes are the visible runes of each colour: on the topmost cards, or on tokens (entry 0 stays empty).
	runes [colours]plane
	// taken are the cells with a master or a token.
	taken plane
	// held are the cells of the areas that each seat's masters hold.
	held [maxSeats]plane
	// low and high are the corners of the table.
	low, high Cell
	laid      [maxLaid]Laid
	count     uint8
	// masters are the cells of each seat's masters, in the order in which they were placed.
	masters [maxSeats][HandCards]Cell
	stands  [maxSeats]uint8
	tokens  [maxSeats]Token
}

func newBoard(start Card) board {
	b := board{high: Cell{longSide - 1, shortSide - 1}}
	b.lay(Laid{Card: start})
	return b
}

// at returns the visible rune of a cell, or NoRune.
func (b *board) at(c Cell) Colour {
	if c.X < b.low.X || c.X > b.high.X || c.Y < b.low.Y || c.Y > b.high.Y {
		return NoRune
	}
	for colour := Blue; colour < colours; colour++ {
		if b.runes[colour].has(c) {
			return colour
		}
	}
	return NoRune
}

// paint makes a colour the visible rune of a cell.
func (b *board) paint(c Cell, colour Colour) {
	for other := Blue; other < colours; other++ {
		b.runes[other].remove(c)
	}
	b.runes[colour].add(c)
}

func (b *board) lay(l Laid) {
	f := &faces[l.Card][l.Turn]
	for i := range f.under {
		b.paint(l.Cell.plus(f.under[i].step), f.under[i].colour)
	}
	b.laid[b.count] = l
	b.count++
	b.low = Cell{min(b.low.X, l.Cell.X), min(b.low.Y, l.Cell.Y)}
	b.high = Cell{max(b.high.X, l.Cell.X+f.wide-1), max(b.high.Y, l.Cell.Y+f.high-1)}
	b.hold()
}

// list returns the cards on the table, the topmost last.
func (b *board) list() []Laid { return b.laid[:b.count:b.count] }

func (b *board) standing(s games.Seat) []Cell { return b.masters[s][:b.stands[s]:b.stands[s]] }

func (b *board) placeMaster(s games.Seat, c Cell) {
	b.masters[s][b.stands[s]] = c
	b.stands[s]++
	b.taken.add(c)
	b.hold()
}

func (b *board) placeToken(s games.Seat, t Token) {
	b.tokens[s] = t
	b.paint(t.Cell, t.Colour)
	b.taken.add(t.Cell)
	b.hold()
}

// hold works out again which cells each seat holds (MAS-13).
func (b *board) hold() {
	for s := range games.Seat(maxSeats) {
		b.held[s] = plane{}
		for i, c := range b.standing(s) {
			if !b.held[s].has(c) {
				b.spreadFrom(&b.held[s], b.masters[s][i])
			}
		}
	}
}

// spreadFrom adds the area of a cell with a rune to a set of whole areas.
func (b *board) spreadFrom(to *plane, c Cell) {
	area := b.area(c)
	for y := b.low.Y; y <= b.high.Y; y++ {
		to[lane(y)] |= area[lane(y)]
	}
}

// area returns the area that a cell with a rune belongs to (MAS-12).
func (b *board) area(c Cell) plane {
	var area plane
	area.add(c)
	area.spread(&b.runes[b.at(c)], b.low.Y, b.high.Y)
	return area
}

// holder returns the seat that holds a cell, or [games.Nobody].
func (b *board) holder(c Cell) games.Seat {
	for s := range games.Seat(maxSeats) {
		if b.held[s].has(c) {
			return s
		}
	}
	return games.Nobody
}

// worth counts the runes in a set of cells, and returns their points (MAS-18).
func (b *board) worth(cells *plane) (runes, points int) {
	for colour := Blue; colour < colours; colour++ {
		n := 0
		for y := b.low.Y; y <= b.high.Y; y++ {
			n += bits.OnesCount64(cells[lane(y)] & b.runes[colour][lane(y)])
		}
		runes += n
		points += n * colour.Worth()
	}
	return runes, points
}

// eachCell visits the cells of a set row by row.
func (b *board) eachCell(cells *plane, visit func(Cell)) {
	for y := b.low.Y; y <= b.high.Y; y++ {
		eachBit(cells[lane(y)], b.low.X, func(x int8) { visit(Cell{x, y}) })
	}
}

// eachBit visits the columns in a row of a plane, from left to right. No column may lie left of first.
func eachBit(row uint64, first int8, visit func(int8)) {
	row = bits.RotateLeft64(row, -lane(first))
	for ; row != 0; row &= row - 1 {
		visit(first + int8(bits.TrailingZeros64(row)))
	}
}
