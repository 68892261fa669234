package toss

import (
	"math"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
)

// telling returns a tale in the position in which a snatch begins, and the runes that can be snatched. Tests tell it
// events that no match has led to.
func telling(t *testing.T) (*tale, []rules.Rune) {
	t.Helper()
	s := newTale(nil)
	round, begins := 0, rules.View{}
	played(t, 3, "snatch", 2, 1, games.Public, func(_ []rules.Event, v rules.View) {
		if v.Phase() == rules.SnatchPhase && v.Round() > round {
			begins, round = v, v.Round()
		}
	})
	s.Sync(begins)
	var runes []rules.Rune
	for _, d := range s.Model.discs[1:] {
		if d.up {
			runes = append(runes, d.rune)
		}
	}
	return s, runes
}

// TestNoHandWaitsForAnother lets two hands take something on a clock, in two ticks that follow each other: both runes
// are in flight together.
func TestNoHandWaitsForAnother(t *testing.T) {
	s, runes := telling(t)
	s.Given.Clocked = true
	for i := range 2 {
		s.retell(rules.Snatched{Seat: games.Seat(i), Rune: runes[i], Tick: int32(40 + i), TwinOf: games.Nobody})
		s.tick()
	}
	if n := len(s.Model.flights.All); n != 2 {
		t.Errorf("%d runes fly", n)
	}
	for _, r := range runes[:2] {
		if s.Model.disc(r) >= 0 {
			t.Errorf("rune %d still lies there", r)
		}
	}
}

// TestRaceRunsOnItsClock plays a race in which a hand comes late by three ticks: claims are seen in the tick in which
// they were made, and the photo finish slowly, with the name of who was first.
func TestRaceRunsOnItsClock(t *testing.T) {
	s, runes := telling(t)
	s.retell(
		rules.PlaybackBegan{},
		rules.Snatched{Seat: 0, Rune: runes[0], Tick: 40, TwinOf: games.Nobody},
		rules.Snatched{Seat: 1, Rune: runes[1], Tick: 100, TwinOf: games.Nobody},
		rules.Snatched{Seat: 0, Rune: runes[2], Tick: 101, TwinOf: games.Nobody},
		rules.ClaimMissed{Seat: 2, Rune: runes[1], Tick: 103},
		rules.SnatchEnded{Why: rules.AllDone},
	)
	m, slow, lay, photo := &s.Model, 0, true, 0
	for n := 0; !s.Shown(); n++ {
		clock := m.clock
		s.tick()
		if n > 2000 {
			t.Fatal("the race never ends")
		}
		if lies := m.disc(runes[1]) >= 0; lay && !lies {
			if lay = false; math.Abs(m.clock-100) > 1.5 {
				t.Errorf("a rune of tick 100 goes at %v", m.clock)
			}
		}
		if m.missed(2) > 0 && m.race.on && m.clock < 103 {
			t.Errorf("the late hand is seen at %v", m.clock)
		}
		if m.race.slow && m.clock > clock {
			slow++
			if m.race.first != 1 || m.race.late != 2 || m.race.behind != 3 || m.race.photo != runes[1] {
				t.Fatalf("the photo shows %+v", m.race)
			}
		}
		if m.photoTaken() {
			if photo++; m.clock < 103 {
				t.Fatalf("the photo is seen at %v", m.clock)
			}
		}
		if slow > 0 && m.race.on && !m.race.slow && m.clock < 103 {
			t.Fatalf("at %v it is fast again", m.clock)
		}
	}
	if want := (aheadTicks + 3) / slowly; math.Abs(float64(slow)-want) > 20 {
		t.Errorf("the photo finish takes %d ticks, want %v", slow, want)
	}
	// time to read it begins once the late hand has been seen
	if over := photo - int(photoTicks); over < 0 || over > 2*missTicks {
		t.Errorf("the photo is seen for %d ticks", photo)
	}
	if m.race.on {
		t.Error("the race is not over")
	}
}

// TestSettlingIsReadOrSkipped tells a theft after two empty steps: it stays to be read, the golden button leads from
// one thing to the next, and nothing is told before its time. With nothing to snatch, the next round comes soon.
func TestSettlingIsReadOrSkipped(t *testing.T) {
	s, runes := telling(t)
	s.Sel.steps = true
	v := s.Given.View
	tell := func(pairless bool) {
		s.Sync(s.Given.View)
		list := []rules.Event{
			rules.SnatchEnded{}, rules.StepBegan{Step: rules.FalseStep}, rules.StepBegan{Step: rules.SplitStep},
			rules.StepBegan{Step: rules.TheftStep},
			rules.Stolen{Theft: rules.Theft{Thief: 0, Victim: 1, Twin: runes[0], Balance: v.Balance(1)}},
			rules.StepBegan{Step: rules.FaceDownStep}, rules.FaceDownReturned{}, rules.StepBegan{Step: rules.BagStep},
		}
		if pairless {
			list = append(list[:4:4], list[5:]...)
			list = append([]rules.Event{rules.RunesThrown{}}, list...)
		}
		s.retell(append(list, rules.RoundBegan{Round: 2, First: 1, Bag: 9})...)
	}
	lasts := func() (n int) {
		for ; !s.Shown(); n++ {
			if s.tick(); n > 2000 {
				t.Fatal("it never ends")
			}
		}
		return n
	}
	tell(false)
	seen := map[rules.Rung]int{}
	for !s.Shown() {
		s.tick()
		seen[s.Model.story.rung]++
		if before := seen[rules.TheftRung] == 0; before != (s.Model.who[1].balance != rules.NoRune) &&
			s.Model.flights.All == nil && before {
			t.Fatal("a Balance rune goes before its step")
		}
	}
	if seen[rules.TheftRung] < int(readTicks+rungTicks) || seen[rules.FalseRung] > int(emptyTicks)+2 {
		t.Errorf("steps stay for %v", seen)
	}
	tell(true)
	if n := lasts(); n > 100 {
		t.Errorf("without pairs it takes %d ticks", n)
	}
	s.Timeline.Speed = 4
	tell(false)
	if n := lasts(); n > 100 {
		t.Errorf("four times as fast it takes %d ticks", n)
	}
	s.Timeline.Speed = 1
	tell(false)
	s.tick()
	s.skip(false)
	s.tick()
	if e, ok := s.Model.story.event.(rules.Stolen); !ok || !s.firm() {
		t.Errorf("after one press %T is told", e)
	}
	s.skip(false)
	s.tick()
	if _, ok := s.Model.story.event.(rules.FaceDownReturned); !ok {
		t.Errorf("after two presses %T is told", s.Model.story.event)
	}
	s.skip(true)
	if !s.Shown() || s.firm() {
		t.Error("it cannot be skipped")
	}
}
