package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
)

// at returns where a target is on the screen; empty if it has no place now.
func (p *places) at(t target) ui.Rect {
	l, i := &p.ledge, t.index
	switch t.kind {
	case onTab:
		return nth(l.tabs[:], i)
	case onHand:
		return nth(l.hand, i)
	case onSlot:
		return nth(p.display[:], i-1)
	case onSmithy:
		return nth(p.smithies[:], i)
	case onStone:
		if r := nth(l.trade.stones[:], i); !r.Empty() {
			return r
		}
		return nth(p.stones[:], i)
	case onOwnStone:
		return nth(l.own[:], p.ownStone(rules.Stone(i)))
	case onField:
		if i < 0 || i >= fields*int(rules.Rows) {
			return ui.Rect{}
		}
		return l.rows[i/fields].fields[i%fields]
	case onRow:
		if i < 0 || i >= int(rules.Rows) {
			return ui.Rect{}
		}
		if r := l.trade.rows[i]; !r.Empty() {
			return r
		}
		return l.rows[i].rect
	case onPurse:
		return nth(l.purse[:], i)
	case onPlayed:
		return nth(l.step.cards, i)
	case onIcon:
		if p.rolled() {
			return ui.Rect{} // the die lies there
		}
		return nth(l.step.icons[:], i)
	case onChoice:
		if p.made.mode == paying {
			return nth(l.pay.tiles, i)
		}
		return nth(l.step.choices, i)
	case onPayWay:
		return nth(l.pay.ways[:], i)
	case onDoor:
		return nth(l.doors[:], i)
	case onAct:
		return nth(l.acts[:], i)
	case onItem:
		return nth(p.sheet.items, i)
	case onSeat:
		return p.seat(i)
	}
	return p.single(t.kind)
}

// single returns where a thing is of which there is one.
func (p *places) single(k targetKind) ui.Rect {
	switch k {
	case onDie:
		if p.rolled() {
			return p.ledge.step.die
		}
	case onPile:
		return p.pile
	case onDiscards:
		return p.discards
	case onDraw:
		return p.ledge.draw
	case onOwnDiscard:
		return p.ledge.discards
	case onTrack:
		return p.track
	case onEye:
		return p.ledge.trade.eye
	case onBefore:
		return p.sheet.before
	case onAfter:
		return p.sheet.after
	case onClose:
		return p.sheet.close
	case onSheet:
		return p.sheet.rect
	}
	return ui.Rect{}
}

// act returns where a button beside the golden one stands: on a narrow ledge a single one has the room of all.
func (l *ledgePlaces) act(i int, alone bool) ui.Rect {
	if alone && i == 0 && l.acts[0].Y == l.acts[1].Y {
		return ui.Bounding(l.acts[:]...)
	}
	return l.acts[i]
}

// rolled reports whether a die lies open.
func (p *places) rolled() bool {
	if !p.given.Synced {
		return false
	}
	_, open := p.given.View.Rolled()
	return open
}

// nth returns a place by its number, or an empty one.
func nth(list []ui.Rect, i int) ui.Rect {
	if i < 0 || i >= len(list) {
		return ui.Rect{}
	}
	return list[i]
}
