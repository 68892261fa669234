package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// telling puts the settling into words: the present step, and what it does to whom.
func (w *words) telling() {
	m := &w.Model
	w.storyTitle, w.storyText, w.changes, w.lines = "", "", w.changes[:0], w.lines[:0]
	rung := m.story.rung
	if rung == 0 {
		return
	}
	w.storyTitle = w.Given.Frame.Say(key("clause." + rung.Clause()))
	w.storyText = w.say("step." + rung.Clause())
	for i, t := range m.story.told {
		has := m.had(i + 1)
		line := lineWords{event: t.event}
		line.text, _ = w.event(t.event)
		for _, s := range changed(t.event) {
			line.changes = append(line.changes, changeWords{s, change(t.had[s], has[s])})
		}
		w.lines = append(w.lines, line)
	}
	if m.story.none && !is[rules.BalanceTaken](m.story.event) { // anything else goes by too fast
		w.storyText = w.say("call.none")
		w.lines = append(w.lines[:0], lineWords{text: w.storyText})
		return
	}
	if m.story.event == nil {
		return
	}
	if text, ok := w.event(m.story.event); ok {
		w.storyText = text
	}
	for _, s := range changed(m.story.event) {
		w.changes = append(w.changes, changeWords{s, change(m.story.had[s], m.runes(s))})
	}
}

// had returns how many runes the seats had before a line of the settling; for a line that is not there yet, how many
// they have now.
func (m *model) had(line int) (has [games.MaxSeats]int) {
	if line < len(m.story.told) {
		return m.story.told[line].had
	}
	for s := range m.who {
		has[s] = m.runes(games.Seat(s))
	}
	return has
}

func (w *words) event(e rules.Event) (text string, ok bool) {
	p, ok := rules.Def.Say(e)
	if !ok {
		return "", false
	}
	return w.Given.Frame.Say(p), true
}

func change(had, has int) string {
	if had == has {
		return ui.Digits(had)
	}
	return ui.Digits(had) + " › " + ui.Digits(has)
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

// contest puts a flick contest into words: the seats, the best first, and what has to be beaten.
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
	w.reach = 1
	if f := &c.flicks[order[0]]; f.there && f.counts != rules.Touched {
		const across = 2 * float64(rules.TableRadius) / 1000 // of the table, in millimetres
		w.reach = min(1, float64(f.counts)/10/across)
	}
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

// racing puts a race into words: the time on its clock, and who was first at its photo finish.
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
			w.say("ghost.late", number("n", hundredths/100), number("tenths", hundredths/10%10),
				number("hundredths", hundredths%10)),
		}
	}
}
