package stones

import (
	"math"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// placeBoard places the sheet of a seat: its rows, its purse, its rune stones, its piles, its hand. The lines stand in
// two columns where a single one would make them too low for a finger.
func (s *sheeter) placeBoard(room ui.Rect, lines int) {
	pad, gap, columns := s.Kit.Gap.M, s.Kit.Gap.S, 1
	body := room.H - s.HeadHigh() - 2*pad
	if body/float64(lines) < s.Kit.Touch && room.W >= s.Kit.Dp(400) {
		columns = 2
	}
	rows := float64(lines / columns)
	s.Rect = room.Place(ui.Sz(room.W, s.HeadHigh()+2*pad+rows*min(s.Dp(70), body/rows)), .5, .5).Snap()
	s.Fill(s.CutHead(s.Rect.Grow(-pad)), lines, columns)
	in := func(line int) ui.Rect { return s.Lines[line].Inset(ui.Sides(0, gap/2)) }
	s.Items = append(s.Items, in(linePiles).Grid(2, 2, gap)...)
	s.Items = append(s.Items, in(lineStones).Grid(rules.MaxStones, rules.MaxStones, gap)...)
	_, hand := in(lineHand).CutLeft(s.Lines[lineHand].W*handName, gap)
	s.Items = append(s.Items, boards.Even(hand, rules.ManyCards, rules.ManyCards, gap, tall)...)
}

// handName is the share of the hand's line that its name takes.
const handName = .26

// The widths of the cards of a pile, in dp: the greatest, and the least that can be read.
const (
	itemWide  = 112
	itemLeast = 58
)

// cardRatio is the height of a card divided by its width.
const cardRatio = 190.0 / 132

// placePile places the cards of a pile, all of one size and as large as there is room. If they do not fit at their
// least size, the sheet has pages.
func (s *sheeter) placePile(room ui.Rect, cards int) {
	pad, gap := s.Kit.Gap.M, s.Kit.Gap.S
	wide, body := room.W-2*pad, room.H-2*pad-s.HeadHigh()
	var columns, rows int
	var size, high float64
	for most := s.Dp(itemWide); ; most *= .96 {
		least := s.Kit.Dp(itemLeast)
		columns = max(1, int((wide+gap)/(max(most, least)+gap)))
		size = min(s.Dp(itemWide), (wide-gap*float64(columns-1))/float64(columns))
		high = min(math.Floor(size*cardRatio), body)
		if rows = max(1, int((body+gap)/(high+gap))); rows*columns >= cards || most <= least {
			break
		}
	}
	per := rows * columns
	need := max(1, min(rows, (cards+columns-1)/columns))
	across := max(min(room.W, s.Dp(340)), 2*pad+float64(min(columns, max(1, cards)))*(size+gap)-gap)
	down := float64(need)*(high+gap) - gap
	if cards == 0 {
		down = s.Kit.Touch
	}
	s.Rect = room.Place(ui.Sz(across, 2*pad+s.HeadHigh()+down), .5, .5).Snap()
	rest := s.CutHead(s.Rect.Grow(-pad))
	s.Leaf(cards > per)
	if cards == 0 {
		s.Lines = append(s.Lines, rest)
	}
	for i := range min(cards, per) {
		s.Items = append(s.Items,
			ui.Rc(rest.X+float64(i%columns)*(size+gap), rest.Y+float64(i/columns)*(high+gap), size, high))
	}
}

// The width of a choice and the height of a line, in dp, and how many choices may stand side by side.
const (
	choiceWide  = 150
	choiceLine  = 62
	mostColumns = 4
)

// placeChoices places the lines that say what a rune stone does, and below them what can be chosen.
func (s *sheeter) placeChoices(room ui.Rect, lines, items int) {
	pad, gap := s.Kit.Gap.M, s.Kit.Gap.S
	body := room.H - 2*pad - s.HeadHigh()
	columns := max(1, min(3, int((room.W-2*pad+gap)/(s.Dp(choiceWide)+gap))))
	line, tile, rows := s.Dp(choiceLine)*float64(lines), 0.0, 0.0
	for ; columns <= mostColumns; columns++ {
		rows = float64((items + columns - 1) / columns)
		tile = min(s.Dp(56), (body-line)/max(1, rows)-gap)
		if tile >= s.Kit.Touch || columns == mostColumns {
			break
		}
		line = 0 // leave the lines out: the name of the stone says enough
	}
	s.Rect = room.Place(ui.Sz(room.W, 2*pad+s.HeadHigh()+line+rows*(tile+gap)), .5, .5).Snap()
	top, rest := s.CutHead(s.Rect.Grow(-pad)).CutTop(line, 0)
	s.Fill(top, lines, 1)
	if items > 0 {
		s.Items = rest.Grid(items, columns, gap)
	}
}

// openDoor places what lies behind a door of a small screen. A larger screen shows the same things beside the rest.
func (l *layout) openDoor(s *sheeter, room ui.Rect, a arrangement) {
	k := s.Kit
	s.Rect = room.Snap()
	in, gap := s.Rect.Grow(-k.Gap.XS), k.Gap.XS
	if in.H < k.Dp(doorLow) && a.sheet != rowsSheet { // leave the title out: the things are known without it
		var column ui.Rect
		column, in = in.CutRight(k.Touch, gap)
		s.Close = column.Place(ui.Sz(k.Touch, k.Touch), .5, 0)
	} else {
		in = s.CutHead(in)
	}
	switch a.sheet {
	case smithySheet:
		copy(l.smithies[:], boards.Largest(in, int(rules.Smithies), gap, in.Size(), smithyShape))
	case stonesSheet:
		var own ui.Rect
		own, in = in.CutTop(in.H*.36, gap)
		copy(l.ledge.own[:], boards.Largest(own, rules.MaxStones, gap, own.Size(), stoneShape))
		copy(l.stones[1:], boards.Largest(in, int(rules.Stones)-1, gap, in.Size(), stoneShape))
	case handSheet:
		l.ledge.hand, l.ledge.tags = boards.Largest(in, a.hand, gap, in.Size(), tall), nil
	case rowsSheet:
		purse, rows := in.CutBottom(min(k.Dp(36), in.H*.3), gap)
		l.placeRows(k, rows)
		copy(l.ledge.purse[:], purse.Grid(purseSize, purseSize, gap))
	}
}

// doorLow is the height, in dp, below which the sheet of a door has no title.
const doorLow = 200

// The shapes of smithies, and of rune stones with their number beside them.
var (
	smithyShape = boards.Shape{Least: 1, Most: 1.2}
	stoneShape  = boards.Shape{Least: 1.1, Most: 1.4}
)

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
