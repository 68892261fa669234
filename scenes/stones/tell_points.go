package stones

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
	"runehall/ui"
)

// trackSpot is where the pin of a seat stands with so many points.
func trackSpot(s games.Seat, points int) spot {
	return spot{kind: spotTrack, seat: s, index: points}
}

// tellPointsScored flies points to a pin, which then runs along the track.
func tellPointsScored(e rules.PointsScored, v rules.View) []step {
	before := e.Total - e.Points
	fly := flies(gemTicks, func(m *model) flight {
		return flight{kind: pointThing, points: e.Points, from: caused(e.Why)(m, e.Seat), to: trackSpot(e.Seat, before)}
	}, func(*model) {})
	if e.Why == rules.ByAbility {
		fly = motion.InStep(fly, behindTicks)
	}
	run := step{
		Ticks: min(ui.Ticks(e.Points*pinTime), runTicks),
		Run:   func(m *model, t float64) { m.runPin(e.Seat, float64(before)+t*float64(e.Points), t < 1) },
		End: func(m *model) {
			m.who[e.Seat].pin, m.who[e.Seat].points, m.last = float64(e.Total), e.Total, v.LastRound()
		},
	}
	return []step{fly, sounding(run, 1, sound.Pin, trackSpot(e.Seat, e.Total)), lit(flash{kind: flashSeat, seat: e.Seat}, glowTicks)}
}

// runPin brings the pin of a seat to a place on the track. Each point on the way is heard, but not where it jumps to its end.
func (m *model) runPin(s games.Seat, pin float64, heard bool) {
	p := &m.who[s]
	if points := int(pin); points != p.points {
		p.points = points
		if heard {
			m.noises.Make(sound.Pin, trackSpot(s, points))
		}
	}
	p.pin = pin
}

// tellThroneReached lets the throne shine.
func tellThroneReached(e rules.ThroneReached, v rules.View) []step {
	at := trackSpot(e.Seat, v.Points(e.Seat))
	shine := lit(flash{kind: flashThrone, at: at, seat: e.Seat}, flourishTime)
	return []step{sounding(motion.Pause[model](throneTicks), 0, sound.Throne, at), shine, lit(flash{kind: flashSeat, seat: e.Seat}, flourishTime)}
}

// tellDieRolled rolls the die and lets it be read.
func tellDieRolled(e rules.DieRolled) []step {
	roll := flies(dieTicks, func(m *model) flight {
		from := smithySpot(rules.DieSmithy)
		if !e.Smithy {
			from = m.playedSpot(m.open)
		}
		return flight{kind: dieThing, die: e.Die, course: hopCourse, from: from, to: m.dieSpot()}
	}, func(m *model) { m.die = rules.Rolled{Die: e.Die, Times: e.Times, Smithy: e.Smithy} })
	return []step{sounding(roll, 0, sound.Die, common(spotDie)), motion.Pause[model](readTicks)}
}
