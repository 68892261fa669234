package boards

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// Corners are the round buttons of every board with pieces to turn on a table without bounds: two that turn the chosen
// piece, and one that brings the whole board into sight.
type Corners struct {
	left, right, centre ui.Button
	centred             bool // the button was pressed in this tick
}

// Wire makes the buttons; turn is told by how many steps clockwise to turn the chosen piece.
func (n *Corners) Wire(turn func(steps int)) {
	n.left = ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateLeft, OnTap: func() { turn(-1) }}
	n.right = ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateRight, OnTap: func() { turn(1) }}
	n.centre = ui.Button{Kind: ui.RoundButton, Icon: ui.IconCentre, OnTap: func() { n.centred = true }}
}

// CentrePlace returns where the button that brings the board into sight stands: in the lower right corner of the field.
func CentrePlace(k *ui.Kit, field ui.Rect) ui.Rect {
	side := max(stage.MinTouch(k), min(k.Touch, field.H*.16))
	return ui.Rc(field.Right()-side-k.Gap.S, field.Bottom()-side-k.Gap.S, side, side)
}

// Place gives the buttons their places.
func (n *Corners) Place(k *ui.Kit, left, right, centre ui.Rect) {
	n.left.Layout(k, left)
	n.right.Layout(k, right)
	n.centre.Layout(k, centre)
}

// Update lets the buttons react to a tick: those that turn, if there is a piece to turn, and the centring one, if it is
// shown. It reports whether the latter was pressed; move the eye after the fingers of the tick.
func (n *Corners) Update(c *ui.Context, turns, centres bool) (centred bool) {
	n.centred = false
	if turns {
		n.left.Update(c)
		n.right.Update(c)
	}
	if centres {
		n.centre.Update(c)
	}
	return n.centred
}

// Keys reads the keys that turn a piece wherever the focus is.
func (n *Corners) Keys(c *ui.Context) {
	if c.Action(ui.RotateLeft) {
		n.left.OnTap()
	}
	if c.Action(ui.RotateRight) {
		n.right.OnTap()
	}
}

// DrawTurns draws the buttons that turn, pale while there is nothing to turn. Drawing changes nothing: a board is also
// drawn to find out where something lies.
func (n *Corners) DrawTurns(c *ui.Canvas, turns bool) {
	for _, b := range [...]*ui.Button{&n.left, &n.right} {
		before := b.Disabled
		b.Disabled = !turns
		b.Draw(c)
		b.Disabled = before
	}
}

// Leads returns the button that turns a piece by steps clockwise, the shorter way.
func (n *Corners) Leads(steps int) *ui.Button {
	if steps < 0 {
		return &n.left
	}
	return &n.right
}

// DrawLeads lights the button that turns a piece clockwise by steps, as a hint does. It draws nothing for 0 steps.
func (n *Corners) DrawLeads(c *ui.Canvas, steps int, light float64) {
	r := n.Leads(steps).Rect()
	if steps == 0 || r.Empty() {
		return
	}
	radius := min(r.W, r.H) / 2
	before := c.Fade(light)
	c.Halo(r, radius, radius*.6, c.Palette.Gold)
	c.Circle(r.Center(), radius, c.Outline*1.5, c.Palette.GoldText)
	c.Unfade(before)
}

// Means tells screen readers which button turns a piece clockwise by steps, if a hint proposes that.
func (n *Corners) Means(h *stage.Heard, game string, steps int) {
	switch {
	case steps < 0:
		h.Means(game + turnLeft)
	case steps > 0:
		h.Means(game + turnRight)
	}
}

// DrawCentre draws the button that brings the board into sight.
func (n *Corners) DrawCentre(c *ui.Canvas) { n.centre.Draw(c) }

// turnLeft and turnRight are the names of the buttons, which follow the game's id.
const turnLeft, turnRight = ".turn-left", ".turn-right"

// Report names the buttons that can be pressed, with the game as the first part of each name.
func (n *Corners) Report(r *stage.Report, game string, turns, centres bool) {
	if h := r.Heard; h != nil {
		h.Labels(game+".centre", h.Text("aloud.centre"))
		h.Labels(game+turnLeft, h.Text("aloud.turn-left"))
		h.Labels(game+turnRight, h.Text("aloud.turn-right"))
	}
	if centres {
		r.Stop(&n.centre, game+".centre", n.centre.Rect())
	}
	if turns {
		r.Stop(&n.left, game+turnLeft, n.left.Rect())
		r.Stop(&n.right, game+turnRight, n.right.Rect())
	}
}
