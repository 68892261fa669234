package market

import (
	"slices"

	rules "runehall/games/market"
	"runehall/ui"
)

// offerKeys are the words on offers.
var offerKeys = map[rules.MoveKind]string{
	rules.BuyRune: "rune", rules.Outpost: "outpost", rules.OutpostForRunes: "outpost", rules.Collector: "collector",
	rules.CollectorForRunes: "collector", rules.Ransom: "free", rules.RansomForRunes: "free",
	rules.Neutralise: "free", rules.Duel: "duel", rules.Rob: "rob", rules.Lay: "lay", rules.LayJoin: "lay",
	rules.Put: "put", rules.Join: "join", rules.GiveUp: "give-up", rules.Waste: "waste",
}

// lining says the sum of what is chosen and what it buys, or what is to be done. It returns true for short where what
// is chosen is not enough.
func (w *words) lining() (text string, short bool) {
	v, mode := &w.Given.View, w.player.now.mode
	w.brief = ""
	switch {
	case !w.player.active() && (w.Model.ended || v.Phase() == rules.OverPhase):
		return "", true
	case !w.player.active():
		return w.say("ask.watch", seatName(w.Model.onTurn)), true
	case mode == bearing:
		return w.say("ask.interest"), false
	case mode == aiming:
		return w.say("ask.collector"), false
	case mode == answering:
		return w.answering()
	case mode == taking:
		return w.say("taking.hint"), false
	case mode == throwing:
		t, _ := v.Throws()
		return w.say("ask.throw", number("one", t.Wins[0]), number("two", t.Wins[1])), false
	}
	if text = w.warning(); text != "" {
		return text, false
	}
	return w.choice()
}

// warning says what the chosen move would end or forgo, and "" if nothing.
func (w *words) warning() string {
	now := w.player.now
	switch {
	case !now.told || !now.ready:
	case now.after.Empties:
		w.brief = w.say("empties-brief")
		if w.Given.View.FinishesRound() {
			return w.say("empties-round")
		}
		return w.say("empties")
	case now.after.Forgone > 0:
		w.brief = w.say("forgone-brief", number("n", now.after.Forgone))
		return w.say("forgone", number("n", now.after.Forgone))
	}
	return ""
}

// choice says what is chosen in a turn, or what is left to be done.
func (w *words) choice() (text string, short bool) {
	now, sel := w.player.now, &w.Sel
	switch chosen := sel.cards.Cards(); {
	case now.doing.kind == rules.Duel && now.ready: // the golden button says whom, but not what for
		w.brief = w.say("ask.duel", number("n", sel.cards.Sum()))
		return w.say("ask.duel-for", number("n", sel.cards.Sum()), named("other", now.doing.seat)), false
	case now.doing.kind == rules.Duel:
		return w.say("ask.duel", number("n", sel.cards.Sum())), false
	case !now.ready && (now.doing.kind == rules.Outpost || now.doing.kind == rules.OutpostForRunes):
		return w.say("ask.place"), false
	case now.pay.Size() > 0:
		return w.say("ask.pay"), false
	case now.cheap != 0:
		return sum(now.cheap) + w.say("sum.proposal", number("n", now.cheap.Sum())), false
	case sel.cards.Sum() > 0:
		return w.summing(sum(sel.cards))
	case len(chosen) > 0 && chosen[0] != rules.Thief && !w.lays(chosen[0]):
		return w.say("card.store.take"), false
	case len(chosen) > 0:
		return w.cards[chosen[0]].line, false
	case sel.thing.Kind != nothing && now.ready:
		return w.Given.Frame.Say(said(now)), false
	}
	return w.say("ask." + w.left()), true
}

// left names what is still to be done where nothing is chosen, as the end of a message's key. Purchases for which
// nothing can pay are not proposed, except to a reader who does not know the hand and so cannot know that.
func (w *words) left() string {
	o := w.player.options
	can := func(kinds ...rules.MoveKind) bool { return slices.ContainsFunc(kinds, o.can) }
	switch {
	case o.view.Hand(o.actor).Size() < o.view.HandSize(o.actor):
	case can(rules.BuyRune, rules.Outpost, rules.Collector, rules.Ransom):
	case can(rules.Lay, rules.LayJoin):
		return "lay"
	case can(rules.Put):
		return "put"
	case can(rules.Join):
		return "join"
	case can(rules.OutpostForRunes, rules.CollectorForRunes, rules.RansomForRunes):
		return "runes"
	case can(rules.Duel, rules.Rob):
		return "attack"
	case can(rules.End):
		return "end"
	case can(rules.Waste):
		return "waste"
	}
	return "cards"
}

// lays reports whether a main store card of the hand can be laid; there is one of each colour.
func (w *words) lays(c rules.Card) bool {
	return slices.ContainsFunc(w.player.options.moves, func(m rules.Move) bool {
		return (m.Kind == rules.Lay || m.Kind == rules.LayJoin) && m.Card == c
	})
}

// summing says a sum, and how much it is short of what it could buy.
func (w *words) summing(text string) (row string, short bool) {
	now := w.player.now
	n := number("n", now.sale.Sum)
	switch s := &now.sale; {
	case s.Rune || s.More:
		return text + ui.Digits(s.Sum), false
	case s.RuneShort > 0:
		return text + w.say("sum.rune-short", n, number("short", s.RuneShort)), true
	case s.MoreShort > 0:
		return text + w.say("sum.more-short", n, number("short", s.MoreShort)), true
	}
	return text + w.say("sum.none", n), true
}

func (w *words) answering() (string, bool) {
	f, _ := w.Given.View.Duel()
	if w.player.options.can(rules.Show) {
		return w.say("ask.answer", number("n", int(f.Card))), false
	}
	return w.say("ask.answer-none", number("n", int(f.Card))), true
}
