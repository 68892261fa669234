package mixer

import (
	"math"
	"sync"

	"runehall/assets/sound"
)

// The lengths of fades, in seconds.
const (
	CrossFade = 1.4 // one piece into the next
	DuckDown  = .125
	DuckUp    = 8 * DuckDown
)

// The same in samples.
const (
	crossFade = CrossFade * sound.Rate
	duckFade  = sound.Rate / 8
	duckUp    = 8 * duckFade
)

// Ducked is the factor for the music under an important effect, and while [Deck.StepBack] is on: 7 dB less.
var Ducked = math.Pow(10, -7.0/20)

// deck implements [Deck]. Its device plays a stream, and the stream reads its sound from the deck.
type deck struct {
	Stream
	device Device

	mu     sync.Mutex
	wanted sound.Music
	next   *loop
	duckIn int  // samples to stay down, asked for since the last read
	back   bool // StepBack is on
	err    error

	// The following fields belong to the goroutine that reads.
	pieces []turning
	down   int       // samples to stay down
	held   bool      // down until StepBack is off
	level  float64   // from 0 (silent) to 1
	buf    []float32 // memory for one piece
	sum    []float32
}

// turning is a piece on the deck.
type turning struct {
	music sound.Music
	loop  *loop
	in    float64 // from 0 (silent) to 1
	leave bool
}

func newDeck(d Device) *deck { return &deck{device: d, level: 1} }

// Want implements [Deck].
func (d *deck) Want(m sound.Music) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.wanted, d.next = m, nil
}

// Bring implements [Deck].
func (d *deck) Bring(m sound.Music, mp3 []byte, where sound.Loop) {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch next := newLoop(d.device, mp3, where); {
	case m != d.wanted:
	case where.Begin == 0:
		d.next = next
	default:
		go d.skip(m, next) // decodes the part before; that must not hold up the caller
	}
}

// skip advances a loop to where it begins, and then passes it to the deck if it is still wanted.
func (d *deck) skip(m sound.Music, next *loop) {
	err := next.skip()
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case err != nil:
		d.err = err
	case m == d.wanted:
		d.next = next
	}
}

// Duck implements [Deck].
func (d *deck) Duck(seconds float64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.duckIn = max(d.duckIn, int(seconds*sound.Rate))
}

// StepBack implements [Deck].
func (d *deck) StepBack(on bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.back = on
}

// Failure implements [Deck].
func (d *deck) Failure() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	err := d.err
	d.err = nil
	return err
}

// take picks up requests made since the last read.
func (d *deck) take() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.down, d.duckIn, d.held = max(d.down, d.duckIn), 0, d.back
	found := false
	for i := range d.pieces {
		d.pieces[i].leave = d.pieces[i].music != d.wanted
		found = found || !d.pieces[i].leave
	}
	if d.next != nil && !found {
		d.pieces = append(d.pieces, turning{music: d.wanted, loop: d.next})
	}
	d.next = nil
}

// Read implements [io.Reader]. It never ends.
func (d *deck) Read(p []byte) (int, error) {
	n := len(p) / frame
	d.take()
	if cap(d.buf) < 2*n {
		d.buf, d.sum = make([]float32, 2*n), make([]float32, 2*n)
	}
	out := d.sum[:2*n]
	clear(out)
	keep := d.pieces[:0]
	for _, t := range d.pieces {
		if err := t.loop.read(d.buf[:2*n]); err != nil {
			d.mu.Lock()
			d.err = err
			d.mu.Unlock()
			continue
		}
		if t.mix(out, d.buf[:2*n]) {
			keep = append(keep, t)
		}
	}
	clear(d.pieces[len(keep):])
	d.pieces = keep
	for i := range n {
		g := float32(d.step())
		put(p[i*frame:], out[2*i]*g, out[2*i+1]*g)
	}
	return n * frame, nil
}

// mix adds a piece with its fade, and reports whether it goes on. Fades are linear, so that all pieces together are
// never louder than the loudest.
func (t *turning) mix(out, samples []float32) bool {
	step := 1.0 / crossFade
	if t.leave {
		step = -step
	}
	for i := 0; i < len(out); i += 2 {
		g := float32(1)
		if t.in != 1 || t.leave {
			t.in = max(0, min(t.in+step, 1))
			g = float32(t.in)
		}
		out[i] += samples[i] * g
		out[i+1] += samples[i+1] * g
	}
	return t.in > 0
}

// step returns the gain of the next sample under ducking.
func (d *deck) step() float64 {
	switch {
	case d.down > 0 || d.held:
		d.down = max(0, d.down-1)
		d.level = max(0, d.level-1.0/duckFade)
	case d.level < 1:
		d.level = min(1, d.level+1.0/duckUp)
	default:
		return 1
	}
	smooth := d.level * d.level * (3 - 2*d.level)
	return Ducked + (1-Ducked)*smooth
}
