//go:build pilot

package walk

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"maps"
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/go-mp3"

	"runehall/assets/sound"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

const two = `{"seats":[
	{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
	{"name":"Runa","driver":"novice","colour":4,"emblem":4}],"starts":0}`

// aloud starts the program with its sound on and with these settings.
func aloud(t *testing.T, settings string, args ...string) *pilot.App {
	t.Helper()
	data := t.TempDir()
	dir := filepath.Join(data, "settings")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"seating.ritual": two, "settings": settings} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Width: 1280, Height: 1000,
		Args: append([]string{"--probe", "--data", data, "--lang", "en", "--seed", "7"}, args...),
	})
}

// voices returns the decoded variants of the effects that all games share, by name.
func voices(t *testing.T) map[string][][]float64 {
	t.Helper()
	m := sound.ReadManifest()
	all := map[string][][]float64{}
	sound.Load(m.EffectsFile(sound.Silence), func(data []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		decoded, err := mp3.NewDecoder(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		raw, err := io.ReadAll(decoded)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range sound.Effects() {
			if e.Home() != sound.Silence {
				continue
			}
			for _, c := range m.Effects[e.String()] {
				clip := make([]float64, c.Length)
				for i := range clip {
					clip[i] = float64(int16(binary.LittleEndian.Uint16(raw[4*(c.Start+i):]))) / (1 << 15)
				}
				all[e.String()] = append(all[e.String()], clip)
				if e == sound.Coin { // coins that follow one another climb a pentatonic scale
					for _, ratio := range []float64{9. / 8, 5. / 4, 3. / 2, 5. / 3, 2} {
						all[e.String()] = append(all[e.String()], higher(clip, ratio))
					}
				}
			}
		}
	})
	return all
}

// higher returns a clip as it sounds when it is played faster.
func higher(clip []float64, ratio float64) []float64 {
	up := make([]float64, int(float64(len(clip)-1)/ratio))
	for i := range up {
		before, part := math.Modf(float64(i) * ratio)
		up[i] = clip[int(before)]*(1-part) + clip[int(before)+1]*part
	}
	return up
}

// recognised returns the name of the effect that was played.
func recognised(all map[string][][]float64, left, right []float64) string {
	for name, clips := range all {
		for _, clip := range clips {
			if len(clip) == len(left) && alike(clip, left, right) {
				return name
			}
		}
	}
	return fmt.Sprintf("an unknown sound of %d samples", len(left))
}

// alike reports whether a sound is a clip at any volume and balance.
func alike(clip, left, right []float64) bool {
	var both, one, other float64
	for i, v := range clip {
		m := left[i] + right[i]
		both, one, other = both+v*m, one+v*v, other+m*m
	}
	return both > .999*math.Sqrt(one*other)
}

// ear listens to a program: it mixes the streams tick by tick, as a loudspeaker would.
type ear struct {
	t     *testing.T
	app   *pilot.App
	all   map[string][][]float64
	heard map[string]int // how often each effect was played
	known int            // how many streams were read
	mix   [2][]float64
	music *pilot.Stream // the stream that does not end
	until int           // tick up to which it was heard
}

// Lengths in samples.
const (
	perTick = pilot.SampleRate / 60
	longest = 180 * perTick // what lasts longer is music
)

// listen reads the streams that began since the last call, and goes on reading the music.
func (e *ear) listen() {
	e.t.Helper()
	streams := e.app.Streams()
	for ; e.known < len(streams); e.known++ {
		s := streams[e.known]
		left, right := e.read(s, longest)
		e.put(s.Tick, left, right)
		if len(left) < longest {
			e.heard[recognised(e.all, left, right)]++
			continue
		}
		e.music, e.until = s, s.Tick+longest/perTick
	}
	if n := (e.app.Ticks() - e.until) * perTick; e.music != nil && n > 0 {
		left, right := e.read(e.music, n)
		e.put(e.until, left, right)
		e.until = e.app.Ticks()
	}
}

// patience bounds the wait for work that goes on besides the ticks. It is far longer than a busy machine needs.
const patience = 5 * time.Minute

// awaitEffects opens and closes the settings until an effect is heard. Effects are decoded in the background.
func (e *ear) awaitEffects() {
	e.t.Helper()
	for end := time.Now().Add(patience); len(e.heard) == 0; time.Sleep(time.Second / 10) {
		if time.Now().After(end) {
			e.t.Fatalf("no effect is heard in %v", patience)
		}
		e.app.Tap("title.settings")
		e.app.Tap("settings.back")
		e.app.Settle()
		e.listen()
	}
}

func (e *ear) read(s *pilot.Stream, n int) (left, right []float64) {
	e.t.Helper()
	left, right, err := s.Read(n)
	if err != nil {
		e.t.Fatal(err)
	}
	return left, right
}

func (e *ear) put(tick int, channels ...[]float64) {
	for c, w := range channels {
		if more := tick*perTick + len(w) - len(e.mix[c]); more > 0 {
			e.mix[c] = append(e.mix[c], make([]float64, more)...)
		}
		for i, v := range w {
			e.mix[c][tick*perTick+i] += v
		}
	}
}

func (e *ear) peak() (top float64) {
	for _, channel := range e.mix {
		for _, v := range channel {
			top = max(top, math.Abs(v))
		}
	}
	return top
}

// silent returns the longest silence since a tick, in seconds.
func (e *ear) silent(since int) float64 {
	longest, run := 0, 0
	for _, v := range e.mix[0][since*perTick:] {
		if run++; math.Abs(v) > 1e-5 {
			run = 0
		}
		longest = max(longest, run)
	}
	return float64(longest) / pilot.SampleRate
}

// TestSoundOfAMatch listens to a match sample by sample. The effects must be those that the program reports, each must
// be one of ours, and the sum must never clip.
func TestSoundOfAMatch(t *testing.T) {
	app := aloud(t, `{"speed":2}`)
	app.Frame() // effects are loaded only after the first frame
	app.Tick(300)
	if n := len(app.Streams()); n != 0 {
		t.Fatalf("%d sounds before the first input", n)
	}
	e := &ear{t: t, app: app, all: voices(t), heard: map[string]int{}}
	e.awaitEffects()
	unheard := counts(app.Probe())
	clear(e.heard)
	app.Tap("title.play")
	e.listen()
	app.Settle()
	e.listen()
	x, y := app.Target("setup.begin").Middle()
	app.Click(x, y)
	for app.Probe().Scene != "results" {
		app.Tick(20)
		e.listen()
		if app.Ticks() > 60_000 {
			t.Fatal("the match does not end")
		}
	}
	app.Settle()
	e.listen()
	said := counts(app.Probe())
	for name, n := range unheard {
		if said[name] -= n; said[name] == 0 {
			delete(said, name)
		}
	}
	if !maps.Equal(said, e.heard) {
		t.Errorf("the program says that it let be heard\n%v\nand its host heard\n%v", said, e.heard)
	}
	if e.heard["tick"] != 2 || e.heard["win"] != 1 || e.heard["stone-place"] < 20 ||
		e.heard["coin"]+e.heard["coins"] < 10 {
		t.Errorf("the match sounds like %v", e.heard)
	}
	if peak := e.peak(); peak >= 1 || peak < .2 {
		t.Errorf("the highest sample is %.3f", peak)
	}
	if gap := e.silent(app.Ticks() - 600); gap > .5 {
		t.Errorf("the music is silent for %.1f s", gap)
	}
	t.Logf("%v; the highest sample is %.2f", e.heard, e.peak())
}

// counts returns how often each effect was played, according to the program's report.
func counts(r probe.Report) map[string]int {
	all := map[string]int{}
	for _, e := range sound.Effects() {
		if n, ok := r.Number("sound." + e.String()); ok {
			all[e.String()] = int(n)
		}
	}
	return all
}

// TestSilenceIsSilent uses the program with its sound turned off, by the flag and by the settings.
func TestSilenceIsSilent(t *testing.T) {
	for name, app := range map[string]*pilot.App{
		"--silent": aloud(t, `{}`, "--silent"),
		"mute":     aloud(t, `{"mute":true}`),
	} {
		app.Tap("title.settings")
		app.Tap("settings.back")
		app.Tap("title.play")
		app.Tick(60)
		if n := len(app.Streams()); n != 0 {
			t.Errorf("%s: %d sounds", name, n)
		}
	}
}

// TestVolumesActAtOnce mutes the music while it plays, and unmutes it.
func TestVolumesActAtOnce(t *testing.T) {
	app := aloud(t, `{"effectsDown":1}`)
	app.Tap("title.settings")
	app.Tick(10)
	// A stream that begins before the device is open starts some milliseconds later.
	for end := time.Now().Add(patience); len(app.Streams()) == 0 && time.Now().Before(end); app.Tick(1) {
		time.Sleep(time.Second / 60)
	}
	streams := app.Streams()
	if len(streams) != 1 || !streams[0].Playing() {
		t.Fatalf("%d streams", len(streams))
	}
	app.Tap("settings.mute")
	app.Tick(10)
	if streams[0].Playing() {
		t.Error("the music plays on although it is muted")
	}
	app.Tap("settings.mute")
	app.Tick(10)
	if !streams[0].Playing() {
		t.Error("the music does not come back")
	}
}
