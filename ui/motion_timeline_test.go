package ui_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"runehall/ui"
)

// trace is a display model that notes what the steps do to it.
type trace struct {
	log    []string
	pos    float64
	starts []int
	ends   []int
}

func step(n int, s ui.Step[trace]) ui.Step[trace] {
	s.Start = func(m *trace) { m.starts = append(m.starts, n) }
	s.End = func(m *trace) { m.ends = append(m.ends, n) }
	return s
}

func TestTimelinePlaysOneStepAfterTheOther(t *testing.T) {
	var tl ui.Timeline[trace]
	var m trace
	tl.Add(
		ui.Step[trace]{Ticks: 4, Run: func(m *trace, p float64) { m.log = append(m.log, fmt.Sprintf("a%.2f", p)) },
			End: func(m *trace) { m.log = append(m.log, "A") }},
		ui.Step[trace]{Ticks: 2, Delay: 2, Run: func(m *trace,
			p float64) {
			m.log = append(m.log, fmt.Sprintf("b%.2f", p))
		}, End: func(m *trace) { m.log = append(m.log, "B") }},
	)
	var ticks int
	for ; tl.Moving(); ticks++ {
		tl.Update(&m)
		m.log = append(m.log, "|")
	}
	want := []string{"a0.25", "|", "a0.50", "|", "a0.75", "|", "a1.00", "A", "|", "|", "|", "b0.50",
		"|", "b1.00", "B", "|"}
	if !slices.Equal(m.log, want) {
		t.Errorf("played %v\nwant   %v", m.log, want)
	}
}

func TestTimelineStaggers(t *testing.T) {
	var tl ui.Timeline[trace]
	var m trace
	for n := range 3 {
		tl.Add(step(n, ui.Step[trace]{Ticks: 10, With: n > 0, Delay: 3 * min(n, 1)}))
	}
	var started []int
	for range 20 {
		tl.Update(&m)
		started = append(started, len(m.starts))
	}
	for n, want := range map[int]int{0: 1, 2: 1, 3: 2, 5: 2, 6: 3, 19: 3} {
		if started[n] != want {
			t.Errorf("after tick %d %d steps have started, want %d (%v)", n, started[n], want, started)
		}
	}
}

func TestTimelineFinishLeavesFlourishes(t *testing.T) {
	var tl ui.Timeline[trace]
	var m trace
	tl.Add(
		step(0, ui.Step[trace]{Ticks: 30}),
		step(1, ui.Step[trace]{Ticks: 20, Class: ui.FlourishStep}),
		step(2, ui.Step[trace]{Ticks: 30}),
	)
	tl.Update(&m)
	if tl.Shown() {
		t.Fatal("shown after the first tick")
	}
	tl.Finish(&m)
	if !slices.Equal(m.ends, []int{0, 2}) || !tl.Shown() || !tl.Moving() {
		t.Fatalf("ended %v, shown %v, moving %v; want the two moves ended and the flourish on its way", m.ends,
			tl.Shown(), tl.Moving())
	}
	for range 20 {
		tl.Update(&m)
	}
	if !slices.Equal(m.ends, []int{0, 2, 1}) || tl.Moving() {
		t.Errorf("ended %v, moving %v; want the flourish ended last", m.ends, tl.Moving())
	}
}

func TestTimelineNothingWaitsForAFlourish(t *testing.T) {
	var tl ui.Timeline[trace]
	var m trace
	tl.Add(step(0, ui.Step[trace]{Ticks: 100, Class: ui.FlourishStep}), step(1, ui.Step[trace]{Ticks: 2}))
	tl.Update(&m)
	tl.Update(&m)
	if !slices.Equal(m.ends, []int{1}) || !tl.Shown() {
		t.Errorf("ended %v after two ticks, shown %v; want the move ended beside the flourish", m.ends, tl.Shown())
	}
}

func TestTimelineReducedMotionFades(t *testing.T) {
	tl := ui.Timeline[trace]{Tempo: ui.Tempo{Reduced: true}}
	var m trace
	ran := false
	tl.Add(
		ui.Step[trace]{Ticks: 60, Run: func(*trace, float64) { ran = true },
			Fade: func(m *trace, p float64) { m.pos = p }},
		step(1, ui.Step[trace]{Ticks: 60, Delay: 60, Run: func(m *trace, p float64) { m.pos = 10 * p }}),
	)
	ticks := 0
	for ; tl.Moving(); ticks++ {
		tl.Update(&m)
	}
	if ran || m.pos != 10 || ticks > 2*ui.Ticks(120)+1 {
		t.Errorf("ran %v, pos %v, %d ticks; want a fade in place of the first run, the second at its end, and under 250 ms", ran, m.pos, ticks)
	}
}

func TestTimelineSpeed(t *testing.T) {
	for speed, want := range map[float64]int{.5: 40, 1: 20, 2: 10, 4: 5} {
		tl := ui.Timeline[trace]{Tempo: ui.Tempo{Speed: speed}}
		var m trace
		tl.Add(step(0, ui.Step[trace]{Ticks: 20}))
		n := 0
		for ; tl.Moving(); n++ {
			tl.Update(&m)
		}
		if n != want {
			t.Errorf("at speed %v 20 ticks take %d, want %d", speed, n, want)
		}
	}
}

func TestTimelineClearShowsNothing(t *testing.T) {
	var tl ui.Timeline[trace]
	var m trace
	tl.Add(step(0, ui.Step[trace]{Ticks: 5}), step(1, ui.Step[trace]{Ticks: 5}))
	tl.Update(&m)
	tl.Clear()
	tl.Update(&m)
	if len(m.ends) != 0 || tl.Moving() {
		t.Errorf("ended %v, moving %v after Clear", m.ends, tl.Moving())
	}
}

