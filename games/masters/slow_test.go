package masters

import (
	"maps"
	"slices"
	"strings"

	"runehall/games"
)

// slow is a second reading of the rules. It works from the cards, masters and tokens alone, cell by cell, without sets
// of cells and without updating anything step by step. It shares nothing with the core but the list of what lies where.
type slow struct {
	runes   map[Cell]Colour
	masters map[Cell]games.Seat
	tokens  map[Cell]bool
	laid    []Laid
}

// slowTable reads a match's table.
func slowTable(g *Game) slow {
	t := slow{runes: map[Cell]Colour{}, masters: map[Cell]games.Seat{}, tokens: map[Cell]bool{}}
	for _, l := range g.board.list() {
		t.lay(l)
	}
	for s := range g.seats {
		for _, c := range g.board.standing(s) {
			t.masters[c] = s
		}
		if token := g.board.tokens[s]; token.Colour != NoRune {
			t.runes[token.Cell], t.tokens[token.Cell] = token.Colour, true
		}
	}
	return t
}

// slowCells returns the runes of a card where it lies. A quarter turn makes each column, read upwards, a row.
func slowCells(l Laid) map[Cell]Colour {
	letters := map[byte]Colour{'B': Blue, 'G': Green, 'R': Red}
	rows := []string{l.Card.String()[:3], l.Card.String()[4:]}
	for range l.Turn {
		var turned []string
		for x := range rows[0] {
			var row strings.Builder
			for _, line := range slices.Backward(rows) {
				row.WriteString(line[x : x+1])
			}
			turned = append(turned, row.String())
		}
		rows = turned
	}
	cells := map[Cell]Colour{}
	for y, row := range rows {
		for x := range row {
			cells[Cell{l.Cell.X + int8(x), l.Cell.Y + int8(y)}] = letters[row[x]]
		}
	}
	return cells
}

func (t *slow) lay(l Laid) {
	maps.Copy(t.runes, slowCells(l))
	t.laid = append(t.laid, l)
}

// with returns the table with another card on it.
func (t slow) with(l Laid) slow {
	next := slow{runes: map[Cell]Colour{}, masters: t.masters, tokens: t.tokens, laid: slices.Clone(t.laid)}
	maps.Copy(next.runes, t.runes)
	next.lay(l)
	return next
}

func sidesOf(c Cell) []Cell {
	return []Cell{{c.X + 1, c.Y}, {c.X - 1, c.Y}, {c.X, c.Y + 1}, {c.X, c.Y - 1}}
}

// area returns the cells of an area (MAS-12).
func (t slow) area(c Cell) map[Cell]bool {
	area := map[Cell]bool{c: true}
	for todo := []Cell{c}; len(todo) > 0; {
		next := todo[0]
		todo = todo[1:]
		for _, n := range sidesOf(next) {
			if t.runes[n] == t.runes[c] && !area[n] {
				area[n] = true
				todo = append(todo, n)
			}
		}
	}
	return area
}

// held returns who holds each held cell, and whether two seats hold the same cell (MAS-11, MAS-13).
func (t slow) held() (map[Cell]games.Seat, bool) {
	held := map[Cell]games.Seat{}
	for c, s := range t.masters {
		for cell := range t.area(c) {
			if o, ok := held[cell]; ok && o != s {
				return nil, true
			}
			held[cell] = s
		}
	}
	return held, false
}

// points returns what the areas of a seat are worth (MAS-18).
func (t slow) points(s games.Seat) int {
	held, _ := t.held()
	points := 0
	for c, o := range held {
		if o == s {
			points += map[Colour]int{Blue: 1, Green: 2, Red: 3}[t.runes[c]]
		}
	}
	return points
}

// lies reports whether a card may lie at a place apart from MAS-7 and MAS-8, and returns the runes that violate these
// two.
func (t slow) lies(l Laid) (ok bool, under, beside []Cell) {
	cells := slowCells(l)
	covers := false
	for c, colour := range cells {
		there, any := t.runes[c]
		covers = covers || any
		if _, master := t.masters[c]; master || t.tokens[c] {
			return false, nil, nil
		}
		if any && there != colour {
			under = append(under, c)
		}
		for _, n := range sidesOf(c) {
			if _, own := cells[n]; own {
				continue
			}
			if there, any := t.runes[n]; any && there != colour {
				beside = append(beside, n)
			}
		}
	}
	if !covers {
		return false, nil, nil
	}
	for _, earlier := range t.laid {
		same := true
		for c := range slowCells(earlier) {
			_, covered := cells[c]
			same = same && covered
		}
		if same {
			return false, nil, nil
		}
	}
	_, joined := t.with(l).held()
	return !joined, under, beside
}

// placements lists the placements of a card, and those for which a seat would have to ignore a rune (MAS-22).
func (t slow) placements(card Card, s games.Seat) (plays, ignores []Move) {
	before, _ := t.held()
	for x := int8(-40); x <= 40; x++ {
		for y := int8(-40); y <= 40; y++ {
			for turn := range uint8(4) {
				l := Laid{Card: card, Cell: Cell{x, y}, Turn: turn}
				if !t.touches(l) {
					continue
				}
				ok, under, beside := t.lies(l)
				if !ok {
					continue
				}
				if len(under) == 0 || len(beside) == 0 {
					plays = append(plays, Move{Kind: Play, Card: card, Cell: l.Cell, Turn: turn})
					continue
				}
				if len(under) > 1 && len(beside) > 1 || t.takes(l, s, before) {
					continue
				}
				for _, odd := range [][]Cell{under, beside} {
					if len(odd) == 1 {
						ignores = append(ignores, Move{Kind: Ignore, Card: card, Cell: l.Cell, Turn: turn,
							Rune: odd[0]})
					}
				}
			}
		}
	}
	return plays, ignores
}

func (t slow) touches(l Laid) bool {
	for y := range int8(3) {
		for x := range int8(3) {
			if _, ok := t.runes[Cell{l.Cell.X + x, l.Cell.Y + y}]; ok {
				return true
			}
		}
	}
	return false
}

// takes reports whether a card of seat s takes a cell away from another seat.
func (t slow) takes(l Laid, s games.Seat, before map[Cell]games.Seat) bool {
	after, _ := t.with(l).held()
	for c, o := range before {
		if now, ok := after[c]; o != s && (!ok || now != o) {
			return true
		}
	}
	return false
}
