package table

import (
	"slices"

	"runehall/ui"
)

// placeToast places the toast where it covers nothing of what it speaks of. On a small board a toast that is about no place covers as little of the
// field as it can, since the next move is made there.
func (s *Table[C, M, E, V]) placeToast(k *ui.Kit) {
	if !s.toast.Shown() {
		return
	}
	p := &s.places
	s.spared = s.toastIsAbout(s.spared[:0])
	if size := s.toast.Measure(k, p.toast.Size()); len(s.spared) == 0 && !s.toast.Stands() && p.toast.H < smallField*size.H {
		s.spared = append(s.spared, p.field)
	}
	beside := p.toast // where the seats are, and then whose turn it is
	all := beside
	last := beside // and at last over the things on the ledge or on the rail
	if p.portrait {
		beside.Y, all.Y = p.turn.Bottom(), p.top.Bottom()
		beside.H, all.H = p.toast.Bottom()-beside.Y, p.toast.Bottom()-all.Y
		last.H = max(last.H, p.primary.Y-k.Gap.XS-last.Y)
	} else {
		if !p.seats.Empty() {
			beside.X, beside.W = p.seats.X, p.toast.Right()-p.seats.X
		}
		all = beside.Union(ui.Rc(beside.X, p.top.Y, beside.W, 1))
		last = all
		last.W = max(last.W, p.primary.Right()-last.X)
		last.H = min(last.H, p.primary.Y-k.Gap.XS-last.Y)
	}
	if len(s.spared) > 0 && s.toastSpares(k, p.toast, beside) {
		return
	}
	s.toast.LayoutClear(k, s.spared, p.toast, beside, all, last)
}

// toastSpares places a toast that speaks of something so that the board can be seen beside it, and reports whether it could: where the board itself
// says what can be done, or else where no piece lies.
func (s *Table[C, M, E, V]) toastSpares(k *ui.Kit, rooms ...ui.Rect) bool {
	finding := s.play.parts.finding
	if finding == nil {
		return false
	}
	if says := finding.Says(); !says.Empty() && s.toast.LayoutOver(k, s.spared, says) {
		return true
	}
	about := len(s.spared)
	s.spared = finding.AppendShown(s.spared)
	defer func() { s.spared = s.spared[:about] }()
	if s.toast.TryClear(k, s.spared, rooms...) {
		return true
	}
	says := finding.Says()
	if !s.places.portrait || says.Empty() {
		return false
	}
	// On a small screen it stands across the edge of the ledge, down to the foot of the board's words, in whose stead it is read.
	s.spared = append(s.spared[:about], slices.DeleteFunc(s.spared[about:], func(r ui.Rect) bool { return r == says })...)
	across := s.places.toast
	across.H = max(across.H, says.Bottom()-across.Y)
	return s.toast.TryClear(k, s.spared, across)
}

// passHint lets a hint go when something beside it is touched.
func (s *Table[C, M, E, V]) passHint(in *ui.Input) {
	if !s.fleeting {
		return
	}
	for _, p := range in.Pointers {
		if p.Phase == ui.Press && !s.toast.Rect().Has(p.At) {
			s.toast.Hide()
			s.fleeting = false
		}
	}
}

// smallField is how many times higher than a toast a field must be, for one to lie on it.
const smallField = 3
