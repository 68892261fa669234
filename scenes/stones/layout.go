package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

func arrange(f *table.Frame, a arrangement) layout {
	s := setter{layout: layout{field: f.Field}, f: f, k: f.Kit, a: a, touch: stage.MinTouch(f.Kit)}
	s.ledge.rect = f.Ledge
	in := f.Field.Inset(ui.Sides(s.k.Gap.S, 0))
	if !f.Rail { // the field is as wide as the ledge
		in = f.Field.Intersect(ui.Rc(f.Across().X, f.Field.Y, f.Across().W, f.Field.H))
	}
	in = in.Inset(ui.Sides(0, min(s.k.Gap.XS, in.H*.02)))
	if s.k.InDp(in.W) >= 640 && !f.Portrait {
		s.wideField(in)
	} else {
		s.highField(in)
	}
	s.chip(boards.InDocks(f.Docks, a.seats, a.front)...)
	s.gone[doorSmithies], s.gone[doorStones] = s.smithies[0].Empty(), s.stones[1].Empty()
	s.placeLedge()
	s.bargain(in)
	s.openSheet(f, a)
	return s.layout
}

// need returns the room that the board wants for seats and ledge. The table adds its own band and borders to the ledge.
// The chips of seats lie on the field, or in docks round a table.
func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	n := table.Need{Dock: ui.Sz(th.Dp(300), th.Dp(84)), Shared: th.Dp(96)} // for what the others play
	w, h := th.InDp(r.Screen.W), th.InDp(r.Screen.H)
	switch {
	case r.Low:
		n.Rail = min(th.Dp(330), r.Screen.W*.4)
		n.Golden = max(th.Dp(92), min(th.Dp(170), n.Rail*.5))
	case r.Portrait:
		n.Ledge = th.Dp(max(330, min(.41*h-30, 460)))
		if h < 780 {
			n.Ledge = th.Dp(300)
		} else if w >= tablet {
			n.Ledge = th.Dp(min(.44*h-20, 520))
		}
	default:
		n.Ledge = th.Dp(max(170, min(.44*h-30, 400)))
		if w < 640 {
			n.Ledge = th.Dp(.5 * h)
		}
	}
	return n
}

// placeLedge lays out the ledge. If something finds no room, it starts again with doors, until everything has a place
// or a door.
func (s *setter) placeLedge() {
	f := s.f
	in := f.Ledge
	beside := !f.Portrait && !f.Rail
	blank := s.ledge
	var right ui.Rect
	if beside {
		right, in = in.CutRight(f.Ledge.Right()-f.Primary.X, s.k.Gap.M)
	} else {
		in.H = max(0, f.Primary.Y-s.k.Gap.S-in.Y)
	}
	for range doors + 1 {
		before, short := s.gone, s.short
		s.ledge = blank
		if beside {
			s.aside(right)
		} else {
			s.foot(f.Primary)
		}
		switch {
		case s.a.front < 0:
			s.public(in)
		case beside && s.k.InDp(in.W) >= 560:
			s.wideLedge(in)
		default:
			s.highLedge(in)
		}
		if s.gone == before && s.short == short {
			return
		}
	}
}

// foot places the buttons to the left of the golden one, in a row as high as that.
func (s *setter) foot(golden ui.Rect) {
	in := s.f.Ledge
	in = in.Intersect(ui.Rc(in.X, golden.Y, max(0, golden.X-s.k.Gap.S-in.X), golden.H))
	if in.H >= 2*s.touch+s.k.Gap.XS { // leave room for doors above the buttons
		s.spare, in = in.CutTop(s.touch, s.k.Gap.XS)
	} else if gap := s.k.Gap.XS / 2; s.short && in.H >= s.touch+s.k.Dp(leastPurse)+gap {
		s.low, in = in.CutTop(in.H-s.touch-gap, gap)
	}
	in = in.Place(ui.Sz(in.W, min(in.H, max(s.touch, s.k.Button))), 0, .5)
	if most := s.k.Dp(270); in.W > most {
		in = in.Place(ui.Sz(most, in.H), 1, .5)
	}
	if s.a.mode == trading { // there is a single button, beside the eye
		s.ledge.trade.eye, s.ledge.acts[0] = in.CutLeft(min(s.touch, in.W*.5), s.k.Gap.XS)
		return
	}
	copy(s.ledge.acts[:], in.Grid(boards.MaxActs, boards.MaxActs, s.k.Gap.XS))
}

// tablet is the width, in dp, from which an upright screen has larger things than a phone.
const tablet = 600

// leastPurse is the least height, in dp, at which the gems of a purse can be told from one another.
const leastPurse = 16

// aside uses the column at the right of the ledge: the piles above the golden button, the other buttons below it.
func (s *setter) aside(column ui.Rect) {
	golden, gap := s.f.Primary, s.k.Gap.S
	above := ui.Rc(column.X, column.Y, column.W, max(0, golden.Y-gap-column.Y))
	below := ui.Rc(column.X, golden.Bottom()+gap, column.W, max(0, column.Bottom()-golden.Bottom()-gap))
	high := max(s.touch, s.k.Dp(44))
	if below.H >= 2*high+gap {
		rows, _ := below.CutTop(min(below.H, 2*s.k.Button+gap), 0)
		copy(s.ledge.acts[:], rows.Grid(boards.MaxActs, 1, gap))
	} else if below.H >= s.touch {
		row, _ := below.CutTop(min(below.H, s.k.Button), 0)
		copy(s.ledge.acts[:], row.Grid(boards.MaxActs, boards.MaxActs, s.k.Gap.XS))
	}
	if s.a.front >= 0 && above.H >= s.k.Dp(60) && above.W > 0 {
		piles := boards.Even(above, 2, 2, gap, tall)
		s.ledge.draw, s.ledge.discards = piles[0], piles[1]
	}
}

// arrange lays out everything again if the arrangement has changed, and reports whether it has.
func (p *places) arrange(a arrangement) bool {
	if p.Given.Synced {
		_, a.rolled = p.Given.View.Rolled()
		if a.front >= 0 {
			n := 0
			for k := range rules.Stone(rules.Stones) { // Stones would return a new list in each tick
				if p.Given.View.Has(a.front, k) {
					a.owned[n] = k
					n++
				}
			}
		}
	}
	if a == p.made {
		return false
	}
	before, from := p.made, p.Things.Place(a.about)
	p.made = a
	p.layout = arrange(&p.Given.Frame, a)
	if a.sheet == boards.ExplainSheet && before.sheet != boards.ExplainSheet {
		if before == (arrangement{}) { // nothing has been on the screen before
			from = ui.Rect{}
		}
		p.Growth.From(from, p.sheet.Picture, p.Given.Frame.Tempo())
	}
	return true
}
