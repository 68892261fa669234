package market

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

func arrange(f *table.Frame, a arrangement) layout {
	s := setter{layout: layout{field: f.Field}, f: f, k: f.Kit, a: a, touch: stage.MinTouch(f.Kit)}
	s.ledge.rect = f.Ledge
	in := f.Field
	if !f.Rail { // as wide as the ledge
		x := max(in.X, f.Across().X)
		in.X, in.W = x, max(0, min(in.Right(), f.Across().Right())-x)
	} else {
		in = in.Inset(ui.Sides(s.k.Gap.S, 0))
	}
	in = in.Inset(ui.Sides(0, min(s.k.Gap.XS, in.H*.02)))
	if s.k.InDp(in.W) >= 640 && !f.Portrait && !f.Rail {
		s.wideField(in)
	} else {
		s.highField(in)
	}
	if s.docked() {
		for _, at := range boards.InDocks(f.Docks, a.seats, a.front) {
			s.seat(at)
		}
	}
	s.placeLedge()
	s.ask()
	s.openSheet()
	return s.layout
}

// need returns the room that seats and ledge want. The table adds its own band and borders to the ledge. The seats lie
// on the field.
func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	n := table.Need{Dock: ui.Sz(th.Dp(300), th.Dp(118)), About: ui.Sz(min(th.Dp(860), r.Screen.W*.56), th.Dp(250))}
	w, h := th.InDp(r.Screen.W), th.InDp(r.Screen.H)
	switch {
	case r.Low:
		n.Rail = min(th.Dp(390), r.Screen.W*.44)
		n.Golden = max(th.Dp(92), min(th.Dp(190), n.Rail*.5))
	case r.Portrait:
		n.Ledge = th.Dp(max(300, min(.44*h-26, 470)))
		switch {
		case h < 780:
			n.Ledge = th.Dp(min(300, .52*h))
		case r.Seats > 3 && table.Tablet(r.Kit, r.Screen): // the stall stands below two rows of seats
			n.Ledge = th.Dp(max(300, min(.36*h-26, 400)))
		}
	default:
		n.Ledge = th.Dp(max(170, min(.44*h-30, 420)))
		if w < 640 {
			n.Ledge = th.Dp(.5 * h)
		}
	}
	return n
}

// arrange places everything anew if the arrangement has changed, and reports whether it has.
func (p *places) arrange(a arrangement) bool {
	if a == p.made {
		return false
	}
	before, from := p.made, p.Things.Touched(a.about)
	p.made = a
	p.layout = arrange(&p.Given.Frame, a)
	if a.sheet == boards.ExplainSheet && before.sheet != boards.ExplainSheet {
		if before == (arrangement{}) { // nothing was seen before
			from = ui.Rect{}
		}
		p.Growth.From(from, p.sheet.Picture, p.Given.Frame.Tempo())
	}
	return true
}

// ask places what a public question is about: the defending seat, and words beside it or below it.
func (s *setter) ask() {
	room := s.f.About
	if !s.a.asked || room.Empty() {
		return
	}
	k, dp, at := s.k, s.k.Dp, &s.asked
	pad := k.Gap.XS
	var seat ui.Rect
	if k.InDp(room.W) >= askedWide {
		room = room.Place(ui.Sz(room.W, min(room.H, askedNotes*dp(noteHigh)+2*pad)), .5, .5)
		seat, room = room.CutLeft(min(room.W*.42, dp(360)), k.Gap.S)
	} else if rest := room.H - dp(askedLow) - pad; rest >= 2*dp(noteLow)+2*pad {
		notes := min(askedNotes, float64(int((rest-2*pad)/dp(noteLow))))
		seat, room = room.CutTop(max(dp(askedLow), min(dp(askedHigh), room.H-notes*dp(noteHigh))), pad)
	}
	at.tray = room
	notes := max(1, min(askedNotes, int((room.H-2*pad)/dp(noteLow))))
	at.notes = boards.Sheet{Size: 1,
		Lines: room.Inset(ui.Insets{Top: pad, Right: k.Gap.S, Bottom: pad, Left: pad}).Grid(notes, 1, 0)}
	if !seat.Empty() {
		at.seat = s.shows(boards.SeatPlace{Seat: s.a.asks, Chip: seat})
	}
}
