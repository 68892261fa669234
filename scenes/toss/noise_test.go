package toss

import (
	"math"
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// TestEventsSound listens to whole matches by turns, in which most kinds of events happen.
func TestEventsSound(t *testing.T) {
	rigs := func(seed uint64) *bench {
		if seed > 1 {
			seed = 1 // two matches have everything
		}
		m := newMatch(t, "calm", 4, 5+seed)
		return newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	}
	boardtest.EventsSound(t, rigs, sound.Rattle, sound.StonePlace, sound.LandSoft, sound.Land, sound.LandHard,
		sound.ClickSoft, sound.Click,
		sound.Rim, sound.SlideSoft, sound.Slide, sound.SlideHard, sound.Grab, sound.Tray, sound.Theft, sound.Flick,
		sound.Tape, sound.TapeTick)
}

// TestSounds checks for each kind of event what is heard, and where: what a hand takes is heard where it lay, what it
// gets in its tray, and what goes into the bag at the bag.
func TestSounds(t *testing.T) {
	m := newMatch(t, "calm", 3, 5)
	m.Until(func(v rules.View) bool {
		return v.Phase() == rules.CalmPhase && len(v.Loot(0)) > 1 && v.Balance(1) != rules.NoRune &&
			len(v.Taken(0)) == 0
	})
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	v := m.Play.View(games.Public)
	at := r.Board.Things.At
	runes := slices.DeleteFunc(slices.Clone(v.Discs()), func(d rules.Disc) bool {
		return !d.Up || d.Rune == rules.Destiny
	})
	lies0, sack := at(r.Board.Model.spot(lies(runes[0]))), at(things.The(bag))
	mine, theirs := at(dishOf(0)), at(dishOf(1))
	loot := v.Loot(0)
	r.Sounds([]boardtest.Sound[rules.Event]{
		{Event: rules.BalanceDrawn{Seat: 1, Rune: 3}, Want: []sound.Effect{sound.StonePlace}, At: theirs},
		{Event: rules.BalancePutBack{Seat: 1, Rune: v.Balance(1)}, Want: []sound.Effect{sound.Rattle}, At: sack},
		{Event: rules.RoundBegan{Round: 2}},
		{Event: rules.RunesDrawn{Seat: 0, Runes: make([]rules.Rune, 2)}, Want: []sound.Effect{sound.Rattle},
			At: at(things.Own(hand, 0))},
		{Event: rules.Gestured{Seat: 1}},
		{Event: rules.Snatched{Seat: 0, Rune: runes[0].Rune, TwinOf: games.Nobody},
			Want: []sound.Effect{sound.Grab, sound.Tray}, At: lies0.Union(mine)},
		{Event: rules.ClaimMissed{Seat: 0, Rune: runes[0].Rune}, Want: []sound.Effect{sound.Miss}, At: lies0},
		{Event: rules.BalanceCompleted{Seat: 1, Rune: v.Balance(1)}, Want: []sound.Effect{sound.Tray}, At: theirs},
		{Event: rules.SaidDone{Seat: 1}},
		{Event: rules.Passed{Seat: 1}},
		{Event: rules.SnatchEnded{Why: rules.AllDone}},
		{Event: rules.SnatchEnded{Why: rules.TimeOver}, Want: []sound.Effect{sound.Gong}, At: at(things.The(middle))},
		{Event: rules.StepBegan{Step: rules.TheftStep}},
		{Event: rules.FalseReturned{Seat: 0, Runes: loot[:1]}, Want: []sound.Effect{sound.Rattle}, At: sack},
		{Event: rules.PairGiven{Seat: 0, Pair: loot[0].Pair()}, Want: []sound.Effect{sound.Rattle}, At: sack},
		{Event: rules.Stolen{Theft: rules.Theft{Thief: 0, Victim: 1, Balance: v.Balance(1)}},
			Want: []sound.Effect{sound.Theft}, At: mine},
		{Event: rules.BalanceTaken{Seat: 1, Rune: runes[0].Rune}, Want: []sound.Effect{sound.StonePlace}, At: theirs},
		{Event: rules.BalanceTaken{Seat: 1, Rune: rules.NoRune}},
		{Event: rules.FaceDownReturned{}},
		{Event: rules.FaceDownReturned{Runes: make([]rules.Rune, 3)}, Want: []sound.Effect{sound.Rattle}, At: sack},
		{Event: rules.MatchEnded{}},
	})
}

// TestCompletedPictureIsNoHeap tells a whole match at once and completes the picture: hardly anything is heard.
func TestCompletedPictureIsNoHeap(t *testing.T) {
	// clicks may be heard in the first tick of a throw
	newRig(newMatch(t, "calm", 3, 9), boardtest.Screen{W: 915, H: 412, Scale: 1},
		games.Public).CompletesQuietly(sound.Click, sound.ClickSoft)
}

// TestLastSecondsAreHeard lets the clock run out, at several speeds of a replay: each of the last seconds is heard
// once.
func TestLastSecondsAreHeard(t *testing.T) {
	setup := games.Setup{Seats: 2, Seed: 1,
		Options: map[string]string{rules.OptionWay: "snatch", rules.OptionTime: "15"}}
	limited := rules.Def.View(rules.Def.New(setup, nil), games.Public)
	limit, on := limited.Limit()
	if !on {
		t.Fatal("there is no limit")
	}
	for _, test := range []struct {
		every   int
		clocked bool
		want    int
	}{{1, true, lastSeconds}, {4, true, lastSeconds}, {1, false, 0}} {
		heard := 0
		s := newTale(func(n motion.Noise[thing]) {
			if heard++; n.Effect != sound.Count {
				t.Errorf("%v is heard", n.Effect)
			}
		})
		s.Sync(limited)
		s.Given.Clocked = test.clocked
		for s.Given.Tick = 1; s.Given.Tick <= int(limit)+9; s.Given.Tick += test.every {
			s.tick()
			s.tick()
		}
		if heard != test.want {
			t.Errorf("%+v: %d seconds are heard", test, heard)
		}
	}
}

// TestSlidingIsHeard runs throws: as long as a landed rune slides fast enough, the sliding is heard again and again,
// where the fastest rune is and as loud as it is fast, but never before the last sound of it has ended.
func TestSlidingIsHeard(t *testing.T) {
	throws, strengths := 0, map[sound.Effect]int{}
	for seed := range uint64(4) {
		played(t, 3, "snatch", seed, 1, 0, func(events []rules.Event, _ rules.View) {
			for _, e := range events {
				thrown, ok := e.(rules.RunesThrown)
				if !ok {
					continue
				}
				throws++
				p, last := pathOf(thrown.Launches), -slideTicks
				for tick := 1; tick < len(p.poses); tick++ {
					fast := 0.0
					for i, now := range p.poses[tick] {
						before := p.poses[tick-1][i]
						if before.Flips == 0 {
							fast = max(fast, math.Hypot(now.X-before.X, now.Y-before.Y)*rules.TicksPerSecond)
						}
					}
					switch s := p.slides[tick]; {
					case s.speed == 0 && fast >= scraping && tick-last >= slideTicks:
						t.Fatalf("seed %d: nothing is heard in tick %d, in which a rune slides at %.0f mm/s",
							seed, tick, fast)
					case s.speed == 0:
					case s.speed != fast || tick-last < slideTicks:
						t.Fatalf("seed %d: %+v is heard in tick %d, %d ticks after the last; the fastest slides at %.0f mm/s", seed, s, tick, tick-last, fast)
					default:
						m := model{}
						m.slides(s)
						m.noises.Hear(func(n motion.Noise[thing]) { strengths[n.Effect]++ })
						last = tick
					}
				}
			}
		})
	}
	if throws == 0 || len(strengths) != 3 {
		t.Errorf("in %d throws runes slide like %v", throws, strengths)
	}
}

// TestFlickIsHeard listens to a flick: the finger, the stone that slides ever more softly, and, once it rests, the tape
// with its marks.
func TestFlickIsHeard(t *testing.T) {
	m := newMatch(t, "calm", 4, 5)
	var list []sound.Effect
	for list == nil {
		events, on := m.Random()
		if !on {
			t.Fatal("nothing is flicked")
		}
		for _, e := range events {
			if e, ok := e.(rules.Flicked); ok && list == nil {
				r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
				r.TellAlone(e, m.Play.View(games.Public))
				list = r.Effects()
			}
		}
	}
	n := len(list)
	if n < 8 || list[0] != sound.Flick ||
		!slices.Equal(list[n-5:],
			[]sound.Effect{sound.Tape, sound.TapeTick, sound.TapeTick, sound.TapeTick, sound.TapeTick}) {
		t.Fatalf("a flick sounds like %v", list)
	}
	slides := slices.DeleteFunc(slices.Clone(list[1:n-5]), func(e sound.Effect) bool {
		return e < sound.SlideSoft || e > sound.SlideHard
	})
	slices.Reverse(slides)
	if list[1] < sound.SlideSoft || list[1] > sound.SlideHard || !slices.IsSorted(slides) {
		t.Errorf("a flick sounds like %v", list)
	}
}
