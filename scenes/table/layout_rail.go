package table

import (
	"runehall/scenes/stage"
	"runehall/scenes/table/apart"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

const (
	// lowHeight is the height below which a landscape screen is low, in dp at the interface scale.
	lowHeight = 500
	// lowShape is how many times wider than high it must be as well.
	lowShape = 1.25
	// railShare is the largest part of the width that a rail gets.
	railShare = .44
	// seatShare is the largest part of the width that a column of seats gets.
	seatShare = .3
	// recapShare is the largest part of the field that a recap takes from the board.
	recapShare = .58
	// columnTools is how many tools stand side by side at the foot of a column of seats.
	columnTools = int(toolCount) - 1
)

// Low reports whether a screen without its insets is so low that a rail at its side leaves the board more room than a
// ledge would.
func Low(k *ui.Kit, screen ui.Size) bool {
	return screen.H < k.Dp(lowHeight) && screen.W >= lowShape*screen.H
}

// Tablet reports whether a screen without its insets is a tablet's. People hold a tablet nearer than a desktop's
// screen, or lay it on the table, and it has more room than a phone: boards draw larger things on its ledge.
func Tablet(k *ui.Kit, screen ui.Size) bool {
	w, h := k.InDp(screen.W), k.InDp(screen.H)
	if screen.Portrait() {
		return w >= tabletSide && h >= tabletHigh
	}
	return h >= tabletHigh && w < tabletShape*h
}

const (
	// tabletSide is the least width of a tablet that is held upright, and tabletHigh the least height of any tablet, in
	// dp at the interface scale.
	tabletSide, tabletHigh = 600, 720
	// tabletShape is how many times wider than high a desktop's screen is at least.
	tabletShape = 1.55
)

// beside places everything on a low screen: the player's own things in a rail at the right, as high as the screen. The
// board has the rest, in its full height below the bar or beside a column.
func (p *places) beside(k *ui.Kit, screen, safe ui.Rect, asked int, n Need, s sight) {
	p.rail = true
	touch, pad, band := stage.MinTouch(k), k.Gap.S, stage.BandHeight(k)
	high := max(k.Dp(46), touch)
	wide := min(n.Rail+band+2*pad, safe.W*p.railShare())
	seats := min(n.Seats+2*pad, safe.W*seatShare)
	column := seats-2*pad >= float64(columnTools)*touch && safe.H >= 3*high+2*touch
	rest := safe
	if few := float64(columnTools+1)*touch + k.Dp(120); !column && safe.W-wide < few {
		p.top, rest = safe.CutTop(high, 0) // the bar needs the full width
	}
	var rail ui.Rect
	rail, p.field = rest.CutRight(wide, 0)
	switch {
	case column:
		p.seats, p.field = p.field.CutLeft(seats, 0)
		p.column(k, high, touch)
	default:
		if p.top.Empty() {
			p.top, p.field = p.field.CutTop(high, 0)
		}
		p.lowBar(touch, k)
		p.seats, p.field = p.field.CutLeft(min(n.Seats, seats), 0)
	}
	p.ground = ui.Rc(rail.X, rail.Y, screen.Right()-rail.X, screen.Bottom()-rail.Y)
	if rail.Y == safe.Y {
		p.ground.Y, p.ground.H = screen.Y, screen.H
	}
	p.ledge = rail.Inset(ui.Insets{Top: pad, Right: pad, Bottom: pad, Left: band + pad})
	golden := ui.Sz(p.ledge.W, max(k.Dp(50), touch))
	if n.Golden > 0 {
		golden.W = min(n.Golden, p.ledge.W)
	}
	p.consent, p.primary = p.ledge.Grow(pad/2), p.ledge.Place(golden, 1, 1)
	p.ask(k, asked, n.About)
	p.share(k, n)
	p.curtain = ui.Rc(screen.X, p.top.Bottom(), screen.W, screen.Bottom()-p.top.Bottom())
	if column {
		p.curtain = ui.Rc(p.field.X, screen.Y, screen.Right()-p.field.X, screen.H)
	}
	if s.clocks {
		p.clocks, p.field = p.field.CutTop(apart.ClocksHigh(k), 0)
		p.curtain.H -= p.clocks.Bottom() - p.curtain.Y
		p.curtain.Y = p.clocks.Bottom()
	}
	p.cutPlaque(k, k.Gap.S, s)
	p.cutLastMove(k, k.Gap.S)
	if s.speaks {
		p.slot, p.field = p.field.CutBottom(slotHigh(k), 0)
		p.slot = p.slot.Inset(ui.Sides(k.Gap.S, 0))
	}
	p.sheet = p.field.Grow(-k.Gap.S)
	switch {
	case s.recap == nil:
	case s.folds:
		_, p.field = p.field.CutTop(k.Gap.XS, 0) // it would touch the screen's edge
		p.fold(k)
	default:
		wide := min(p.sheet.W, k.Dp(620))
		high := min(s.recap(wide), max(p.sheet.H*recapShare, chronicle.LeastHigh(k)), p.sheet.H)
		p.recap = p.sheet.Place(ui.Sz(wide, high), .5, 0)
		low, foot := min(p.recap.Bottom()+k.Gap.XS, p.field.Bottom()), p.field.Bottom()
		p.field.Y, p.field.H = low, foot-low
	}
	p.toast = p.field.Inset(ui.Insets{Bottom: k.Gap.S, Left: k.Gap.S, Right: k.Gap.S})
}

// lowBar places the parts of a low screen's bar: the words in two lines, and tools as small as fingers allow.
func (p *places) lowBar(touch float64, k *ui.Kit) {
	in := p.top
	p.back, in = in.CutLeft(touch, k.Gap.XS)
	for t := toolMenu; t >= 0; t-- {
		if t != toolRedo {
			p.tools[t], in = in.CutRight(touch, 0)
		}
	}
	p.title, p.turn = in.Inset(ui.Insets{Right: k.Gap.XS}).CutTop(in.H/2, 0)
}

// column places the bar's parts in the column of seats: the words above the seats, the tools below.
func (p *places) column(k *ui.Kit, high, touch float64) {
	in := p.seats.Inset(ui.Sides(k.Gap.S, 0))
	p.top, in = in.CutTop(high, 0)
	p.back, p.title = p.top.CutLeft(touch, k.Gap.XS)
	p.turn, in = in.CutTop(k.Dp(30), k.Gap.XS)
	foot, in := in.CutBottom(touch+k.Gap.XS, k.Gap.XS)
	row := ui.Rc(foot.X, foot.Y, foot.W, touch).Grid(columnTools, columnTools, 0)
	for t := range toolCount {
		if t != toolRedo {
			p.tools[t], row = row[0], row[1:]
		}
	}
	p.seats = in
}
