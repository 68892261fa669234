package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/stage"
	"runehall/ui"
)

// hit returns what lies at a point of the screen: what is in a sheet before what is beneath it. Beside what is smaller than a finger
// its nearest neighbour answers.
func (p *places) hit(at ui.Point) target {
	if s := &p.sheet; !s.rect.Empty() {
		t := p.nearest(at, s.rect.Has(at))
		switch {
		case s.rect.Has(at) && t.kind == onNothing:
			return target{kind: onSheet}
		case !s.rect.Has(at) && (!p.door() || t.kind == onNothing):
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
	return !p.sheet.rect.Empty() && p.sheet.rect.Has(r.Center())
}

// counts is how many targets of each kind there can be, the first ones being those that lie over others. Kinds that are not listed
// are found otherwise.
var counts = [...]struct {
	kind     targetKind
	from, to int
}{
	{onClose, 0, 1}, {onBefore, 0, 1}, {onAfter, 0, 1}, {onItem, 0, 99}, {onEye, 0, 1}, {onAct, 0, maxActs}, {onTab, 0, int(actions)},
	{onDoor, 0, doors}, {onPayWay, 0, 2}, {onChoice, 0, 99}, {onDie, 0, 1}, {onIcon, 0, 2}, {onPlayed, 0, 99}, {onHand, 0, 99},
	{onField, 0, fields * int(rules.Rows)}, {onRow, 0, int(rules.Rows)}, {onPurse, 0, purseSize}, {onOwnStone, 1, int(rules.Stones)},
	{onDraw, 0, 1}, {onOwnDiscard, 0, 1}, {onStone, 1, int(rules.Stones)}, {onSlot, 1, rules.Slots + 1}, {onSmithy, 0, int(rules.Smithies)},
	{onPile, 0, 1}, {onDiscards, 0, 1}, {onSeat, 0, 4}, {onTrack, 0, 1},
}

// each calls a function for all that can be pointed at and has a place, what lies on top first, until it returns false. What a sheet or
// the choice of rune stones covers is left out. Fields of a row are only pointed at where a finger can tell them apart.
func (p *places) each(yield func(t target, r ui.Rect) bool) {
	least := .8 * stage.MinTouch(p.given.Frame.Kit)
	for _, c := range &counts {
		for i := c.from; i < c.to; i++ {
			t := target{c.kind, i}
			r := p.at(t)
			switch {
			case r.Empty():
				if c.to == 99 {
					i = c.to
				}
				continue
			case c.kind == onField && (r.W < least || p.made.mode == trading) || p.covered(c.kind, r):
				continue
			}
			if !yield(t, r) {
				return
			}
		}
	}
}

// covered reports whether something lies over what is of a kind.
func (p *places) covered(k targetKind, r ui.Rect) bool {
	public := k == onSlot || k == onSmithy || k == onPile || k == onDiscards || k == onSeat || k == onStone
	if t := &p.ledge.trade; public && !t.rect.Empty() && t.rect.Has(r.Center()) && k != onStone {
		return true
	}
	if p.sheet.rect.Empty() || !p.sheet.rect.Overlaps(r) {
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
