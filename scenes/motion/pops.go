package motion

import "runehall/ui"

// Lengths in milliseconds.
const (
	popTime = 120 // for one thing
	popStep = 25  // between one thing and the next
	popFade = 120 // for all together, with reduced motion
)

// popEase overshoots: a thing pops up a little larger than it stays.
var popEase = ui.OutBackBy(1.7)

// Pops are things that pop up one after another, such as marks around a piece that was put down. They belong to the
// selection and not to the model. The zero Pops are empty.
type Pops struct {
	since ui.Tween // milliseconds since the first one popped up; less than 0 before
	fade  ui.Tween // with reduced motion
}

// Pop lets a number of things pop up, after a wait in milliseconds.
func (p *Pops) Pop(n int, wait float64, t ui.Tempo) {
	all := popTime + popStep*float64(n)
	p.since.Set(-wait)
	p.since.To(all, t.Ticks(wait+all), ui.Linear)
	if t.Reduced {
		p.fade.Set(0)
		p.fade.To(1, ui.Ticks(popFade), ui.Linear)
	}
}

// Size returns the size of the nth thing, as a factor of its full size.
func (p *Pops) Size(n int) float64 {
	t := min((p.since.Value()-popStep*float64(n))/popTime, 1)
	if t <= 0 {
		return 0
	}
	return popEase(t)
}

// Strength returns the opacity of all: with reduced motion they fade in.
func (p *Pops) Strength() float64 {
	if p.fade.Moving() {
		return p.fade.Value()
	}
	return 1
}

// Step plays a tick.
func (p *Pops) Step() {
	p.since.Update()
	p.fade.Update()
}

// Rest completes everything.
func (p *Pops) Rest() {
	p.since.Set(p.since.Target())
	p.fade.Set(p.fade.Target())
}

// Moving reports whether anything is still popping up.
func (p *Pops) Moving() bool { return p.since.Moving() || p.fade.Moving() }
