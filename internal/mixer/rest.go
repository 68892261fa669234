package mixer

import (
	"time"

	"runehall/assets/sound"
)

// How long a piece plays until it rests, about twice round, and for how long the hall is heard before it comes back: a
// match has silence in it, too, and nobody hears one loop fifteen times.
const (
	playsFor = 150 * time.Second
	restsFor = 200 * time.Second
)

// course says where the wanted piece stands between playing and resting. Its time passes while music is to be heard, on
// a timer that wakes nobody else.
type course struct {
	rests bool
	left  time.Duration       // until that changes
	since time.Time           // since when the time has been running; zero: it stands still
	stop  func()              // stops the timer
	turn  int                 // counts timers: one that comes late is of an earlier turn
	begun map[sound.Music]int // how often each piece has begun
}

// later calls a function after some time, unless it is stopped.
func later(after time.Duration, do func()) (stop func()) {
	t := time.AfterFunc(after, do)
	return func() { t.Stop() }
}

// heard returns the piece that the deck should play: the wanted piece or, while that rests, the music of the hall.
func (m *Mixer) heard() sound.Music {
	if m.course.rests {
		return sound.Hearth
	}
	return m.music
}

// anew lets the course of another piece begin.
func (m *Mixer) anew() {
	m.stand()
	m.course.rests, m.course.left = false, playsFor
}

// pass lets the course's time pass.
func (m *Mixer) pass() {
	c := &m.course
	if !c.since.IsZero() || m.music == sound.Silence {
		return
	}
	c.turn++
	turn := c.turn
	c.since, c.stop = m.now(), m.later(c.left, func() { m.over(turn) })
}

// stand lets the course's time stand still.
func (m *Mixer) stand() {
	c := &m.course
	if c.since.IsZero() {
		return
	}
	c.stop()
	c.turn++
	c.left = max(0, c.left-m.now().Sub(c.since))
	c.since = time.Time{}
}

// over turns from playing to resting, or back.
func (m *Mixer) over(turn int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := &m.course
	if turn != c.turn || m.deck == nil {
		return
	}
	if c.rests = !c.rests; c.rests {
		c.left = restsFor
	} else {
		c.left = playsFor
	}
	c.since = time.Time{}
	m.turnOn(m.heard())
	m.pass()
}

// entry returns the sample of a loop at which a piece begins, given how often it has begun before. It is at a quarter
// of the loop, on a bar, and never the same twice in a row.
func entry(where sound.Loop, begun int) int {
	const quarters, phrase = 4, 4
	order := [quarters]int{0, 2, 1, 3}
	if where.Bars == 0 {
		return 0
	}
	bar := order[begun%quarters] * where.Bars / quarters / phrase * phrase
	return bar * where.Length / where.Bars
}
