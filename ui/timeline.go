package ui

// StepClass says what an input does to a step.
type StepClass uint8

// The classes of steps.
const (
	MoveStep     StepClass = iota // shows something that happened: an input finishes it at once
	FlourishStep                  // decoration: always plays out, and nothing waits for it
)

// Step is a part of a timeline: one event on its way to the picture. M is the display model, what is
// on the screen now. Each function may be nil.
type Step[M any] struct {
	Class StepClass
	Ticks int  // length at normal speed; 0 is at once
	Delay int  // ticks before it starts, counted from where it may start
	With  bool // may start together with the step before it; otherwise all moves must have ended
	Ease  Ease // nil is Linear

	Start func(m *M)            // once, before its first tick
	Run   func(m *M, t float64) // each tick, with the eased progress; the last one is that of 1
	End   func(m *M)            // exactly once, also when it is skipped: the event is now shown
	Fade  func(m *M, t float64) // in place of Run when motion is reduced: over 120 ms, not eased

	// Sound is called once, when the step has played part SoundAt of its ticks: 0 is its start, 1 its end. A move that
	// is shown at once before it has begun is silent, so that a picture completed at once makes no heap of sounds.
	Sound   func(m *M)
	SoundAt float64
}

// fadeTicks is the length of a step when motion is reduced: 120 ms.
const fadeTicks = 7

// Timeline plays steps, in ticks. The zero value is empty and plays at normal speed.
//
// Whatever is skipped and however fast it plays, each step starts once and ends once; moves start
// and end in the order in which they were added, flourishes do so among themselves when they have
// one length. So the model after all moves is the same at every speed.
type Timeline[M any] struct {
	Speed   float64 // 0.5 to 4; 0 is 1
	Reduced bool    // reduced motion: fades of 120 ms in place of motions

	queue []Step[M]    // not started
	ready bool         // the first of the queue might have started in the tick before
	wait  float64      // ticks that it has waited since
	live  []playing[M] // started, in that order
}

// playing is a step that has started.
type playing[M any] struct {
	Step[M]
	at    float64 // ticks played
	heard bool
}

// Add appends steps.
func (t *Timeline[M]) Add(steps ...Step[M]) { t.queue = append(t.queue, steps...) }

// Moving reports whether anything still plays: the pace must stay active.
func (t *Timeline[M]) Moving() bool { return len(t.queue) > 0 || len(t.live) > 0 }

// Shown reports whether all moves have been shown; flourishes may still play. The table asks the
// next computer or replay driver only then.
func (t *Timeline[M]) Shown() bool {
	for i := range t.queue {
		if t.queue[i].Class == MoveStep {
			return false
		}
	}
	return !t.busy()
}

// busy reports whether a move is playing.
func (t *Timeline[M]) busy() bool {
	for i := range t.live {
		if t.live[i].Class == MoveStep {
			return true
		}
	}
	return false
}

// Update plays one tick.
func (t *Timeline[M]) Update(m *M) {
	speed := t.Speed
	if speed <= 0 {
		speed = 1
	}
	t.begin(m, speed)
	for i := range t.live {
		s := &t.live[i]
		if s.ended() {
			continue // waits only for a move before it to end
		}
		s.at += speed
		s.show(m, t.Reduced)
		s.sound(m)
	}
	t.sweep(m)
	t.settle(m)
}

// begin starts what may start. Where the first of the queue waits, it has done so for some ticks more.
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

// settle starts what takes no time at all, so that it is shown in the tick in which it may start.
func (t *Timeline[M]) settle(m *M) {
	for len(t.queue) > 0 && t.queue[0].Ticks <= 0 && t.queue[0].Delay <= 0 && (t.queue[0].With || !t.busy()) {
		t.start(m, t.pop(), true)
	}
}

// pop takes the first step out of the queue.
func (t *Timeline[M]) pop() Step[M] {
	s := t.queue[0]
	t.queue[0] = Step[M]{}
	t.queue = t.queue[1:]
	t.wait, t.ready = 0, false
	return s
}

// start starts a step, and ends one that takes no time. It may be heard or not.
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

// sweep ends what has played out; a move waits for the moves that started before it.
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

// Finish shows all moves at once, the waiting ones too, in their order. Flourishes play on, and
// those that waited for a move start.
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

// Clear forgets all steps without showing them: before the model is built anew from a view.
func (t *Timeline[M]) Clear() {
	t.queue, t.live, t.wait, t.ready = nil, nil, 0, false
}

// ended reports whether the step has played its ticks.
func (p *playing[M]) ended() bool { return p.at >= float64(p.Ticks) }

// sound lets the step be heard if its moment has come.
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
