package motion_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"runehall/assets/sound"
	"runehall/scenes/motion"
	"runehall/ui"
)

// bird flies, and lamp lights up.
type bird struct {
	motion.Way
	name string
}

func (b *bird) Course(u float64) { b.T, b.High = u, 1-u }

type lamp struct {
	motion.Glow
	name string
}

// tree is a display model: birds fly onto it, and it remembers which have landed.
type tree struct {
	flights motion.Flights[bird]
	flashes motion.Flashes[lamp]
	noises  motion.Noises[string]
	landed  []string
	passed  [2]int
}

func flown(ticks int, birds ...bird) ui.Step[tree] {
	return motion.Flown(motion.Flying[tree, bird]{
		Ticks: ticks,
		Of:    func(m *tree) *motion.Flights[bird] { return &m.flights },
		Take:  func(*tree) []bird { return birds },
		Pass:  func(m *tree, gone, come int) { m.passed = [2]int{gone, come} },
		Land: func(m *tree) {
			for _, b := range birds {
				m.landed = append(m.landed, b.name)
			}
		},
	})
}

func lit(ticks int, name string) ui.Step[tree] {
	return motion.Lit(func(m *tree) *motion.Flashes[lamp] { return &m.flashes }, lamp{name: name}, ticks)
}

// told says what flies and glows: names with parts of their ways.
func (m *tree) told() (list []string) {
	for _, b := range m.flights.All {
		list = append(list, fmt.Sprintf("%s %.2f/%.2f", b.name, b.T, b.High))
	}
	for _, l := range m.flashes.All {
		list = append(list, fmt.Sprintf("(%s %.2f)", l.name, l.T))
	}
	return list
}

func TestThingsFlyOneAfterAnother(t *testing.T) {
	var tl ui.Timeline[tree]
	var m tree
	tl.Add(flown(4, bird{Way: motion.Way{Ticks: 2}, name: "a"}, bird{Way: motion.Way{Wait: 2, Ticks: 2}, name: "b"}))
	for tick, want := range []struct {
		told   string
		passed [2]int
	}{
		{"[a 0.50/0.50 b 0.00/1.00]", [2]int{1, 0}},
		{"[a 1.00/0.00 b 0.00/1.00]", [2]int{1, 1}},
		{"[a 1.00/0.00 b 0.50/0.50]", [2]int{2, 1}},
		{"[]", [2]int{2, 2}},
	} {
		tl.Update(&m)
		if got := fmt.Sprint(m.told()); got != want.told || m.passed != want.passed {
			t.Errorf("tick %d: %s, %v gone and come; want %s, %v", tick+1, got, m.passed, want.told, want.passed)
		}
	}
	if !slices.Equal(m.landed, []string{"a", "b"}) {
		t.Errorf("landed %q", m.landed)
	}
}

func TestAFlightIsAsLongAsItsStep(t *testing.T) {
	var tl ui.Timeline[tree]
	var m tree
	tl.Add(flown(4, bird{name: "a"}))
	tl.Update(&m)
	if got := fmt.Sprint(m.told()); got != "[a 0.25/0.75]" {
		t.Error(got)
	}
}

func TestReducedMotionDoesNotFly(t *testing.T) {
	tl := ui.Timeline[tree]{Tempo: ui.Tempo{Reduced: true}}
	var m tree
	tl.Add(flown(40, bird{Way: motion.Way{Wait: 30}, name: "a"}), lit(40, "lamp"))
	tl.Update(&m)
	a, l := m.flights.All[0], m.flashes.All[0]
	if !a.Still || !a.Gone || a.Come || a.High != 0 || a.T <= 0 || a.T >= 1 || a.Made() != 1 {
		t.Errorf("in the first tick: %+v", a)
	}
	if !l.Still || l.T != a.T {
		t.Errorf("in the first tick: %+v", l)
	}
	moving := bird{Way: motion.Way{T: .3}}
	if moving.Made() != .3 {
		t.Errorf("a thing that flies has made %v of its way, not .3", moving.Made())
	}
}

func TestFlashes(t *testing.T) {
	var tl ui.Timeline[tree]
	var m tree
	tl.Add(flown(4, bird{name: "a"}), lit(8, "with"), motion.Afterwards(lit(2, "after")))
	var seen []string
	for tl.Moving() {
		tl.Update(&m)
		seen = append(seen, fmt.Sprint(m.told()))
		if len(m.flashes.All) > 0 && m.flashes.All[0].name == "with" {
			if l := m.flashes.All[0]; l.Elapsed() != l.T*8 || l.Still {
				t.Errorf("%v ticks have passed for %+v", l.Elapsed(), l)
			}
		}
	}
	want := []string{
		"[a 0.25/0.75 (with 0.12)]", "[a 0.50/0.50 (with 0.25)]", "[a 0.75/0.25 (with 0.38)]", "[(with 0.50)]",
		"[(with 0.62) (after 0.50)]", "[(with 0.75)]", "[(with 0.88)]", "[]",
	}
	if !slices.Equal(seen, want) {
		t.Errorf("seen %q\nwant %q", seen, want)
	}
}

