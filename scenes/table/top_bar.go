package table

import (
	"math"

	"runehall/ui"
)

type tool int

const (
	toolUndo tool = iota
	toolRedo
	toolLog
	toolHint
	toolMenu
	toolCount
)

// topBar says which game is played, where the match stands and whose turn it is, and has the tools.
type topBar struct {
	title  string       // the game's name
	line   string       // where the match stands
	turn   string       // whose turn it is, or what a computer player has just done
	whose  *ui.SeatLook // nil: not one seat's alone
	acting bool         // the pill glows: somebody at the screen is to act
	alone  bool         // only that seat may look now: an eye says so
	back   ui.Button
	word   string // label of the button in the corner, if there is room
	tools  [toolCount]ui.Button
	gone   [toolCount]bool // the tool has nothing to do, and is not shown
	at     *places
}

func (w *topBar) init() {
	w.back = ui.Button{Kind: ui.QuietButton, Icon: ui.IconBack}
	for t, icon := range [toolCount]ui.Icon{ui.IconUndo, ui.IconRedo, ui.IconLog, ui.IconHint, ui.IconMenu} {
		w.tools[t] = ui.Button{Kind: ui.QuietButton, Icon: icon}
	}
}

func (w *topBar) layout(k *ui.Kit, p places) {
	w.at = &p
	w.roomForBack(k, &p)
	w.back.Layout(k, p.back)
	for t := range w.tools {
		w.tools[t].Kind = ui.QuietButton
		if apart := p.tools[toolHint].Right() < p.tools[toolMenu].X; apart {
			w.tools[t].Kind = ui.SlateButton
		}
		place := p.tools[t]
		w.tools[t].Layout(k, place.Place(ui.Sz(place.W, min(place.H, place.W)), .5, .5))
	}
}

// enable says which tools can be pressed now; under a shut curtain none of these can.
func (w *topBar) enable(shut, undo, redo, hint bool) {
	w.tools[toolUndo].Disabled = shut || !undo
	w.tools[toolRedo].Disabled = shut || !redo
	w.tools[toolHint].Disabled = shut || !hint
}

// roomForBack gives the corner button room for its word. The button stays without the word if the title would no longer
// fit, or, on a low bar, too little would be left for the words about the turn.
func (w *topBar) roomForBack(k *ui.Kit, p *places) {
	if w.back.Text = w.word; w.word == "" {
		return
	}
	more := w.back.Measure(k, ui.Size{}).W - p.back.W
	low := !p.turn.Empty() && p.turn.H < k.Dp(lowTurn)
	if rest := p.title.W - more; rest < k.Measure(w.title, k.Type.Name, 0).W || low && rest < k.Dp(lowHead) {
		w.back.Text = ""
		return
	}
	p.back.W += more
	_, p.title = p.title.CutLeft(more, 0)
	if p.turn.X < p.back.Right() && p.turn.Y < p.back.Bottom() { // the turn stands below the title
		_, p.turn = p.turn.CutLeft(more, 0)
	}
}

// there reports whether a tool is shown. A tool without a place is not, such as redo in a narrow bar.
func (w *topBar) there(t int) bool { return !w.at.tools[t].Empty() && !w.gone[t] }

func (w *topBar) update(c *ui.Context) {
	w.back.Update(c)
	for t := range w.tools {
		if w.there(t) {
			w.tools[t].Update(c)
		}
	}
}

func (w *topBar) draw(c *ui.Canvas) {
	w.back.Draw(c)
	for t := range w.tools {
		if w.there(t) {
			w.tools[t].Draw(c)
		}
	}
	head, alone := w.headRoom(c.Kit)
	if !alone {
		w.drawTitle(c)
	}
	w.drawTurn(c, head)
}

// headRoom returns where the words about the turn stand. On a low bar, words that do not fit take the title's place as
// well, so that they are said in full. Then alone is true, and no title is drawn.
func (w *topBar) headRoom(k *ui.Kit) (r ui.Rect, alone bool) {
	r = w.at.turn
	if r.Empty() || r.H >= k.Dp(lowTurn) || w.turn == "" {
		return r, false
	}
	room := r.W - turnCoin(k, r) - k.Gap.S
	if w.alone {
		room -= turnCoin(k, r) + k.Gap.S
	}
	all := r.Union(w.at.title)
	free := !all.Overlaps(w.at.back)
	for i := range w.at.tools { // in other layouts the line goes on below them
		free = free && !all.Overlaps(w.at.tools[i])
	}
	if !free || k.Measure(w.turn, lowTurnStyle(k, r).Scaled(.85), 0).W <= room {
		return r, false
	}
	return all, true
}

