package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// sheetIntent opens and closes sheets, and returns false for a tap on anything else.
func sheetIntent(s selection, t thing) (selection, bool) {
	switch t.Kind {
	case nothing, sheet, eye, before, after, item: // what lies there is not chosen
	case closer:
		s = s.closed()
	case door:
		s = s.opening(doorSheets[t.N], things.The(nothing))
	case chip:
		s = s.opening(seatSheet, t)
	case discards, ownDiscards, draw:
		s = s.opening(pileSheet, t)
	default:
		return s, false
	}
	return s, true
}

// overlaid lays something over the board. Of a pile that no longer lies there no page is looked at.
func (s *selection) overlaid(over boards.Overlay[kind]) {
	if s.Overlay = over; s.Sheet != pileSheet && s.Below != pileSheet {
		s.page = 0
	}
}

// closed returns the selection with the uppermost sheet closed, shut that without any.
func (s selection) closed() selection {
	s.overlaid(s.Closed())
	return s
}

func (s selection) shut() selection {
	s.overlay = overlay{}
	return s
}

// opening returns the selection with a sheet alone over the board; without it, if it was open.
func (s selection) opening(k boards.SheetKind, about thing) selection {
	open := s.Sheet == k && s.About == about
	if s = s.shut(); !open {
		s.overlaid(s.Opening(k, about))
	}
	return s
}

// explain opens what there is to say of a thing with which there is nothing to do.
func (s *selection) explain(t thing) (none rules.Move) {
	if explainable(t) {
		s.overlaid(s.Explaining(t, false))
	}
	return none
}

// explainable reports whether there may be something to say of a thing.
func explainable(t thing) bool { return sayings[t.Kind].explain != nil }

// turns reports by how many leaves a tap on a thing turns the open sheet.
func turns(t thing) int {
	switch t.Kind {
	case before:
		return -1
	case after:
		return 1
	}
	return 0
}
