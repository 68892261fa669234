package chronicle

import (
	"math"

	"runehall/games"
	"runehall/ui"
)

// logRow is a line of the log. A tap leads to its place on the board. The lines of one turn stand together, with the
// seat's emblem at the first.
type logRow struct {
	tapLine
	text   string
	note   string     // said below the text in smaller letters; may be empty
	number string     // of its move; may be empty
	seat   games.Seat // the seat it is about, or games.Nobody
	look   ui.SeatLook
	heads  bool // it begins a turn, or is about nobody
	own    bool // it is about the only person at the screen

	picture func(c *ui.Canvas, r ui.Rect) // draws a small picture of the event; may be nil
}

// pictureSide is the side of a row's picture in dp.
const pictureSide = 30

type logRowParts struct {
	ground, coin, number, picture, words, note ui.Rect
}

func (r *logRow) split(k *ui.Kit, at ui.Rect) (p logRowParts) {
	p.ground = at
	if r.heads {
		_, p.ground = at.CutTop(min(k.Gap.XS, at.H), 0)
	}
	in := p.ground.Inset(ui.Insets{Left: k.Gap.S, Top: k.Gap.XS, Right: k.Gap.M, Bottom: k.Gap.XS})
	p.coin, in = in.CutLeft(k.Dp(24), k.Gap.S)
	if at.W >= k.Dp(260) {
		p.number, in = in.CutRight(k.Dp(30), k.Gap.XS)
	}
	if r.picture != nil {
		p.picture, in = in.CutRight(k.Dp(pictureSide), k.Gap.S)
	}
	p.words = in
	if r.note != "" {
		p.note, p.words = in.CutBottom(k.LineHeight(k.Type.Small), 0)
	}
	return p
}

// style returns the style of the words. It is smaller in narrow rows, so that long words fit into a line.
func (r *logRow) style(k *ui.Kit, width float64) ui.TextStyle {
	style := k.Type.Body.In(k.Palette.Cream)
	if width < k.Dp(260) {
		style = k.Type.Small.In(k.Palette.Cream)
	}
	if !r.heads {
		style = style.In(k.Palette.Text)
	}
	return style
}

func (r *logRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	parts := r.split(k, ui.Rect{W: room.W, H: k.Dp(400)})
	high := k.Measure(r.text, r.style(k, room.W), max(1, parts.words.W)).H + parts.note.H +
		k.Dp(400) - parts.words.H - parts.note.H
	return ui.Sz(room.W, max(math.Ceil(high), k.Touch))
}

func (r *logRow) Draw(c *ui.Canvas) {
	p, parts := &c.Palette, r.split(c.Kit, r.rect)
	ground := p.Ink.Fade(.55)
	if r.own {
		ground = p.Gold.Mix(p.Ink, .82).Fade(.75)
	}
	c.Box(parts.ground, c.Radius.Button, ui.Flat(ground))
	if r.seat >= 0 {
		edge := ui.Rect{X: parts.ground.X, Y: r.rect.Y, W: c.Dp(3), H: r.rect.H}
		if r.heads {
			edge.Y, edge.H = parts.ground.Y, parts.ground.H
		}
		c.Rect(edge, r.look.Color)
		if r.heads {
			c.Coin(r.look, parts.coin.Place(ui.Sz(parts.coin.W, parts.coin.W), .5, .5).Center(), parts.coin.W*.46)
		}
	}
	if r.number != "" && !parts.number.Empty() {
		c.TextIn(r.number, c.Type.Small, parts.number, ui.AlignRight|ui.AlignMiddle)
	}
	if r.picture != nil {
		r.picture(c, parts.picture.Place(ui.Sz(parts.picture.W, parts.picture.W), .5, .5))
	}
	c.TextIn(r.text, r.style(c.Kit, r.rect.W), parts.words, ui.AlignLeft|ui.AlignMiddle)
	if r.note != "" {
		c.TextIn(r.note, c.Type.Small.In(p.Muted), parts.note, ui.AlignLeft|ui.AlignMiddle)
	}
}

// said returns text and note in one.
func (r *logRow) said() string {
	if r.note != "" {
		return r.text + ". " + r.note
	}
	return r.text
}
