package title

import (
	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/scenes/matches"
	"runehall/scenes/stage"
	"runehall/ui"
)

// resumeCard is the match that one would go on with: a sheet of parchment with its table, who plays, and a round of
// brass.
type resumeCard struct {
	game              string
	head, title, line string
	moves             string // the end of line, where there is no room for all of it
	seats             []ui.SeatLook
	button            ui.Button // handles pointer and focus; it is not drawn
	rect              ui.Rect
	hovered           bool
}

func (w *resumeCard) fill(st *stage.Stage, m matches.Match) {
	w.game, w.seats = m.Game, m.Looks(st)
	w.head, w.title, w.line = st.Text("title.goon"), st.Text("game."+m.Game), m.Line(st)
	w.moves = st.Text("title.moves", lang.Num("n", m.Moves))
	w.button.Label, w.button.More = st.Text("title.continue", lang.Str("game", w.title)), w.line
}

// Measure returns the height of three lines or, where there is room for it, of a sheet with brass on its corners.
func (w *resumeCard) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := w.words(k) + 2*k.Gap.S
	if !w.narrow(k, room.W) {
		h = max(h, 3*k.Part.Corner+k.Gap.XS)
	}
	return ui.Sz(room.W, h)
}

// narrow reports whether there is room for words alone.
func (w *resumeCard) narrow(k *ui.Kit, width float64) bool { return width < k.Dp(240) }

func (w *resumeCard) words(k *ui.Kit) float64 {
	return k.LineHeight(k.Type.Label) + k.LineHeight(k.Type.Section) + max(k.LineHeight(k.Type.Small), w.coin(k)*2)
}

func (w *resumeCard) coin(k *ui.Kit) float64 { return k.Dp(10) }

// Layout gives the card its place.
func (w *resumeCard) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.button.Layout(k, r)
}

// Rect returns the card's place.
func (w *resumeCard) Rect() ui.Rect { return w.rect }

// Update goes on with the match when the card is tapped.
func (w *resumeCard) Update(c *ui.Context) {
	w.hovered = c.Hovers(w.rect)
	w.button.Update(c)
}

// Draw draws the card.
func (w *resumeCard) Draw(c *ui.Canvas) {
	p := &c.Palette
	if w.hovered {
		c.Halo(w.rect, c.Radius.Panel, c.Part.Glow, p.Gold.Fade(.3))
	}
	c.Parchment(w.rect)
	narrow := w.narrow(c.Kit, w.rect.W)
	in := w.rect.Inset(ui.Sides(c.Gap.L, 0))
	r := min(w.rect.H*.32, c.Dp(30))
	if narrow {
		in, r = w.rect.Inset(ui.Sides(c.Gap.M, 0)), c.Dp(20)
	} else {
		side := w.rect.H * 1.15
		var place ui.Rect
		place, in = in.CutLeft(side*.72, c.Gap.S)
		c.Picture(art.Table(w.game), ui.RectAround(place.Center().Sub(ui.Pt(0, side*.04)), ui.Sz(side, side)), ui.White)
	}
	knob, words := in.CutRight(2*r, c.Gap.S)
	w.drawKnob(c, knob.Center(), r)
	w.drawWords(c, words.Place(ui.Sz(words.W, w.words(c.Kit)), 0, .5), narrow)
}

// drawWords draws three lines: what the card does, the game, and who plays it.
func (w *resumeCard) drawWords(c *ui.Canvas, words ui.Rect, narrow bool) {
	p := &c.Palette
	head, rest := words.CutTop(c.LineHeight(c.Type.Label), 0)
	title, low := rest.CutTop(c.LineHeight(c.Type.Section), 0)
	c.TextIn(w.head, c.Type.Label.Bold().In(p.RedInk), head, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(w.title, c.Type.Section.In(p.ParchmentInk), title, ui.AlignLeft|ui.AlignMiddle)
	coin := w.coin(c.Kit)
	if !narrow {
		for i, look := range w.seats {
			c.Coin(look, ui.Pt(low.X+coin*(1+2.2*float64(i)), low.Center().Y), coin)
		}
		_, low = low.CutLeft(2.2*coin*float64(len(w.seats)), c.Gap.XS)
	}
	line, style := w.line, c.Type.Small.In(p.ParchmentInk)
	if c.Measure(line, style, 0).W > low.W {
		line = w.moves
	}
	if !narrow && c.Measure(line, style, 0).W > low.W {
		return // the coins say who plays
	}
	c.TextIn(line, style, low, ui.AlignLeft|ui.AlignMiddle)
}

func (w *resumeCard) drawKnob(c *ui.Canvas, at ui.Point, r float64) {
	p := &c.Palette
	knob := ui.RectAround(at, ui.Sz(2*r, 2*r))
	c.Cast(knob, r, c.Part.Low)
	c.Box(knob, r, ui.Shade3(p.BrassTop, p.Brass, p.BrassLow))
	c.Frame(knob, r, c.Hairline, ui.Flat(p.BrassEdge))
	c.Icon(ui.IconPlay, knob, r, p.OnBrass)
}
