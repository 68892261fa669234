package table

import (
	"strconv"

	"runehall/scenes/stage"
	"runehall/ui"
)

// recapLine is a folded recap: the last turn in few words, or else the title, and how many turns there were before it. Tapped, it opens.
type recapLine struct {
	line
	text string
	more string // "+2"; empty where there was one turn
	look ui.SeatLook

	coin, words, count, sign ui.Rect
}

// recapLineHigh is the height of a folded recap.
func recapLineHigh(k *ui.Kit) float64 { return stage.MinTouch(k) }

// fit gives a folded recap its words: those of the last turn where there is room for them.
func (l *recapLine) fit(k *ui.Kit, s *recap) {
	*l = recapLine{line: l.line, text: s.title}
	if len(s.rows) == 0 {
		return
	}
	last := s.rows[len(s.rows)-1]
	l.look = last.look
	in := l.rect.Inset(ui.Sides(k.Gap.S, 0))
	l.coin, in = in.CutLeft(min(k.Dp(26), .6*in.H), k.Gap.S)
	l.sign, in = in.CutRight(min(k.Dp(22), .5*in.H), k.Gap.XS)
	if n := len(s.rows) - 1; n > 0 {
		l.more = "+" + strconv.Itoa(n)
		l.count, in = in.CutRight(k.Measure(l.more, k.Type.Label, 0).W+1, k.Gap.S)
	}
	l.words = in
	if said := k.Measure(last.brief, k.Type.Small, in.W); said.W <= in.W && said.H <= in.H {
		l.text = last.brief
	}
}

func (l *recapLine) draw(c *ui.Canvas) {
	p := &c.Palette
	c.Box(l.rect, c.Radius.Button, ui.Flat(p.Ink.Fade(.6)))
	c.Frame(l.rect, c.Radius.Button, c.Hairline, ui.Flat(p.Edge))
	c.Coin(l.look, l.coin.Center(), l.coin.W*.46)
	c.TextIn(l.text, c.Type.Small.In(p.Cream), l.words, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(l.more, c.Type.Label.In(p.Text), l.count, ui.AlignRight|ui.AlignMiddle)
	c.Icon(ui.IconDown, l.sign, l.sign.W, p.Text)
}
