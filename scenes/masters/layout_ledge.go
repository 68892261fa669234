package masters

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// ledgePlaces is where the things of the seat in front lie.
type ledgePlaces struct {
	rect    ui.Rect
	badge   ui.Rect
	name    ui.Rect // empty where there is no room
	points  ui.Rect
	masters ui.Rect // those that it still has
	extra   ui.Rect // its adept and the cards beside it; empty where there is no room
	left    ui.Rect // turns the chosen card against the clock
	right   ui.Rect // and with it
	hand    []ui.Rect
	section float64 // side of a section of a hand card
}

// usual is how many hand cards the ledge is laid out for, so that they keep their size as some are played.
const usual = 3

// arrangeLedge places the ledge: in one row, or in two where it is narrow.
func arrangeLedge(f *table.Frame, a arrangement) ledgePlaces {
	th := &f.Kit.Theme
	p := ledgePlaces{rect: f.Ledge}
	if a.front < 0 || f.Ledge.Empty() {
		return p
	}
	if f.Portrait || th.InDp(f.Ledge.W) < 560 {
		p.rows(th, f, a)
	} else {
		p.row(th, f, a)
	}
	return p
}

// row places everything side by side.
func (p *ledgePlaces) row(th *ui.Theme, f *table.Frame, a arrangement) {
	in := f.Ledge
	in.W = f.Primary.X - th.Gap.L - in.X
	side, apart := th.Touch, th.Gap.M
	if th.InDp(f.Ledge.W) < 760 {
		side, apart = stage.MinTouch(f.Kit), th.Gap.XS
	}
	if th.InDp(f.Ledge.W) >= 1000 {
		who, rest := in.CutLeft(th.Dp(240), th.Gap.L)
		who = who.Place(ui.Sz(who.W, min(who.H, th.Dp(92))), 0, .5)
		top, low := who.CutTop(who.H*.5, 0)
		d := min(top.H, th.Dp(46))
		p.badge, top = boards.CutBadge(top, d, th.Gap.M)
		p.points, p.name = top.CutRight(th.Dp(56), th.Gap.S)
		p.masters, p.extra = low.CutLeft(low.W*.5, th.Gap.S)
		in = rest
	} else {
		who, rest := in.CutLeft(th.Dp(84), th.Gap.S)
		top, low := who.CutTop(who.H*.5, 0)
		d := min(top.H, th.Dp(36))
		p.badge, p.points = boards.CutBadge(top, d, th.Gap.XS)
		p.masters = low
		in = rest
	}
	n := float64(max(usual, a.hands[a.front]))
	p.section = min(in.H/2, th.Dp(58), (in.W-2*(side+apart)-(n-1)*th.Gap.S)/n/3)
	width := n*3*p.section + (n-1)*th.Gap.M + 2*(side+apart)
	group := in.Place(ui.Sz(min(in.W, width), in.H), .5, .5)
	p.left = ui.Rc(group.X, in.Center().Y-side/2, side, side)
	p.right = ui.Rc(group.Right()-side, in.Center().Y-side/2, side, side)
	p.hand = boards.Slots(group.Inset(ui.Sides(side+apart, 0)), a.hands[a.front], ui.Sz(3*p.section, 2*p.section), th.Gap.XL)
}

// rows places the hand above and the buttons below.
func (p *ledgePlaces) rows(th *ui.Theme, f *table.Frame, a arrangement) {
	in, gap := f.Ledge, th.Gap.S
	room := f.Primary.X - gap - in.X
	side := max(stage.MinTouch(f.Kit), min(th.Touch, f.Primary.H, (room-2*gap)/3))
	low := ui.Rc(in.X, f.Primary.Y+(f.Primary.H-side)/2, room, side)
	high := ui.Rc(in.X, in.Y, in.W, f.Primary.Y-gap-in.Y)
	p.left, low = low.CutLeft(side, th.Gap.XS)
	p.right, low = low.CutLeft(side, th.Gap.XS)
	top, foot := low.CutTop(low.H*.5, 0)
	d := min(top.H, top.W*.45, th.Dp(26))
	p.badge, p.points = boards.CutBadge(top, d, th.Gap.XS)
	p.points.W = min(p.points.W, th.Dp(34))
	p.masters = foot
	n := float64(max(usual, a.hands[a.front]))
	p.section = min(high.H/2, th.Dp(54), (high.W-(n-1)*gap)/n/3)
	p.hand = boards.Slots(high, a.hands[a.front], ui.Sz(3*p.section, 2*p.section), th.Gap.XL)
}
