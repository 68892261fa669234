package speaker

import (
	"encoding/binary"
	"math"
	"syscall/js"
)

// voice implements [mixer.Stream]: an effect that is played once.
type voice struct {
	page         *page
	source, gain js.Value
	seconds      float64
	level        float64
	ends         float64 // in the time of the context; 0: not begun, or silent
}

// Play implements [mixer.Stream].
func (v *voice) Play() {
	v.page.mu.Lock()
	defer v.page.mu.Unlock()
	_ = attempt("an effect", func() { // one that cannot be begun is over
		now := v.page.context.Get("currentTime").Float()
		v.source.Call("start")
		v.ends = now + v.seconds
		v.page.ends = max(v.page.ends, v.ends)
	})
}

// Pause implements [mixer.Stream]: an effect does not go on after that.
func (v *voice) Pause() {
	v.page.mu.Lock()
	defer v.page.mu.Unlock()
	_ = attempt("an effect", func() { // one that cannot be stopped was never begun
		v.gain.Call("disconnect")
		v.source.Call("stop")
	})
	v.ends = 0
}

// IsPlaying implements [mixer.Stream]. The time of a context stands still while it is suspended.
func (v *voice) IsPlaying() bool {
	return v.ends > 0 && v.page.context.Get("currentTime").Float() < v.ends
}

// SetVolume implements [mixer.Stream].
func (v *voice) SetVolume(volume float64) {
	// If this fails, the effect just keeps its volume.
	_ = attempt("an effect", func() { v.gain.Get("gain").Set("value", v.level*volume) })
}

// Close implements [mixer.Stream].
func (v *voice) Close() error {
	v.Pause()
	return nil
}

// samples returns samples as the browser wants them: 32-bit floats, little endian.
func samples(pcm []int16) []byte {
	out := make([]byte, 4*len(pcm))
	for i, s := range pcm {
		binary.LittleEndian.PutUint32(out[4*i:], math.Float32bits(float32(s)/(1<<15)))
	}
	return out
}
