// Package mixer plays music and effects. It decides what is heard: nothing before the first input; nothing while the
// window is in the background; no more than other programs leave room for; nothing that would give away what happens
// behind a curtain; never the same effect twice at once; and never so much that it clips.
//
// Callers ask for an effect by a [Cue] and forget about it; they never see an error. Sound runs on threads of its own
// and wakes nothing, so that an idle program stays idle while music plays.
//
// The package knows no game and no screen. Its output goes to a [Speaker].
package mixer

import (
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	"runehall/assets/sound"
)

// Options configure a [Mixer].
type Options struct {
	// Speaker plays the sound; nil: nothing plays. It is not asked for a deck or a voice before the first input.
	Speaker Speaker
	// OnCue is called with every cue that gets through, whether there is a speaker or not; it may be nil. The mixer is
	// locked meanwhile: OnCue must not call it.
	OnCue func(Cue)
	// Log receives errors, and the coming and going of the device; nil: they are dropped.
	Log *slog.Logger
}

// Mixer is the mixing desk. Its methods return at once, and may be called from any goroutine.
type Mixer struct {
	options Options

	mu       sync.Mutex
	awake    bool // there was an input
	away     bool // the program is in the background
	hushed   bool // see Hush
	back     bool // the music steps back, see StepBack
	focus    Focus
	volumes  Volumes
	music    sound.Music // what is wanted; course says whether it rests
	course   course
	deck     Deck // nil until there is something to hear
	bank     bank
	gate     gate
	voices   []voice    // the effects that play
	variants *rand.Rand // chooses variants of effects, and how loud they are

	// lost is why there is no device, or nil if there is one. asked is when one was last looked for.
	lost  error
	asked time.Time
	// Tests replace the clock.
	now   func() time.Time
	later func(after time.Duration, do func()) (stop func())
}

// Volumes are the volumes of music and effects, from 0, silent, to 1, full.
type Volumes struct{ Music, Effects float64 }

// MusicGain is the gain of music at full volume: it stays below the effects.
const MusicGain = .42

// gain returns the gain for a volume from 0 to 1. It is the square, so that half the volume sounds half as loud.
func gain(volume float64) float64 { return max(0, min(volume, 1)) * max(0, min(volume, 1)) }

// New returns a mixer at full volume that stays silent until the first input.
func New(o Options) *Mixer {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	m := &Mixer{options: o, volumes: Volumes{1, 1}, bank: newBank(), variants: rand.New(rand.NewPCG(1, 2)),
		now: time.Now, later: later, course: course{begun: map[sound.Music]int{}}}
	if o.Speaker != nil {
		heed(m.Wake)
	}
	return m
}

// Prepare starts to load effects in the background, if effects are to be heard: the effects that all games share, and
// the effects of the game whose music is wanted, even if music is off. It is called in each tick from the first picture
// on.
func (m *Mixer) Prepare() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.options.Speaker == nil || m.volumes.Effects <= 0 {
		return
	}
	m.fill(sound.Silence)
	m.fill(m.music)
}

// Wake says that somebody has just used an input device. From the first time on sound is allowed. Each time the speaker
// gets ready, since an effect may follow at once.
func (m *Mixer) Wake() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.find()
	if m.usable() && m.volumes.Effects > 0 && m.focus != FocusLost {
		if err := m.options.Speaker.Ready(); err != nil {
			m.lose(err)
		}
	}
	if m.awake {
		return
	}
	m.awake = true
	if m.options.Speaker != nil {
		watch(m.Away)
	}
	m.start()
}

// Away tells the mixer whether the program is in the background, where it must be silent but for [Mixer.Call].
func (m *Mixer) Away(away bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if away == m.away {
		return
	}
	m.away = away
	if away {
		m.silence()
	}
	m.hold()
}

// Hush suppresses effects while it is on, but not those of [Mixer.Call]: what somebody does behind a curtain is nobody
// else's business. Music goes on.
func (m *Mixer) Hush(on bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.hushed = on
}

// SetVolumes sets how loud music and effects are.
func (m *Mixer) SetVolumes(v Volumes) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.volumes = v
	m.level()
	m.start()
	m.hold()
}

// Tick ends a tick of the program: call it once in each. It counts time for effects, watches the device, closes effects
// that have ended, and logs errors of the music.
func (m *Mixer) Tick() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.gate.tick()
	m.notice()
	m.sweep()
	if m.deck != nil {
		if err := m.deck.Failure(); err != nil {
			m.options.Log.Error("the music stops", "error", err)
		}
	}
}
