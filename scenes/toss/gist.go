package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
)

// gist is all of the picture on which words and buttons depend.
type gist struct {
	shown, slow       bool
	lines, round, bag int
	phase             rules.Phase
	rung              rules.Rung
	tenths            int // of a race
	flicked           games.Seat
	flicks            bool // something is on its way
	runes             [games.MaxSeats]int
	who               [games.MaxSeats][3]bool // has thrown, is done, came too late
}

// gist returns what words and buttons depend on now.
func (s *tale) gist() gist {
	m := &s.Model
	g := gist{
		shown: s.Shown(), lines: len(s.lines), round: m.round, bag: m.bag, phase: m.phase, rung: m.story.rung, slow: m.race.slow,
		flicked: m.contest.last, flicks: len(m.contest.moving) > 0,
	}
	if m.race.on {
		g.tenths = int(m.clock) * 10 / rules.TicksPerSecond
	}
	for i := range m.who {
		p := &m.who[i]
		g.runes[i], g.who[i] = m.runes(games.Seat(i)), [3]bool{p.thrown, p.done, m.missed(games.Seat(i)) > 0}
	}
	return g
}
