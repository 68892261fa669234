package masters

import (
	"math/bits"

	"runehall/games"
)

// scan finds the places of cards a row at a time: bit x of a row stands for a card whose cell is in column x. What
// counts for a section at a step is then a whole row of the table, turned by the step.
type scan struct {
	*board
	// rune has the cells of all visible runes, other those whose colour differs from the index
	rune  plane
	other [colours]plane
	// lies are the cells of the cards on the table, lying and upright ones apart (MAS-9).
	lies [2]plane
}

// spots holds the possible places of a card in one rotation and one row.
type spots struct {
	// fits are the places that only MAS-11 might still forbid. powers are those that need a rune to be ignored
	// (MAS-22).
	fits, powers uint64
	// joins are places where areas of two seats touch sections of their colour: MAS-11 looks closer there.
	joins uint64
}

func (sc *scan) begin(b *board) {
	sc.board = b
	for y := b.low.Y; y <= b.high.Y; y++ {
		i := lane(y)
		blue, green, red := b.runes[Blue][i], b.runes[Green][i], b.runes[Red][i]
		sc.rune[i] = blue | green | red
		sc.other[Blue][i], sc.other[Green][i], sc.other[Red][i] = green|red, blue|red, blue|green
	}
	for _, l := range b.list() {
		sc.lies[l.Turn%2].add(l.Cell)
	}
}

// row looks at the places of a face in one row.
func (sc *scan) row(f *face, axis uint8, y int8, power bool) spots {
	var covers, blocked, under, under2, beside, beside2 uint64
	for i := range f.under {
		t := &f.under[i]
		at, by := lane(y+t.step.Y), -int(t.step.X)
		covers |= bits.RotateLeft64(sc.rune[at], by)
		blocked |= bits.RotateLeft64(sc.taken[at], by)
		odd := bits.RotateLeft64(sc.other[t.colour][at], by)
		under2 |= under & odd
		under |= odd
	}
	free := covers &^ blocked &^ sc.lies[axis][lane(y)]
	if free == 0 {
		return spots{}
	}
	for i := range f.beside {
		t := &f.beside[i]
		odd := bits.RotateLeft64(sc.other[t.colour][lane(y+t.step.Y)], -int(t.step.X))
		beside2 |= beside & odd
		beside |= odd
	}
	found := spots{fits: free &^ (under & beside)}
	if power {
		found.powers = free & under & beside &^ (under2 & beside2)
	}
	if found.fits|found.powers != 0 {
		found.joins = sc.touching(f, y)
	}
	return found
}

// touching returns where areas of two seats touch sections of their colour.
func (sc *scan) touching(f *face, y int8) uint64 {
	var meets [colours][maxSeats]uint64
	for i := range f.beside {
		t := &f.beside[i]
		at, by := lane(y+t.step.Y), -int(t.step.X)
		runes := sc.runes[t.colour][at]
		if runes == 0 {
			continue
		}
		of := &meets[t.colour]
		for s := range of {
			of[s] |= bits.RotateLeft64(sc.held[s][at]&runes, by)
		}
	}
	joins := uint64(0)
	for _, of := range meets[Blue:] {
		joins |= of[0]&of[1] | of[0]&of[2] | of[1]&of[2]
	}
	return joins
}

// rows returns the first and the last row in which a card in this rotation can touch the table.
func (sc *scan) rows(f *face) (int8, int8) { return sc.low.Y - f.high + 1, sc.high.Y }

// appendPlays appends all placements of a card that need no rune to be ignored: rotations clockwise, rows from above,
// columns from the left.
func (sc *scan) appendPlays(dst []Move, card Card) []Move {
	for turn := range uint8(Turns) {
		dst = sc.appendTurned(dst, card, turn)
	}
	return dst
}

func (sc *scan) appendTurned(dst []Move, card Card, turn uint8) []Move {
	f := &faces[card][turn]
	first, last := sc.rows(f)
	left := sc.low.X - f.wide + 1
	for y := first; y <= last; y++ {
		found := sc.row(f, turn%2, y, false)
		// From left to right: the row begins with the column where the first card could lie.
		row := bits.RotateLeft64(found.fits, -lane(left))
		joins := bits.RotateLeft64(found.joins, -lane(left))
		for ; row != 0; row &= row - 1 {
			x := bits.TrailingZeros64(row)
			m := Move{Kind: Play, Card: card, Turn: turn, Cell: Cell{left + int8(x), y}}
			if joins>>x&1 == 0 || !sc.board.joins(m.laid()) {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

// appendPowers appends the placements of a card for which a seat would have to ignore a rune (MAS-22).
func (sc *scan) appendPowers(dst []Move, card Card, s games.Seat) []Move {
	for turn := range uint8(Turns) {
		f := &faces[card][turn]
		first, last := sc.rows(f)
		left := sc.low.X - f.wide + 1
		for y := first; y <= last; y++ {
			found := sc.row(f, turn%2, y, true)
			row := bits.RotateLeft64(found.powers, -lane(left))
			joins := bits.RotateLeft64(found.joins, -lane(left))
			for ; row != 0; row &= row - 1 {
				x := bits.TrailingZeros64(row)
				m := Move{Kind: Ignore, Card: card, Turn: turn, Cell: Cell{left + int8(x), y}}
				if joins>>x&1 != 0 && sc.board.joins(m.laid()) || sc.shrinks(m.laid(), s) {
					continue
				}
				is := sc.fit(m.laid())
				if is.under == 1 {
					m.Rune = is.oddUnder
					dst = append(dst, m)
				}
				if is.beside == 1 {
					m.Rune = is.oddBeside
					dst = append(dst, m)
				}
			}
		}
	}
	return dst
}

// canPlay reports whether any of some cards fits anywhere without a rune to be ignored (MAS-16).
func (sc *scan) canPlay(cards []Card) bool {
	for _, card := range cards {
		for turn := range uint8(Turns) {
			f := &faces[card][turn]
			first, last := sc.rows(f)
			for y := first; y <= last; y++ {
				found := sc.row(f, turn%2, y, false)
				if found.fits&^found.joins != 0 {
					return true
				}
				left := sc.low.X - f.wide + 1
				for row := bits.RotateLeft64(found.fits, -lane(left)); row != 0; row &= row - 1 {
					at := Cell{left + int8(bits.TrailingZeros64(row)), y}
					if !sc.board.joins(Laid{Card: card, Cell: at, Turn: turn}) {
						return true
					}
				}
			}
		}
	}
	return false
}
