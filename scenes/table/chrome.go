package table

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// chrome is what stands round a board, whatever the game: top bar, golden button, question bar, curtain, log, recap and
// toasts. It knows no match; the screen fills it with words and reacts to what is pressed.
type chrome struct {
	places places
	screen ui.Rect
	ground stage.Grounds

	title, line, turn string
	acting            bool // the pill glows: somebody at the screen is to act

	back    ui.Button
	tools   [toolCount]ui.Button
	primary ui.Button
	golden  bool // there is a golden button
	bar     bar
	asking  bool // the bar lies over the ledge
	drape   drape
	log     sheet
	recap   sheet
	toast   ui.Toast
	why     ui.Button
	names   stage.Names
}

// init gives everything its looks and names. The bar has a coin for each seat.
func (w *chrome) init(seats int, ground stage.Grounds) {
	w.ground = ground
	w.back = ui.Button{Kind: ui.QuietButton, Icon: ui.IconBack}
	for t, icon := range [toolCount]ui.Icon{ui.IconUndo, ui.IconRedo, ui.IconLog, ui.IconHint, ui.IconMenu} {
		w.tools[t] = ui.Button{Kind: ui.QuietButton, Icon: icon}
	}
	w.primary.Kind = ui.PrimaryButton
	w.bar.nobody.Kind = ui.PrimaryButton
	w.bar.seats = make([]medallion, seats)
	w.drape.board.Kind = ui.QuietButton
	w.drape.rope = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconCurtain}
	w.names = stage.Names{
		&w.back: "table.back", &w.tools[toolUndo]: "table.undo", &w.tools[toolRedo]: "table.redo",
		&w.tools[toolLog]: "table.log", &w.tools[toolHint]: "table.hint", &w.tools[toolMenu]: "table.pause",
		&w.primary: "table.confirm", &w.drape.rope: "curtain.open", &w.drape.board: "curtain.away",
		&w.log.close: "log.close", &w.recap.close: "recap.close", &w.why: "table.why",
	}
	w.bar.names(w.names)
}

// layout places everything round the places that arrange found.
func (w *chrome) layout(k *ui.Kit, screen, safe ui.Rect, p places) {
	w.screen, w.places = screen, p
	w.back.Layout(k, p.back)
	for t := range w.tools {
		w.tools[t].Kind = ui.QuietButton
		if apart := p.tools[toolHint].Right() < p.tools[toolMenu].X; apart {
			w.tools[t].Kind = ui.SlateButton
		}
		place := p.tools[t]
		w.tools[t].Layout(k, place.Place(ui.Sz(place.W, min(place.H, place.W)), .5, .5))
	}
	w.primary.Layout(k, p.primary)
	w.bar.layout(k, p.portrait, p.asked, p.primary)
	w.drape.layout(k, p.drape, safe)
	w.placeSheets(k)
	w.toast.Layout(k, p.toast)
}

// placeSheets places log and recap, whose height follows their lines.
func (w *chrome) placeSheets(k *ui.Kit) {
	p := &w.places
	room := p.sheet
	w.log.layout(k, room.Place(ui.Sz(min(room.W, k.Dp(460)), room.H), 1, 0))
	if !p.portrait {
		room.X, room.W = p.field.X, p.field.W
	}
	w.recap.layout(k, room.Place(ui.Sz(min(room.W, k.Dp(620)), room.H*.8), .5, 0))
}

// updateBar updates the top bar.
func (w *chrome) updateBar(c *ui.Context) {
	w.back.Update(c)
	for t := range w.tools {
		if !w.places.tools[t].Empty() {
			w.tools[t].Update(c)
		}
	}
}

// updateLedge updates what stands on the ledge: the bar, or the golden button.
func (w *chrome) updateLedge(c *ui.Context) {
	switch {
	case w.asking:
		w.bar.update(c)
	case w.golden:
		w.primary.Update(c)
	}
}

// drawGrounds draws what lies under the board.
func (w *chrome) drawGrounds(c *ui.Canvas) {
	w.ground.Draw(c, w.screen)
	stage.Ledge(c, w.places.ground)
}

// drawOver draws what lies over the board.
func (w *chrome) drawOver(c *ui.Canvas) {
	p := &w.places
	w.back.Draw(c)
	for t := range w.tools {
		if !p.tools[t].Empty() {
			w.tools[t].Draw(c)
		}
	}
	w.drawTitle(c)
	w.drawTurn(c)
	switch {
	case w.asking:
		if ground := p.ground; p.asked.Y < p.ledge.Y {
			ground.Y, ground.H = ground.Y-(p.ledge.Y-p.asked.Y), ground.H+p.ledge.Y-p.asked.Y
			stage.Ledge(c, ground)
		}
		w.bar.draw(c)
	case w.golden:
		w.primary.Draw(c)
	}
	w.toast.Draw(c)
	if w.recap.open {
		w.recap.draw(c)
	}
	w.drape.draw(c)
	if w.log.open {
		w.log.draw(c)
	}
}

// drawTitle draws the name of the game and where the match stands: side by side where there is room.
func (w *chrome) drawTitle(c *ui.Canvas) {
	r := w.places.title
	name := c.Type.Heading
	if !w.places.portrait {
		wide := c.Measure(w.title, name, 0).W
		line := c.Measure(w.line, c.Type.Small, 0).W
		if wide+line+c.Gap.M <= r.W {
			left, rest := r.CutLeft(wide, c.Gap.M)
			c.TextIn(w.title, name, left, ui.AlignLeft|ui.AlignMiddle)
			c.TextIn(w.line, c.Type.Small, rest.Move(ui.Pt(0, c.Dp(2))), ui.AlignLeft|ui.AlignMiddle)
			return
		}
	}
	in := r.Inset(ui.Sides(0, c.Gap.XS))
	top, low := in.CutTop(in.H*.55, 0)
	c.TextIn(w.title, c.Type.Name, top, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(w.line, c.Type.Small, low, ui.AlignLeft|ui.AlignMiddle)
}

// drawTurn draws the pill that says whose turn it is.
func (w *chrome) drawTurn(c *ui.Canvas) {
	r := w.places.turn
	if r.Empty() || w.turn == "" {
		return
	}
	p := &c.Palette
	dot := c.Dp(10)
	want := c.Measure(w.turn, c.Type.Strong, 0).W + dot + c.Gap.S + 2*c.Gap.L
	r = r.Place(ui.Sz(min(r.W, want), r.H), .5, .5).Snap()
	edge, light := p.Edge, p.Muted
	if w.acting {
		edge, light = p.Gold.Fade(.6), p.Ember
	}
	c.Box(r, r.H/2, ui.Flat(p.Ink.Fade(.91)))
	c.Frame(r, r.H/2, c.Hairline, ui.Flat(edge))
	in := r.Inset(ui.Sides(c.Gap.L, 0))
	sign, in := in.CutLeft(dot, c.Gap.S)
	c.Disc(sign.Center(), dot/2, light)
	c.TextIn(w.turn, c.Type.Strong.In(p.Cream), in, ui.AlignLeft|ui.AlignMiddle)
}
