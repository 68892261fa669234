package chronicle

import (
	"math"
	"slices"
	"strings"

	"runehall/ui"
)

// TurnRow is a line of a recap: who had a turn, what they did, and what came of it. A tap leads to its place on the
// board.
type TurnRow struct {
	tapLine
	Look  ui.SeatLook
	Text  string
	Brief string // the beginning of the words, for narrow lines
	Comes []Comes
	lit   bool
	show  func()
}

// Comes says what came of a turn for a seat.
type Comes struct {
	Text  string
	Other bool // the seat is another one than the seat whose turn it was
	look  ui.SeatLook
}

type turnParts struct {
	coin, words ui.Rect
	comes       []ui.Rect
}

func (r *TurnRow) styles(k *ui.Kit, width float64) (words, comes ui.TextStyle) {
	words, comes = k.Type.Body.In(k.Palette.Cream), k.Type.Strong
	if width < k.Dp(300) {
		words.Size, comes.Size = k.Type.Small.Size, k.Type.Small.Size
	}
	return words, comes
}

// split places the parts of a line. What came of the turn stands at the end, or below the words if these would get too
// little room.
func (r *TurnRow) split(k *ui.Kit, at ui.Rect) (p turnParts, high float64) {
	in := at.Inset(ui.Insets{Left: k.Gap.S, Right: k.Gap.M})
	coin := k.Dp(26)
	style, comes := r.styles(k, at.W)
	line := k.LineHeight(comes)
	p.coin, in = in.CutLeft(coin, k.Gap.S)
	widths, all := make([]float64, len(r.Comes)), 0.0
	for i, cm := range r.Comes {
		widths[i] = k.Measure(cm.Text, comes, 0).W
		if cm.Other {
			widths[i] += line
		}
		all += widths[i] + k.Gap.M
	}
	below := all > 0 && in.W-all < k.Dp(190)
	p.words = in
	if !below {
		p.words.W -= all
	}
	words := k.Measure(r.said(k, at.W), style, max(1, p.words.W)).H
	high = words
	end := in.Right()
	y := at.Y + at.H/2 - line/2
	if below {
		high += line
		p.words = ui.Rect{X: in.X, Y: at.Y + (at.H-high)/2, W: in.W, H: words}
		y = p.words.Bottom()
		end = min(in.Right(), in.X+all-k.Gap.M)
	}
	for i := range slices.Backward(r.Comes) {
		w := min(widths[i], in.W)
		p.comes = append([]ui.Rect{{X: max(in.X, end-w), Y: y, W: w, H: line}}, p.comes...)
		end -= widths[i] + k.Gap.M
	}
	return p, high
}

func (r *TurnRow) said(k *ui.Kit, width float64) string {
	if width < k.Dp(240) {
		return r.Brief
	}
	return r.Text
}

// Measure returns the size that the words need, at least a touch target's.
func (r *TurnRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, high := r.split(k, ui.Rect{W: room.W})
	return ui.Sz(room.W, max(math.Ceil(high)+k.Gap.S, k.Touch))
}

// Draw draws the line on a dark ground, marked while it is shown on the board.
func (r *TurnRow) Draw(c *ui.Canvas) {
	p := &c.Palette
	ground := p.Ink.Fade(.55)
	c.Box(r.rect, c.Radius.Button, ui.Flat(ground))
	if r.lit {
		c.Selected(r.rect, c.Radius.Button)
	}
	parts, _ := r.split(c.Kit, r.rect)
	words, comes := r.styles(c.Kit, r.rect.W)
	c.Coin(r.Look, parts.coin.Place(ui.Sz(parts.coin.W, parts.coin.W), .5, .5).Center(), parts.coin.W*.46)
	c.TextIn(r.said(c.Kit, r.rect.W), words, parts.words, ui.AlignLeft|ui.AlignMiddle)
	for i, cm := range r.Comes {
		at, tone := parts.comes[i], p.GoldText
		if cm.Other {
			var coin ui.Rect
			coin, at = at.CutLeft(at.H, 0)
			c.Coin(cm.look, coin.Center(), at.H*.36)
			tone = p.Blood.Mix(p.Cream, .6)
		}
		c.TextIn(cm.Text, comes.In(tone), ui.Rc(at.X, at.Y, at.W+1, at.H), ui.AlignLeft|ui.AlignMiddle)
	}
}

// spoken returns the whole line in words, for a screen reader.
func (r *TurnRow) spoken() string {
	said := []string{r.Text}
	for _, c := range r.Comes {
		said = append(said, c.Text)
	}
	return strings.Join(said, ", ")
}
