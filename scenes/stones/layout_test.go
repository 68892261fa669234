package stones

import (
	"fmt"

	rules "runehall/games/stones"
	"runehall/ui"
)

// named returns all places that are not empty, by name.
func (l *layout) named() map[string]ui.Rect {
	all := map[string]ui.Rect{}
	put := func(name string, rs ...ui.Rect) {
		for i, r := range rs {
			n := name
			if len(rs) > 1 {
				n = fmt.Sprint(name, " ", i)
			}
			if r != (ui.Rect{}) {
				all[n] = r
			}
		}
	}
	g := &l.ledge
	put("track", l.track)
	put("pile", l.pile)
	put("discards", l.discards)
	put("slot", l.display[:]...)
	put("smithy", l.smithies[:]...)
	put("stone", l.stones[:]...)
	put("stage", l.stage[:]...)
	for i := range l.seats {
		put(fmt.Sprint("chip ", i), l.seats[i].Place())
	}
	put("badge", g.badge)
	put("name", g.name)
	put("tab", g.tabs[:]...)
	put("hand", g.hand...)
	put("tag", g.tags...)
	put("line", g.line)
	for i := range rules.Rows {
		r := &g.rows[i]
		if g.trade.rows[i].Empty() {
			put(fmt.Sprint("row ", i, " field"), r.fields[:]...)
			put(fmt.Sprint("row ", i, " worth"), r.worth)
		}
	}
	put("purse", g.purse[:]...)
	put("own", g.own[:]...)
	put("draw", g.draw)
	put("own discards", g.discards)
	put("door", g.doors[:]...)
	put("act", g.acts[:]...)
	put("played", g.step.cards...)
	put("played tag", g.step.tags...)
	put("step head", g.step.head)
	put("icon", g.step.icons[:]...)
	put("choice", g.step.choices...)
	put("next", g.step.next)
	put("pay head", g.pay.head)
	put("way", g.pay.ways[:]...)
	put("tile", g.pay.tiles...)
	put("bonus", g.pay.bonus)
	put("trade head", g.trade.head)
	put("trade asks", g.trade.asks)
	put("trade row", g.trade.rows[:]...)
	put("sum", g.trade.sum)
	put("trade stone", g.trade.stones[:]...)
	put("eye", g.trade.eye)
	return all
}
