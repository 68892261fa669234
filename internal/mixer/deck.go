package mixer

import (
	"math"
	"sync"

	"runehall/assets/sound"
)

// Lengths of what the music does, in samples.
const (
	crossFade = 14 * sound.Rate / 10 // one piece into the next
	duckFade  = sound.Rate / 8       // the way down; the way up takes eight times as long
	duckUp    = 8 * duckFade
)

// ducked is the factor of the music under an important effect.
var ducked = math.Pow(10, -7.0/20)

// deck is the stream of all music: pieces that fade into each other, and step back under an effect.
type deck struct {
	mu     sync.Mutex
	wanted sound.Music
	next   *loop
	duckIn int // samples to stay down, asked for since the last read
	err    error

	// What follows belongs to whoever reads.
	pieces []turning
	down   int       // samples to stay down
	level  float64   // from 0, down, to 1
	buf    []float32 // of one piece
	sum    []float32
}

// turning is a piece on the deck.
type turning struct {
	music sound.Music
	loop  *loop
	in    float64 // from 0, not heard, to 1
	leave bool
}

func newDeck() *deck { return &deck{level: 1} }

// want goes over to a piece: the one before fades, and this one begins when it is brought.
func (d *deck) want(m sound.Music) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.wanted, d.next = m, nil
}

// bring hands over a piece. If another one is wanted meanwhile it is forgotten.
func (d *deck) bring(m sound.Music, l *loop) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if m == d.wanted {
		d.next = l
	}
}

// duck lets the music step back for some seconds.
func (d *deck) duck(seconds float64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.duckIn = max(d.duckIn, int(seconds*sound.Rate))
}

// failure returns, once, why a piece could not be played on.
func (d *deck) failure() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	err := d.err
	d.err = nil
	return err
}

// take reads what was asked for since the last read.
func (d *deck) take() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.down, d.duckIn = max(d.down, d.duckIn), 0
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

// mix adds a piece with its fade, and reports whether it goes on. The fades are straight, so that all pieces together are
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
	case d.down > 0:
		d.down--
		d.level = max(0, d.level-1.0/duckFade)
	case d.level < 1:
		d.level = min(1, d.level+1.0/duckUp)
	default:
		return 1
	}
	smooth := d.level * d.level * (3 - 2*d.level)
	return ducked + (1-ducked)*smooth
}
