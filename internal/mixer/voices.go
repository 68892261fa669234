package mixer

import "runehall/assets/sound"

// The limits of a voice.
const (
	jitter   = .12 // how much the force of an effect varies, as a fraction
	faintest = .3  // an effect that has to be softer than this part of its force is left out
	slack    = 300 // ticks after which a voice that nobody has read to its end is given up: devices can be slow
	late     = 12  // ticks that a device may lag behind
	tickRate = 60
)

// ducks are the effects under which the music is lowered.
var ducks = map[sound.Effect]bool{
	sound.Reveal: true, sound.Line: true, sound.Circle: true, sound.Win: true, sound.Menhir: true, sound.Throne: true,
	sound.Blades: true, sound.Gong: true,
}

type voice struct {
	stream Stream
	ends   int     // tick
	peak   float64 // the most it adds to any sample
}

// sing plays a cue on a step of its scale, if the effects are loaded.
func (m *Mixer) sing(c Cue, step int) {
	clip, pcm, ok := m.bank.choose(c.Effect, m.variants)
	pcm = m.bank.raised(pcm, step)
	force := gain(m.volumes.Effects) * (1 - jitter*m.variants.Float64())
	if !ok || !m.usable() {
		return
	}
	if room := m.room(); force*clip.Peak > room {
		if room < faintest*force*clip.Peak {
			return
		}
		force = room / clip.Peak
	}
	stream, err := m.options.Speaker.Voice(pcm, force, c.Pan)
	if err != nil {
		m.lose(err)
		return
	}
	stream.Play()
	seconds := float64(len(pcm)) / sound.Rate
	m.voices = append(m.voices, voice{stream, m.gate.now + int(seconds*tickRate) + late, force * clip.Peak})
	if m.deck != nil && ducks[c.Effect] {
		m.deck.Duck(seconds)
	}
}

// room returns how much a new voice may add to a sample on top of the music and the voices that are playing.
func (m *Mixer) room() float64 {
	room := 1.0
	if m.deck != nil {
		room -= gain(m.volumes.Music) * MusicGain * loudest()
	}
	for _, v := range m.voices {
		if m.gate.now < v.ends {
			room -= v.peak
		}
	}
	return room
}

// loudest returns the highest peak of all music. Two pieces that fade into one another are together no louder.
func loudest() float64 {
	top := 0.0
	for _, l := range sound.ReadManifest().Music {
		top = max(top, l.Peak)
	}
	return top
}

// sweep closes the voices that have ended.
func (m *Mixer) sweep() {
	keep := m.voices[:0]
	for _, v := range m.voices {
		if v.stream.IsPlaying() && m.gate.now < v.ends+slack {
			keep = append(keep, v)
			continue
		}
		if err := v.stream.Close(); err != nil {
			m.options.Log.Error("an effect cannot be ended", "error", err)
		}
	}
	clear(m.voices[len(keep):])
	m.voices = keep
}

// silence ends all voices at once.
func (m *Mixer) silence() {
	for _, v := range m.voices {
		v.stream.Pause()
	}
	m.sweep()
}
