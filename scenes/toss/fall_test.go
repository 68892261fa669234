package toss

import (
	"fmt"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/ui"
)

// TestThrowsArePlayedAsTheyAre throws and flicks, and compares what is seen in every tick with the core's own motion.
// With reduced motion everything lies at once where it comes to rest, and fades in.
func TestThrowsArePlayedAsTheyAre(t *testing.T) {
	seen := map[string]int{}
	var heard []sound.Effect
	s := newTale(func(n motion.Noise[thing]) { heard = append(heard, n.Effect) })
	played(t, 4, "calm", 4, 0, games.Public, func(events []rules.Event, v rules.View) {
		if events == nil {
			s.Sync(v)
			return
		}
		for _, e := range events {
			name := games.EventName(e)
			var launches []rules.Launch
			of := func() []disc { return s.Model.discs }
			switch e := e.(type) {
			case rules.RunesThrown:
				launches = e.Launches
			case rules.Flicked:
				launches, of = e.Launches[:], func() []disc { return s.Model.contest.moving }
			default:
				continue
			}
			if seen[name]++; seen[name] > 3 {
				continue
			}
			compare(t, s, e, launches, of)
			if name == "RunesThrown" && len(heard) == 0 {
				t.Error("a throw is silent")
			}
			heard = nil
		}
		s.Sync(v)
	})
	if seen["RunesThrown"] == 0 || seen["Flicked"] == 0 {
		t.Errorf("of throws and flicks there were %v", seen)
	}
}

// compare plays an event tick by tick beside the core's motion, and fails where they differ.
func compare(t *testing.T, s *tale, e rules.Event, launches []rules.Launch, of func() []disc) {
	t.Helper()
	list := (&teller{}).steps(e)[:1]
	s.Timeline.Add(list...)
	m := rules.NewMotion(launches)
	for tick, goes := 1, true; goes; tick++ {
		goes = m.Tick()
		s.Timeline.Step()
		if !s.Timeline.Moving() {
			if goes {
				t.Fatalf("%T rests after %d ticks", e, tick)
			}
			break
		}
		for i, d := range of() {
			p := m.Pose(i)
			if got := fmt.Sprint(d.x, d.y, d.angle, d.flips, d.lift, d.up); got != fmt.Sprint(p.X, p.Y, p.Angle,
				p.Flips, p.Lift, p.Up) {
				t.Fatalf("%T, tick %d: disc %d is at %s, not %+v", e, tick, i, got, p)
			}
		}
	}
	if s.Timeline.Moving() {
		t.Errorf("%T goes on after it rests", e)
	}
	s.Timeline.Tempo = ui.Tempo{Speed: 1, Reduced: true}
	defer func() { s.Timeline.Tempo = ui.Tempo{} }()
	s.Timeline.Add(list...)
	s.Timeline.Step()
	for i, d := range of() {
		p, moves := m.Pose(i), launches[i].Turns > 0 || launches[i].VX != 0 || launches[i].VY != 0
		if d.x != p.X || d.y != p.Y || d.flips != 0 || d.up != p.Up || (d.fresh > 0) != moves {
			t.Fatalf("%T with reduced motion: disc %d is %+v, not %+v", e, i, d, p)
		}
	}
	for s.Timeline.Moving() {
		s.Timeline.Step()
	}
}

// TestKnocksAreHeardAsHardAsTheyAre listens to contacts, of which faint ones are silent, and to a throw that is
// skipped.
func TestKnocksAreHeardAsHardAsTheyAre(t *testing.T) {
	for _, test := range []struct {
		kind  rules.KnockKind
		speed float64
		want  sound.Effect
	}{
		{rules.OnRune, 60, sound.ClickSoft}, {rules.OnRune, 600, sound.ClickSoft + 2},
		{rules.OnDestiny, 200, sound.ClickSoft + 1},
		{rules.Landed, 100, sound.LandSoft}, {rules.Landed, 500, sound.LandSoft + 2}, {rules.AtRim, 100, sound.Rim},
	} {
		var m model
		m.knocks(rules.Knock{Kind: test.kind, Speed: test.speed})
		m.noises.Hear(func(n motion.Noise[thing]) {
			if n.Effect != test.want {
				t.Errorf("%v at %v sounds like %v, want %v", test.kind, test.speed, n.Effect, test.want)
			}
			test.want = 0
		})
		if test.want != 0 {
			t.Errorf("%v at %v is silent", test.kind, test.speed)
		}
	}
	var m model
	m.knocks(rules.Knock{Kind: rules.AtRim, Speed: faint - 1})
	m.noises.Hear(func(motion.Noise[thing]) { t.Error("a faint knock is heard") })
}
