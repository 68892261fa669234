package ritual

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// column places seats, turn order and piles one above the other.
func (p *layout) column(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	r, gap := f.Seats, th.Gap.S
	if r.Empty() {
		return
	}
	others, least := float64(len(boards.Others(a.seats, a.front))), stage.MinTouch(f.Kit)
	piles := min(pilesHigh(f.Kit), max(least, r.H-others*(th.Dp(72)+gap)))
	var foot ui.Rect
	foot, r = r.CutBottom(piles, gap)
	bar := th.Dp(40)
	spare := others*(th.Dp(76)+gap)+bar <= r.H
	if spare {
		r.H -= bar + gap
	}
	p.seats = arrangeSeats(th, r, a)
	// Chips do not grow beyond what they contain, and what lies below moves up to them.
	used := r.Y
	for _, s := range p.seats {
		used = max(used, s.Chip.Bottom()+gap)
	}
	if spare {
		p.compass = ui.Rc(r.X, used, r.W, bar)
		used += bar + gap
	}
	foot.Y = min(foot.Y, used)
	p.piles = arrangePiles(f.Kit, foot, a)
}

// strip places the seats side by side, and the piles at their right or, on a high screen, in a row of their own below.
func (p *layout) strip(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	r := f.Seats
	if r.Empty() {
		return
	}
	if a.working {
		p.foldHeads(f, a)
		return
	}
	if pilesBelow(th, f.Screen.H) {
		var foot ui.Rect
		foot, r = r.CutBottom(pilesRow(f.Kit), th.Gap.XS)
		p.foot(f, a, foot)
	} else {
		var side ui.Rect
		side, r = r.CutRight(max(stage.MinTouch(f.Kit), th.Dp(52)), th.Gap.XS)
		p.piles = arrangePiles(f.Kit, side, a)
	}
	p.seats = arrangeStrip(th, r, a)
}

// folds reports whether the heads are folded while a tile is laid: on phones held upright.
func folds(f *table.Frame) bool {
	return f.Portrait && len(f.Docks) == 0 && !table.Tablet(f.Kit, f.Screen.Size()) && f.Seats.H > headHigh(f.Kit)
}

// headHigh returns the height of the row of folded heads.
func headHigh(k *ui.Kit) float64 { return stage.MinTouch(k) }

// foldHeads places seats and piles in one row, and gives the rest of their room to the field.
func (p *layout) foldHeads(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	row, rest := f.Seats.CutTop(headHigh(f.Kit), th.Gap.XS)
	side, seats := row.CutRight(max(stage.MinTouch(f.Kit), th.Dp(52)), th.Gap.XS)
	p.piles = arrangePiles(f.Kit, side, a)
	p.seats = arrangeChips(th,
		boards.InGrid(seats, len(boards.Others(a.seats, a.front)), th.Gap.XS, a.seats, a.front), a)
	bottom := p.free.Bottom()
	p.free.Y, p.free.H = rest.Y, bottom-rest.Y
}

// foot places turn order and piles in a row.
func (p *layout) foot(f *table.Frame, a arrangement, r ui.Rect) {
	th := &f.Kit.Theme
	piles := r
	if wide := th.Dp(250); r.W >= 2*wide+th.Gap.S {
		p.compass, piles = r.CutLeft(wide, th.Gap.S)
		p.compass = p.compass.Place(ui.Sz(wide, min(r.H, th.Dp(40))), 0, .5)
		piles = piles.Place(ui.Sz(min(piles.W, th.Dp(360)), piles.H), 1, .5)
	}
	p.piles = arrangePiles(f.Kit, piles, a)
}

// pilesBelow reports whether a portrait screen is high enough for a row of piles.
func pilesBelow(th *ui.Theme, height float64) bool { return th.InDp(height) >= 780 }

// pilesRow returns the height of that row of piles.
func pilesRow(k *ui.Kit) float64 { return max(stage.MinTouch(k), k.Dp(44)) }
