package table

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// chrome is what stands round a board, whatever the game: top bar, golden button, question bar, curtain, log, recap and
// toasts. It knows no match: [Table] and [Replay] give it its words and react to what is pressed.
type chrome struct {
	places places
	screen ui.Rect
	ground stage.Grounds

	topBar
	primary  ui.Button
	golden   bool // there is a golden button
	question questionBar
	asking   bool // the question covers the ledge
	stays    bool // nothing can be undone; the button for that drops drafts
	consent  consent
	clock    seatClocks
	late     lateCode
	curtain  curtain
	log      sheet
	recap    recap
	palm     palm
	toast    ui.Toast
	why      ui.Button // what the toast offers
	names    stage.Names
}

// init gives everything its look and its name for tests. The question bar has a coin for each seat.
func (w *chrome) init(seats int, ground stage.Grounds) {
	w.ground = ground
	w.topBar.init()
	w.primary.Kind = ui.PrimaryButton
	w.question.nobody.Kind = ui.PrimaryButton
	w.question.seats = make([]medallion, seats)
	w.curtain.away.Icon = ui.IconCentre
	w.consent.no.Kind, w.consent.yes.Kind = ui.SlateButton, ui.SlateButton
	w.recap.init()
	w.toast.Lines = 2 // more of the board than that is hidden only from whoever wants to read on
	w.names = stage.Names{
		&w.back: "table.back", &w.tools[toolUndo]: "table.undo", &w.tools[toolRedo]: "table.redo",
		&w.tools[toolLog]: "table.log", &w.tools[toolHint]: "table.hint", &w.tools[toolMenu]: "table.pause",
		&w.primary: "table.confirm", &w.curtain.rope: "curtain.open", &w.curtain.away: "curtain.away",
		&w.late.open: "table.code", &w.consent.yes: "table.consent.yes", &w.consent.no: "table.consent.no", &w.log.close: "log.close", &w.recap.close: "recap.close", &w.recap.show: "recap.show", &w.recap.brief.button: "recap.open", &w.why: "table.why",
	}
	w.question.names(w.names)
}

// stay takes undo and redo away, in a match whose moves cannot be undone. A draft can still be dropped: the undo button stands there while
// there is one.
func (w *chrome) stay() {
	w.stays = true
	w.tools[toolUndo].Icon = ui.IconClose
	w.names[&w.tools[toolUndo]] = "table.drop"
}

func (w *chrome) layout(k *ui.Kit, screen, safe ui.Rect, p places) {
	if w.stays {
		p.stay()
	}
	w.screen, w.places = screen, p
	w.topBar.layout(k, p)
	w.primary.Layout(k, p.primary)
	w.question.layout(k, &p)
	floor := p.ground.Y
	if p.rail {
		floor = p.field.Bottom()
	}
	w.curtain.layout(k, p.curtain, safe, floor)
	w.placeSheets(k)
	w.consent.fit(k, p.consent)
	w.palm.layout(k, &p)
	w.late.layout(k, p.code)
	w.toast.Layout(k, p.toast)
}

func (w *chrome) placeSheets(k *ui.Kit) {
	room := w.places.sheet
	w.log.layout(k, room.Place(ui.Sz(min(room.W, k.Dp(460)), room.H), 1, 0))
	if w.recap.open {
		w.recap.place(k, w.places.recap)
	}
}

// updateSheets updates log and recap; under a shut curtain there is no recap to press.
func (w *chrome) updateSheets(c *ui.Context, shut bool) {
	if w.log.open {
		w.log.update(c, ui.Back, ui.Log)
		if w.log.pressedBeside(c.Input()) {
			w.log.open = false
		}
		c.Modal()
	}
	if w.recap.open && !shut {
		w.recap.update(c)
	}
}

// notify shows a toast, with a button for what can be done about it; one without words stands for none.
func (w *chrome) notify(icon ui.Icon, text string, tone ui.Color, more ui.Button) {
	w.why = more
	if more.Text == "" {
		w.toast.Show(icon, text, tone, nil)
		return
	}
	w.toast.Show(icon, text, tone, &w.why)
}

// offer is what can be pressed round the board.
type offer struct {
	asking, golden, shut, log, recap, folded bool
	disabled                                 [toolCount + 1]bool
}

func (w *chrome) offer(shut bool) offer {
	o := offer{asking: w.asking, golden: w.golden, shut: shut, log: w.log.open, recap: w.recap.open, folded: w.recap.folded}
	for t := range w.tools {
		o.disabled[t] = w.tools[t].Disabled
	}
	o.disabled[toolCount] = w.primary.Disabled
	return o
}

// updateLedge updates what stands on the ledge: the question, or the golden button.
func (w *chrome) updateLedge(c *ui.Context) {
	switch {
	case w.asking:
		w.question.update(c)
	case w.golden:
		w.primary.Update(c)
	}
}

func (w *chrome) drawGrounds(c *ui.Canvas) {
	w.ground.Draw(c, w.screen)
	if w.places.rail {
		stage.Rail(c, w.places.ground)
		return
	}
	stage.Ledge(c, w.places.ground)
}

// Ground is what lies under the game's table.
func (w *chrome) Ground() stage.Grounds { return w.ground }

func (w *chrome) drawAbove(c *ui.Canvas) {
	p := &w.places
	w.topBar.draw(c)
	switch {
	case w.asking:
		if ground := p.ground; p.asked.Y < p.ledge.Y {
			ground.Y, ground.H = ground.Y-(p.ledge.Y-p.asked.Y), ground.H+p.ledge.Y-p.asked.Y
			stage.Ledge(c, ground)
		}
		w.question.draw(c)
	case w.golden:
		w.primary.Draw(c)
	}
	w.clock.draw(c)
	w.late.draw(c)
	w.consent.draw(c)
	w.toast.Draw(c)
	w.drawBesideCurtain(c)
	w.curtain.draw(c)
	if w.recap.open {
		w.recap.draw(c)
	}
	if w.log.open {
		w.log.draw(c)
	}
}

// drawBesideCurtain hides the part of a rail that stands above the curtain, since the curtain hangs below the bar: the bar's own ground goes on there.
func (w *chrome) drawBesideCurtain(c *ui.Canvas) {
	p := &w.places
	if shut := (w.curtain.shown.Value() - clothTied) / (clothShut - clothTied); p.rail && shut > 0 {
		above := p.ground
		above.H = max(0, p.curtain.Y-above.Y)
		clip := c.Clip(above)
		defer c.Unclip(clip)
		defer c.Unfade(c.Fade(min(1, shut)))
		w.ground.Draw(c, w.screen)
	}
}
