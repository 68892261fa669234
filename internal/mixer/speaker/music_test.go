package speaker

import (
	"encoding/binary"
	"io"
	"math"
	"slices"
	"testing"
	"time"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

// tap is a speaker with the real decoder, whose streams the test reads.
type tap struct {
	decoder
	streams []io.Reader
}

func (s *tap) Ready() error { return nil }

func (s *tap) Failure() error { return nil }

func (s *tap) Stream(samples io.Reader, _ time.Duration) (mixer.Stream, error) {
	s.streams = append(s.streams, samples)
	return nobody{}, nil
}

// nobody is a stream that only the test reads.
type nobody struct{}

func (nobody) Play()             {}
func (nobody) Pause()            {}
func (nobody) IsPlaying() bool   { return true }
func (nobody) SetVolume(float64) {}
func (nobody) Close() error      { return nil }

func hear(t *testing.T, from io.Reader, n int) (l, r []float64) {
	t.Helper()
	p := make([]byte, 8*n)
	if _, err := io.ReadFull(from, p); err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(p); i += 8 {
		l = append(l, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:]))))
		r = append(r, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i+4:]))))
	}
	return l, r
}

// played caches decoded pieces: decoding takes longer than measuring.
var played = map[sound.Music][2][]float64{}

// play plays a piece from its start to three seconds after its end, when it has begun again.
func play(t *testing.T, m sound.Music) (l, r []float64) {
	t.Helper()
	if testing.Short() {
		t.Skip("decodes whole pieces, which takes minutes under the race detector")
	}
	if w, ok := played[m]; ok {
		return w[0], w[1]
	}
	s := &tap{}
	d := mixer.New(mixer.Options{Speaker: mixer.Streamed(s)})
	d.Wake()
	d.Music(m)
	l, r = hear(t, s.streams[0], sound.ReadManifest().Music[m.String()].Length+3*sound.Rate)
	played[m] = [2][]float64{l, r}
	return l, r
}

// TestLoopsAreSeamless plays each piece beyond its end. Where the end meets the start, no sample may jump further, and
// the spectrum may not change more, than elsewhere in the piece. What is heard there must also be like what follows the
// loop's end in the file, where the music goes on without a seam.
func TestLoopsAreSeamless(t *testing.T) {
	for _, m := range []sound.Music{sound.Title, sound.Ritual} {
		where := sound.ReadManifest().Music[m.String()]
		seam := where.Length
		w, _ := play(t, m)
		elsewhere := w[2*sound.Rate : seam-sound.Rate]
		if at, usual := slices.Max(jumps(w[seam-2000:seam+2000])), slices.Max(jumps(elsewhere)); at > usual {
			t.Errorf("%v: a sample jumps by %.4f at the seam, elsewhere by at most %.4f", m, at, usual)
		}
		const window = 4096
		if at, usual := slices.Max(flux(w[seam-window:seam+window], window)),
			slices.Max(flux(elsewhere, window)); at > usual {
			t.Errorf("%v: the spectrum changes by %.2f dB at the seam, elsewhere by at most %.2f", m, at, usual)
		}
		on := decoded(t, where.File)[where.Start+seam:]
		if off := difference(w[seam:], on); off > -8 {
			t.Errorf("%v: the seam is off by %.1f dB", m, off)
		}
		if first := math.Abs(w[seam] - on[0]); first > 1e-4 {
			t.Errorf("%v: the first sample behind the seam is off by %g", m, first)
		}
		if again := difference(w[seam+2*sound.Rate:], w[2*sound.Rate:]); again > -60 {
			t.Errorf("%v: the second time round is off by %.1f dB", m, again)
		}
	}
}

// TestASeamIsFound checks the measure itself: it must find a loop that is a hundredth of a second too short.
func TestASeamIsFound(t *testing.T) {
	where := sound.ReadManifest().Music[sound.Ritual.String()]
	w, _ := play(t, sound.Ritual)
	on := decoded(t, where.File)[where.Start+where.Length-sound.Rate/100:]
	if off := difference(w[2*sound.Rate:], on); off < -3 {
		t.Errorf("music that does not go on is off by %.1f dB only", off)
	}
}

// TestMusicIsWithinItsPeak checks that the peak of each piece is about that in the manifest, although the codec changes
// it a little.
func TestMusicIsWithinItsPeak(t *testing.T) {
	for _, m := range []sound.Music{sound.Title, sound.Ritual} {
		where := sound.ReadManifest().Music[m.String()]
		l, r := play(t, m)
		peak, sum := 0.0, 0.0
		for i := range l {
			peak = max(peak, math.Abs(l[i]), math.Abs(r[i]))
			sum += l[i]*l[i] + r[i]*r[i]
		}
		if peak > 1.2*where.Peak || peak > .7 {
			t.Errorf("%v has a peak of %.2f, the manifest says %.2f", m, peak, where.Peak)
		}
		if db := 10 * math.Log10(sum/float64(2*len(l))); db < -26 || db > -18 {
			t.Errorf("%v has a level of %.1f dB", m, db)
		}
	}
}

// jumps returns the absolute second differences, which are large at a click and small in a smooth wave.
func jumps(w []float64) []float64 {
	out := make([]float64, len(w)-2)
	for i := range out {
		out[i] = math.Abs(w[i] - 2*w[i+1] + w[i+2])
	}
	return out
}

// difference returns how much a differs from b over a twentieth of a second, in decibels relative to b.
func difference(a, b []float64) float64 {
	var off, all float64
	for i := range sound.Rate / 20 {
		off += (a[i] - b[i]) * (a[i] - b[i])
		all += b[i] * b[i]
	}
	return 10 * math.Log10(off/all)
}
