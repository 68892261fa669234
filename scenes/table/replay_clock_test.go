package table

import (
	"fmt"
	"math"
	"testing"

	"runehall/games"
	"runehall/games/toss"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestReplayKeepsTheTime watches a snatch again at several speeds. What hands did is told in its tick, whatever is
// still being shown, with the pauses of the match. The replay stops and goes on in the middle of a pause, and begins
// anew where the slider leads.
func TestReplayKeepsTheTime(t *testing.T) {
	f := fall(t, "snatch", 3)
	kind := tossKind
	m, err := games.NewMatch(kind.Def, f.setup, players([]string{games.Person, "quick", games.Person}))
	if err != nil {
		t.Fatal(err)
	}
	makes := func(s games.Seat, move toss.Move) {
		t.Helper()
		if _, refusal := m.Make(s, move); refusal != nil {
			t.Fatal(refusal)
		}
	}
	for _, made := range f.moves {
		makes(made.Seat, made.Move)
	}
	begin := len(f.moves)
	var runes []toss.Rune
	for _, d := range m.View(games.Public).Discs() {
		if d.Up && d.Rune != toss.Destiny {
			runes = append(runes, d.Rune)
		}
	}
	ticks := []int{20, 24, 400}
	for i, at := range ticks {
		makes(games.Seat(i), claim(games.Seat(i), runes[i], at))
	}
	for s := range games.Seat(3) {
		makes(s, done)
	}
	for _, speed := range []float64{.5, 1, 4} {
		b := &tossBoard{t: t}
		kind.Board = func() anyToss { return tossed(b) }
		s := newReplay(newStage(t, "en", ui.Look{}), &kind, m, begin)
		area := ui.Rect{W: 1440, H: 900}
		s.stage.Settings = stage.Speed.Set(s.stage.Settings, fmt.Sprint(speed))
		s.Layout(area, area)
		root := ui.NewRoot(s.stage.Kit)
		tick := func() {
			c := root.Begin(&ui.Input{Size: ui.Sz(1440, 900), Scale: 1})
			s.Update(c)
			root.End(c)
		}
		s.toggle()
		at := map[int]int{}
		b.frames = 30
		for n := 0; s.at < begin+3; n++ {
			if tick(); n == 0 && s.phaseClock.on {
				t.Error("the clock starts before all is shown")
			}
			for made := begin + len(at); made < min(s.at, begin+3); made++ {
				at[made-begin] = n
				if !b.state.Clocked || math.Abs(float64(b.state.Tick)+speed-float64(ticks[made-begin])) > speed+1 {
					t.Errorf("speed %v: what was done in tick %d is told in %d, %v",
						speed, ticks[made-begin], b.state.Tick, b.state.Clocked)
				}
			}
			if len(at) == 2 && n == at[1]+20 { // in the pause
				s.toggle()
				for range 50 {
					tick()
				}
				if s.at != begin+2 || b.state.Clocked || s.Racing() {
					t.Fatal("a replay that was halted goes on")
				}
				s.toggle()
			}
			if n > 2000 {
				t.Fatal("it never goes on")
			}
		}
		if !s.Racing() {
			t.Error("the music does not step back")
		}
		if pause := float64(at[2]-at[1]) * speed; math.Abs(pause-376) > 2*speed {
			t.Errorf("speed %v: a pause of 376 ticks takes %v", speed, pause)
		}
		if s.at != begin+6 { // "done" has no tick
			t.Fatalf("the snatch stands at %d of %d", s.at-begin, 6)
		}
		tick()
		if tick(); b.state.Clocked {
			t.Error("the clock runs on after the snatch")
		}
		s.jump(begin + 1)
		s.playing = true
		for b.synced = 1; !s.phaseClock.on; {
			tick()
		}
		if s.phaseClock.tick != 20 {
			t.Errorf("from the second claim on the clock begins at %v", s.phaseClock.tick)
		}
		if s.forward(); s.phaseClock.on || s.at != begin+2 {
			t.Error("a step by hand does not halt the clock")
		}
	}
}
