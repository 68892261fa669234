package stones

// explaining returns the selection with an explanation of a target over the board. What is held is explained only meanwhile.
func (s selection) explaining(t target, held bool) selection {
	if !explains(t) {
		return s
	}
	if s.sheet != explainSheet {
		s.below, s.belowAbout = s.sheet, s.about
	}
	s.sheet, s.about, s.peek = explainSheet, t, held
	return s
}

// explains reports whether there is something to say of a target.
func explains(t target) bool {
	switch t.kind {
	case onNothing, onDoor, onAct, onEye, onBefore, onAfter, onClose, onSheet:
		return false
	}
	return true
}

// leafs reports whether a tap on a target leaves an explanation open.
func leafs(t target) bool { return t.kind == onBefore || t.kind == onAfter || t.kind == onSheet }

// closed returns the selection with the uppermost sheet closed.
func (s selection) closed() selection {
	s.sheet, s.about, s.peek = s.below, s.belowAbout, false
	s.below, s.belowAbout = noSheet, target{}
	return s
}

func (s selection) shut() selection { return s.closed().closed() }

// opening returns the selection with a sheet over the board, or without it if it was open.
func (s selection) opening(k sheetKind, about target) selection {
	open := s.sheet == k && s.about == about
	if s = s.shut(); !open {
		s.sheet, s.about = k, about
	}
	return s
}

// looking returns the selection with something over the board that lies in the sheet that is open: a pile, or an explanation.
func (s selection) looking(t target) selection {
	if !pile(t) {
		return s.explaining(t, false)
	}
	s.below, s.belowAbout = s.sheet, s.about
	s.sheet, s.about = pileSheet, t
	return s
}

// pile reports whether a target is a pile whose cards can be looked through.
func pile(t target) bool { return t.kind == onDiscards || t.kind == onOwnDiscard || t.kind == onDraw }

// sheetIntent opens and closes sheets, and returns false for a tap on anything else.
func sheetIntent(s selection, t target) (selection, bool) {
	switch t.kind {
	case onNothing, onSheet, onEye, onBefore, onAfter, onItem: // what lies there is another gesture
	case onClose:
		s = s.closed()
	case onDoor:
		s = s.opening(doorSheets[t.index], target{})
	case onSeat:
		s = s.opening(seatSheet, t)
	case onDiscards, onOwnDiscard, onDraw:
		s = s.opening(pileSheet, t)
	default:
		return s, false
	}
	return s, true
}
