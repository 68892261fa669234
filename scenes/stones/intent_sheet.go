package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// sheetIntent opens or closes a sheet. It returns false if the tap is for something else.
func sheetIntent(s selection, t thing) (selection, bool) {
	switch t.Kind {
	// nothing can be chosen there
	case nothing, sheet, eye, before, after, item:
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

// overlaid lays a sheet over the board. The page is forgotten unless a pile lies there.
func (s *selection) overlaid(over boards.Overlay[kind]) {
	if s.Overlay = over; s.Sheet != pileSheet && s.Below != pileSheet {
		s.page = 0
	}
}

// closed returns the selection with the uppermost sheet closed.
func (s selection) closed() selection {
	s.overlaid(s.Closed())
	return s
}

// shut returns the selection with all sheets closed.

func (s selection) shut() selection {
	s.overlay = overlay{}
	return s
}

// opening returns the selection with a sheet alone over the board. If just that sheet was open, it is closed.
func (s selection) opening(k boards.SheetKind, about thing) selection {
	open := s.Sheet == k && s.About == about
	if s = s.shut(); !open {
		s.overlaid(s.Opening(k, about))
	}
	return s
}

// explain opens the explanation of a thing that cannot be used now, if there is one.
func (s *selection) explain(t thing) (none rules.Move) {
	if explainable(t) {
		s.overlaid(s.Explaining(t, false))
	}
	return none
}

// explainable reports whether things of this kind may have an explanation.
func explainable(t thing) bool { return sayings[t.Kind].explain != nil }

// turns returns by how many pages a tap on a thing turns the open sheet.
func turns(t thing) int {
	switch t.Kind {
	case before:
		return -1
	case after:
		return 1
	}
	return 0
}
