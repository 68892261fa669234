package speaker

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"testing"

	"runehall/assets/sound"
)

func decoded(t *testing.T, file string) (pcm []float64) {
	t.Helper()
	sound.Load(file, func(data []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		samples, err := decoder{}.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		raw, err := io.ReadAll(samples)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i+4 <= len(raw); i += 4 {
			pcm = append(pcm, float64(int16(binary.LittleEndian.Uint16(raw[i:])))/(1<<15))
		}
	})
	return pcm
}

// TestEffectsAreWhereTheManifestSays decodes the effects. Each variant must have the peak of the manifest, and be
// silent at its ends, so that nothing of its neighbours is in it.
func TestEffectsAreWhereTheManifestSays(t *testing.T) {
	if testing.Short() {
		t.Skip("decodes all effects, which takes long under the race detector")
	}
	m := sound.ReadManifest()
	files := map[sound.Music][]float64{}
	for _, name := range sound.Effects() {
		pcm, ok := files[name.Home()]
		if !ok {
			pcm = decoded(t, m.EffectsFile(name.Home()))
			files[name.Home()] = pcm
		}
		for i, c := range m.Effects[name.String()] {
			if c.Start+c.Length > len(pcm) {
				t.Fatalf("%s %d lies behind the end", name, i)
			}
			clip := pcm[c.Start : c.Start+c.Length]
			peak, end := 0.0, 0.0
			for k, v := range clip {
				peak = max(peak, math.Abs(v))
				if k > len(clip)-100 {
					end = max(end, math.Abs(v))
				}
			}
			if peak < .65*c.Peak || peak > 1.25*c.Peak {
				t.Errorf("%s %d has a peak of %.3f, the manifest says %.3f", name, i, peak, c.Peak)
			}
			if start := math.Abs(clip[0]); start > max(.02, .06*c.Peak) || end > .02 {
				t.Errorf("%s %d begins at %.3f and ends at %.3f", name, i, start, end)
			}
		}
	}
}

func TestWrongFilesAreErrors(t *testing.T) {
	if _, err := (decoder{}).Decode(bytes.NewReader([]byte("no sound"))); err == nil {
		t.Error("eight letters were decoded")
	}
}
