package masters

import "runehall/ui"

// marks are how the marks round a draft pop up one after another.
type marks struct {
	since ui.Tween // milliseconds since the first one popped up; less than 0 before
	fade  ui.Tween // with reduced motion
}

// Lengths in milliseconds.
const (
	markTime = 120 // of one mark
	markStep = 25  // from one mark to the next
	fadeTime = 120 // of all, with reduced motion
)

// markEase lets a mark pop up a little larger than it stays.
var markEase = ui.OutBackBy(1.7)

// pop lets a number of marks pop up, once what they are about has come to rest.
func (m *marks) pop(n int, wait float64, t ui.Tempo) {
	all := markTime + markStep*float64(n)
	m.since.Set(-wait)
	m.since.To(all, t.Ticks(wait+all), ui.Linear)
	if t.Reduced {
		m.fade.Set(0)
		m.fade.To(1, ui.Ticks(fadeTime), ui.Linear)
	}
}

// size returns how large the mark of a number is, by its own size.
func (m *marks) size(n int) float64 {
	t := min((m.since.Value()-markStep*float64(n))/markTime, 1)
	if t <= 0 {
		return 0
	}
	return markEase(t)
}

func (m *marks) step() {
	m.since.Update()
	m.fade.Update()
}

func (m *marks) rest() {
	m.since.Set(m.since.Target())
	m.fade.Set(m.fade.Target())
}

func (m *marks) moving() bool { return m.since.Moving() || m.fade.Moving() }
