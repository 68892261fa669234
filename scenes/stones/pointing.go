package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// all yields targets of a kind for the places that are not empty, counted from a number, and reports whether to go on.
func all(yield func(t target, at ui.Rect) bool, kind targetKind, from int, places ...ui.Rect) bool {
	for i, r := range places {
		if !r.Empty() && !yield(target{kind, from + i}, r) {
			return false
		}
	}
	return true
}

// placed yields every target that has a place, what lies over other things first.
func (p *places) placed(yield func(t target, at ui.Rect) bool) bool {
	l, s := &p.ledge, &p.sheet
	icons, die, gems := l.step.icons[:], ui.Rect{}, l.step.choices
	if p.rolled() {
		icons, die = nil, l.step.die
	}
	if p.made.mode == paying {
		gems = l.pay.tiles
	}
	var stones, own [rules.Stones]ui.Rect
	for i := range stones {
		stones[i], own[i] = boards.First(l.trade.stones[i], p.stones[i]), nth(l.own[:], p.ownStone(rules.Stone(i)))
	}
	var rows [rules.Rows]ui.Rect
	for i := range rows {
		rows[i] = boards.First(l.trade.rows[i], l.rows[i].rect)
	}
	var seats [games.MaxSeats]ui.Rect
	for i := range seats {
		seats[i] = p.seat(i)
	}
	return all(yield, onClose, 0, s.Close) && all(yield, onBefore, 0, s.Before) && all(yield, onAfter, 0, s.After) && all(yield, onItem, 0, s.Items...) &&
		all(yield, onEye, 0, l.trade.eye) && all(yield, onAct, 0, l.acts[:]...) && all(yield, onTab, 0, l.tabs[:]...) && all(yield, onDoor, 0, l.doors[:]...) &&
		all(yield, onPayWay, 0, l.pay.ways[:]...) && all(yield, onChoice, 0, gems...) && all(yield, onDie, 0, die) && all(yield, onIcon, 0, icons...) &&
		all(yield, onPlayed, 0, l.step.cards...) && all(yield, onHand, 0, l.hand...) &&
		all(yield, onField, 0, l.rows[0].fields[:]...) && all(yield, onField, fields, l.rows[1].fields[:]...) && all(yield, onRow, 0, rows[:]...) &&
		all(yield, onPurse, 0, l.purse[:]...) && all(yield, onOwnStone, 1, own[1:]...) && all(yield, onDraw, 0, l.draw) && all(yield, onOwnDiscard, 0, l.discards) &&
		all(yield, onStone, 1, stones[1:]...) && all(yield, onSlot, 1, p.display[:]...) && all(yield, onSmithy, 0, p.smithies[:]...) &&
		all(yield, onPile, 0, p.pile) && all(yield, onDiscards, 0, p.discards) && all(yield, onSeat, 0, seats[:]...) && all(yield, onTrack, 0, p.track)
}

// at returns where a target is on the screen; empty if it has no place now. Of a pile, a number tells whose it is.
func (p *places) at(wanted target) (found ui.Rect) {
	if pile(wanted) {
		wanted.index = 0
	}
	p.placed(func(t target, at ui.Rect) bool {
		if t == wanted {
			found = at
		}
		return t != wanted
	})
	return found
}

// behind is the door behind which things of a kind lie, where they have no place.
var behind = map[targetKind]int{
	onSmithy: doorSmithies, onField: doorRows, onRow: doorRows, onPurse: doorRows, onStone: doorStones, onOwnStone: doorStones, onHand: doorHand,
}

// way returns what has to be touched for a target: itself; where it has no place its door; and where the choice of rune stones has taken the place of
// the own ones, the tile with that kind. If there is none of them it is the target all the same.
func (p *places) way(t target) target {
	if !p.at(t).Empty() {
		return t
	}
	if door, ok := behind[t.kind]; ok && !p.ledge.doors[door].Empty() {
		return target{onDoor, door}
	}
	if tile := (target{onStone, t.index}); t.kind == onOwnStone && !p.at(tile).Empty() {
		return tile
	}
	return t
}

// act returns where a button beside the golden one stands: on a narrow ledge a single one has the room of all.
func (l *ledgePlaces) act(i int, alone bool) ui.Rect {
	if alone && i == 0 && l.acts[0].Y == l.acts[1].Y {
		return ui.Bounding(l.acts[:]...)
	}
	return l.acts[i]
}

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
