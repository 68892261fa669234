package masters

import (
	"math"

	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// ledgePlaces is where the things of the seat in front lie. Badge, name, points, masters and extra are empty where the
// seat has a chip like the others.
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

// usual is the size of a full hand. A smaller one is laid out as if it were full, so that its cards keep their size.
const usual = 3

// row places everything in one row, and returns where the deck lies and, below it or beside it, where a button stands
// that draws from it; that is empty where there is no room for both.
func (p *ledgePlaces) row(f *table.Frame, a arrangement) (deck, solo ui.Rect) {
	k, th := f.Kit, &f.Kit.Theme
	in, side, apart := boards.OneRow(f, 760)
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
		p.own(th, who)
		in = rest
	}
	deck, in = in.CutRight(min(th.Dp(160), in.W*.2), th.Gap.M)
	switch high := max(stage.MinTouch(k), th.Dp(40)); {
	case deck.H >= high+th.Dp(56):
		solo, deck = deck.CutBottom(high, th.Gap.XS)
	case th.InDp(in.W) >= 820:
		solo, in = in.CutRight(th.Dp(160), th.Gap.M)
		solo = solo.Place(ui.Sz(solo.W, min(solo.H, k.Button)), .5, .5)
	}
	if a.front < 0 {
		return deck, solo
	}
	n := float64(max(usual, a.hands[a.front]))
	p.section = math.Floor(min(in.H/2, th.Dp(58), (in.W-2*(side+apart)-(n-1)*th.Gap.S)/n/3))
	p.left, in, p.right = boards.Flanked(in, n*3*p.section+(n-1)*th.Gap.M, side, apart)
	p.hand = boards.Slots(in, a.hands[a.front], ui.Sz(3*p.section, 2*p.section), th.Gap.XL)
	return deck, solo
}

// own places what the seat in front has where there is little room.
func (p *ledgePlaces) own(th *ui.Theme, r ui.Rect) {
	top, low := r.CutTop(r.H*.5, 0)
	p.badge, p.points = boards.CutBadge(top, min(top.H, top.W*.45, th.Dp(36)), th.Gap.XS)
	p.points.W = min(p.points.W, th.Dp(44))
	p.masters = low
}
