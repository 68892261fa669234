package market

import rules "runehall/games/market"

// layout puts the words that never change into the language of a new frame.
func (w *words) layout() {
	for i, k := range [...]string{"interest", "runes", "cards", "refill"} {
		w.phases[i] = w.say("phase." + k)
	}
	w.loose, w.safe, w.answerHere, w.room = w.say("loose"), w.say("safe"), w.say("ring.place"), w.say("room")
	for i, k := range [...]string{"store", "toll", "outpost"} {
		w.collects[i] = w.Given.Frame.Say(key("market.explain.collector." + k))
	}
	for i := range w.picks {
		w.picks[i] = w.say("do.throw." + (rules.Rock + rules.Pick(i)).String())
	}
	stock := w.say("card.store.line")
	w.cards[rules.Thief] = cardWords{w.say("card.thief"), w.say("card.thief.line")}
	w.cards[rules.RedCard], w.cards[rules.BlueCard] = cardWords{w.say("card.red"), stock},
		cardWords{w.say("card.blue"), stock}
}

// write puts together the words that change in a match.
func (w *words) write() {
	more := w.say("price.more", number("n", w.Given.View.Price()))
	w.prices = [bays]string{w.say("price.rune"), w.say("price.rune"), more, more}
	if w.phase = w.player.stage(); w.Model.plays { // all turns are over
		w.phase = phases
	}
	for i := range w.ends {
		w.ends[i] = w.player.ends(i)
	}
	w.doNow()
	w.line, w.short = w.lining()
	w.points = w.worth()
	for i, o := range w.player.now.offers {
		if i < len(w.offers) {
			w.offers[i] = ""
			if key := offerKeys[o.kind]; key != "" { // the end of the turn has a button of its own
				w.offers[i] = w.say("offer." + key)
			}
		}
	}
	w.bearing()
	w.fating()
	w.text = w.foreseen()
	w.tagging()
	w.takings = w.taking()
	w.ringing()
}

// doNow says what is to be done now, for screens without room for the names of all phases: what whoever is on turn
// should do, or where the turn is.
func (w *words) doNow() {
	w.todo = ""
	switch p := w.player; {
	case w.phase >= phases:
	case w.Given.View.Phase() != rules.TurnPhase || !w.Shown():
		w.todo = w.phases[w.phase]
	case w.phase == cardsPhase && p.active() && p.now.doing.kind == rules.End && p.now.ready:
		w.todo = w.say("now.end")
	case w.phase == cardsPhase && p.active() && p.options.can(rules.End):
		w.todo = w.say("now.refill")
	default:
		w.todo = w.say("now." + [...]string{"interest", "runes", "cards", "refill"}[w.phase])
	}
}

// worth says how many points the seat in front has and, where something is chosen, what they become.
func (w *words) worth() string {
	s := w.Given.Front
	if s < 0 {
		return ""
	}
	n, now := w.Model.who[s].points, w.player.now
	if change := now.after.Changes[s].Points; now.told && change != 0 && w.player.active() {
		return w.say("becomes", number("n", n), number("after", n+change))
	}
	return whole(n)
}
