package main

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"testing"

	"github.com/hajimehoshi/go-mp3"

	"runehall/assets/sound"
)

// decode returns both sides of a committed file, as it is played.
func decode(t *testing.T, file string) (s stereo) {
	t.Helper()
	sound.Load(file, func(data []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		d, err := mp3.NewDecoder(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		raw, err := io.ReadAll(d)
		if err != nil {
			t.Fatal(err)
		}
		for ; len(raw) >= 4; raw = raw[4:] {
			side := func(i int) float64 { return float64(int16(binary.LittleEndian.Uint16(raw[i:]))) / (1 << 15) }
			s.l, s.r = append(s.l, side(0)), append(s.r, side(2))
		}
	})
	return s
}

// TestEffectsAreAsLoudAsTheyWeigh measures the committed files: each variant of an effect is as loud as its weight
// says, whichever game it belongs to, and none is taller than what docs/sound.md says. The codec may change half of
// what lies between two weights.
func TestEffectsAreAsLoudAsTheyWeigh(t *testing.T) {
	if testing.Short() {
		t.Skip("decodes all effects, which takes long under the race detector")
	}
	m := sound.ReadManifest()
	files := map[string]stereo{}
	for _, e := range sound.Effects() {
		file := m.EffectsFile(e.Home())
		if files[file].l == nil {
			files[file] = decode(t, file)
		}
		for i, clip := range m.Effects[e.String()] {
			one := files[file].l[clip.Start : clip.Start+clip.Length]
			top := 0.0
			for _, v := range one {
				top = max(top, math.Abs(v))
			}
			if db := 20 * math.Log10(top); db > tallest+.5 {
				t.Errorf("%v %d has a peak of %.1f dB, want at most %.1f", e, i, db, tallest)
			}
			if got, want := momentary(one), effects[e].loud; math.Abs(got-want) > 2 {
				t.Errorf("%v %d has %.1f LUFS, its weight %.1f", e, i, got, want)
			}
		}
	}
}

// TestPiecesAreEquallyLoud measures the committed music: no game is louder than another, and the hall at rest lies well
// below.
func TestPiecesAreEquallyLoud(t *testing.T) {
	if testing.Short() {
		t.Skip("decodes all music, which takes long under the race detector")
	}
	m := sound.ReadManifest()
	for _, p := range pieces {
		loop := m.Music[p.name]
		s := decode(t, loop.File)
		for _, side := range []*wave{&s.l, &s.r} {
			*side = (*side)[loop.Start : loop.Start+loop.Length]
		}
		want := musicLoudness
		if p.loud != 0 {
			want = p.loud
		}
		if got := loudness(s); math.Abs(got-want) > 1 {
			t.Errorf("%s has %.2f LUFS, want %.1f", p.name, got, want)
		}
	}
}
