package ritual

import (
	"math"

	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// leastRadius is the least circumradius of a tile, in dp: on the smallest screens it does without the room.
const leastRadius = 8

// ledgePlaces is where the things of the seat in front lie.
type ledgePlaces struct {
	rect   ui.Rect
	badge  ui.Rect // empty where there is no room
	name   ui.Rect // empty where there is no room
	coins  ui.Rect
	left   ui.Rect // turns the chosen tile against the clock
	right  ui.Rect // and with it
	hand   []ui.Rect
	radius float64 // of a hand tile
	cards  ui.Rect // the rituals: backs, or the cards that the reader holds
	card   ui.Size // of one card in it
}

// row places everything side by side.
func (p *ledgePlaces) row(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	in, side, apart := boards.OneRow(f, 700)
	wide := th.InDp(f.Ledge.W) >= 1000
	if wide {
		who, rest := in.CutLeft(th.Dp(250), th.Gap.L)
		p.badge, who = who.Place(ui.Sz(who.W, th.Dp(54)), 0, .5).CutLeft(th.Dp(54), th.Gap.M)
		p.coins, p.name = who.CutRight(th.Dp(84), th.Gap.S)
		p.coins = p.coins.Place(ui.Sz(p.coins.W, th.Dp(40)), .5, .5)
		in = rest
	} else {
		who, rest := in.CutLeft(th.Dp(72), th.Gap.S)
		p.badge, p.coins = who.CutTop(who.H-th.Dp(32)-th.Gap.XS, th.Gap.XS)
		d := min(p.badge.W, p.badge.H, th.Dp(48))
		p.badge = p.badge.Place(ui.Sz(d, d), .5, .5)
		in = rest
	}
	p.fan(th, a, min(in.H, th.Dp(112)), wide)
	fan := p.cards.W
	p.cards, in = in.CutRight(fan, th.Gap.L)
	p.cards = p.cards.Place(ui.Sz(fan, max(p.card.H, th.Touch)), .5, .5)
	n := a.hands[a.front]
	p.radius = max(th.Dp(leastRadius), min(in.H/2, th.Dp(56), (in.W-2*(side+apart)-float64(max(0, n-1))*th.Gap.S)/float64(max(n, 3))/math.Sqrt(3)))
	p.left, in, p.right = boards.Flanked(in, p.handWidth(th, max(n, 3)), side, apart)
	p.hand = boards.Slots(in, n, ui.Sz(p.radius*math.Sqrt(3), 2*p.radius), th.Gap.XL)
}

// rows places the hand above and the buttons below.
func (p *ledgePlaces) rows(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	high, low := boards.TwoRows(f)
	side := low.H
	gap := max(0, min(th.Gap.S, (low.W-3*side)/2))
	p.left, low = low.CutLeft(side, gap)
	p.right, low = low.CutLeft(side, gap)
	p.fan(th, a, side, false)
	fan := min(max(p.cards.W, side), low.W)
	n := a.hands[a.front]
	pill := th.Dp(66)
	if low.W >= fan+gap+pill { // the tray has room beside the cards
		p.cards, low = low.CutRight(fan, gap)
		p.coins = low.Place(ui.Sz(pill, th.Dp(32)), .5, .5)
		if d := th.Dp(36); low.W >= pill+gap+d {
			p.badge = ui.Rc(low.Center().X-(pill+gap+d)/2, low.Center().Y-d/2, d, d)
			p.coins.X = p.badge.Right() + gap
		}
	} else {
		p.cards = low.Place(ui.Sz(fan, side), 1, .5)
		p.coins, high = high.CutLeft(th.Dp(56), th.Gap.S)
		p.coins = p.coins.Place(ui.Sz(p.coins.W, th.Dp(30)), .5, .5)
	}
	p.radius = max(th.Dp(leastRadius), min(high.H/2, th.Dp(50), (high.W-float64(max(0, n-1))*th.Gap.S)/float64(max(n, 3))/math.Sqrt(3)))
	p.hand = boards.Slots(high, n, ui.Sz(p.radius*math.Sqrt(3), 2*p.radius), th.Gap.XL)
}

// fan measures the rituals: backs, or the cards themselves, side by side where there is room.
func (p *ledgePlaces) fan(th *ui.Theme, a arrangement, height float64, wide bool) {
	p.card = ui.Sz(height*.7, height)
	n := float64(max(1, a.rituals))
	step := p.card.W * .45
	if a.known && wide {
		step = p.card.W * .92
	}
	p.cards = ui.Rc(0, 0, max(p.card.W+(n-1)*step, th.Touch), height)
}

// handWidth returns the width of n hand tiles side by side.
func (p *ledgePlaces) handWidth(th *ui.Theme, n int) float64 {
	return float64(n)*p.radius*math.Sqrt(3) + float64(max(0, n-1))*th.Gap.S
}
