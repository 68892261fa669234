package aloud

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
)

// Teller carries descriptions from the program to screen readers, and what these do back. The program's half is for its
// loop alone; the readers' half may be called on any goroutine and never waits for the loop, but for [Teller.Next]. A
// nil Teller is one to which nobody ever listens.
type Teller struct {
	wake      func()
	listeners atomic.Int32

	mu     sync.Mutex
	latest *Screen
	news   chan struct{} // closed when there is another description
	acts   []Act
}

// NewTeller returns a teller. wake makes the program run a tick soon, and may be called on any goroutine; nil: the
// program runs all the time.
func NewTeller(wake func()) *Teller {
	if wake == nil {
		wake = func() {}
	}
	return &Teller{wake: wake, news: make(chan struct{})}
}

// Act is what somebody does to a thing that they hear of.
type Act struct {
	Kind ActKind
	ID   string // the thing's
	Text string // to write
}

// ActKind is the kind of an act.
type ActKind uint8

// The kinds of acts.
const (
	// Press presses a thing, as a tap does. A thing that a scroll hides is brought into sight first. A thing that must
	// be held is held.
	Press ActKind = iota
	// Explain holds a thing down until it is explained, if it can be.
	Explain
	// Focus moves the program's focus to a thing that can have it.
	Focus
	// Less and More move a slider by a step.
	Less
	More
	// Write puts a text into a field, in place of what stands there.
	Write
	// Back goes back, as the key does.
	Back
)

// actNames are the names of the kinds of acts, as the page uses them.
var actNames = [...]string{Press: "press", Explain: "explain", Focus: "focus", Less: "less", More: "more",
	Write: "write", Back: "back"}

// ActNamed returns the kind of act with a name, and false if there is none.
func ActNamed(name string) (ActKind, bool) {
	i := slices.Index(actNames[:], name)
	return ActKind(max(0, i)), i >= 0
}

// String returns the kind's name.
func (k ActKind) String() string { return actNames[k] }

// actLimit bounds the acts that wait. If the program is stuck while somebody keeps pressing, the rest is dropped.
const actLimit = 32

// Listen says that somebody listens from now on. Each Listen has its Hush.
func (t *Teller) Listen() {
	t.listeners.Add(1)
	t.wake()
}

// Hush ends one Listen.
func (t *Teller) Hush() {
	if t.listeners.Add(-1) == 0 {
		t.mu.Lock()
		t.latest, t.acts = nil, nil
		t.mu.Unlock()
	}
}

// Heard reports whether anybody listens.
func (t *Teller) Heard() bool { return t != nil && t.listeners.Load() > 0 }

// Latest returns the last description, or nil if there is none yet.
func (t *Teller) Latest() *Screen {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.latest
}

// Version returns the version of the last description, or 0 if there is none yet.
func (t *Teller) Version() uint64 {
	if s := t.Latest(); s != nil {
		return s.Version
	}
	return 0
}

// Next waits for a description with a higher version than the known one, and returns it. It ends early with the
// context's error.
func (t *Teller) Next(ctx context.Context, known uint64) (*Screen, error) {
	for {
		t.mu.Lock()
		latest, news := t.latest, t.news
		t.mu.Unlock()
		if latest != nil && latest.Version > known {
			return latest, nil
		}
		select {
		case <-news:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// Do asks for an act. It is carried out in one of the next ticks, if the thing is still there. While nobody listens
// nothing is done.
func (t *Teller) Do(a Act) {
	if !t.Heard() {
		return
	}
	t.mu.Lock()
	if len(t.acts) < actLimit {
		t.acts = append(t.acts, a)
	}
	t.mu.Unlock()
	t.wake()
}

// Tell hands a description over, unless it says the same as the last one. The program calls it while somebody listens,
// and changes the description no more. Tell sets its version, and returns the version of the latest description.
func (t *Teller) Tell(s *Screen) (version uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.latest.Same(s) {
		return t.latest.Version
	}
	told.Add(1)
	s.Version = told.Load()
	t.latest = s
	close(t.news)
	t.news = make(chan struct{})
	return s.Version
}

// told counts the descriptions of all tellers, so that versions go up even if everybody falls silent in between.
var told atomic.Uint64

// Acts returns the acts asked for since the last call, in order. Without a listener there are none.
func (t *Teller) Acts() []Act {
	if !t.Heard() {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	acts := t.acts
	t.acts = nil
	return acts
}
