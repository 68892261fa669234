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
	With  bool // may start together with the step before it, not after it
	Ease  Ease // nil is Linear

	Start func(m *M)            // once, before its first tick
	Run   func(m *M, t float64) // each tick, with the eased progress up to 1
	End   func(m *M)            // exactly once, also when it is skipped: the event is now shown
	Fade  func(m *M, t float64) // in place of Run when motion is reduced: 120 ms, not eased
}

// fadeTicks is the length of a step when motion is reduced.
const fadeTicks = 7

// Timeline plays steps, in ticks. The zero value is empty and plays at normal speed. Every step
// ends exactly once and in the order of starting, whatever is skipped, so that the model after all
// steps is the same at every speed.
type Timeline[M any] struct {
	Speed   float64 // 0.5 to 4; 0 is 1
	Reduced bool    // reduced motion

	queue []Step[M] // not started
	wait  float64   // ticks that the first of the queue has waited since it might start
	live  []running[M]
}

type running[M any] struct {
	Step[M]
	at float64
}

// Add appends steps.
func (t *Timeline[M]) Add(steps ...Step[M]) { t.queue = append(t.queue, steps...) }

// Moving reports whether anything still plays: the pace must stay active.
func (t *Timeline[M]) Moving() bool { return len(t.queue) > 0 || len(t.live) > 0 }

// Shown reports whether all moves have been shown: flourishes may still play. The table asks the
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
		s.at += speed
		s.show(m, t.Reduced)
	}
	t.sweep(m)
	t.begin(m, 0) // steps of no length at once, so that Shown tells the truth after this tick
}

// begin starts what may start.
func (t *Timeline[M]) begin(m *M, speed float64) {
	for len(t.queue) > 0 {
		s := &t.queue[0]
		if !s.With && t.busy() {
			return
		}
		t.wait += speed
		if t.wait < float64(s.Delay) {
			return
		}
		speed = 0
		next := *s
		t.queue[0] = Step[M]{}
		t.queue = t.queue[1:]
		t.wait = 0
		t.start(m, next)
	}
	t.queue = nil
}

func (t *Timeline[M]) start(m *M, s Step[M]) {
	if s.Start != nil {
		s.Start(m)
	}
	if t.Reduced {
		s.Ticks = min(s.Ticks, fadeTicks)
	}
	if s.Ticks <= 0 || t.Reduced && s.Fade == nil {
		r := running[M]{Step: s, at: 1}
		r.Ticks = 1
		r.show(m, false)
		r.end(m)
		return
	}
	t.live = append(t.live, running[M]{Step: s})
}

// sweep ends what has played out.
func (t *Timeline[M]) sweep(m *M) {
	keep := t.live[:0]
	for i := range t.live {
		if t.live[i].at >= float64(t.live[i].Ticks) {
			t.live[i].end(m)
		} else {
			keep = append(keep, t.live[i])
		}
	}
	clear(t.live[len(keep):])
	t.live = keep
}

// Finish shows all moves at once, the waiting ones too, in their order. Flourishes play on, and
// those that waited for a move start.
func (t *Timeline[M]) Finish(m *M) {
	keep := t.live[:0]
	for i := range t.live {
		s := t.live[i]
		if s.Class == FlourishStep {
			keep = append(keep, s)
			continue
		}
		s.at = float64(s.Ticks)
		s.show(m, t.Reduced)
		s.end(m)
	}
	clear(t.live[len(keep):])
	t.live = keep
	for _, s := range t.queue {
		if s.Class == FlourishStep {
			t.start(m, s)
			continue
		}
		s.Ticks = 0
		t.start(m, s)
	}
	t.queue, t.wait = nil, 0
}

// Clear forgets all steps without showing them: before the model is built anew from a view.
func (t *Timeline[M]) Clear() { t.queue, t.live, t.wait = nil, nil, 0 }

func (s *running[M]) show(m *M, reduced bool) {
	p := min(1, s.at/float64(max(1, s.Ticks)))
	if reduced && s.Fade != nil {
		s.Fade(m, p)
		return
	}
	if s.Run == nil {
		return
	}
	if s.Ease != nil {
		p = s.Ease(p)
	}
	s.Run(m, p)
}

func (s *running[M]) end(m *M) {
	if s.End != nil {
		s.End(m)
	}
}
