package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
)

// claimOf returns who reached for what in an event of a race, and when; false for other events.
func claimOf(e rules.Event) (s games.Seat, r rules.Rune, tick int32, ok bool) {
	switch e := e.(type) {
	case rules.Snatched:
		return e.Seat, e.Rune, e.Tick, true
	case rules.ClaimMissed:
		return e.Seat, e.Rune, e.Tick, true
	}
	return games.Nobody, rules.NoRune, 0, false
}

func claimsOf(events []rules.Event) (list []raceClaim) {
	for _, e := range events {
		if s, r, tick, ok := claimOf(e); ok {
			list = append(list, raceClaim{s, r, tick, is[rules.ClaimMissed](e)})
		}
	}
	return list
}

// photoOf returns the photo finish that an event of a race begins, if a claim of the same rune follows closely;
// otherwise a race that is off.
func photoOf(e rules.Event, after []rules.Event) race {
	first, ok := e.(rules.Snatched)
	for i := 0; ok && i < len(after); i++ {
		s, r, tick, claims := claimOf(after[i])
		if claims && tick > first.Tick+closeTicks {
			break
		}
		if claims && r == first.Rune {
			return race{on: true, slow: true, photo: r, first: first.Seat, late: s, behind: tick - first.Tick,
				from: float64(first.Tick - aheadTicks)}
		}
	}
	return race{}
}

// races returns the lines of an event of a race: a hand sets out before its claim, and after a photo finish the picture
// stays for a while. An event that is no claim happens with the claim before it.
func (t *teller) races(list []step, e rules.Event, after []rules.Event) []line {
	seat, r, tick, ok := claimOf(e)
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

// photoTaken reports whether the photo of a close race may be shown. It would tell who is first, so it must wait until
// the late one has come.
func (m *model) photoTaken() bool {
	q := &m.race
	return q.slow && m.clock >= q.from+aheadTicks+float64(q.behind)
}
