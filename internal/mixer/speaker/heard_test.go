package speaker

import (
	"math"
	"testing"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

// window is the length of the spectra that are compared: about 46 ms, as short effects last no longer.
const window = 2048

// bands returns the levels of a sound's loudest window and the mean levels of all its windows, in bands a third of an
// octave wide.
func bands(pcm []float64, gain float64) (top, mean []float64) {
	most := math.Inf(-1)
	windows := 0
	scaled := make([]float64, window)
	for at := 0; at+window <= len(pcm); at += window / 2 {
		for i := range scaled {
			scaled[i] = gain * pcm[at+i]
		}
		now, all := levels(scaled), 0.0
		if mean == nil {
			mean = make([]float64, len(now))
		}
		for i, db := range now {
			power := math.Pow(10, db/10)
			mean[i] += power
			all += power
		}
		if windows++; all > most {
			most, top = all, now
		}
	}
	for i := range mean {
		mean[i] = 10 * math.Log10(mean[i]/float64(windows))
	}
	return top, mean
}

// soft are the effects that may stand out less than the others, and by how many decibels they must stand out: touches,
// clicks in passing, and soft events.
var soft = map[sound.Effect]float64{
	sound.Tick: -15, sound.TapeTick: -15, sound.Pin: -5, sound.StoneTurn: 2, sound.Tape: 2,
	sound.LandSoft: 2, sound.ClickSoft: -5, sound.Click: 1, sound.SlideSoft: -7, sound.Slide: 2,
}

// TestEffectsAreHeardOverTheMusic compares each effect with the music that may play under it: that of its game, or any.
// In the band where it stands out most, an effect must be clearly louder, or by what soft says.
func TestEffectsAreHeardOverTheMusic(t *testing.T) {
	if testing.Short() {
		t.Skip("decodes all music, which takes long under the race detector")
	}
	m := sound.ReadManifest()
	beneath := map[string][]float64{}
	for name, piece := range m.Music {
		_, beneath[name] = bands(decoded(t, piece.File), mixer.MusicGain)
	}
	files := map[sound.Music][]float64{}
	for _, e := range sound.Effects() {
		if files[e.Home()] == nil {
			files[e.Home()] = decoded(t, m.EffectsFile(e.Home()))
		}
		worst := math.Inf(1)
		for _, c := range m.Effects[e.String()] {
			clip := append(append([]float64(nil), files[e.Home()][c.Start:c.Start+c.Length]...),
				make([]float64, window)...)
			top, _ := bands(clip, math.Sqrt2/2)
			for name, music := range beneath {
				if e.Home() != sound.Silence && e.Home().String() != name {
					continue
				}
				over := math.Inf(-1)
				for i := range top {
					over = max(over, top[i]-music[i])
				}
				worst = min(worst, over)
			}
		}
		least, ok := soft[e]
		if !ok {
			least = 4.5
		}
		if t.Logf("%-12v %5.1f dB over the music", e, worst); worst < least {
			t.Errorf("%v stands out by %.1f dB, want %.1f", e, worst, least)
		}
	}
}
