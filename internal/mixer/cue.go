package mixer

import "runehall/assets/sound"

// Cue is an effect at a place.
type Cue struct {
	Effect sound.Effect
	Pan    float64 // from -1, left, to 1, right
}

// The limits of what is heard at once.
const (
	apart   = 4 // ticks between two effects of one kind
	perTick = 3 // effects that begin in one tick
)

// gate lets cues through, but never a heap of them: a picture that is completed at once sounds like its few parts.
type gate struct {
	now   int
	begun int // in this tick
	last  map[sound.Effect]int
}

func (g *gate) tick() {
	g.now++
	g.begun = 0
}

// pass reports whether an effect may begin in this tick.
func (g *gate) pass(e sound.Effect) bool {
	if at, was := g.last[e]; g.begun >= perTick || was && g.now-at < apart {
		return false
	}
	if g.last == nil {
		g.last = map[sound.Effect]int{}
	}
	g.last[e] = g.now
	g.begun++
	return true
}

// Play lets an effect be heard now, unless there is a reason against it.
func (m *Mixer) Play(c Cue) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.awake || m.away || m.focus == FocusLost || m.hushed || m.volumes.Effects <= 0 || !m.gate.pass(c.Effect) {
		return
	}
	if m.options.OnCue != nil {
		m.options.OnCue(c)
	}
	m.sing(c)
}
