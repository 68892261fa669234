package masters

import (
	"slices"

	"runehall/games"
)

// View is what a reader may know of a match, and all that a board can ask for. It is a small value that shares no
// memory with the match. Lists that it returns are for reading only.
type View struct {
	reader games.Seat
	game   *Game
}

// view returns a copy of the match without the order of the deck, the hands of others, and what a wild deck left out.
func view(g *Game, reader games.Seat) View {
	known := new(Game)
	g.CloneInto(known)
	if reader != games.All {
		known.eachUnseen(reader, func(c *Card) { *c = Hidden })
	}
	return View{reader: reader, game: known}
}

// Reader returns whose view it is.
func (v View) Reader() games.Seat { return v.reader }

// Seats returns the number of seats.
func (v View) Seats() int { return int(v.game.seats) }

// Rules returns the options that are played with.
func (v View) Rules() Rules { return v.game.rules }

// Phase returns what the match waits for.
func (v View) Phase() Phase { return v.game.phase }

// OnTurn returns the seat on turn, or the one that chooses its side.
func (v View) OnTurn() games.Seat { return v.game.onTurn }

// DrewExtra reports whether the seat on turn owes a discard (MAS-23).
func (v View) DrewExtra() bool { return v.game.drewExtra }

// Hand returns a seat's cards in the order in which it got them. Cards that the reader does not know are [Hidden].
func (v View) Hand(s games.Seat) []Card { return v.game.hands[s].list() }

// Shown reports whether everybody has seen a card of a seat's hand (MAS-16).
func (v View) Shown(s games.Seat, at int) bool { return v.game.hands[s].shown[at] }

// Deck returns how many cards are left to draw.
func (v View) Deck() int { return int(v.game.deck.count) }

// Discards returns the cards that left the match by MAS-16.
func (v View) Discards() []Card { return v.game.discards.list() }

// Beside returns the cards beside a seat that cost a point each (MAS-23).
func (v View) Beside(s games.Seat) []Card { return v.game.players[s].beside.list() }

// Left returns how many masters a seat still has to place.
func (v View) Left(s games.Seat) int { return int(v.game.players[s].left) }

// Masters returns the cells of a seat's masters, in the order in which they were placed.
func (v View) Masters(s games.Seat) []Cell { return v.game.board.standing(s) }

// Token returns a seat's placed token, and false while it is not placed.
func (v View) Token(s games.Seat) (Token, bool) {
	t := v.game.board.tokens[s]
	return t, t.Colour != NoRune
}

// Side returns the side of a seat's adept, or NoSide.
func (v View) Side(s games.Seat) Side { return v.game.players[s].side }

// Ignored returns the cell of the rune that a seat ignored by the blue side, and false if it has ignored none (MAS-22).
func (v View) Ignored(s games.Seat) (Cell, bool) {
	p := &v.game.players[s]
	return p.ignored, p.powerUsed
}

// Laid returns the cards on the table, the topmost last.
func (v View) Laid() []Laid { return v.game.board.list() }

// Corners returns the upper left and the lower right cell of the table.
func (v View) Corners() (low, high Cell) { return v.game.board.low, v.game.board.high }

// Points returns what a seat would score now (MAS-18, MAS-23).
func (v View) Points(s games.Seat) int { return v.game.points(s) }

// AppendActing appends the seats that may act.
func (v View) AppendActing(dst []games.Acting) []games.Acting { return v.game.AppendActing(dst) }

// AppendMoves appends the legal moves of a seat that the reader can know: all for the reader's own seat, and for others
// those that need no hidden card.
func (v View) AppendMoves(dst []Move, s games.Seat) []Move { return v.game.AppendMoves(dst, s) }

// WhyNot returns nil for a legal move of a seat, and otherwise the refusal.
func (v View) WhyNot(s games.Seat, m Move) *games.Refusal { return v.game.Check(s, m) }

// Result returns how the match ended, and false while it goes on.
func (v View) Result() (games.Result, bool) { return v.game.Result() }

// Rune is the visible rune of a cell.
type Rune struct {
	Cell   Cell
	Colour Colour
	// Holder is the seat that holds the rune's area, or [games.Nobody].
	Holder games.Seat
	// Master is the seat whose master stands there, or [games.Nobody]; Token the seat whose token lies there.
	Master, Token games.Seat
	// Top is the index of the topmost card in [View.Laid], and Section is the section of it that lies there.
	Top, Section int
}

// At returns the visible rune of a cell, and false if no card lies there.
func (v View) At(c Cell) (Rune, bool) {
	b := &v.game.board
	colour := b.at(c)
	if colour == NoRune {
		return Rune{}, false
	}
	r := Rune{Cell: c, Colour: colour, Holder: b.holder(c), Master: games.Nobody, Token: games.Nobody}
	for s := range v.game.seats {
		for _, master := range b.standing(s) {
			if master == c {
				r.Master = s
			}
		}
		if t := b.tokens[s]; t.Colour != NoRune && t.Cell == c {
			r.Token = s
		}
	}
	for top := range slices.Backward(b.list()) {
		if section, ok := b.laid[top].section(c); ok {
			r.Top, r.Section = top, section
			break
		}
	}
	return r, true
}

// section returns which section of a card on the table covers a cell.
func (l Laid) section(c Cell) (int, bool) {
	f := &faces[l.Card][l.Turn]
	for i := range f.under {
		if step := f.under[i].step; l.Cell.plus(step) == c {
			return sectionAt(l.Turn, step.X, step.Y), true
		}
	}
	return 0, false
}

// AppendRunes appends all visible runes, row by row.
func (v View) AppendRunes(dst []Rune) []Rune {
	b := &v.game.board
	for y := b.low.Y; y <= b.high.Y; y++ {
		for x := b.low.X; x <= b.high.X; x++ {
			if r, ok := v.At(Cell{x, y}); ok {
				dst = append(dst, r)
			}
		}
	}
	return dst
}

// Area is runes of one colour connected by sides (MAS-12).
type Area struct {
	Colour Colour
	// Holder is the seat that holds it, or [games.Nobody].
	Holder games.Seat
	Cells  []Cell
	Points int
}

// Area returns the area of a cell, and false if no card lies there.
func (v View) Area(c Cell) (Area, bool) {
	b := &v.game.board
	colour := b.at(c)
	if colour == NoRune {
		return Area{}, false
	}
	cells := b.area(c)
	a := Area{Colour: colour, Holder: b.holder(c)}
	_, a.Points = b.worth(&cells)
	b.eachCell(&cells, func(c Cell) { a.Cells = append(a.Cells, c) })
	return a, true
}
