package mixer

import "runehall/assets/sound"

// Cue asks for an effect, and says where it comes from.
type Cue struct {
	Effect sound.Effect
	Pan    float64 // from −1 (left) to 1 (right)
}

// The limits of how much is heard at once.
const (
	apart   = 4 // ticks between two effects of one kind
	perTick = 3 // effects that begin in one tick
)

// gate limits how many cues get through: when a picture is completed at once, a few sounds stand for all its steps.
type gate struct {
	now   int
	begun int // how many have begun in this tick
	last  map[sound.Effect]int
	steps map[sound.Effect]int // of the scale, on which each was heard last
}

func (g *gate) tick() {
	g.now++
	g.begun = 0
}

// pass reports whether an effect may begin in this tick, and on which step of its scale.
func (g *gate) pass(e sound.Effect) (step int, ok bool) {
	at, was := g.last[e]
	if g.begun >= perTick || was && g.now-at < apart {
		return 0, false
	}
	if g.last == nil {
		g.last, g.steps = map[sound.Effect]int{}, map[sound.Effect]int{}
	}
	if climbs[e] && was && g.now-at <= soon {
		step = min(g.steps[e]+1, len(scale)-1)
	}
	g.last[e], g.steps[e] = g.now, step
	g.begun++
	return step, true
}

// Play plays an effect now, unless something speaks against it.
func (m *Mixer) Play(c Cue) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.away || m.hushed {
		return
	}
	m.play(c)
}

// Call plays an effect that calls a person back to the program, even if that is in the background.
func (m *Mixer) Call(c Cue) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.play(c)
}

// play plays an effect, unless somebody wants no effects or they come too close together. The caller has locked the
// mixer.
func (m *Mixer) play(c Cue) {
	if !m.awake || m.focus == FocusLost || m.volumes.Effects <= 0 {
		return
	}
	step, ok := m.gate.pass(c.Effect)
	if !ok {
		return
	}
	if m.options.OnCue != nil {
		m.options.OnCue(c)
	}
	m.sing(c, step)
}
