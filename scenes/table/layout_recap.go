package table

import (
	"math"

	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/ui"
)

// unveil makes room for the halves of an open curtain, and for the recap above the board, or where the screen is low in
// the column of seats; on a phone for its one line.
func (p *places) unveil(k *ui.Kit, safe ui.Rect, s sight) {
	hung := 0.0
	if len(p.docks) == 0 {
		hung = curtain.HungWidth(k, p.curtain)
	}
	p.between(p.curtain.X+hung, p.curtain.Right()-hung)
	if s.recap == nil {
		return
	}
	if s.folds && p.portrait && !Tablet(k, safe.Size()) {
		p.fold(k)
		return
	}
	top := p.curtain.Y
	room := ui.Rect{X: safe.X, Y: top, W: safe.W, H: p.ground.Y - top}
	if !p.seats.Empty() && (s.aside && (!p.portrait || p.asideFits(k)) || !p.portrait && room.H < k.Dp(420)) {
		p.aside(k, s)
		return
	}
	p.above(k, safe, room, s)
}

// above gives the recap the head of a room, between the tied halves of the curtain where these hang over the board.
func (p *places) above(k *ui.Kit, safe, room ui.Rect, s sight) {
	p.tied = len(p.docks) == 0
	gap := k.Gap.S
	wide := min(room.W-2*gap, k.Dp(900))
	if p.tied && !p.portrait {
		wide = min(wide, room.W*.74)
	}
	beam := 0.0
	if p.tied && room.H >= k.Dp(420) && (!p.portrait || room.H >= k.Dp(800)) {
		beam = curtain.High(k, p.curtain) * .75
	}
	share := .45
	if room.H < k.Dp(340) { // at least a whole line
		share = .58
	}
	high := min(s.recap(wide), (room.H-beam)*share)
	p.recap = ui.Rect{X: room.X + (room.W-wide)/2, Y: room.Y + beam + gap, W: wide, H: math.Ceil(high)}
	low, foot := p.recap.Bottom()+gap, p.field.Bottom()
	if !p.tied {
		low = max(low, p.field.Y)
	}
	p.field.Y, p.field.H = low, foot-low
	if p.tied {
		p.seats = ui.Rect{}
		if !p.portrait {
			p.field.X, p.field.W = safe.X, safe.W
		}
		tied := curtain.TiedWidth(p.curtain)
		p.between(p.curtain.X+tied, p.curtain.Right()-tied)
	}
}

// fold gives the one line of a recap the head of the field.
func (p *places) fold(k *ui.Kit) {
	p.recap, p.field = p.field.CutTop(chronicle.FoldedHigh(k), k.Gap.XS)
	p.folded = true
}

// asideFits reports whether a recap in the place of the seats leaves the board nearly all its room.
func (p *places) asideFits(k *ui.Kit) bool { return p.seats.H >= .75*chronicle.LeastHigh(k) }

// aside gives the recap the place of the seats, and the board as little less room as it can; on the lowest screens
// there is no place for it.
func (p *places) aside(k *ui.Kit, s sight) {
	if !p.asideFits(k) {
		return
	}
	least := chronicle.LeastHigh(k)
	p.recap = p.seats
	most := p.seats.H
	if p.portrait {
		most = max(1.3*most, least)
	}
	p.recap.H = min(s.recap(p.recap.W), most)
	if more := p.recap.Bottom() - p.field.Y; p.portrait && more > 0 {
		p.field.Y, p.field.H = p.field.Y+more, p.field.H-more
	}
	p.seats = ui.Rect{}
}

// between keeps field and seats between two edges.
func (p *places) between(left, right float64) {
	for _, r := range []*ui.Rect{&p.field, &p.seats, &p.toast} {
		if !r.Empty() {
			from, to := max(r.X, left), min(r.Right(), right)
			r.X, r.W = from, to-from
		}
	}
}
