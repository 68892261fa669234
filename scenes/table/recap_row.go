package table

import (
	"math"
	"slices"

	"runehall/ui"
)

// turnRow is a line of a recap: whose turn it was, what they did, and what came of it. Tapped, it leads to its place on the board.
type turnRow struct {
	line
	look  ui.SeatLook
	text  string
	brief string // the beginning of the words, for narrow lines
	comes []comesText
	lit   bool
	show  func()
}

// comesText is what came of a turn for a seat, in words.
type comesText struct {
	text  string
	look  ui.SeatLook
	other bool // than the one whose turn it was
}

type turnParts struct {
	coin, words ui.Rect
	comes       []ui.Rect
}

func (r *turnRow) styles(k *ui.Kit, width float64) (words, comes ui.TextStyle) {
	words, comes = k.Type.Body.In(k.Palette.Cream), k.Type.Strong
	if width < k.Dp(300) {
		words.Size, comes.Size = k.Type.Small.Size, k.Type.Small.Size
	}
	return words, comes
}

// split places the parts of a line: the consequences stand at its end, or below the words where they would leave the words little
// room.
func (r *turnRow) split(k *ui.Kit, at ui.Rect) (p turnParts, high float64) {
	in := at.Inset(ui.Insets{Left: k.Gap.S, Right: k.Gap.M})
	coin := k.Dp(26)
	style, comes := r.styles(k, at.W)
	line := k.LineHeight(comes)
	p.coin, in = in.CutLeft(coin, k.Gap.S)
	widths, all := make([]float64, len(r.comes)), 0.0
	for i, cm := range r.comes {
		widths[i] = k.Measure(cm.text, comes, 0).W
		if cm.other {
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
	for i := range slices.Backward(r.comes) {
		w := min(widths[i], in.W)
		p.comes = append([]ui.Rect{{X: max(in.X, end-w), Y: y, W: w, H: line}}, p.comes...)
		end -= widths[i] + k.Gap.M
	}
	return p, high
}

func (r *turnRow) said(k *ui.Kit, width float64) string {
	if width < k.Dp(240) {
		return r.brief
	}
	return r.text
}

// Measure returns the size that the words need, at least the size of a touch target.
func (r *turnRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, high := r.split(k, ui.Rect{W: room.W})
	return ui.Sz(room.W, max(math.Ceil(high)+k.Gap.S, k.Touch))
}

// Draw draws the line on a dark ground.
func (r *turnRow) Draw(c *ui.Canvas) {
	p := &c.Palette
	ground := p.Ink.Fade(.55)
	c.Box(r.rect, c.Radius.Button, ui.Flat(ground))
	if r.lit {
		c.Selected(r.rect, c.Radius.Button)
	}
	parts, _ := r.split(c.Kit, r.rect)
	words, comes := r.styles(c.Kit, r.rect.W)
	c.Coin(r.look, parts.coin.Place(ui.Sz(parts.coin.W, parts.coin.W), .5, .5).Center(), parts.coin.W*.46)
	c.TextIn(r.said(c.Kit, r.rect.W), words, parts.words, ui.AlignLeft|ui.AlignMiddle)
	for i, cm := range r.comes {
		at, tone := parts.comes[i], p.GoldText
		if cm.other {
			var coin ui.Rect
			coin, at = at.CutLeft(at.H, 0)
			c.Coin(cm.look, coin.Center(), at.H*.36)
			tone = p.Blood.Mix(p.Cream, .6)
		}
		c.TextIn(cm.text, comes.In(tone), ui.Rc(at.X, at.Y, at.W+1, at.H), ui.AlignLeft|ui.AlignMiddle)
	}
}
