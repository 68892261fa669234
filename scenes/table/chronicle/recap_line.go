package chronicle

import (
	"strconv"

	"runehall/scenes/stage"
	"runehall/ui"
)

// recapLine is a folded recap: the last turn in few words, or else the title, and how many turns there were before. A
// tap opens the recap.
type recapLine struct {
	tapLine
	Text string
	More string // "+2"; empty where there was only one turn
	look ui.SeatLook

	coin, words, count, sign ui.Rect
}

// FoldedHigh returns the height of a folded recap.
func FoldedHigh(k *ui.Kit) float64 { return stage.MinTouch(k) }

// fit chooses the words of a folded recap, the last turn's if they fit, and places its parts.
func (l *recapLine) fit(k *ui.Kit, s *Recap) {
	*l = recapLine{tapLine: l.tapLine, Text: s.title}
	if len(s.Rows) == 0 {
		return
	}
	last := s.Rows[len(s.Rows)-1]
	l.look = last.Look
	in := l.rect.Inset(ui.Sides(k.Gap.S, 0))
	l.coin, in = in.CutLeft(min(k.Dp(26), .6*in.H), k.Gap.S)
	l.sign, in = in.CutRight(min(k.Dp(22), .5*in.H), k.Gap.XS)
	if n := len(s.Rows) - 1; n > 0 {
		l.More = "+" + strconv.Itoa(n)
		l.count, in = in.CutRight(k.Measure(l.More, k.Type.Label, 0).W+1, k.Gap.S)
	}
	l.words = in
	if said := k.Measure(last.Brief, k.Type.Small, in.W); said.W <= in.W && said.H <= in.H {
		l.Text = last.Brief
	}
}

func (l *recapLine) draw(c *ui.Canvas) {
	p := &c.Palette
	c.Box(l.rect, c.Radius.Button, ui.Flat(p.Ink.Fade(.6)))
	c.Frame(l.rect, c.Radius.Button, c.Hairline, ui.Flat(p.Edge))
	c.Coin(l.look, l.coin.Center(), l.coin.W*.46)
	c.TextIn(l.Text, c.Type.Small.In(p.Cream), l.words, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(l.More, c.Type.Label.In(p.Text), l.count, ui.AlignRight|ui.AlignMiddle)
	c.Icon(ui.IconDown, l.sign, l.sign.W, p.Text)
}
