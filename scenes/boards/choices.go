package boards

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// MaxChoices is how many moves can stand on buttons at once.
const MaxChoices = 4

// Choices are the buttons on which moves stand that nothing on the board is pointed at for.
type Choices[M comparable] struct {
	// Moves are the moves on the buttons now; Offer sets them.
	Moves   []M
	buttons [MaxChoices]ui.Button
	further *ui.Button
}

// Wire sets what is called with the move of a pressed button.
func (n *Choices[M]) Wire(choose func(m M)) {
	for i := range n.buttons {
		n.buttons[i].OnTap = func() { choose(n.Moves[i]) }
	}
}

// Offer puts moves on buttons, as many as there are buttons, and returns the width that each button needs. A further
// button without a move, for instance one for the curtain, may follow; nil: none.
func (n *Choices[M]) Offer(k *ui.Kit, moves []M, text func(m M) string, further *ui.Button) (widths []float64) {
	n.Moves = append(n.Moves[:0], moves[:min(len(moves), MaxChoices)]...)
	for i, m := range n.Moves {
		n.buttons[i].Text = text(m)
		widths = append(widths, n.buttons[i].Measure(k, ui.Size{}).W)
	}
	if n.further = further; further != nil {
		widths = append(widths, further.Measure(k, ui.Size{}).W)
	}
	return widths
}

// Place gives each button its place; there may be more places than buttons.
func (n *Choices[M]) Place(k *ui.Kit, places []ui.Rect) {
	for i := range n.Moves {
		n.buttons[i].Layout(k, places[i])
	}
	if n.further != nil {
		n.further.Layout(k, places[len(n.Moves)])
	}
}

// Button returns the button of a move by its place in Moves.
func (n *Choices[M]) Button(i int) *ui.Button { return &n.buttons[i] }

// Update lets the buttons read a tick.
func (n *Choices[M]) Update(c *ui.Context) {
	for i := range n.Moves {
		n.buttons[i].Update(c)
	}
	if n.further != nil {
		n.further.Update(c)
	}
}

// Pair makes the arrow keys lead from each of the first two buttons to the other. Without it, something between them
// could take the focus.
func (n *Choices[M]) Pair(c *ui.Context) {
	for i := range 2 {
		from, to := &n.buttons[i], &n.buttons[1-i]
		if c.Focused(from) && c.Action(toward(to.Rect().Center().Sub(from.Rect().Center()))) {
			c.Focus(to)
			return
		}
	}
}

// Draw draws the buttons.
func (n *Choices[M]) Draw(c *ui.Canvas) {
	for i := range n.Moves {
		n.buttons[i].Draw(c)
	}
	if n.further != nil {
		n.further.Draw(c)
	}
}

// Report names the buttons.
func (n *Choices[M]) Report(r *stage.Report, name func(m M) string) {
	for i, m := range n.Moves {
		r.Stop(&n.buttons[i], name(m), n.buttons[i].Rect())
	}
}
