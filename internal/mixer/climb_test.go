package mixer

import (
	"math"
	"testing"

	"runehall/assets/sound"
)

// TestWhatIsCountedClimbs lets coins follow one another: each is shorter, and so higher, than the one before, up to the
// end of the scale. After a pause they begin anew. Other effects stay as they are.
func TestWhatIsCountedClimbs(t *testing.T) {
	lengths := func(e sound.Effect, times, ticks int) (list []float64) {
		r := &ownRoom{}
		m := New(Options{Speaker: r})
		m.bank.pcm = fullBank()
		m.Wake()
		for range times {
			m.Play(Cue{Effect: e})
			variant := sound.ReadManifest().Effects[e.String()][m.bank.last[e]]
			list = append(list, float64(r.voices[len(r.voices)-1].samples)/float64(variant.Length))
			after(m, ticks)
		}
		return list
	}
	for i, part := range lengths(sound.Coin, len(scale)+3, apart) {
		if want := 1 / scale[min(i, len(scale)-1)]; math.Abs(part-want) > .01 {
			t.Errorf("coin %d lasts %.3f of its time, want %.3f", i, part, want)
		}
	}
	for i, part := range append(lengths(sound.Coin, 4, soon+1), lengths(sound.CardPlay, 4, apart)...) {
		if part != 1 {
			t.Errorf("effect %d lasts %.3f of its time", i, part)
		}
	}
}

// TestAHigherStepIsTheSameSound raises a tone: its waves come closer in the ratio of the step, and are no louder.
func TestAHigherStepIsTheSameSound(t *testing.T) {
	b := newBank()
	pcm := make([]int16, 4410)
	for i := range pcm {
		pcm[i] = int16(20000 * math.Sin(2*math.Pi*float64(i)/100))
	}
	for step, ratio := range scale {
		up := b.raised(pcm, step)
		crossings, peak := 0, 0
		for i := 1; i < len(up); i++ {
			if up[i-1] < 0 && up[i] >= 0 {
				crossings++
			}
			peak = max(peak, int(up[i]))
		}
		if got := float64(len(up)) / float64(crossings); math.Abs(got-100/ratio) > 3 || peak > 20000 {
			t.Errorf("step %d: a wave of %.1f samples, want %.1f; peak %d", step, got, 100/ratio, peak)
		}
		if again := b.raised(pcm, step); &again[0] != &up[0] {
			t.Errorf("step %d is made anew", step)
		}
	}
}
