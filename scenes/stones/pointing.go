package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// sites tells which numbers the things of a kind have, and where each of them lies; empty if it has no place now.
type sites struct {
	from, to int
	at       func(p *places, i int) ui.Rect
}

// several is more than there ever are of what is as many as there are places for it.
const several = 99

// pointables are the kinds of things that can be pointed at. Of those that are one, a number may tell whose they are.
var pointables = [targetKinds]sites{
	onTab:    {0, int(actions), func(p *places, i int) ui.Rect { return p.ledge.tabs[i] }},
	onHand:   {0, several, func(p *places, i int) ui.Rect { return nth(p.ledge.hand, i) }},
	onSlot:   {1, rules.Slots + 1, func(p *places, i int) ui.Rect { return p.display[i-1] }},
	onSmithy: {0, int(rules.Smithies), func(p *places, i int) ui.Rect { return p.smithies[i] }},
	onStone:  {1, int(rules.Stones), func(p *places, i int) ui.Rect { return first(p.ledge.trade.stones[i], p.stones[i]) }},
	onOwnStone: {1, int(rules.Stones), func(p *places, i int) ui.Rect {
		return nth(p.ledge.own[:], p.ownStone(rules.Stone(i)))
	}},
	onField:  {0, fields * int(rules.Rows), func(p *places, i int) ui.Rect { return p.ledge.rows[i/fields].fields[i%fields] }},
	onRow:    {0, int(rules.Rows), func(p *places, i int) ui.Rect { return first(p.ledge.trade.rows[i], p.ledge.rows[i].rect) }},
	onPurse:  {0, purseSize, func(p *places, i int) ui.Rect { return p.ledge.purse[i] }},
	onPlayed: {0, several, func(p *places, i int) ui.Rect { return nth(p.ledge.step.cards, i) }},
	onIcon: {0, 2, func(p *places, i int) ui.Rect {
		if p.rolled() {
			return ui.Rect{} // the die lies there
		}
		return p.ledge.step.icons[i]
	}},
	onChoice: {0, several, func(p *places, i int) ui.Rect {
		if p.made.mode == paying {
			return nth(p.ledge.pay.tiles, i)
		}
		return nth(p.ledge.step.choices, i)
	}},
	onPayWay: {0, 2, func(p *places, i int) ui.Rect { return p.ledge.pay.ways[i] }},
	onDie: {0, 1, func(p *places, _ int) ui.Rect {
		if !p.rolled() {
			return ui.Rect{}
		}
		return p.ledge.step.die
	}},
	onPile:       {0, 1, func(p *places, _ int) ui.Rect { return p.pile }},
	onDiscards:   {0, 1, func(p *places, _ int) ui.Rect { return p.discards }},
	onDraw:       {0, 1, func(p *places, _ int) ui.Rect { return p.ledge.draw }},
	onOwnDiscard: {0, 1, func(p *places, _ int) ui.Rect { return p.ledge.discards }},
	onSeat:       {0, games.MaxSeats, func(p *places, i int) ui.Rect { return p.seat(i) }},
	onTrack:      {0, 1, func(p *places, _ int) ui.Rect { return p.track }},
	onDoor:       {0, doors, func(p *places, i int) ui.Rect { return p.ledge.doors[i] }},
	onAct:        {0, boards.MaxActs, func(p *places, i int) ui.Rect { return p.ledge.acts[i] }},
	onEye:        {0, 1, func(p *places, _ int) ui.Rect { return p.ledge.trade.eye }},
	onItem:       {0, several, func(p *places, i int) ui.Rect { return nth(p.sheet.Items, i) }},
	onBefore:     {0, 1, func(p *places, _ int) ui.Rect { return p.sheet.Before }},
	onAfter:      {0, 1, func(p *places, _ int) ui.Rect { return p.sheet.After }},
	onClose:      {0, 1, func(p *places, _ int) ui.Rect { return p.sheet.Close }},
	onSheet:      {0, 1, func(p *places, _ int) ui.Rect { return p.sheet.Rect }},
}

// at returns where a target is on the screen; empty if it has no place now.
func (p *places) at(t target) ui.Rect {
	k := &pointables[t.kind]
	if k.at == nil || k.to > 1 && (t.index < k.from || t.index >= k.to) {
		return ui.Rect{}
	}
	return k.at(p, t.index)
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