// TestTimelineEndsAreTheSameAtEverySpeed adds random steps and plays them with random speeds, finishes
// and later additions: each step starts and ends once, the moves in their order.
func TestTimelineEndsAreTheSameAtEverySpeed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tl := ui.Timeline[trace]{
			Tempo: ui.Tempo{Speed: rapid.SampledFrom([]float64{0, .5, 1, 1.5, 4}).Draw(t, "speed"),
				Reduced: rapid.Bool().Draw(t, "reduced")},
		}
		var m trace
		var moves, all []int
		n := 0
		add := func() {
			for range rapid.IntRange(0, 4).Draw(t, "steps") {
				s := ui.Step[trace]{
					Class: rapid.SampledFrom([]ui.StepClass{ui.MoveStep, ui.FlourishStep}).Draw(t, "class"),
					Ticks: rapid.IntRange(0, 9).Draw(t, "ticks"),
					Delay: rapid.IntRange(0, 4).Draw(t, "delay"),
					With:  rapid.Bool().Draw(t, "with"),
				}
				if rapid.Bool().Draw(t, "fades") {
					s.Fade = func(*trace, float64) {}
				}
				if s.Class == ui.MoveStep {
					moves = append(moves, n)
				}
				all = append(all, n)
				tl.Add(step(n, s))
				n++
			}
		}
		add()
		for range rapid.IntRange(0, 40).Draw(t, "ticks") {
			switch rapid.IntRange(0, 9).Draw(t, "what") {
			case 0:
				tl.Finish(&m)
				if !tl.Shown() {
					t.Fatal("not shown after Finish")
				}
			case 1:
				add()
			}
			tl.Update(&m)
		}
		for i := 0; tl.Moving(); i++ {
			if i > 2000 {
				t.Fatal("it never ends")
			}
			tl.Update(&m)
		}
		if !slices.Equal(m.starts, all) {
			t.Fatalf("started %v, want %v", m.starts, all)
		}
		if got := slices.Sorted(slices.Values(m.ends)); !slices.Equal(got, all) {
			t.Fatalf("ended %v, want each of %v once", m.ends, all)
		}
		ended := slices.DeleteFunc(slices.Clone(m.ends), func(n int) bool { return !slices.Contains(moves, n) })
		if !slices.Equal(ended, moves) {
			t.Fatalf("moves ended in the order %v, want %v", ended, moves)
		}
	})
}

// noisy is a step that notes in which tick it is heard.
func noisy(name string, now *int, s ui.Step[trace]) ui.Step[trace] {
	s.Sound = func(m *trace) { m.log = append(m.log, fmt.Sprintf("%s%d", name, *now)) }
	return s
}

func TestTimelineSoundsAtItsMoment(t *testing.T) {
	for speed, want := range map[float64][]string{
		1: {"a1", "b6", "c10", "d10", "e10"},
		2: {"a1", "b3", "c5", "d5", "e5"},
	} {
		var m trace
		now := 0
		tl := ui.Timeline[trace]{Tempo: ui.Tempo{Speed: speed}}
		tl.Add(noisy("a", &now, ui.Step[trace]{Ticks: 2}), noisy("b", &now, ui.Step[trace]{Ticks: 8, SoundAt: .5}),
			noisy("c", &now, ui.Step[trace]{SoundAt: 1}), noisy("d", &now, ui.Step[trace]{}),
			noisy("e", &now, ui.Step[trace]{Class: ui.FlourishStep, With: true}))
		for tl.Moving() {
			now++
			tl.Update(&m)
		}
		if !slices.Equal(m.log, want) {
			t.Errorf("speed %g: heard %v, want %v", speed, m.log, want)
		}
	}
}

// TestTimelineFinishedSoundsOnce completes a picture in the middle of a step: what had begun is heard, what had not is
// silent, but for decoration, which is still to come.
func TestTimelineFinishedSoundsOnce(t *testing.T) {
	var tl ui.Timeline[trace]
	var m trace
	now := 0
	tl.Add(noisy("heard", &now, ui.Step[trace]{Ticks: 9}),
		noisy("flourish", &now, ui.Step[trace]{Class: ui.FlourishStep, Ticks: 9, With: true, SoundAt: .9}),
		noisy("landing", &now, ui.Step[trace]{Ticks: 9, SoundAt: .9, With: true}),
		noisy("skipped", &now, ui.Step[trace]{Ticks: 9}),
		noisy("shine", &now, ui.Step[trace]{Class: ui.FlourishStep, Ticks: 9, With: true}))
	tl.Update(&m)
	now++
	tl.Finish(&m)
	for tl.Moving() {
		now++
		tl.Update(&m)
	}
	if want := []string{"heard0", "landing1", "shine1", "flourish9"}; !slices.Equal(m.log, want) {
		t.Errorf("heard %v, want %v", m.log, want)
	}
}

func TestTimelineSaysWhenThePictureTurns(t *testing.T) {
	var tl ui.Timeline[trace]
	var m trace
	tl.Update(&m) // it has caught up, with nothing
	tl.Add(ui.Step[trace]{Ticks: 3})
	var turned []bool
	for range 5 {
		turned = append(turned, tl.Update(&m))
	}
	if !slices.Equal(turned, []bool{true, false, true, false, false}) {
		t.Errorf("it says %v", turned)
	}
}
