package masters

// Turns is the number of ways in which a card can lie on the grid (MAS-6).
const Turns = 4

const (
	// longSide and shortSide are the sides of a card, in sections.
	longSide, shortSide = 3, 2
	// neighbours is how many cells are side neighbours of a card's sections.
	neighbours = 2 * (longSide + shortSide)
)

// touch is a cell under or beside a card, as a step from the card's cell, with the colour of the section that covers
// it, or of the one next to it.
type touch struct {
	step   Cell
	colour Colour
}

// face is a card turned in one way.
type face struct {
	wide, high int8
	// under are its sections, row by row.
	under [Sections]touch
	// beside are the side neighbours of its sections: each of one section.
	beside [neighbours]touch
}

// faces holds each card in each rotation.
var faces = func() (table [Layouts + 1][Turns]face) {
	for card := Card(1); card <= Layouts; card++ {
		for turn := range uint8(Turns) {
			table[card][turn] = newFace(card, turn)
		}
	}
	return table
}()

func newFace(card Card, turn uint8) face {
	f := face{wide: longSide, high: shortSide}
	if upright(turn) {
		f.wide, f.high = shortSide, longSide
	}
	n := 0
	for y := range f.high {
		for x := range f.wide {
			f.under[n] = touch{Cell{x, y}, card.Rune(sectionAt(turn, x, y))}
			n++
		}
	}
	n = 0
	for y := int8(-1); y <= f.high; y++ {
		for x := int8(-1); x <= f.wide; x++ {
			inX, inY := min(max(x, 0), f.wide-1), min(max(y, 0), f.high-1)
			if (x == inX) == (y == inY) {
				continue // on the card, or only diagonally next to it
			}
			f.beside[n] = touch{Cell{x, y}, card.Rune(sectionAt(turn, inX, inY))}
			n++
		}
	}
	return f
}

// upright reports whether a card in this rotation is taller than wide.
func upright(turn uint8) bool { return turn%2 == 1 }

// sectionAt returns which section of a card lies x cells to the right and y below the card's cell, when the card is
// turned clockwise by the given number of right angles.
func sectionAt(turn uint8, x, y int8) int {
	column, row := x, y
	switch turn {
	case 1:
		column, row = y, shortSide-1-x
	case 2:
		column, row = longSide-1-x, shortSide-1-y
	case 3:
		column, row = longSide-1-y, x
	}
	return int(row*longSide + column)
}
