package stones

import (
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// How large sheets want to be, in dp: the board of a seat, a pile, choices.
var (
	boardSize  = ui.Sz(620, 540)
	pileSize   = ui.Sz(660, 540)
	choiceSize = ui.Sz(480, 540)
)

// openSheet places the sheet that is open, and what of the board lies in it.
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

// sheeter places a sheet over the board.
type sheeter struct{ boards.Sheeter }
