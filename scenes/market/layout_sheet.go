package market

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

func (s *setter) openSheet() {
	sheeter := boards.NewSheeter(&s.sheet, s.f)
	switch s.a.sheet {
	case boards.ExplainSheet:
		if s.a.lines > 0 {
			sheeter.Explain(s.a.lines)
		}
	case seatSheet:
		s.openSeat(sheeter)
	case heapSheet:
		in := s.openPanel(sheeter, sheeter.Room(heapSize))
		s.sheet.Items = boards.Largest(in, s.a.items, s.k.Gap.S, ui.Sz(min(in.W, sheeter.Dp(112)), in.H), cardShape)
	}
}

// openPanel places a panel that fills a room and returns what lies below its head.
func (s *setter) openPanel(sheeter boards.Sheeter, room ui.Rect) ui.Rect {
	s.sheet.Rect = room.Place(ui.Sz(room.W, min(room.H, sheeter.Dp(heapSize.H))), .5, .5).Snap()
	return sheeter.CutHead(s.sheet.Rect.Grow(-s.k.Gap.M))
}

// openSeat places all that a seat has: its stores, below them its loose runes and its hand, and at the foot where its
// points come from.
func (s *setter) openSeat(sheeter boards.Sheeter) {
	in, gap := s.openPanel(sheeter, sheeter.Room(seatSize)), s.k.Gap.S
	s.sheet.Lines = in.Rows(gap, ui.Share(2.3), ui.Share(1.3), ui.Share(.8))
	n := s.a.lines
	cards := s.a.items - n - itemStores
	runes, held := s.sheet.Lines[lineGoods].CutLeft(min(in.W*.4, sheeter.Dp(150)), 2*gap)
	s.sheet.Items = append(s.sheet.Items, runes.Grid(2, 2, gap)...)
	if n > 0 {
		s.sheet.Items = append(s.sheet.Items, s.sheet.Lines[lineStores].Grid(n, n, gap)...)
	}
	s.sheet.Items = append(s.sheet.Items, boards.Even(held, cards, cards, gap, cardShape)...)
}

// The lines of the sheet of a seat, and the numbers of its items: first its loose runes, then its stores. The cards of
// its hand follow.
const (
	lineStores = iota
	lineGoods
	linePoints
	seatLines

	itemLoose  = 0 // of red ones; blue ones are next
	itemStores = 2
)

// Sizes of sheets in dp, as they want to be.
var (
	seatSize = ui.Sz(620, 420)
	heapSize = ui.Sz(620, 420)
)
