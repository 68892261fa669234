package main

import (
	"math"
	"testing"

	"runehall/assets/sound"
)

// TestVoicesAreInTune compares strings, the anvil and the horn with the tones that they should have, by how much of
// them is found.
func TestVoicesAreInTune(t *testing.T) {
	for _, v := range []struct {
		name string
		keys []int
		make func(c *chance, key int) wave
		from float64 // seconds
		to   float64
	}{
		{"lyre", []int{40, 52, 64, 76, 86}, func(c *chance,
			key int) wave {
			return lyre(hz(key), 1.5, .6, c)
		}, .1, 1.1},
		{"anvil", []int{67, 74}, func(c *chance, key int) wave { return anvil(hz(key), .6, c) }, .1, 1},
		{"horn", []int{45, 57, 69}, func(c *chance, key int) wave { return horn(c, key, 1.5, .8) }, .3, 1.3},
	} {
		for _, key := range v.keys {
			c := chance(9)
			if at := cents(v.make(&c, key)[samples(v.from):samples(v.to)], key); math.Abs(at) > 5 {
				t.Errorf("%s, key %d is %g cents off", v.name, key, at)
			}
		}
	}
}

// cents returns how far from the tone of a key a sound has most.
func cents(w wave, key int) (at float64) {
	best := 0.0
	for off := -60.0; off <= 60; off += 2 {
		step := 2 * math.Pi * hz(key) * math.Pow(2, off/1200) / rate
		var re, im float64
		for i, v := range w {
			re, im = re+v*math.Cos(step*float64(i)), im+v*math.Sin(step*float64(i))
		}
		if found := re*re + im*im; found > best {
			best, at = found, off
		}
	}
	return at
}

// TestLoudnessOfASine measures the recommendation's own example: a sine of 997 Hz at full scale in one channel of two
// has
// -3.01 LUFS.
func TestLoudnessOfASine(t *testing.T) {
	w := silence(2)
	for i := range w {
		w[i] = math.Sin(2 * math.Pi * 997 * float64(i) / rate)
	}
	for name, got := range map[string]float64{"a piece": loudness(stereo{w, silence(2)}), "an effect": momentary(w)} {
		if math.Abs(got+3.01) > .15 {
			t.Errorf("%s: %.2f LUFS", name, got)
		}
	}
	if got := momentary(w[:samples(.1)]); math.Abs(got+3.01+6.02) > .3 { // a quarter of the 400 ms
		t.Errorf("a short one: %.2f LUFS", got)
	}
}

// TestLoopsHearTheirOwnEnd adds a sound that reaches over the end.
func TestLoopsHearTheirOwnEnd(t *testing.T) {
	loop := make(wave, 4)
	loop.addRound(wave{1, 2, 3}, 3, 1)
	loop.addRound(wave{10}, -1, 1)
	if want := [4]float64{2, 3, 0, 11}; [4]float64(loop) != want {
		t.Errorf("%v, want %v", loop, want)
	}
}

// TestEffectsDifferAndEnd makes every variant: none is empty, all are as loud as their weight says and none is so tall
// that it would clip with others, all end in silence, no two are alike.
func TestEffectsDifferAndEnd(t *testing.T) {
	for _, id := range sound.Effects() {
		e, ok := effects[id]
		if !ok {
			t.Errorf("%v is not made", id)
			continue
		}
		var before wave
		for v := range e.variants {
			w := e.variant(id, v)
			if loud := momentary(w); math.Abs(loud-e.loud) > .01 {
				t.Errorf("%v %d has %.2f LUFS, want %.2f", id, v, loud, e.loud)
			}
			if peak := 20 * math.Log10(w.peak()); peak > tallest {
				t.Errorf("%v %d has a peak of %.1f dB", id, v, peak)
			}
			if end := w[len(w)-10:].peak(); end > .002 {
				t.Errorf("%v %d ends with %g", id, v, end)
			}
			same := true
			for i := range before {
				same = same && before[i] == w[i]
			}
			if before != nil && same {
				t.Errorf("%v: variants %d and %d are the same", id, v-1, v)
			}
			before = w
		}
	}
}

// TestHarderIsLouderAndBrighter compares the three strengths of what a thrown stone lands on and strikes.
func TestHarderIsLouderAndBrighter(t *testing.T) {
	for _, soft := range []sound.Effect{sound.LandSoft, sound.ClickSoft} {
		peak, bright := 0.0, 0.0
		for id := soft; id < soft+3; id++ {
			w := effects[id].variant(id, 0)
			if w.peak() < 1.4*peak || brightness(w) < 1.1*bright {
				t.Errorf("%v has a peak of %.3f and a brightness of %.3f; the softer one %.3f and %.3f", id, w.peak(),
					brightness(w), peak, bright)
			}
			peak, bright = w.peak(), brightness(w)
		}
	}
}

// brightness returns how fast a sound moves, as part of how much.
func brightness(w wave) float64 {
	var steps, all, before float64
	for _, v := range w {
		steps, all, before = steps+(v-before)*(v-before), all+v*v, v
	}
	return math.Sqrt(steps / all)
}
