package market

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// placeLedge places what lies on the ledge: in columns beside the golden button where it is wide, or in bands above it.
func (s *setter) placeLedge() {
	f, k := s.f, s.k
	in := f.Ledge
	if beside := !f.Portrait && !f.Rail; beside {
		var right ui.Rect
		wide := k.InDp(in.W) >= 640
		column := f.Ledge.Right() - f.Primary.X
		if wide {
			column = max(column, min(in.W*.24, k.Dp(300)))
		}
		right, in = in.CutRight(column, k.Gap.M)
		right = s.aside(right)
		if s.a.front < 0 {
			return
		}
		if wide {
			s.wideLedge(in, right)
			return
		}
		s.highLedge(in)
		return
	}
	s.foot(f.Primary)
	in.H = max(0, f.Primary.Y-k.Gap.S-in.Y)
	if s.a.front >= 0 {
		s.highLedge(in)
		s.headAbove()
	}
}

// headAbove places the head of the seat in front beside the steps of its turn, where the ledge has no room for the
// head. Where the steps are left without room for words, they keep only their signs.
func (s *setter) headAbove() {
	k, steps := s.k, ui.Bounding(s.phases[:]...)
	if !s.ledge.badge.Empty() || steps.Empty() || s.f.Rail {
		return
	}
	wide, worded := k.Dp(72), true
	if steps.W-wide < k.Dp(140) { // not even the step that is now has room for its name
		wide, worded = steps.W-k.Dp(84), false
	}
	own, rest := steps.CutRight(wide, k.Gap.XS)
	s.strip(rest)
	if worded { // no room for a name
		s.ledge.badge, s.ledge.points = boards.CutBadge(own, own.H, k.Gap.XS)
		return
	}
	s.head(own)
}

// foot places the buttons beside the golden one, in a row as high as that button.
func (s *setter) foot(golden ui.Rect) {
	in := s.f.Ledge
	in = in.Intersect(ui.Rc(in.X, golden.Y, max(0, golden.X-s.k.Gap.S-in.X), golden.H))
	in = in.Place(ui.Sz(in.W, min(in.H, max(s.touch, s.k.Button))), 0, .5)
	if most := s.k.Dp(270); in.W > most {
		in = in.Place(ui.Sz(most, in.H), 1, .5)
	}
	copy(s.ledge.acts[:], in.Grid(boards.MaxActs, boards.MaxActs, s.k.Gap.XS))
}

// aside places the buttons below the golden one, in the column at the right of the ledge, and returns what is left
// above it.
func (s *setter) aside(column ui.Rect) (above ui.Rect) {
	golden, gap := s.f.Primary, s.k.Gap.S
	above = ui.Rc(column.X, column.Y, column.W, max(0, golden.Y-gap-column.Y))
	below := ui.Rc(golden.X, golden.Bottom()+gap, golden.W, max(0, column.Bottom()-golden.Bottom()-gap))
	if below.H >= 2*s.touch+gap {
		rows, _ := below.CutTop(min(below.H, 2*s.k.Button+gap), 0)
		copy(s.ledge.acts[:], rows.Grid(boards.MaxActs, 1, gap))
	} else if below.H >= s.touch {
		row, _ := below.CutTop(min(below.H, s.k.Button), 0)
		copy(s.ledge.acts[:], row.Grid(boards.MaxActs, boards.MaxActs, s.k.Gap.XS))
	}
	return above
}

// wideLedge places the stores at the left, the hand in the middle, and what is chosen above the golden button.
func (s *setter) wideLedge(in, above ui.Rect) {
	k, l := s.k, &s.ledge
	if above.H < k.Dp(96) { // no room there
		var low ui.Rect
		low, in = in.CutBottom(max(s.touch, k.Dp(44)), k.Gap.S)
		s.chosen(low)
	} else {
		s.chosen(above)
	}
	share := min(.5, .28+.09*float64(len(s.a.stores[s.a.front].list())))
	if s.a.mode == bearing {
		share += .08
	}
	left, middle := in.CutLeft(in.W*share, k.Gap.L)
	head, left := left.CutTop(min(k.Dp(38), left.H*.2), k.Gap.XS)
	s.head(head.Place(ui.Sz(min(head.W, k.Dp(280)), head.H), 0, 0))
	runes, stores := left.CutBottom(min(max(s.touch, k.Dp(54)), left.H*.4), k.Gap.S)
	s.loose(runes)
	s.own(stores)
	switch s.a.mode {
	case throwing:
		s.signs(middle)
	case taking:
		room := l.line
		if l.line = (ui.Rect{}); room.H >= 2*k.Dp(34) {
			s.takes(room)
		} else {
			var rows ui.Rect
			rows, middle = middle.CutRight(middle.W*.4, k.Gap.M)
			s.takes(rows)
		}
		s.handed(middle)
	case aiming:
		l.text = middle.Place(ui.Sz(min(middle.W, k.Dp(520)), min(middle.H, k.Dp(200))), .5, .5)
	default:
		s.handed(middle)
	}
}
