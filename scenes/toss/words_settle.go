package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// telling says what is told of the settling: the present step, and what it does to whom.
func (w *words) telling() {
	m := &w.Model
	w.storyTitle, w.storyClause, w.storyText, w.changes = "", "", "", w.changes[:0]
	rung := m.story.rung
	if rung == 0 {
		return
	}
	w.storyTitle, w.storyClause = w.Given.Frame.Say(key("clause."+rung.Clause())), rung.Clause()
	w.storyText = w.say("step." + rung.Clause())
	if m.story.none && !is[rules.BalanceTaken](m.story.event) { // what else is told goes by too fast
		w.storyText = w.say("call.none")
		return
	}
	if m.story.event == nil {
		return
	}
	if p, ok := rules.Def.Say(m.story.event); ok {
		w.storyText = w.Given.Frame.Say(p)
	}
	for _, s := range changed(m.story.event) {
		text, n := ui.Digits(m.story.had[s]), m.runes(s)
		if n != m.story.had[s] {
			text += " › " + ui.Digits(n)
		}
		w.changes = append(w.changes, changeWords{s, text})
	}
}

// changed returns the seats whose runes an event of the settling changes.
func changed(e rules.Event) []games.Seat {
	switch e := e.(type) {
	case rules.FalseReturned:
		return []games.Seat{e.Seat}
	case rules.PairGiven:
		return []games.Seat{e.Seat}
	case rules.SplitReturned:
		return e.Seats[:]
	case rules.Stolen:
		return []games.Seat{e.Thief, e.Victim}
	}
	return nil
}

// contest says how a flick contest stands: the best first, and what is to be beaten.
func (w *words) contest() {
	c := &w.Model.contest
	w.ranking, w.toBeat, w.best, w.line = w.ranking[:0], "", "", ""
	if len(c.seats) == 0 {
		return
	}
	order := slices.Clone(c.seats)
	slices.SortStableFunc(order, func(a, b games.Seat) int { return c.key(a) - c.key(b) })
	for _, s := range order {
		w.ranking = append(w.ranking, rankWords{s, w.name(s), w.far(s), w.Model.turn == s && w.Shown()})
	}
	w.toBeat, w.best = w.say("flick.best"), w.far(order[0])
	if !c.flicks[order[0]].there {
		w.toBeat, w.best = "", w.say("flick.first")
	}
	w.line = w.say("flick.near")
	if c.purpose == rules.ForMatch {
		w.line = w.say("flick.near-touch")
	}
	if w.player.options.actor >= 0 && w.Shown() {
		w.line = w.say("flick.pull")
		if w.handwork.pull.weak {
			w.line = w.say("throw.weak")
		}
	}
}

func (w *words) far(s games.Seat) string {
	f := &w.Model.contest.flicks[s]
	switch {
	case !f.there:
		return w.say("flick.to-come")
	case f.counts == rules.Touched:
		return w.say("flick.touched")
	}
	return w.say("flick.mm", number("n", f.counts/10), number("tenths", f.counts%10))
}

// racing says what the clock of a race shows, and who was first at its photo finish.
func (w *words) racing() {
	m := &w.Model
	w.time = ""
	if !m.race.on {
		return
	}
	tenths := int(m.clock) * 10 / rules.TicksPerSecond
	w.time = w.say("ghost.at", number("n", tenths/10), number("tenths", tenths%10))
	if m.race.slow {
		hundredths := int(m.race.behind) * 100 / rules.TicksPerSecond
		w.photo = [2]string{
			w.say("ghost.first", seatName(m.race.first)),
			w.say("ghost.late", number("n", hundredths/100), number("tenths", hundredths/10%10), number("hundredths", hundredths%10)),
		}
	}
}
