package stones

import (
	"math"

	rules "runehall/games/stones"
	"runehall/ui"
)

// The lines and items of the board of another seat.
const (
	lineRows   = 0 // and the next one
	linePurse  = 2
	lineStones = 3
	linePiles  = 4
	seatLines  = 5

	itemDraw   = 0
	itemOwn    = 1
	itemStones = 2 // and the following ones
	seatItems  = itemStones + rules.MaxStones
)

// handShare parts the last line among pile, discards and hand.
var handShare = []ui.Track{ui.Share(1), ui.Share(1), ui.Share(1)}

// placeBoard places the board of a seat: its rows, its purse, its rune stones, its piles.
func (s *sheetPlaces) placeBoard(k *ui.Kit, room ui.Rect, lines int) {
	pad := k.Gap.M
	high := min(k.Dp(70), (room.H-k.Touch-k.Gap.XS-2*pad)/float64(lines))
	per := lines
	if high < k.Touch && room.W >= k.Dp(400) {
		per = 3
		high = min(k.Dp(70), (room.H-k.Touch-k.Gap.XS-2*pad)/float64(per))
	}
	s.rect = room.Place(ui.Sz(room.W, k.Touch+k.Gap.XS+2*pad+high*float64(per)), .5, .5).Snap()
	in := s.rect.Grow(-pad)
	rest := s.cutHead(k, in)
	if per == lines {
		s.fill(rest, lines, 1)
	} else {
		left, right := rest.CutLeft((rest.W-pad)/2, pad)
		s.fill(left, linePurse, 1)
		s.fill(right, lines-linePurse, 1)
	}
	gap := k.Gap.S
	piles := s.lines[linePiles].Inset(ui.Sides(0, gap/2))
	s.items = append(s.items, piles.Columns(gap, handShare...)[:itemStones]...)
	s.items = append(s.items, s.lines[lineStones].Inset(ui.Sides(0, gap/2)).Grid(rules.MaxStones, rules.MaxStones, gap)...)
}

// placePile places as many cards of a pile as have room, all of one size; where there are more of them, the sheet has pages.
func (s *sheetPlaces) placePile(k *ui.Kit, room ui.Rect, cards int) {
	pad, gap := k.Gap.M, k.Gap.S
	wide := room.W - 2*pad
	columns := max(1, int((wide+gap)/(k.Dp(itemWide)+gap)))
	size := (wide - gap*float64(columns-1)) / float64(columns)
	high := math.Floor(size * cardRatio)
	body := room.H - 2*pad - k.Touch - k.Gap.XS
	rows := max(1, int((body+gap)/(high+gap)))
	high = min(high, body)
	need := max(1, min(rows, (cards+columns-1)/columns))
	s.rect = room.Place(ui.Sz(room.W, 2*pad+k.Touch+k.Gap.XS+float64(need)*(high+gap)-gap), .5, .5).Snap()
	rest := s.cutHead(k, s.rect.Grow(-pad))
	if cards > rows*columns {
		s.leaf(k, true)
	}
	for i := range min(cards, rows*columns) {
		s.items = append(s.items, ui.Rc(rest.X+float64(i%columns)*(size+gap), rest.Y+float64(i/columns)*(high+gap), size, high))
	}
}

// cardRatio is the height of a card, given its width.
const cardRatio = 190.0 / 132

// mostColumns is how many choices stand beside each other at most.
const mostColumns = 4

// placeChoices places what a rune stone does, and what can be chosen.
func (s *sheetPlaces) placeChoices(k *ui.Kit, room ui.Rect, lines, items int) {
	pad, gap := k.Gap.M, k.Gap.S
	body := room.H - 2*pad - k.Touch - k.Gap.XS
	columns := max(1, min(3, int((room.W-2*pad+gap)/(k.Dp(choiceWide)+gap))))
	line, tile, rows := k.Dp(lineHigh)*float64(lines), 0.0, 0.0
	for ; columns <= mostColumns; columns++ {
		rows = float64((items + columns - 1) / columns)
		tile = min(k.Dp(56), (body-line)/max(1, rows)-gap)
		if tile >= k.Touch || columns == mostColumns {
			break
		}
		line = 0 // what it does is known by its name
	}
	all := 2*pad + k.Touch + k.Gap.XS + line + rows*(tile+gap)
	s.rect = room.Place(ui.Sz(room.W, all), .5, .5).Snap()
	rest := s.cutHead(k, s.rect.Grow(-pad))
	top, rest := rest.CutTop(line, 0)
	s.fill(top, lines, 1)
	if items > 0 {
		s.items = rest.Grid(items, columns, gap)
	}
}

// openDoor places what lies behind a door of a small screen: the same things that larger screens show beside the rest.
func (l *layout) openDoor(k *ui.Kit, room ui.Rect, a arrangement) {
	s := &l.sheet
	s.rect = room.Snap()
	in, gap := s.rect.Grow(-k.Gap.XS), k.Gap.XS
	if in.H < k.Dp(doorLow) && a.sheet != rowsSheet { // the things are known without their title
		var column ui.Rect
		column, in = in.CutRight(k.Touch, gap)
		s.close = column.Place(ui.Sz(k.Touch, k.Touch), .5, 0)
	} else {
		in = s.cutHead(k, in)
	}
	switch a.sheet {
	case smithySheet:
		copy(l.smithies[:], shaped(in, int(rules.Smithies), gap, smithyShape))
	case stonesSheet:
		var own ui.Rect
		own, in = in.CutTop(in.H*.36, gap)
		copy(l.ledge.own[:], shaped(own, rules.MaxStones, gap, stoneShape))
		copy(l.stones[1:], shaped(in, int(rules.Stones)-1, gap, stoneShape))
	case handSheet:
		l.ledge.hand, l.ledge.tags = shaped(in, a.hand, gap, tall), nil
	case rowsSheet:
		purse, rows := in.CutBottom(min(k.Dp(36), in.H*.3), gap)
		l.placeRows(k, rows)
		copy(l.ledge.purse[:], purse.Grid(purseSize, purseSize, gap))
	}
}

// doorLow is the height, in dp, under which a sheet behind a door has no title.
const doorLow = 200

// The proportions of smithies, and of menhirs with the number beside them.
var (
	smithyShape = shape{1, 1.2}
	stoneShape  = shape{1.1, 1.4}
)

// shaped places n cells of a shape as large as a room allows.
func shaped(room ui.Rect, n int, gap float64, in shape) (best []ui.Rect) {
	for columns := 1; columns <= n; columns++ {
		if cells := even(room, n, columns, gap, in); len(best) == 0 || len(cells) > 0 && cells[0].W > best[0].W {
			best = cells
		}
	}
	return best
}

// placeRows places both power rows, one below the other.
func (l *layout) placeRows(k *ui.Kit, in ui.Rect) {
	gap := k.Gap.XS
	parts := in.Rows(gap, ui.Share(1), ui.Share(1))
	for i := range rules.Rows {
		r := &l.ledge.rows[i]
		r.rect = parts[i]
		side := min(parts[i].H, (parts[i].W-gap*fields)/(fields+1))
		line := parts[i].Place(ui.Sz((side+gap)*(fields+1)-gap, side), .5, .5)
		for n, cell := range line.Grid(fields+1, fields+1, gap) {
			if n < fields {
				r.fields[n] = cell
			} else {
				r.worth = cell
			}
		}
	}
}
