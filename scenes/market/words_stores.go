package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
)

// bearing says beside each own store what it bears, or why it bears nothing, and what its switch does.
func (w *words) bearing() {
	v, s := &w.Given.View, w.Given.Front
	w.bears, w.switches = [rules.Places]string{}, [rules.Places]switchWords{}
	if s < 0 {
		return
	}
	w.bears[rules.Loose] = w.room
	if w.Model.holding(s) == 0 {
		w.bears[rules.Loose] = w.say("room-first")
	}
	for at := range rules.Places {
		stock := &w.Model.who[s].stores[at]
		if !stock.There {
			continue
		}
		next := v.Outlook(s, at)
		w.bears[at] = w.say(w.player.outlook(stock, next), number("n", next.Bears))
		if n := v.Bears(at); n > 0 {
			w.switches[at] = switchWords{w.say("take", number("n", n)), w.say("leave")}
		}
	}
}

// outlook returns the key of words about what a store will bear.
func (p *player) outlook(stock *storeModel, next rules.Outlook) string {
	switch {
	case next.Lost:
		return "bears-lost"
	case next.Toll:
		return "bears-toll"
	case stock.Occupied:
		return "bears-occupied"
	case next.Bears > 0:
		return "bears"
	case stock.Runes == 0:
		return "bears-none"
	case p.Model.market.Runes[stock.Colour] == 0:
		return "bears-out"
	}
	return "bears-over"
}

// fating says beside the stores of others what a collector would do there.
func (w *words) fating() {
	w.fates = [games.MaxSeats][rules.Places][]fateWords{}
	if w.player.now.mode != aiming {
		return
	}
	for seat := range games.Seat(w.Model.seats) {
		for at := range rules.Places {
			if stock := &w.Model.who[seat].stores[at]; stock.There {
				w.fates[seat][at] = w.fate(stock, at)
			}
		}
	}
}

// fate says what a collector would do in a store.
func (w *words) fate(stock *storeModel, at rules.Place) (list []fateWords) {
	if stock.Occupied {
		return []fateWords{{fateTaken, w.say("fate.has-one")}}
	}
	if stock.Runes > 0 {
		list = append(list, fateWords{fateFrozen, w.say("fate.frozen", number("n", int(stock.Runes)))})
	}
	if stock.Joined || at.Post() {
		list = append(list, fateWords{fateDestroyed, w.say("fate.destroyed")})
	}
	switch {
	case stock.Runes > 0:
		list = append(list, fateWords{fateToll, w.say("fate.toll")})
	case at.Main():
		list = append(list, fateWords{fateCloses, w.say("fate.closes")})
	}
	return list
}

// foreseen says what the chosen move would change, line by line.
func (w *words) foreseen() (list []string) {
	now := w.player.now
	if !now.told || !w.player.active() {
		return nil
	}
	for seat := range games.Seat(w.Model.seats) {
		c := &now.after.Changes[seat]
		for _, text := range [...]struct {
			key string
			n   int
		}{{"text.points", c.Points}, {"text.income", c.Income}, {"text.toll", c.Tolls}} {
			if text.n != 0 {
				list = append(list, w.say(text.key, named("name", seat))+" "+signed(text.n))
			}
		}
	}
	return list[:min(len(list), mostLines)]
}

// mostLines is how many lines say what a move would change.
const mostLines = 4

// tagging says below each hand card whether it holds against an attack.
func (w *words) tagging() {
	w.tags = w.tags[:0]
	if w.player.now.mode != answering {
		return
	}
	f, _ := w.Given.View.Duel()
	for _, one := range w.Model.who[max(0, w.Given.Front)].hand {
		switch {
		case !one.Number():
			w.tags = append(w.tags, "")
		case one >= f.Card:
			w.tags = append(w.tags, w.say("holds", number("n", int(one))))
		default:
			w.tags = append(w.tags, w.say("too-low", number("n", int(one))))
		}
	}
}

// taking says what is taken from others, one thing after another.
func (w *words) taking() (list [2]string) {
	v := &w.Given.View
	w.takes, w.now = 1, 0
	if v.Phase() != rules.TakePhase {
		return list
	}
	t := v.Taking()
	top := v.Discards()
	twice := len(top) > 0 && slices.Contains([]rules.Card{rules.RedCard, rules.BlueCard}, top[len(top)-1])
	switch {
	case t.From != games.Nobody:
		list[0] = w.say("taking.won")
	case t.Left == 2:
		list, w.takes = [2]string{w.say("taking.first"), w.say("taking.second")}, 2
	case twice:
		list, w.takes, w.now = [2]string{w.say("taking.done"), w.say("taking.second-now")}, 2, 1
	default:
		list[0] = w.say("taking.one")
	}
	if list[1] == "" {
		list[1] = w.say("taking.hint")
	}
	return list
}

func (w *words) ringing() {
	m := &w.Model
	f := &m.fight
	args := []games.Arg{
		seatName(f.Seat), named("other", f.Target), number("card", int(f.Card)), number("shown", int(f.Shown)),
	}
	w.stakes = ""
	if f.Card != rules.Hidden {
		w.stakes = w.say("stakes", args...)
	}
	w.asking()
	switch {
	case m.plays:
		w.ringHead = w.say("ring.throws", seatName(m.throws.Seats[0]), named("other", m.throws.Seats[1]))
		w.ringLine = w.say("ask.throw", number("one", m.throws.Wins[0]), number("two", m.throws.Wins[1]))
	case f.Card == rules.Hidden:
		w.ringHead, w.ringLine = "", ""
	case f.Open:
		w.ringHead, w.ringLine = w.say("ring.asks", args...), w.say("ring.wait", args...)
		if len(w.asked) > 0 && w.Given.Frame.About.Empty() { // it has no other place
			w.ringLine = w.asked[0].Title
		}
	case f.Shown != rules.Hidden:
		w.ringHead, w.ringLine = w.say("ring.held", args...), w.say("ring.loses", args...)
	default:
		w.ringHead, w.ringLine = w.say("ring.won", args...), w.say("ring.takes", args...)
	}
}

// asking says what everybody may know of the duel that everybody is asked about.
func (w *words) asking() {
	w.asked = w.asked[:0]
	if !w.Given.Bare || !w.Model.fight.Open {
		return
	}
	e := w.player.explainer().asked()
	_, w.asked = e.Said(w.Given.Frame.Say)
	for i := range w.askedSigns {
		w.askedSigns[i] = e.Lines[i].Sign
	}
}
