// Package mixer plays music and effects. It decides what is heard: nothing before the first input, nothing while the
// window is away, no more than other programs leave room for, nothing behind somebody's curtain, never the same twice at
// once, and never more than fits without clipping.
//
// Whoever wants an effect asks for it by a [Cue] and forgets it; whatever hinders it, the asker goes on. Sound runs on
// threads of its own: it wakes nobody, and a program at rest stays at rest while music plays.
//
// The package knows no game and no screen. What comes out of it goes to a [Speaker].
package mixer

import (
	"io"
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	"runehall/assets/sound"
)

// Speaker plays streams.
type Speaker interface {
	// Decode returns the samples of an MP3 file from its start: two channels of 16 bits, little endian.
	Decode(mp3 io.Reader) (io.Reader, error)
	// Ready wakes a device that rests, or opens it: something may be heard in a moment.
	Ready()
	// Stream returns a stream of samples that does not play yet: two channels of 32-bit floats, little endian. It is
	// read ahead by the given time.
	Stream(samples io.Reader, ahead time.Duration) (Stream, error)
}

// Stream is something that a speaker plays.
type Stream interface {
	Play()
	Pause()
	IsPlaying() bool
	SetVolume(volume float64)
	Close() error
}

// Options are what a desk is made with.
type Options struct {
	// Speaker is what plays; nil: nothing does. It is asked for no stream before the first input.
	Speaker Speaker
	// OnCue is called with each cue that is let through, whether there is a speaker or not; nil: nobody listens.
	OnCue func(Cue)
	// Log gets what went wrong; nil: it is dropped.
	Log *slog.Logger
}

// Mixer is the mixing desk. Its methods return at once, and may be called from any goroutine.
type Mixer struct {
	options Options

	mu       sync.Mutex
	awake    bool // there was an input
	away     bool
	hushed   bool
	focus    Focus
	loaded   bool // the effects are there or on their way
	volumes  Volumes
	music    sound.Music
	deck     *deck
	player   Stream // of the deck
	bank     bank
	gate     gate
	voices   []voice
	variants *rand.Rand
}

// Volumes are those of the two kinds of sound, from 0, none, to 1, full.
type Volumes struct{ Music, Effects float64 }

// musicGain is the factor of music at full volume: it lies under the effects.
const musicGain = .6

// gain is the factor for a volume: half of it sounds half as loud.
func gain(volume float64) float64 { return max(0, min(volume, 1)) * max(0, min(volume, 1)) }

// New returns a desk at full volume that is silent until the first input.
func New(o Options) *Mixer {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return &Mixer{options: o, volumes: Volumes{1, 1}, variants: rand.New(rand.NewPCG(1, 2))}
}

// Prepare begins to load the effects, beside everything else, if they are to be heard: once the first picture stands.
func (m *Mixer) Prepare() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.loaded || m.options.Speaker == nil || m.volumes.Effects <= 0 {
		return
	}
	m.loaded = true
	m.fill()
}

// Wake says that a person uses a device: from the first time on there is sound, and each time there may be some soon.
func (m *Mixer) Wake() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.options.Speaker != nil && m.volumes.Effects > 0 && m.focus != FocusLost {
		m.options.Speaker.Ready()
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

// Away says that the program is out of sight, or back: it makes no sound while it is.
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

// Hush lets no effect through as long as it is on: what a person does behind a curtain is nobody's business. Music goes on.
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

// fail goes on without the speaker.
func (m *Mixer) fail(err error) {
	m.options.Speaker = nil
	m.options.Log.Error("there is no sound from here on", "error", err)
}

// Tick ends a tick of the program.
func (m *Mixer) Tick() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.gate.tick()
	m.sweep()
	if m.deck != nil {
		if err := m.deck.failure(); err != nil {
			m.options.Log.Error("the music stops", "error", err)
		}
	}
}
