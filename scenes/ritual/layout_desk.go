package ritual

import (
	"math"

	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

const (
	// deskTile is the largest circumradius of a hand tile on a tablet, and deskCard the greatest width of a ritual
	// there, in dp.
	deskTile, deskCard = 78, 104
	// deskBeside is the circumradius of a hand tile on a tablet beside several rituals, in dp.
	deskBeside = 60
	// deskWide is the width of a hand's emblem, name and coins on a tablet, in dp.
	deskWide = 172
	// deskLine is the height of the hand's line of words on a tablet, in dp.
	deskLine = 28
)

// desk places a hand on a tablet: who holds it, and the coins, at the left; large tiles in the middle; the rituals at
// the right. On an upright tablet, the buttons that turn a tile and the line of words stand below, beside the golden
// button. Otherwise the line stands over the tiles, and the buttons at their left.
func (p *ledgePlaces) desk(f *table.Frame, a arrangement) {
	th := &f.Kit.Theme
	least, gap := max(th.Touch, stage.MinTouch(f.Kit)), th.Gap.M
	var row ui.Rect
	if f.Portrait {
		var low ui.Rect
		row, low = boards.TwoRows(f)
		low = ui.Rc(low.X, f.Primary.Y+(f.Primary.H-least)/2, low.W, least)
		p.left, low = low.CutLeft(least, th.Gap.S)
		p.right, p.reason = low.CutLeft(least, gap)
	} else {
		row, _, _ = boards.OneRow(f, 0)
	}
	var who ui.Rect
	who, row = row.CutLeft(th.Dp(deskWide), gap)
	p.who(th, who)
	if !f.Portrait {
		var turns ui.Rect
		turns, row = row.CutLeft(least, gap)
		turns = turns.Place(ui.Sz(least, min(turns.H, 2*least+th.Gap.S)), .5, .5)
		p.left, p.right = turns.CutTop(least, th.Gap.S)
		p.right.H = least
	}
	n := float64(max(a.hands[a.front], 3))
	tile := th.Dp(deskTile)
	if a.rituals > 1 {
		tile = th.Dp(deskBeside)
	}
	tiles := n*tile*math.Sqrt(3) + (n-1)*gap
	var cards ui.Rect
	if !a.plain && a.rituals > 0 {
		wide := float64(a.rituals)*(th.Dp(deskCard)+th.Gap.XS) - th.Gap.XS
		wide = min(wide, max(foldedWide(f.Kit, a.rituals, row.H), row.W-tiles-gap))
		cards, row = row.CutRight(wide, gap)
	}
	if !f.Portrait {
		p.reason, row = row.CutTop(th.Dp(deskLine), th.Gap.XS) // leave room for a chosen tile to be lifted
		row.H -= th.Gap.XS
	}
	p.radius = max(th.Dp(leastRadius), min(row.H/2, th.Dp(deskTile), (row.W-(n-1)*th.Gap.S)/n/math.Sqrt(3)))
	p.hand = boards.Slots(row, a.hands[a.front], ui.Sz(p.radius*math.Sqrt(3), 2*p.radius), gap)
	if !cards.Empty() {
		p.foldTo(a, cards, th.Dp(deskCard), th.Gap.XS)
	}
}

// who places the emblem and the name of a hand, with its coins below.
func (p *ledgePlaces) who(th *ui.Theme, r ui.Rect) {
	r = r.Place(ui.Sz(r.W, min(r.H, th.Dp(126))), 0, .5)
	head, coins := r.CutTop(min(r.H*.52, th.Dp(64)), th.Gap.S)
	p.badge, p.name = head.CutLeft(head.H, th.Gap.M)
	p.coins = coins.Place(ui.Sz(min(coins.W, th.Dp(118)), min(coins.H, th.Dp(50))), 0, .5)
}
