package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// playback returns a tale of a race with two photo finishes, and of a settling with a theft.
func playback(t *testing.T) *tale {
	t.Helper()
	s, runes := telling(t)
	s.Sel.steps = true
	s.retell(
		rules.PlaybackBegan{},
		rules.Snatched{Seat: 0, Rune: runes[0], Tick: 403, TwinOf: games.Nobody},
		rules.Snatched{Seat: 1, Rune: runes[1], Tick: 700, TwinOf: games.Nobody},
		rules.ClaimMissed{Seat: 2, Rune: runes[1], Tick: 702},
		rules.Snatched{Seat: 0, Rune: runes[2], Tick: 731, TwinOf: games.Nobody},
		rules.Snatched{Seat: 1, Rune: runes[3], Tick: 900, TwinOf: games.Nobody},
		rules.ClaimMissed{Seat: 0, Rune: runes[3], Tick: 906},
		rules.SnatchEnded{Why: rules.AllDone},
		rules.StepBegan{Step: rules.FalseStep}, rules.StepBegan{Step: rules.SplitStep},
		rules.StepBegan{Step: rules.TheftStep},
		rules.Stolen{Theft: rules.Theft{Thief: 0, Victim: 1, Twin: runes[0], Balance: s.Given.View.Balance(1)}},
		rules.StepBegan{Step: rules.BagStep}, rules.RoundBegan{Round: 2, First: 1, Bag: 9},
	)
	return s
}

// TestARaceIsSkippedToTheSettling skips from any tick of a race, past its photos, to the settling; or to the end of the
// settling.
func TestARaceIsSkippedToTheSettling(t *testing.T) {
	for ticks := 0; ticks < 600; ticks += 23 {
		for _, all := range []bool{false, true} {
			s := playback(t)
			for range ticks {
				s.tick()
			}
			m := &s.Model
			if !m.race.on {
				if ticks > 0 && ticks < 60 {
					t.Fatalf("in tick %d there is no race", ticks)
				}
				continue
			}
			if m.story.step != rules.NoStep || !s.firm() {
				t.Fatalf("in tick %d of a race it is firm: %v", ticks, s.firm())
			}
			if s.skip(all); all {
				if !s.Shown() || s.firm() || m.race.on || m.round != 2 {
					t.Errorf("from tick %d it is skipped to %+v, round %d", ticks, m.race, m.round)
				}
				continue
			}
			if m.race.on || m.story.step != rules.FalseStep || m.story.event != nil || s.Shown() || !s.firm() {
				t.Errorf("from tick %d it is skipped to %+v; the race is %+v", ticks, m.story, m.race)
			}
			if n := len(m.who[0].well); n != 2 {
				t.Errorf("from tick %d: seat 0 has %d runes of two", ticks, n)
			}
		}
	}
}

// TestClaimsAreCloseWithinATenthOfASecond asks which claims of one rune make a photo finish, whatever happens between
// them.
func TestClaimsAreCloseWithinATenthOfASecond(t *testing.T) {
	first := rules.Snatched{Seat: 1, Rune: 4, Tick: 100}
	other := rules.Snatched{Seat: 0, Rune: 7, Tick: 102}
	for late, want := range map[int32]bool{100: true, 103: true, 106: true, 107: false, 160: false} {
		missed := rules.ClaimMissed{Seat: 2, Rune: 4, Tick: late}
		for _, after := range [][]rules.Event{{missed}, {rules.SaidDone{}, missed, other}, {other, missed}} {
			q := photoOf(first, after)
			if q.on != want || want && (q.photo != 4 || q.first != 1 || q.late != 2 || q.behind != late-100 ||
				q.from != 100-aheadTicks) {
				t.Errorf("%d ticks late, among %+v: %+v", late-100, after, q)
			}
		}
	}
	for _, after := range [][]rules.Event{nil, {other}, {rules.ClaimMissed{Seat: 2, Rune: 7, Tick: 101}}} {
		if q := photoOf(first, after); q.on {
			t.Errorf("among %+v there is a photo %+v", after, q)
		}
	}
	if q := photoOf(rules.ClaimMissed{Seat: 0, Rune: 4, Tick: 100}, []rules.Event{first}); q.on {
		t.Errorf("who comes too late is first in %+v", q)
	}
}

// TestTheRaceClockHaltsAtEachClaim looks at the clock in every tick, at several speeds: it runs fast where nothing
// happens, at its own speed towards what comes next, and never beyond what has been told.
func TestTheRaceClockHaltsAtEachClaim(t *testing.T) {
	for _, speed := range []float64{1, 2, 4, 7} {
		s := playback(t)
		s.Timeline.Tempo = ui.Tempo{Speed: speed}
		m, idle, plain, begins, photos := &s.Model, 0, 0, 0, map[rules.Rune]bool{}
		for n := 0; !s.Shown(); n++ {
			var next line
			raced := m.race.on && s.stays == 0 && len(s.lines) > 0 && s.lines[0].raced
			if raced {
				next = s.lines[0]
			}
			clock := m.clock
			if s.tick(); n > 5000 {
				t.Fatal("the race never ends")
			}
			if m.race.on && m.clock == 0 {
				begins++
			}
			if m.race.slow {
				photos[m.race.photo] = true
				if late := m.race.from + aheadTicks + float64(m.race.behind); m.clock > late {
					t.Fatalf("at speed %v the photo of tick %v is there still at %v", speed, late, m.clock)
				}
			}
			by := m.clock - clock
			switch {
			case !raced || m.race.slow || !m.race.on:
			case m.clock > next.at:
				t.Fatalf("at speed %v the clock is at %v, beyond %v", speed, m.clock, next.at)
			case next.at-clock > idleTicks:
				if idle++; by != idly*speed && m.clock != next.at {
					t.Fatalf("at speed %v, %v ticks before anything happens, it goes on by %v", speed,
						next.at-clock, by)
				}
			default:
				if plain++; by != speed && m.clock != next.at {
					t.Fatalf("at speed %v, %v ticks before something happens, it goes on by %v", speed,
						next.at-clock, by)
				}
			}
		}
		if idle == 0 || plain < idleTicks/int(speed)-1 {
			t.Errorf("at speed %v it idles for %d ticks, and goes on for %d", speed, idle, plain)
		}
		if len(photos) != 2 || begins < int(startTicks/speed) {
			t.Errorf("at speed %v it begins for %d ticks, and has photos of %v", speed, begins, photos)
		}
	}
}
