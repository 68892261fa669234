package results

import "runehall/ui"

// arrival keeps the buttons at the foot from being pressed by somebody who still means what stood there before: the
// results may come by themselves, under a finger that is on its way.
type arrival struct{ rests int } // ticks

// arrivalTicks is how long that may be.
var arrivalTicks = ui.Ticks(900)

// Arrive is called when the results take the place of a table.
func (s *Scene) Arrive() { s.arrives.rests = arrivalTicks }

// pass spends a tick.
func (a *arrival) pass(c *ui.Context) {
	if a.rests > 0 {
		a.rests--
		c.Moves(true)
	}
}

// meant returns what a button does once a press can only mean the button.
func (s *Scene) meant(do func()) func() {
	return func() {
		if s.arrives.rests == 0 && do != nil {
			do()
		}
	}
}

// arrange lays the page out with its golden button where no golden button of a table stands: on the other side, or
// above the others.
func (s *Scene) arrange(screen, safe ui.Rect) {
	s.Arrange(s.stage.Kit, screen, safe)
	all := ui.Bounding(s.Places.Buttons...)
	for i, b := range s.Buttons {
		r := s.Places.Buttons[i]
		r.X, r.Y = all.X+all.Right()-r.Right(), all.Y+all.Bottom()-r.Bottom()
		s.Places.Buttons[i] = r
		b.Layout(s.stage.Kit, r)
	}
}
