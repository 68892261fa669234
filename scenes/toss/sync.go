package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
)

func modelOf(v rules.View) model {
	m := model{seats: v.Seats(), round: v.Round(), bag: v.Bag(), contest: contest{last: games.Nobody}}
	m.take(v)
	for _, d := range v.Discs() {
		m.discs = append(m.discs, lies(d))
	}
	m.fell = m.discs
	for s := range games.Seat(m.seats) {
		p := &m.who[s]
		_, p.thrown = v.Gesture(s)
		p.hand, p.balance, p.done = v.Hand(s), v.Balance(s), v.Done(s)
		p.gain(v.Loot(s)...)
		taken, apart := v.Taken(s), v.Apart(s)
		for _, r := range taken {
			if slices.Contains(p.loot, r) || slices.Contains(apart, r) {
				p.lose(r)
				p.snatches(r)
			}
		}
	}
	if v.Phase() == rules.RunPhase {
		for _, c := range v.Run(v.OnTurn()) {
			m.runs(v.OnTurn(), c.Rune)
		}
	}
	if c, there := v.Contest(); there {
		m.contest.begin(c.For, c.Repeat, c.Seats)
		for s, counts := range c.Counts {
			m.contest.flicks[s] = attempt{there: true, counts: counts}
		}
	}
	return m
}

// take updates the model with what no event carries, from the view after a move.
func (m *model) take(v rules.View) {
	m.phase, m.ended, m.first = v.Phase(), v.Phase() == rules.OverPhase, v.First()
	m.turn = v.OnTurn()
	m.clock = float64(v.Clock())
	if m.phase == rules.RunPhase {
		m.clock = float64(v.Reached(v.OnTurn()))
	}
	m.story = story{step: v.Step()}
	m.story.rung, _ = v.Step().Rung()
	m.race = race{}
	if m.phase != rules.FlickPhase {
		m.contest = contest{last: games.Nobody}
	}
}

// runs takes a rune off the table in an own run, so that ends can lay it back.
func (m *model) runs(s games.Seat, r rules.Rune) {
	if m.run == nil {
		m.run = m.discs
	}
	m.lift(r)
	m.who[s].snatches(r)
}

// ends lays everything on the table again that was taken in an own run.
func (m *model) ends(s games.Seat) {
	if m.run != nil {
		m.discs, m.run, m.who[s].well = m.run, nil, nil
	}
}
