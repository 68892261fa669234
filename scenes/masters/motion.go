package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/ui"
)

// motions are how the picture follows a person's hand: a card that is picked up, turned, put down and taken back, and the
// marks that pop up round it. They belong to the selection and not to the model: no move waits for them, and the next
// gesture completes them.
type motions struct {
	lift  ui.Tween // of the chosen card; 1: it is picked up
	spin  ui.Tween // of the chosen card, in right angles from how it will lie
	turns float64  // what spin began with
	shift ui.Point // how far its middle was off when it began to turn, in sections
	snap  ui.Tween // of the card that goes to its draft, or home to the hand; 1: it is there
	goes  rules.Card
	from  ui.Point // the middle of that card
	size  float64  // the side of its sections there
	marks ui.Tween // milliseconds since the first mark popped up; less than 0 before
	fade  ui.Tween // of the marks, with reduced motion
}

// Lengths of the motions of a hand, in milliseconds.
const (
	liftTime = 120
	spinTime = 160
	dropTime = 180
	markTime = 120 // of one mark
	markStep = 25  // from one mark to the next
	fadeTime = 120 // with reduced motion
)

// pace returns how long a motion of the hand takes, in ticks, at the speed of the animation. With reduced motion there is
// none.
func (b *Board) pace(ms float64) int {
	if b.frame.Kit.Look.ReducedMotion {
		return 0
	}
	speed := b.frame.Speed
	if speed <= 0 {
		speed = 1
	}
	return max(1, int(math.Round(float64(ui.Ticks(int(ms)))/speed)))
}

// stir begins the motions that lead from one selection to the next one.
func (b *Board) stir(before, after *selection) {
	m := &b.motions
	if after.card == rules.Hidden {
		return
	}
	same := after.card == before.card
	if !same {
		m.spin.Set(0)
		m.lift.Set(0)
		m.lift.To(1, b.pace(liftTime), ui.OutCubic)
	}
	if same && after.turn() != before.turn() {
		b.stirTurn(before, after)
	}
	laid := after.draft && (b.hands.Dropped || !before.draft || !same || after.cell != before.cell && after.turn() == before.turn())
	home := same && !after.draft && (before.draft || b.hands.Dropped)
	if !laid && !home {
		return
	}
	m.goes = after.card
	switch at := b.handSpot(after.card); {
	case b.hands.Dropped:
		m.from, m.size = b.hands.DropAt, b.cam.Scale
	case before.draft && same:
		m.from, m.size = b.hovering(before.laid()).Center(), b.cam.Scale
	default:
		m.from, m.size = at.Center(), at.H/2
	}
	m.snap.Set(0)
	m.snap.To(1, b.pace(dropTime), ui.OutBackBy(1.2))
}

// stirTurn begins to turn the chosen card, the shorter way.
func (b *Board) stirTurn(before, after *selection) {
	m := &b.motions
	steps := (int(after.turn()) - int(before.turn()) + rules.Turns) % rules.Turns
	if steps > rules.Turns/2 {
		steps -= rules.Turns
	}
	m.turns, m.shift = -float64(steps), ui.Point{}
	if before.draft && after.draft {
		m.shift = area(before.laid()).Center().Sub(area(after.laid()).Center())
	}
	m.spin.Set(m.turns)
	m.spin.To(0, b.pace(spinTime), ui.OutCubic)
}

// handSpot returns where a card lies in the hand on the ledge.
func (b *Board) handSpot(card rules.Card) ui.Rect {
	return b.seatSpot(spot{kind: spotHand, seat: b.state.Front, index: b.model.handIndex(b.state.Front, card)}, ui.Sz(1, 1))
}

// hovering returns where on the screen a card hovers over its place.
func (b *Board) hovering(l rules.Laid) ui.Rect {
	return b.rect(area(l)).Move(ui.Pt(0, -hoverLift*b.cam.Scale))
}

// pop lets the marks of a new aim pop up one after another, once the card that they are about has come to rest.
func (b *Board) pop() {
	m := &b.motions
	wait := 0.0
	if b.sel.draft {
		wait = max(left(&m.spin, spinTime), left(&m.snap, dropTime))
	}
	all := markTime + markStep*float64(len(b.aim.preview.Touches))
	m.marks.Set(-wait)
	m.marks.To(all, b.pace(wait+all), ui.Linear)
	if b.frame.Kit.Look.ReducedMotion {
		m.fade.Set(0)
		m.fade.To(1, ui.Ticks(fadeTime), ui.Linear)
	}
}

// left is how long a motion is waited for.
func left(w *ui.Tween, ms float64) float64 {
	if w.Moving() {
		return ms
	}
	return 0
}

// popped returns how large the mark of a number is, by its own size.
func (m *motions) popped(n int) float64 {
	t := min((m.marks.Value()-markStep*float64(n))/markTime, 1)
	if t <= 0 {
		return 0
	}
	return markEase(t)
}

// markEase lets a mark pop up a little larger than it stays.
var markEase = ui.OutBackBy(1.7)

// snapping reports whether a card is on its way to where it was put.
func (m *motions) snapping(c rules.Card) bool { return m.snap.Moving() && m.goes == c }

// angle returns by how much the chosen card is turned from how it will lie, in radians.
func (m *motions) angle() float64 { return m.spin.Value() * math.Pi / 2 }

// aside returns how far the middle of the chosen card is off where it will lie, in sections.
func (m *motions) aside() ui.Point {
	if m.turns == 0 {
		return ui.Point{}
	}
	return m.shift.Mul(m.spin.Value() / m.turns)
}

// play plays one tick.
func (m *motions) play() {
	m.lift.Update()
	m.spin.Update()
	m.snap.Update()
	m.marks.Update()
	m.fade.Update()
}

// rest completes the motions of the hand.
func (m *motions) rest() {
	m.lift.Set(m.lift.Target())
	m.spin.Set(0)
	m.snap.Set(1)
	m.marks.Set(m.marks.Target())
	m.fade.Set(m.fade.Target())
}

// moving reports whether anything of it moves.
func (m *motions) moving() bool {
	return m.lift.Moving() || m.spin.Moving() || m.snap.Moving() || m.marks.Moving() || m.fade.Moving()
}

// drawChosen draws the chosen card as far as it has turned: mid is where its middle will be, side that of its sections,
// and size the one that its picture is made for.
func (b *Board) drawChosen(c *ui.Canvas, mid ui.Point, side, size float64) {
	card, turn := b.sel.card, b.sel.turn()
	if angle := b.motions.angle(); angle != 0 {
		b.art.spun(c, card, turn, mid.Add(b.motions.aside().Mul(side)), side, size, angle)
		return
	}
	wide, high := extentOf(turn)
	b.art.card(c, card, turn, ui.RectAround(mid, ui.Sz(float64(wide)*side, float64(high)*side)), size)
}

// snapped returns where the chosen card is on its way to where it was put, and the side of its sections there.
func (m *motions) snapped(there ui.Point, side float64) (ui.Point, float64) {
	t := m.snap.Value()
	return m.from.Lerp(there, t), m.size + (side-m.size)*t
}
