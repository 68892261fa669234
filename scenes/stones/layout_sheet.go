package stones

import (
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// How large sheets want to be, in dp: the sheet of a seat, a pile, a choice.
var (
	boardSize  = ui.Sz(620, 540)
	pileSize   = ui.Sz(660, 540)
	choiceSize = ui.Sz(480, 540)
)

// openSheet places the open sheet. In the sheet of a door it places the things that have found no room on the board.
func (l *layout) openSheet(f *table.Frame, a arrangement) {
	s := sheeter{boards.NewSheeter(&l.sheet, f)}
	s.Beside = sayings[a.about.Kind].beside
	switch a.sheet {
	case boards.NoSheet:
	case boards.ExplainSheet:
		s.Explain(a.lines)
	case seatSheet:
		s.placeBoard(s.Room(boardSize), a.lines)
	case pileSheet:
		s.placePile(s.Room(pileSize), a.items)
	case swapSheet, jokerSheet:
		s.placeChoices(s.Room(choiceSize), a.lines, a.items)
	default:
		l.openDoor(&s, f.Field.Grow(-f.Kit.Gap.XS), a)
	}
}

type sheeter struct{ boards.Sheeter }