// drawTitle draws the name of the game and where the match stands: side by side if there is room.
func (w *topBar) drawTitle(c *ui.Canvas) {
	r := w.at.title
	name := c.Type.Heading
	low := r.H < c.LineHeight(c.Type.Name)+c.LineHeight(c.Type.Small)*.8
	if !w.at.portrait || low {
		if low {
			name = c.Type.Name
			name.Size = min(name.Size, r.H*.72)
			if wide := c.Measure(w.title, name, 0).W; wide > r.W {
				name.Size *= r.W / wide
			}
		}
		wide := c.Measure(w.title, name, 0).W
		line := c.Measure(w.line, c.Type.Small, 0).W
		if wide+line+c.Gap.M <= r.W {
			left, rest := r.CutLeft(wide, c.Gap.M)
			c.TextIn(w.title, name, left, ui.AlignLeft|ui.AlignMiddle)
			c.TextIn(w.line, c.Type.Small, rest.Move(ui.Pt(0, c.Dp(2))), ui.AlignLeft|ui.AlignMiddle)
			return
		}
		if low { // where the match stands can be read off the board
			c.TextIn(w.title, name, r, ui.AlignLeft|ui.AlignMiddle)
			return
		}
	}
	in := r.Inset(ui.Sides(0, c.Gap.XS))
	top, line := in.CutTop(in.H*.55, 0)
	c.TextIn(w.title, c.Type.Name, top, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(w.line, c.Type.Small, line, ui.AlignLeft|ui.AlignMiddle)
}

// turnCoin returns the side of the coin before the words about the turn.
func turnCoin(k *ui.Kit, r ui.Rect) float64 { return min(k.Dp(20), r.H*.8) }

// lowTurn is the height in dp below which the words about the turn stand on the bar itself, in letters of their own.
// lowHead is the least width in dp that they keep there beside a word on the corner button.
const lowTurn, lowHead = 28, 170

func lowTurnStyle(k *ui.Kit, r ui.Rect) ui.TextStyle { return k.Type.Strong.AtMost(r.H * .68) }

func (w *topBar) drawTurn(c *ui.Canvas, r ui.Rect) {
	if r.Empty() || w.turn == "" {
		return
	}
	p := &c.Palette
	style, coin, pad := c.Type.Strong.In(p.Cream), turnCoin(c.Kit, w.at.turn), c.Gap.M
	edge, light := p.Edge, p.Muted
	if w.acting {
		edge, light = p.Gold.Fade(.6), p.Ember
	}
	if w.whose != nil {
		edge = w.whose.Color
	}
	align := .5
	if w.at.turn.H < c.Dp(lowTurn) { // on a low bar the words have no ground
		align, pad = 0, 0
		style = lowTurnStyle(c.Kit, w.at.turn).In(p.Cream)
	}
	want := c.Measure(w.turn, style, 0).W + coin + c.Gap.S + 2*pad + c.Gap.XS
	eye := 0.0
	if w.alone {
		eye = coin
		want += eye + c.Gap.S
	}
	r = r.Place(ui.Sz(min(r.W, want), r.H), align, .5).Snap()
	if pad > 0 {
		c.Box(r, r.H/2, ui.Flat(p.Ink.Fade(.91)))
		c.Frame(r, r.H/2, c.Hairline, ui.Flat(edge))
	}
	sign, in := r.Inset(ui.Sides(pad, 0)).CutLeft(coin, c.Gap.S)
	if w.whose != nil {
		c.Coin(*w.whose, sign.Center(), math.Round(coin/2))
	} else {
		c.Disc(sign.Center(), coin*.22, light)
	}
	if eye > 0 {
		var sign ui.Rect
		sign, in = in.CutRight(eye, c.Gap.S)
		c.Icon(ui.IconEye, sign, eye, p.Muted)
	}
	c.TextIn(w.turn, style, in, ui.AlignLeft|ui.AlignMiddle)
}

// fits returns a function that reports whether a text can be read in the place of the words about the turn, if need be
// in two lines of smaller letters.
func (w *chrome) fits(k *ui.Kit) func(text string) bool {
	return func(text string) bool { return fitsTurn(k, w.places.turn, text) }
}

func fitsTurn(k *ui.Kit, turn ui.Rect, text string) bool {
	if turn.H < k.Dp(lowTurn) {
		// One line, a little smaller.
		return k.Measure(text, lowTurnStyle(k, turn).Scaled(.85), 0).W <= turn.W-turnCoin(k, turn)-k.Gap.S
	}
	room := turn.W - 2*k.Gap.L - k.Gap.S - turnCoin(k, turn)
	return k.Measure(text, k.Type.Strong, 0).W <= 2*room
}
