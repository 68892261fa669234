package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
)

func (w *words) layout() {
	say := func(k string) string { return w.Given.Frame.Say(key("stones.board." + k)) }
	f := &w.fixed
	f.last = say("goal-last")
	f.tabs = [actions]string{say("tab.summon"), say("tab.use"), say("tab.forge")}
	f.leaves, f.leavesLong, f.back = say("tag.leaves"), say("tag.this-leaves"), say("tag.back")
	f.doors = [doors]string{say("door.smithies"), say("door.rows"), say("door.stones"), say("door.hand")}
	for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
		f.captions[kind], f.effects[kind] = say("caption."+kind.String()), say("effect."+kind.String())
		f.names[kind] = w.Given.Frame.Say(key("stones.stone." + kind.String()))
	}
	for colour := rules.Green; colour <= rules.White; colour++ {
		f.colours[colour] = say("colour." + colour.String())
	}
	f.rows = [rules.Rows]string{say("row.upper"), say("row.lower")}
	f.free = say("row.free")
	f.creatures, f.discards, f.draw = say("pile.creatures"), say("pile.discards"), say("pile.draw")
	f.each = say("stones.each")
	f.used, f.gone, f.other = say("own.used"), say("trade.gone"), say("trade.other")
}

func (w *words) write() {
	w.fixed.goal = w.say("goal", number("n", w.Given.View.Throne()))
	w.marks, w.idle = w.marking(), w.idling()
	w.sum = w.summing()
	w.line = w.lining()
	w.step, w.tiles = w.stepping(), w.tiling()
	w.pay = w.paying()
	w.trade = w.trading()
	w.foretell()
	w.standings()
	w.tops = tops{common: highest(w.Model.discards), own: highest(w.Model.who[max(0, w.Given.Front)].discards)}
}

// standings puts into words where the seat in front stands, and the points that are due.
func (w *words) standings() {
	v, s := w.Given.View, w.Given.Front
	w.due = due{}
	if n := v.Due().Points; n > 0 && w.Shown() {
		w.due = due{points: n, text: ui.Digits(v.Points(v.OnTurn())) + "\u2009+\u2009" + ui.Digits(n)}
	}
	if w.points = ""; s >= 0 {
		w.points = w.say("standing", number("n", w.gain.now))
		if w.dueTo(s) > 0 {
			w.points = w.say("standing-due", number("n", w.gain.now), number("due", w.due.points))
		}
	}
}
