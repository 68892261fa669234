package ritual

import (
	"math"

	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// leastRadius is the least circumradius of a tile, in dp. On the smallest screens tiles outgrow their room rather than
// become smaller.
const leastRadius = 8

// row places everything side by side, with the line of words above the tiles.
func (p *ledgePlaces) row(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	in, side, apart := boards.OneRow(f, 700)
	wide := th.InDp(f.Ledge.W) >= 1000
	if wide {
		who, rest := in.CutLeft(th.Dp(306), th.Gap.L)
		p.badge, who = who.Place(ui.Sz(who.W, th.Dp(54)), 0, .5).CutLeft(th.Dp(54), th.Gap.M)
		p.coins, p.name = who.CutRight(th.Dp(108), th.Gap.S)
		p.coins = p.coins.Place(ui.Sz(p.coins.W, th.Dp(40)), .5, .5)
		in = rest
	} else {
		who, rest := in.CutLeft(th.Dp(72), th.Gap.S)
		p.badge, p.coins = who.CutTop(who.H-th.Dp(32)-th.Gap.XS, th.Gap.XS)
		d := min(p.badge.W, p.badge.H, th.Dp(48))
		p.badge = p.badge.Place(ui.Sz(d, d), .5, .5)
		in = rest
	}
	fan := th.Dp(112)
	if wide && a.known {
		fan = th.Dp(78)*float64(max(1, a.rituals)) + th.Gap.S*float64(max(0, a.rituals-1))
	}
	if a.plain {
		fan = 0
	}
	room, rest := in.CutRight(fan, th.Gap.L)
	p.fan(th, a, room)
	p.reason, in = rest.CutTop(min(f.Kit.LineHeight(th.Type.Small), rest.H*.3), 0)
	n := a.hands[a.front]
	p.radius = max(th.Dp(leastRadius),
		min(in.H/2, th.Dp(56), (in.W-2*(side+apart)-float64(max(0, n-1))*th.Gap.S)/float64(max(n, 3))/math.Sqrt(3)))
	p.left, in, p.right = boards.Flanked(in, p.handWidth(th, max(n, 3)), side, apart)
	p.hand = boards.Slots(in, n, ui.Sz(p.radius*math.Sqrt(3), 2*p.radius), th.Gap.XL)
}

// rows places the line of words over the full width, below it the hand with the folded rituals at its right, and at the
// foot the buttons that turn a tile with the tray beside them.
func (p *ledgePlaces) rows(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	high, low := boards.TwoRows(f)
	side := low.H
	gap := max(0, min(th.Gap.S, low.W-2*side))
	if tight(th, f.Screen.H) {
		gap = min(gap, th.Gap.XS)
	}
	p.left, low = low.CutLeft(side, gap)
	p.right, low = low.CutLeft(side, gap)
	p.reason, high = high.CutTop(min(reasonHigh(f.Kit, f.Screen.H), high.H*.42), th.Gap.XS)
	tray := ui.Sz(th.Dp(84), th.Dp(32))
	if low.W >= th.Dp(44) {
		p.coins = low.Place(ui.Sz(min(low.W, tray.W), min(low.H, tray.H, low.W*.48)), .5, .5)
	} else { // no room beside the buttons: the tray shares the line of words
		p.coins, p.reason = p.reason.CutRight(min(tray.W, p.reason.W*.3), th.Gap.S)
		p.coins = p.coins.Place(ui.Sz(p.coins.W, min(p.coins.H, p.coins.W*.48)), .5, .5)
	}
	n := float64(max(a.hands[a.front], 3))
	if f.Hand {
		p.open(f, a, high, false)
		return
	}
	folded := 0.0
	if !a.plain && a.rituals > 0 {
		folded = foldedWide(f.Kit, a.rituals, high.H) + th.Gap.M
	}
	p.radius = max(th.Dp(leastRadius), min(high.H/2, th.Dp(handRadius), (high.W-folded-(n-1)*th.Gap.S)/n/math.Sqrt(3)))
	if folded > 0 {
		var cards ui.Rect
		cards, high = high.CutRight(max(folded-th.Gap.M,
			min(high.W-p.handWidth(th, int(n))-th.Gap.M, float64(a.rituals)*th.Dp(foldWide))), th.Gap.M)
		p.fold(th, a, cards)
	}
	p.hand = boards.Slots(high, a.hands[a.front], ui.Sz(p.radius*math.Sqrt(3), 2*p.radius), th.Gap.M)
}

// handMost is the largest circumradius of a tile on a phone that shows the hand alone, in dp.
const handMost = 84

// openBeside places a hand in a rail, as large as there is room, with the rituals beside it. Coins, and the buttons
// that turn a tile, stand beside the golden button.
func (p *ledgePlaces) openBeside(f *table.Frame, a arrangement, room ui.Rect) {
	th := &f.Kit.Theme
	foot := ui.Rc(f.Ledge.X, f.Primary.Y, max(0, f.Primary.X-th.Gap.S-f.Ledge.X), f.Primary.H)
	p.left, foot = foot.CutLeft(foot.H, th.Gap.S)
	p.right, foot = foot.CutLeft(foot.H, th.Gap.S)
	p.coins = foot.Place(ui.Sz(min(foot.W, th.Dp(84)), min(foot.H, th.Dp(32), foot.W*.48)), .5, .5)
	p.reason, room = room.CutTop(f.Kit.LineHeight(th.Type.Small), th.Gap.XS)
	p.open(f, a, room, true)
}

// open places a hand as large as there is room, with the rituals below or beside it, large enough to be told apart.
func (p *ledgePlaces) open(f *table.Frame, a arrangement, room ui.Rect, beside bool) {
	th := &f.Kit.Theme
	if !a.plain && a.rituals > 0 {
		var cards ui.Rect
		gap := th.Gap.M
		if beside {
			cards, room = room.CutRight(room.W*.4, th.Gap.M)
			gap = th.Gap.S
		} else {
			cards, room = room.CutBottom(room.H*.42, th.Gap.M)
		}
		p.foldTo(a, cards, cards.H*.7, gap)
	}
	p.tiles(f, a, room)
}

func (p *ledgePlaces) tiles(f *table.Frame, a arrangement, room ui.Rect) {
	th := &f.Kit.Theme
	side := th.Dp(handMost)
	shape := math.Sqrt(3) / 2
	p.hand = boards.Largest(room, max(a.hands[a.front], 3), th.Gap.M, ui.Sz(2*side*shape, 2*side),
		boards.Shape{Least: shape, Most: shape})
	p.radius = max(th.Dp(leastRadius), p.hand[0].H/2)
	p.hand = p.hand[:a.hands[a.front]]
}

// handRadius is the largest circumradius of a hand tile on a phone held upright, in dp.
const handRadius = 46

// reasonHigh returns the height of the hand's line of words: enough for two lines on very low screens.
func reasonHigh(k *ui.Kit, screen float64) float64 {
	if tight(&k.Theme, screen) {
		return max(k.LineHeight(k.Type.Small), k.Dp(27))
	}
	return k.LineHeight(k.Type.Small)
}

func (p *ledgePlaces) rail(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	in, gap, least := f.Ledge, th.Gap.S, stage.MinTouch(f.Kit)
	in.H = max(0, f.Primary.Y-gap-in.Y)
	if f.Hand {
		p.openBeside(f, a, in)
		return
	}
	beside := ui.Rc(in.X, f.Primary.Y, max(0, f.Primary.X-gap-in.X), f.Primary.H)
	var cards ui.Rect
	switch {
	case a.plain:
	case th.InDp(in.H) < 180: // so low that the rituals share the tray's place
		beside, cards = beside.CutTop(beside.H*.42, th.Gap.XS)
	default:
		high := min(th.Dp(114), in.H-max(least, th.Dp(48))-th.Dp(68)-2*gap)
		if beside.Empty() {
			high = min(high, in.H-th.Dp(40)-max(least, th.Dp(48))-th.Dp(68)-3*gap)
		}
		cards, in = in.CutBottom(max(high, least), gap)
	}
	if !a.plain {
		p.fan(th, a, cards)
	}
	if beside.Empty() {
		var who ui.Rect
		who, in = in.CutTop(min(th.Dp(40), in.H*.2), gap)
		p.badge, who = who.CutLeft(who.H, gap)
		p.coins, p.name = who.CutRight(min(th.Dp(104), who.W*.5), gap)
	} else {
		p.coins = beside
	}
	p.coins = p.coins.Place(ui.Sz(p.coins.W, min(p.coins.H, th.Dp(36), p.coins.W*.48)), .5, .5)
	row, in := in.CutBottom(min(max(least, th.Dp(48)), in.H*.5), gap)
	p.left, row = row.CutLeft(row.H, gap)
	p.right, p.reason = row.CutRight(row.H, gap)
	n := max(a.hands[a.front], 3)
	p.radius = max(th.Dp(leastRadius), min(in.H/2, th.Dp(46), (in.W-float64(n-1)*th.Gap.S)/float64(n)/math.Sqrt(3)))
	p.hand = boards.Slots(in, a.hands[a.front], ui.Sz(p.radius*math.Sqrt(3), 2*p.radius), th.Gap.M)
}

func (p *ledgePlaces) handWidth(th *ui.Theme, n int) float64 {
	return float64(n)*p.radius*math.Sqrt(3) + float64(max(0, n-1))*th.Gap.S
}
