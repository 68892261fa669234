package stones

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// hit returns what lies at a point of the screen: what is in a sheet before what is beneath it. Beside what is smaller than a finger
// its nearest neighbour answers.
func (p *places) hit(at ui.Point) target {
	if s := &p.sheet; !s.Rect.Empty() {
		t := p.nearest(at, s.Rect.Has(at))
		switch {
		case s.Rect.Has(at) && t.kind == onNothing:
			return target{kind: onSheet}
		case !s.Rect.Has(at) && (!p.door() || t.kind == onNothing):
			return target{kind: onClose}
		}
		return t
	}
	return p.nearest(at, false)
}

// door reports whether the open sheet shows what lies behind a door: then what is beside it can be pointed at too.
func (p *places) door() bool {
	switch p.made.sheet {
	case smithySheet, rowsSheet, stonesSheet, handSheet:
		return true
	}
	return false
}

// nearest returns the target at a point, or the nearest one that is smaller than a finger and answers there: of those within the sheet,
// or of those beside it.
func (p *places) nearest(at ui.Point, within bool) (found target) {
	touch := stage.MinTouch(p.given.Frame.Kit)
	far := touch
	p.each(func(t target, r ui.Rect) bool {
		if p.inSheet(r) != within {
			return true
		}
		if r.Has(at) {
			found = t
			return false
		}
		if wide := r.AtLeast(ui.Sz(touch, touch)); t.kind != onTrack && wide.Has(at) {
			if d := at.Dist(r.Center()); d < far {
				found, far = t, d
			}
		}
		return true
	})
	return found
}

// inSheet reports whether a place lies in the open sheet.
func (p *places) inSheet(r ui.Rect) bool {
	return !p.sheet.Rect.Empty() && p.sheet.Rect.Has(r.Center())
}

// each calls a function for all that can be pointed at and has a place, what lies on top first, until it returns false. What a sheet or
// the choice of rune stones covers is left out. Fields of a row are only pointed at where a finger can tell them apart.
func (p *places) each(yield func(t target, r ui.Rect) bool) {
	least := .8 * stage.MinTouch(p.given.Frame.Kit)
	p.placed(func(t target, r ui.Rect) bool {
		small := t.kind == onField && (r.W < least || p.made.mode == trading)
		return small || p.covered(t.kind, r) || yield(t, r)
	})
}

// covered reports whether something lies over what is of a kind.
func (p *places) covered(k targetKind, r ui.Rect) bool {
	public := k == onSlot || k == onSmithy || k == onPile || k == onDiscards || k == onSeat || k == onStone
	if t := &p.ledge.trade; public && !t.rect.Empty() && t.rect.Has(r.Center()) && k != onStone {
		return true
	}
	if p.sheet.Rect.Empty() || !p.sheet.Rect.Overlaps(r) {
		return false
	}
	switch k {
	case onClose, onBefore, onAfter, onItem:
		return false
	case onSmithy:
		return p.made.sheet != smithySheet
	case onField, onRow, onPurse:
		return p.made.sheet != rowsSheet
	case onStone, onOwnStone:
		return p.made.sheet != stonesSheet
	case onHand:
		return p.made.sheet != handSheet
	}
	return true
}
