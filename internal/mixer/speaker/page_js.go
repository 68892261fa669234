package speaker

import (
	"sync"
	"syscall/js"
	"time"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

// restAfter is how long nothing must play before the context is suspended: one that runs costs a processor a little,
// whatever it plays.
const restAfter = 3 * time.Second

func open() mixer.Speaker { return &page{buffers: map[*int16]js.Value{}} }

// page is the browser as a speaker. Effects are played from buffers, each by a node that plays once. It does not depend
// on the program, and runs no script on the sound thread: in WebKitGTK an AudioWorklet and the page can wait for each
// other for ever.
type page struct {
	decoder

	mu      sync.Mutex
	context js.Value // the context for effects; undefined until effects may play
	buffers map[*int16]js.Value
	ends    float64 // when all that was begun has ended, in the time of the context
	timer   *time.Timer
}

// Ready implements [mixer.Device]. A browser that lets a page sound only in the gesture of a person is asked in each.
func (p *page) Ready() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.ready()
}

func (p *page) ready() error {
	return attempt("the effects", func() {
		if !p.context.Truthy() {
			p.context = newContext("interactive")
			p.timer = time.AfterFunc(restAfter, p.rest)
		}
		p.timer.Reset(restAfter)
		switch p.context.Get("state").String() {
		case running, closed:
		default:
			p.context.Call("resume").Call("catch", ignore) // asked again with the next input
		}
	})
}

// rest suspends the context if nothing plays.
func (p *page) rest() {
	p.mu.Lock()
	defer p.mu.Unlock()
	_ = attempt("the effects", func() { // one that cannot be suspended runs on
		if p.context.Get("currentTime").Float() < p.ends {
			p.timer.Reset(restAfter)
		} else if p.context.Get("state").String() == running {
			p.context.Call("suspend").Call("catch", ignore)
		}
	})
}

// Failure implements [mixer.Device]. A browser restores sound by itself, or at the next input.
func (p *page) Failure() error { return nil }

// Voice implements [mixer.Speaker].
func (p *page) Voice(pcm []int16, gain, pan float64) (mixer.Stream, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.ready(); err != nil {
		return nil, err
	}
	v := &voice{page: p, seconds: float64(len(pcm)) / sound.Rate, level: gain}
	return v, attempt("an effect", func() {
		v.source, v.gain = p.context.Call("createBufferSource"), p.context.Call("createGain")
		side := p.context.Call("createStereoPanner")
		v.source.Set("buffer", p.buffer(pcm))
		v.gain.Get("gain").Set("value", gain)
		side.Get("pan").Set("value", pan)
		v.source.Call("connect", v.gain)
		v.gain.Call("connect", side)
		side.Call("connect", p.context.Get("destination"))
	})
}

// buffer returns samples as a buffer of the browser. It is made once, because the samples are part of a bank that
// stays.
func (p *page) buffer(pcm []int16) js.Value {
	if b, ok := p.buffers[&pcm[0]]; ok && b.Get("length").Int() == len(pcm) {
		return b
	}
	b := p.context.Call("createBuffer", 1, len(pcm), sound.Rate)
	floats := b.Call("getChannelData", 0)
	js.CopyBytesToJS(js.Global().Get("Uint8Array").New(floats.Get("buffer"), floats.Get("byteOffset"), 4*len(pcm)),
		samples(pcm))
	p.buffers[&pcm[0]] = b
	return b
}
