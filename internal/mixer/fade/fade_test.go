package fade

import (
	"math"
	"testing"
)

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// wants compares the gains of a plan with those wanted at some times.
func wants(t *testing.T, what string, p Plan, want map[float64]float64) {
	t.Helper()
	for at, gain := range want {
		if got := p.Gain(at); !near(got, gain) {
			t.Errorf("%s: at %g s the gain is %g, want %g: %v", what, at, got, gain, p)
		}
	}
}

func TestPlansAreStraightLines(t *testing.T) {
	wants(t, "nothing", nil, map[float64]float64{-1: 0, 0: 0, 9: 0})
	p := Plan{{2, 0}, {4, 1}, {4, .5}, {8, 0}}
	wants(t, "four points", p, map[float64]float64{1: 0, 2: 0, 3: .5, 4: 1, 6: .25, 8: 0, 9: 0})
	if p.End() != 8 || Plan(nil).End() != 0 {
		t.Error("a plan ends at", p.End(), Plan(nil).End())
	}
}

// TestFadesTurnBack turns a fade round in its middle: the gain must not jump, and half the way takes half the time.
func TestFadesTurnBack(t *testing.T) {
	in := Plan(nil).To(10, 1, 2)
	wants(t, "in", in, map[float64]float64{10: 0, 11: .5, 12: 1, 20: 1})
	out := in.To(11, 0, 2)
	wants(t, "out", out, map[float64]float64{11: .5, 11.5: .25, 12: 0})
	if out.End() != 12 {
		t.Error("half the way takes until", out.End())
	}
}

func duck() *Duck { return &Duck{Low: .4, Down: .5, Up: 6} }

func TestAnImportantSoundLowersForItsTime(t *testing.T) {
	d := duck()
	wants(t, "one", d.Lower(100, 3), map[float64]float64{100: 1, 100.25: .7, 100.5: .4, 103: .4, 106: .7, 109: 1,
		200: 1})
	wants(t, "a second on the way up", d.Lower(106, 1),
		map[float64]float64{106: .7, 106.25: .4, 107: .4, 110: .7, 113: 1})
	wants(t, "a shorter one meanwhile", d.Lower(106.5, .1), map[float64]float64{106.5: .4, 107: .4, 110: .7, 113: 1})
	// an effect that is over before the music is fully lowered
	wants(t, "a very short one", duck().Lower(0, .1), map[float64]float64{0: 1, .25: .7, .5: .4, 3.5: .7, 6.5: 1})
}

func TestWhoStepsBackStaysThere(t *testing.T) {
	d := duck()
	wants(t, "on", d.Hold(10, true), map[float64]float64{10: 1, 10.5: .4, 1000: .4})
	wants(t, "with an important sound", d.Lower(20, 3), map[float64]float64{20: .4, 23: .4, 1000: .4})
	wants(t, "off while that sounds", d.Hold(21, false), map[float64]float64{21: .4, 23: .4, 26: .7, 29: 1})
	wants(t, "off again", d.Hold(30, false), map[float64]float64{30: 1, 40: 1})
	wants(t, "never on", duck().Hold(5, false), map[float64]float64{5: 1, 6: 1})
}
