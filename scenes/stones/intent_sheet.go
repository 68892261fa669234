package stones

// explaining returns the selection with an explanation of a thing over the board. What is held is explained only meanwhile.
func (s selection) explaining(t thing, held bool) selection {
	if explainers[t.Kind].explain == nil {
		return s
	}
	if s.sheet != explainSheet {
		s.below, s.belowAbout = s.sheet, s.about
	}
	s.sheet, s.about, s.peek = explainSheet, t, held
	return s
}

// leafs reports whether a tap on a thing leaves an explanation open.
func leafs(t thing) bool { return t.Kind == before || t.Kind == after || t.Kind == sheet }

// closed returns the selection with the uppermost sheet closed.
func (s selection) closed() selection {
	s.sheet, s.about, s.peek = s.below, s.belowAbout, false
	s.below, s.belowAbout = noSheet, thing{}
	if s.sheet != pileSheet {
		s.page = 0
	}
	return s
}

func (s selection) shut() selection { return s.closed().closed() }

func (s selection) opening(k sheetKind, about thing) selection {
	open := s.sheet == k && s.about == about
	if s = s.shut(); !open {
		s.sheet, s.about = k, about
	}
	return s
}

// looking returns the selection with something over the board that lies in the sheet that is open: a pile, or an explanation.
func (s selection) looking(t thing) selection {
	if !isPile(t) {
		return s.explaining(t, false)
	}
	s.below, s.belowAbout = s.sheet, s.about
	s.sheet, s.about = pileSheet, t
	return s
}

// sheetIntent opens and closes sheets, and returns false for a tap on anything else.
func sheetIntent(s selection, t thing) (selection, bool) {
	switch t.Kind {
	case nothing, sheet, eye, before, after, item: // what lies there is another gesture
	case closer:
		s = s.closed()
	case door:
		s = s.opening(doorSheets[t.N], thing{})
	case chip:
		s = s.opening(seatSheet, t)
	case discards, ownDiscards, draw:
		s = s.opening(pileSheet, t)
	default:
		return s, false
	}
	return s, true
}
