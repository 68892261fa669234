package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

const (
	// slowly is the speed of a photo finish.
	slowly = .1
	// closeTicks is the largest distance of two claims that make a photo finish, and aheadTicks how long before it the race slows down.
	closeTicks = 6
	aheadTicks = 18
	// While the next claim is more than idleTicks away, the clock runs idly times as fast.
	idleTicks = 60
	idly      = 8
)

var (
	photoTicks = float64(ui.Ticks(1500)) // for which a photo finish stays when the late one has come
	startTicks = float64(ui.Ticks(700))  // before a race begins, and when it is over
	leadTicks  = comes * float64(grabTicks)
)

// claim returns who reached for what in an event of a race, and when.
func claim(e rules.Event) (s games.Seat, r rules.Rune, tick int32, ok bool) {
	switch e := e.(type) {
	case rules.Snatched:
		return e.Seat, e.Rune, e.Tick, true
	case rules.ClaimMissed:
		return e.Seat, e.Rune, e.Tick, true
	}
	return games.Nobody, rules.NoRune, 0, false
}

// reached is a claim of a race. Late: another seat had taken the rune.
type reached struct {
	seat games.Seat
	rune rules.Rune
	tick int32
	late bool
}

func claimsOf(events []rules.Event) (list []reached) {
	for _, e := range events {
		if s, r, tick, ok := claim(e); ok {
			list = append(list, reached{s, r, tick, is[rules.ClaimMissed](e)})
		}
	}
	return list
}

// photoOf returns the photo finish that an event of a race begins, if a claim of the same rune follows close behind.
func photoOf(e rules.Event, after []rules.Event) race {
	first, ok := e.(rules.Snatched)
	for i := 0; ok && i < len(after); i++ {
		s, r, tick, claims := claim(after[i])
		if claims && tick > first.Tick+closeTicks {
			break
		}
		if claims && r == first.Rune {
			return race{on: true, slow: true, photo: r, first: first.Seat, late: s, behind: tick - first.Tick, from: float64(first.Tick - aheadTicks)}
		}
	}
	return race{}
}

// races makes the lines of an event of a race: a hand sets out before its claim, and after a photo finish the picture stays for a while. An event
// that is no claim goes with the claim before it.
func (t *teller) races(list []step, e rules.Event, after []rules.Event) []line {
	seat, r, tick, ok := claim(e)
	if !ok {
		return []line{{steps: list, raced: true, at: float64(t.tick)}}
	}
	t.tick = tick
	if !t.photo.on {
		t.photo = photoOf(e, after)
	}
	l := line{steps: list, raced: true, at: float64(tick), photo: t.photo}
	if r == t.photo.photo && seat == t.photo.late {
		l.stays, t.photo = photoTicks, race{}
	}
	comes := line{steps: []step{reach(seat, r, true)}, raced: true, at: l.at - leadTicks, photo: l.photo}
	return []line{comes, l}
}

// taken reports whether the photo of a close race may be shown: not before the late one has come, or it would tell who is first.
func (m *model) taken() bool {
	q := &m.race
	return q.slow && m.clock >= q.from+aheadTicks+float64(q.behind)
}

// runs lets the clock of a race run up to what comes next, slowly where it is close.
func (s *tale) runs() {
	m := &s.Model
	if !m.race.on || len(s.lines) == 0 || !s.lines[0].raced {
		return
	}
	l := &s.lines[0]
	speed := s.speed()
	m.race = race{on: true}
	if l.at-m.clock > idleTicks {
		speed *= idly
	}
	if l.photo.on && m.clock+speed >= l.photo.from {
		m.race, speed = l.photo, s.speed()*slowly
	}
	m.clock = min(l.at, m.clock+speed)
}
