package stones

import (
	"math"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// pose places the things of a picture in the rulebook: what everybody shares or, if there is a draft, what the draft is
// about.
func (b *Board) pose(_ rules.View, draft *rules.Move) {
	f, does := &b.Given.Frame, rules.MoveKind(0)
	if draft != nil {
		b.Sel, does = drafted(*draft), draft.Kind
	}
	b.Arrange()
	b.places.layout = posed(f.Kit, f.Field, does, &b.Model)
	b.Respread()
}

// drafted returns a selection from which a move would come.
func drafted(m rules.Move) (s selection) {
	switch m.Kind {
	case rules.Lay:
		s.cards[0] = m.Card
	case rules.Buy:
		s.slots[m.Slot] = true
	case rules.Use:
		s.action = useAbilities
		copy(s.cards[:], m.Cards[:])
	case rules.Place:
		s.action, s.at = forge, fieldAt{Row: m.Row, Field: m.Field}
	case rules.Trade:
		s.trade[m.Row], s.picks[0] = true, m.Stone
	}
	return s
}

func posed(k *ui.Kit, field ui.Rect, draft rules.MoveKind, m *model) (l layout) {
	l.field = field
	in, gap := field.Grow(-math.Round(min(field.W, field.H)*.03)), k.Gap.XS
	switch draft {
	case rules.Lay, rules.Buy:
		parts := in.Rows(2*gap, ui.Share(1.3), ui.Share(1))
		l.poseDisplay(parts[0], gap)
		cards, sum := parts[1].CutLeft(parts[1].W*.5, k.Gap.M)
		l.ledge.step.cards = boards.Even(cards, len(m.played), len(m.played), gap, tall)
		if draft == rules.Lay {
			l.ledge.hand = boards.Even(cards, len(m.who[m.onTurn].hand), len(m.who[m.onTurn].hand), gap, tall)
		}
		l.ledge.line = sum.Place(ui.Sz(sum.W, min(sum.H, k.Dp(44))), .5, .5)
	case rules.Use:
		tags, hand := in.CutBottom(min(k.Dp(26), in.H*.2), gap)
		l.ledge.hand = boards.Even(hand, len(m.who[m.onTurn].hand), len(m.who[m.onTurn].hand), k.Gap.M, tall)
		for _, r := range l.ledge.hand {
			wide := r.W + k.Gap.M
			l.ledge.tags = append(l.ledge.tags, ui.Rc(r.Center().X-wide/2, tags.Y, wide, tags.H))
		}
	case rules.Place:
		parts := in.Rows(2*gap, ui.Share(1), ui.Share(1.6))
		copy(l.smithies[:], boards.Even(parts[0], len(l.smithies), len(l.smithies), gap, smithyShape))
		l.placeRows(k, parts[1])
	case rules.Trade:
		parts := in.Rows(2*gap, ui.Share(1), ui.Share(1))
		l.placeRows(k, parts[0])
		copy(l.ledge.trade.stones[1:], parts[1].Grid(int(rules.Stones)-1, int(rules.Stones)/2, gap))
	default:
		parts := in.Rows(gap, ui.Share(.8), ui.Share(2.4), ui.Share(1.6), ui.Share(.9))
		l.track = parts[0]
		l.poseDisplay(parts[1], gap)
		copy(l.smithies[:], boards.Even(parts[2], len(l.smithies), len(l.smithies), gap, smithyShape))
		copy(l.stones[1:], boards.Even(parts[3], int(rules.Stones)-1, int(rules.Stones)-1, gap, stoneShape))
	}
	return l
}

func (l *layout) poseDisplay(room ui.Rect, gap float64) {
	side := room.H * .22
	cells := boards.Even(room.Inset(ui.Insets{Bottom: side * .4}), rules.Slots, rules.Slots, gap, tall)
	for i, r := range cells {
		slot := len(cells) - 1 - i
		l.display[slot] = r
		l.prices[slot] = ui.RectAround(ui.Pt(r.Center().X, r.Bottom()-side*.1), ui.Sz(side, side))
	}
}

// drawField draws the things that pose has placed.
func (b *Board) drawField(c *ui.Canvas) {
	a := &b.artist
	a.painter.Frame()
	if b.Given.Front >= 0 { // things of a seat are made for dark ground
		c.Box(b.places.field, c.Radius.Button, ui.Shade(c.Palette.Oak, c.Palette.Ink))
	}
	a.drawField(c)
	if b.Given.Front >= 0 {
		a.drawLaid(c)
		a.drawHand(c)
		if line := b.places.ledge.line; !line.Empty() {
			boards.Tray(c, line)
			a.drawSum(c, line.Inset(ui.Sides(line.H*.4, 0)))
		}
		a.drawRows(c)
		a.drawKinds(c)
	}
}

// at returns the point that a note of a picture points at.
func (b *Board) at(what any) ui.Point {
	to := what.(pointed)
	r := b.Things.Place(to.on)
	return ui.Pt(r.Center().X, r.Y+r.H*to.down)
}

// pointed is a point of a thing. down says how far down it is, as a share of the thing's height.
type pointed struct {
	on   thing
	down float64
}
