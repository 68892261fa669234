package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
)

// modelAfter makes the model of a view, and keeps what no view knows: the draft that has just become a move, which
// still lies there when its curtain is taken away; and which tiles were laid last, unless they were taken back.
func modelAfter(before *model, v rules.View) model {
	m := modelOf(v)
	m.untold, m.latest, m.fresh = before.untold, before.latest, before.fresh
	for s, t := range m.fresh {
		if l, laid := v.At(t.cell); t.is && (!laid || l.Tile != t.tile) {
			m.fresh[s] = freshTile{}
		}
	}
	return m
}

// modelOf makes the model of a view from the view alone.
func modelOf(v rules.View) model {
	m := model{
		seats: v.Seats(), onTurn: v.OnTurn(), clockwise: v.Clockwise(), supply: v.Supply(), pile: v.Pile(),
		discards: slices.Clone(v.Discards()), ended: v.Phase() == rules.OverPhase, reader: v.Reader(),
	}
	for s := range games.Seat(m.seats) {
		m.tray[s], m.rituals[s], m.skips[s] = v.Tray(s), v.RitualCount(s), v.Skips(s)
		m.hands[s] = slices.Clone(v.Hand(s))
		m.out += len(v.PutOut(s))
	}
	if m.reader >= 0 {
		m.held = slices.Clone(v.Rituals(m.reader))
	}
	for _, l := range v.AppendLaid(nil) {
		t := placed{cell: l.Cell, tile: l.Tile, turn: l.Turn, owner: l.Owner, coins: l.Coins}
		if l.Coins == 0 {
			t.owner = games.Nobody
		}
		for _, under := range v.AppendBeneath(nil, l.Cell) {
			t.under = append(t.under, covered{under.Tile, under.Turn})
		}
		slices.Reverse(t.under)
		m.tiles = append(m.tiles, t)
	}
	slices.SortFunc(m.tiles, func(a, b placed) int { return before(a.cell, b.cell) })
	for _, s := range v.Shapes() {
		m.addShape(s)
	}
	for _, l := range v.Chain() {
		m.chain = append(m.chain, revealedCard{seat: l.Seat, target: l.Target, card: l.Card, does: l.Does})
	}
	if e, choosing := v.Effect(); choosing {
		m.die = int(e.Die)
	}
	return m
}