// TestModelsEndAlike plays the same steps at any speed, hurried at any tick: the model ends the same, with nothing on
// its way and nothing lit.
func TestModelsEndAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tl := ui.Timeline[tree]{Tempo: ui.Tempo{Speed: rapid.Float64Range(.5, 4).Draw(t, "speed"),
			Reduced: rapid.Bool().Draw(t, "reduced")}}
		n := rapid.IntRange(1, 6).Draw(t, "steps")
		var want []string
		for i := range n {
			name := fmt.Sprint(i)
			want = append(want, name)
			tl.Add(flown(rapid.IntRange(0, 20).Draw(t, "ticks"), bird{name: name}),
				lit(rapid.IntRange(1, 20).Draw(t, "lit"), name),
				motion.Pause[tree](rapid.IntRange(0, 5).Draw(t, "pause")))
		}
		var m tree
		hurried := rapid.IntRange(0, 60).Draw(t, "hurried")
		for tick := 0; tl.Moving(); tick++ {
			if tick == hurried {
				tl.Finish(&m)
				if !tl.Shown() || len(m.flights.All) > 0 {
					t.Fatalf("hurried, but %v fly", m.told())
				}
			}
			tl.Update(&m)
		}
		if !slices.Equal(m.landed, want) || len(m.flights.All) > 0 || len(m.flashes.All) > 0 {
			t.Fatalf("landed %q, left %q; want %q", m.landed, m.told(), want)
		}
	})
}

func TestNoises(t *testing.T) {
	var m tree
	var heard []motion.Noise[string]
	tl := motion.NewTimeline(&m, &m.noises, func(n motion.Noise[string]) { heard = append(heard, n) })
	rustling := func() {
		tl.Add(motion.Sounding([]ui.Step[tree]{flown(4, bird{name: "a"}), flown(4, bird{name: "b"})}, .5,
			func(m *tree) { m.noises.Make(sound.Reveal, "branch") })...)
	}
	rustling()
	var turned, noises []int
	for tick := 1; tl.Moving(); tick++ {
		if tl.Step() {
			turned = append(turned, tick)
		}
		for range heard {
			noises = append(noises, tick)
		}
		if len(heard) > 0 && heard[0] != (motion.Noise[string]{Effect: sound.Reveal, At: "branch"}) {
			t.Errorf("heard %+v", heard[0])
		}
		heard = nil
	}
	if !slices.Equal(noises, []int{2}) {
		t.Errorf("heard in the ticks %v, want once, half way through the first step", noises)
	}
	if !slices.Equal(turned, []int{8}) {
		t.Errorf("the picture caught up in the ticks %v, want the last", turned)
	}
	rustling()
	tl.Finish()
	if !tl.Shown() || len(heard) > 1 || len(m.landed) != 4 {
		t.Errorf("completed, it is shown: %v, %d noises are heard, %q have landed", tl.Shown(), len(heard), m.landed)
	}
}

func TestPauseHoldsUpWhatComesAfterIt(t *testing.T) {
	var tl ui.Timeline[tree]
	var m tree
	land := func(name string) ui.Step[tree] {
		return motion.Now(func(m *tree) { m.landed = append(m.landed, name) })
	}
	tl.Add(land("first"), motion.Pause[tree](3), land("then"))
	for tick, want := range []int{1, 1, 2} {
		if tl.Update(&m); len(m.landed) != want {
			t.Errorf("tick %d: %q", tick+1, m.landed)
		}
	}
}

func TestOnlyWhatStaysIsFaint(t *testing.T) {
	flies, appears := motion.Way{T: .25}, motion.Way{T: .25, Still: true}
	if flies.Strength() != 1 || appears.Strength() != .25 {
		t.Errorf("what flies is drawn with %v, what appears with %v", flies.Strength(), appears.Strength())
	}
}

func TestThingsTakeOffInTurn(t *testing.T) {
	birds := motion.InTurn([]bird{{Way: motion.Way{Ticks: 5}}, {Way: motion.Way{Ticks: 5}},
		{Way: motion.Way{Ticks: 5}}}, 3)
	for i, b := range birds {
		if b.Wait != 3*i {
			t.Errorf("bird %d waits for %d ticks", i, b.Wait)
		}
	}
	last := birds[len(birds)-1]
	if got := motion.Lasting(len(birds), 5, 3); got != last.Wait+last.Ticks || motion.Lasting(0, 5, 3) != 0 {
		t.Errorf("three birds last %d ticks, none %d", got, motion.Lasting(0, 5, 3))
	}
}

func TestAnArcBeginsAndEndsOnTheTable(t *testing.T) {
	var w motion.Way
	for u, high := range map[float64]float64{0: 0, .5: 1, 1: 0} {
		if w.Arc(u); w.High != high || w.T != u {
			t.Errorf("at %v it is %v high and has made %v", u, w.High, w.T)
		}
	}
}

func TestEachMayBeChanged(t *testing.T) {
	m := tree{flights: motion.Flights[bird]{All: []bird{{name: "a"}, {name: "b"}}}}
	for b := range m.flights.Each() {
		b.name += "!"
		if b.name == "b!" {
			break
		}
	}
	if m.flights.All[0].name != "a!" || m.flights.All[1].name != "b!" {
		t.Errorf("changed are %v", m.told())
	}
}
