package ui

// StepClass says what input does to a step that is playing.
type StepClass uint8

// The classes of steps.
const (
	MoveStep     StepClass = iota // shows something that happened; input completes it at once
	FlourishStep                  // decoration; it always plays to its end, and nothing waits for it
)

// Step is one step of a timeline: usually it brings one event into the picture. M is the display model, which holds
// what is on the screen now. Each of its functions may be nil.
type Step[M any] struct {
	Class StepClass
	Ticks int  // length at normal speed; 0 is at once
	Delay int  // ticks before it starts, counted from when it may start
	With  bool // may start together with the step before it; otherwise all moves must have ended
	Ease  Ease // nil is Linear

	Start func(m *M)            // called once, before its first tick
	Run   func(m *M, t float64) // called each tick with the eased progress; the last time with the eased 1
	End   func(m *M)            // called exactly once, even if the step is skipped: the event is now shown
	Fade  func(m *M, t float64) // called in place of Run with reduced motion: over 120 ms, not eased

	// Sound is called once, when the step has played the fraction SoundAt of its ticks: 0 is its start, 1 its end. A
	// move that is completed before it has started stays silent. Otherwise, completing a picture at once would play all
	// its sounds together.
	Sound   func(m *M)
	SoundAt float64
}

// fadeTicks is the length of a step with reduced motion: 120 ms.
const fadeTicks = 7

// Timeline plays steps, in ticks. The zero value is empty and plays at normal speed.
//
// Whatever is skipped, and however fast it plays, each step starts once and ends once. Moves start and end in the order
// in which they were added; so do flourishes of equal length. So the model after all moves is the same at every speed.
type Timeline[M any] struct {
	Tempo // with reduced motion, fades of 120 ms replace motions

	shown bool         // Shown at the end of the last tick
	queue []Step[M]    // steps that have not started
	ready bool         // the first step in the queue could have started in the last tick
	wait  float64      // how many ticks it has waited since
	live  []playing[M] // steps that have started, in that order
}

type playing[M any] struct {
	Step[M]
	at    float64 // how many ticks the step has played
	heard bool
}

// Add appends steps.
func (t *Timeline[M]) Add(steps ...Step[M]) { t.queue = append(t.queue, steps...) }

// Moving reports whether anything is playing: the pace must stay active.
func (t *Timeline[M]) Moving() bool { return len(t.queue) > 0 || len(t.live) > 0 }

// Shown reports whether all moves have been shown; flourishes may still be playing. The table asks the next computer
// player, or goes on with a replay, only then.
func (t *Timeline[M]) Shown() bool {
	for i := range t.queue {
		if t.queue[i].Class == MoveStep {
			return false
		}
	}
	return !t.busy()
}

func (t *Timeline[M]) busy() bool {
	for i := range t.live {
		if t.live[i].Class == MoveStep {
			return true
		}
	}
	return false
}

// Update plays one tick. turned says that Shown has changed since the tick before.
func (t *Timeline[M]) Update(m *M) (turned bool) {
	speed := t.Speed
	if speed <= 0 {
		speed = 1
	}
	t.begin(m, speed)
	for i := range t.live {
		s := &t.live[i]
		if s.ended() {
			continue // it only waits for an earlier move to end
		}
		s.at += speed
		s.show(m, t.Reduced)
		s.sound(m)
	}
	t.sweep(m)
	t.settle(m)
	was := t.shown
	t.shown = t.Shown()
	return t.shown != was
}

// begin starts all steps that may start now. ticks is added to the time that the first step of the queue has waited.
func (t *Timeline[M]) begin(m *M, ticks float64) {
	for len(t.queue) > 0 && (t.queue[0].With || !t.busy()) {
		if t.ready {
			t.wait += ticks
		}
		t.ready = true
		delay := t.queue[0].Delay
		if t.Reduced {
			delay = min(delay, fadeTicks)
		}
		if t.wait < float64(delay) {
			return
		}
		t.start(m, t.pop(), true)
	}
}

// settle starts steps that take no time, so that they show in the tick in which they may start.
func (t *Timeline[M]) settle(m *M) {
	for len(t.queue) > 0 && t.queue[0].Ticks <= 0 && t.queue[0].Delay <= 0 && (t.queue[0].With || !t.busy()) {
		t.start(m, t.pop(), true)
	}
}

// pop removes the first step from the queue.
func (t *Timeline[M]) pop() Step[M] {
	s := t.queue[0]
	t.queue[0] = Step[M]{}
	t.queue = t.queue[1:]
	t.wait, t.ready = 0, false
	return s
}

// start starts a step, and ends it if it takes no time. If heard is false, its sound is left out.
func (t *Timeline[M]) start(m *M, s Step[M], heard bool) {
	if s.Start != nil {
		s.Start(m)
	}
	if t.Reduced {
		s.Ticks = min(s.Ticks, fadeTicks)
		if s.Fade == nil {
			s.Ticks = 0
		}
	}
	p := playing[M]{Step: s, heard: !heard}
	if s.Ticks > 0 || s.Class == MoveStep && t.busy() {
		t.live = append(t.live, p)
		live := &t.live[len(t.live)-1]
		if s.Ticks <= 0 {
			live.show(m, t.Reduced)
		}
		live.sound(m)
		return
	}
	p.sound(m)
	p.show(m, t.Reduced)
	p.end(m)
}

// sweep ends the steps that have played all their ticks. A move waits for the moves that started before it.
func (t *Timeline[M]) sweep(m *M) {
	keep := t.live[:0]
	blocked := false
	for i := range t.live {
		p := t.live[i]
		if p.ended() && !(blocked && p.Class == MoveStep) {
			p.end(m)
			continue
		}
		blocked = blocked || p.Class == MoveStep
		keep = append(keep, p)
	}
	clear(t.live[len(keep):])
	t.live = keep
}

// Finish completes all moves at once, in order, even those in the queue. Flourishes play on, and those that waited for
// a move start.
func (t *Timeline[M]) Finish(m *M) {
	for i := range t.live {
		if p := &t.live[i]; p.Class == MoveStep && !p.ended() {
			p.at = float64(p.Ticks)
			p.show(m, t.Reduced)
			p.sound(m)
		}
	}
	t.sweep(m)
	queue := t.queue
	t.queue, t.wait, t.ready = nil, 0, false
	for _, s := range queue {
		if s.Class == MoveStep {
			s.Ticks = 0
		}
		t.start(m, s, s.Class == FlourishStep)
	}
}

// Clear drops all steps without showing them. Use it before the model is rebuilt from a view.
func (t *Timeline[M]) Clear() {
	t.queue, t.live, t.wait, t.ready = nil, nil, 0, false
}

// ended reports whether the step has played all its ticks.
func (p *playing[M]) ended() bool { return p.at >= float64(p.Ticks) }

// sound plays the step's sound when it is due.
func (p *playing[M]) sound(m *M) {
	if p.Sound == nil || p.heard || p.at < p.SoundAt*float64(p.Ticks) {
		return
	}
	p.heard = true
	p.Sound(m)
}

func (p *playing[M]) show(m *M, reduced bool) {
	t := 1.0
	if !p.ended() {
		t = p.at / float64(p.Ticks)
	}
	switch {
	case reduced && p.Fade != nil:
		p.Fade(m, t)
	case p.Run != nil && p.Ease != nil && t < 1:
		p.Run(m, p.Ease(t))
	case p.Run != nil:
		p.Run(m, t)
	}
}

func (p *playing[M]) end(m *M) {
	if p.End != nil {
		p.End(m)
	}
}
