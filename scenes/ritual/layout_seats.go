package ritual

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

type seatForm uint8

const (
	seatFull seatForm = iota // name, state, coins, bold tiles, rituals
	seatSlim                 // one line: emblem, bold tiles, coins, rituals and, where there is room, the name
	seatTiny                 // emblem, coins and the number of rituals
)

type seatPlace struct {
	boards.SeatPlace // all of the chip can be tapped
	form             seatForm
	badge            ui.Rect
	name             ui.Rect
	state            ui.Rect // empty where there is no room for the line
	coins            ui.Rect
	plain            bool    // the coins are a number alone, beside the emblem
	hand             ui.Rect // holds the bold tiles
	radius           float64 // of the bold tiles
	rituals          ui.Rect // card backs and their number; a button of its own if it is large enough
}

// arrangeSeats places the seats that are not in front one below the other, or in two columns on a low screen.
func arrangeSeats(th *ui.Theme, r ui.Rect, a arrangement) []seatPlace {
	others := len(boards.Others(a.seats, a.front))
	gap, columns := th.Gap.S, 1
	if float64(others)*(th.Dp(66)+gap) > r.H+gap {
		gap = th.Gap.XS
	}
	if float64(others)*(th.Touch+gap) > r.H+gap && r.W >= 2*th.Touch+gap {
		columns = 2
	}
	rows := float64((others + columns - 1) / columns)
	r.H = min(r.H, th.Dp(138)*rows+gap*(rows-1))
	return arrangeChips(th, boards.InGrid(r, columns, gap, a.seats, a.front), a)
}

// arrangeStrip places the seats that are not in front side by side.
func arrangeStrip(th *ui.Theme, r ui.Rect, a arrangement) []seatPlace {
	columns := portraitColumns(th, r, len(boards.Others(a.seats, a.front)))
	return arrangeChips(th, boards.InGrid(r, columns, th.Gap.XS, a.seats, a.front), a)
}

func arrangeChips(th *ui.Theme, chips []boards.SeatPlace, a arrangement) (seats []seatPlace) {
	for _, at := range chips {
		seats = append(seats, arrangeChip(th, at, a.hands[at.Seat]))
	}
	return seats
}

// portraitColumns returns how many of n chips stand side by side: two, or all of them if two rows would be too low.
func portraitColumns(th *ui.Theme, r ui.Rect, n int) int {
	if n <= 2 {
		return n
	}
	if rows := (n + 1) / 2; (r.H-float64(rows-1)*th.Gap.XS)/float64(rows) < th.Touch {
		return n
	}
	return 2
}

// arrangeChip places what a chip shows, in the fullest form that fits.
func arrangeChip(th *ui.Theme, at boards.SeatPlace, tiles int) seatPlace {
	p := seatPlace{SeatPlace: at}
	w, h := th.InDp(p.Chip.W), th.InDp(p.Chip.H)
	switch {
	case h >= 84, h >= 70 && w >= 110 && w < 220:
		p.full(th, tiles)
	case w >= 160:
		p.form = seatSlim
		p.slim(th, tiles)
	default:
		p.form = seatTiny
		p.tiny(th)
	}
	return p
}

func (p *seatPlace) full(th *ui.Theme, tiles int) {
	pad := th.Gap.S
	if th.InDp(p.Chip.H) < 100 {
		pad = th.Gap.XS
	}
	in := p.Chip.Inset(ui.Sides(th.Gap.S, pad))
	head := th.Dp(30)
	if th.InDp(p.Chip.H) >= 120 {
		head = th.Dp(42)
	}
	top, rest := in.CutTop(head, pad)
	p.badge, top = top.CutLeft(head, th.Gap.S)
	pill := th.Dp(62)
	if th.InDp(p.Chip.W) < 170 {
		p.plain, pill = true, th.Dp(28)
	}
	p.coins, top = top.CutRight(pill, th.Gap.XS)
	p.coins = p.coins.Place(ui.Sz(p.coins.W, min(p.coins.H, th.Dp(30))), .5, .5)
	if p.name = top; th.InDp(top.W) < 44 {
		p.name = ui.Rect{}
	} else if th.InDp(head) >= 40 && th.InDp(top.W) >= 72 {
		p.name, p.state = top.CutTop(top.H*.56, 0)
	}
	p.rituals, p.hand = rest.CutRight(max(th.Dp(32), min(th.Dp(58), rest.W*.24)), th.Gap.XS)
	p.fit(th, tiles, th.Dp(31))
}

func (p *seatPlace) slim(th *ui.Theme, tiles int) {
	in := p.Chip.Inset(ui.Sides(th.Gap.S, th.Gap.XS))
	p.badge, in = boards.CutBadge(in, min(in.H, th.Dp(30)), th.Gap.S)
	p.rituals, in = in.CutRight(th.Dp(34), th.Gap.XS)
	p.plain = true
	if th.InDp(p.Chip.W) < 190 { // the tiles say more than a name would
		p.coins, p.hand = in.CutLeft(th.Dp(28), th.Gap.XS)
		p.fit(th, tiles, in.H/2)
		return
	}
	p.name, p.hand = in.CutLeft(th.Dp(58), th.Gap.XS)
	p.name, p.coins = p.name.CutTop(p.name.H*.5, 0)
	p.fit(th, tiles, in.H/2)
}

func (p *seatPlace) tiny(th *ui.Theme) {
	p.plain = true
	in := p.Chip.Inset(ui.Even(th.Gap.XS))
	side := min(in.H*.5, in.W*.45)
	if in.W > 3.2*in.H { // side by side
		side = min(in.H, in.W*.3)
		p.badge, in = boards.CutBadge(in, side, th.Gap.XS)
		p.coins, p.rituals = in.CutLeft(in.W*.58, th.Gap.XS)
		return
	}
	top, low := in.CutTop(in.H*.54, 0)
	p.badge, p.coins = boards.CutBadge(top, min(side, top.H), th.Gap.XS)
	p.rituals = low
}

// fit makes the bold tiles as large as the room of the hand allows.
func (p *seatPlace) fit(th *ui.Theme, tiles int, most float64) {
	n := float64(max(3, tiles))
	p.radius = max(1, min(most, p.hand.H/2, (p.hand.W-(n-1)*th.Dp(3))/n/math.Sqrt(3)))
}

func (p *seatPlace) mini(th *ui.Theme, i int) ui.Point {
	pitch := p.radius*math.Sqrt(3) + th.Dp(3)
	return ui.Pt(p.hand.X+pitch*(float64(i)+.5)-th.Dp(1.5), p.hand.Center().Y)
}
