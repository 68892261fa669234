package table

import (
	"runehall/scenes/stage"
	"runehall/scenes/table/apart"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// chrome is everything round a board that is the same in all games: top bar, golden button, question bar, curtain, log,
// recap and toasts. It knows no match: [Table] and [Replay] give it its words, and react to what is pressed.
type chrome struct {
	places places
	screen ui.Rect
	ground stage.Grounds

	topBar
	resting
	primary  ui.Button
	golden   bool // there is a golden button
	question questionBar
	asking   bool // the question covers the ledge, unless what others ask takes its place there
	stays    bool // nothing can be undone: the undo button only drops drafts
	consent  apart.Consent
	clock    apart.Clocks
	late     apart.Code
	plates   apart.Plates
	lastMove apart.LastMove
	own      *ui.SeatLook // of the seat that this device has in a room; nil: it has none
	curtain  curtain.Curtain
	log      chronicle.Log
	recap    chronicle.Recap
	palm     apart.Palm
	toast    notices.Toast
	names    stage.Names
}

// init sets looks, and names for tests. The question bar gets a coin for each seat.
func (w *chrome) init(seats int, ground stage.Grounds) {
	w.ground = ground
	w.topBar.init()
	w.primary.Kind = ui.PrimaryButton
	w.question.nobody.Kind = ui.PrimaryButton
	w.question.seats = make([]medallion, seats)
	w.curtain.Away.Icon = ui.IconCentre
	w.consent.No.Kind, w.consent.Yes.Kind = ui.SlateButton, ui.SlateButton
	w.toast.Waits = true
	w.toast.Lines = 2 // more lines would hide too much of the board: whoever wants to read on can
	w.names = stage.Names{
		&w.back: "table.back", &w.tools[toolUndo]: "table.undo", &w.tools[toolRedo]: "table.redo",
		&w.tools[toolLog]: "table.log", &w.tools[toolHint]: "table.hint", &w.tools[toolMenu]: "table.pause",
		&w.primary: "table.confirm", &w.curtain.Rope: "curtain.open", &w.curtain.Away: "curtain.away",
		&w.late.Open: "table.code", &w.consent.Yes: "table.consent.yes", &w.consent.No: "table.consent.no",
		&w.log.Close: "log.close", &w.toast.Why: "table.why",
	}
	w.question.names(w.names)
	w.recap.Init(w.names)
}

// stay takes away undo and redo, for a match whose moves cannot be undone. In their place a button drops drafts, while
// there are any.
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
	w.consent.Fit(k, p.consent, p.primary)
	w.curtain.Layout(k, p.curtain, safe, floor)
	if at := w.consent.Rect(); at.Overlaps(w.curtain.Face()) || at.Overlaps(w.curtain.Away.Rect()) {
		if safe.H = at.Y - safe.Y; p.rail {
			safe.H, safe.W = p.curtain.Bottom()-safe.Y, at.X-safe.X
		}
		w.curtain.Layout(k, p.curtain, safe, floor)
	}
	w.placeSheets(k)
	beside := ui.Rect{}
	if p.hand {
		beside = p.field
	}
	w.palm.Layout(k, beside)
	w.late.Layout(k, p.code)
	w.lastMove.Layout(p.lastMove)
	w.toast.Layout(k, p.toast)
}

func (w *chrome) placeSheets(k *ui.Kit) {
	room := w.places.sheet
	w.log.Layout(k, room.Place(ui.Sz(min(room.W, k.Dp(460)), room.H), 1, 0))
	if w.recap.Open {
		w.recap.Place(k, w.places.recap)
	}
}

// updateSheets updates log and recap. Under a shut curtain there is no recap to press.
func (w *chrome) updateSheets(c *ui.Context, shut bool) {
	if w.log.Open {
		w.log.Update(c)
		c.Modal()
	}
	if w.recap.Open && !shut {
		w.recap.Update(c)
	}
}

// offer says what can be pressed round the board. Comparing two of them shows whether that has changed.
type offer struct {
	asking, golden, shut, log, recap, folded bool
	consent                                  string
	disabled                                 [toolCount + 1]bool
}

func (w *chrome) offer(shut bool) offer {
	o := offer{
		asking: w.asking, golden: w.golden, shut: shut, log: w.log.Open, recap: w.recap.Open, folded: w.recap.Folded,
		consent: w.consent.Text,
	}
	for t := range w.tools {
		o.disabled[t] = w.tools[t].Disabled
	}
	o.disabled[toolCount] = w.primary.Disabled
	return o
}

// updateLedge updates what stands on the ledge: the question, or the golden button. Both wait for what others ask.
func (w *chrome) updateLedge(c *ui.Context) {
	switch {
	case w.consent.Asks():
	case w.asking:
		w.question.update(c)
	case w.golden:
		w.primary.Update(c)
	}
}

func (w *chrome) drawGrounds(c *ui.Canvas) {
	c.AsGround(func() {
		w.ground.Draw(c, w.screen)
		if w.places.rail {
			stage.Rail(c, w.places.ground)
			return
		}
		stage.Ledge(c, w.places.ground)
	})
}

// Ground returns the ground that lies under the game's table.
func (w *chrome) Ground() stage.Grounds { return w.ground }

func (w *chrome) drawAbove(c *ui.Canvas) {
	p := &w.places
	if w.own != nil {
		stage.OwnColour(c, w.screen, max(p.top.Bottom(), p.turn.Bottom()), *w.own)
	}
	w.topBar.draw(c)
	if p.shared && !w.asking {
		w.plates.Draw(c)
	}
	switch {
	case w.asking:
		if ground := p.ground; p.asked.Y < p.ledge.Y {
			ground.Y, ground.H = ground.Y-(p.ledge.Y-p.asked.Y), ground.H+p.ledge.Y-p.asked.Y
			stage.Ledge(c, ground)
		}
		if !w.consent.Asks() {
			w.question.draw(c)
		}
	case w.golden:
		before := c.Fade(w.glow())
		w.primary.Draw(c)
		c.Unfade(before)
	}
	w.clock.Draw(c)
	w.lastMove.Draw(c)
	w.late.Draw(c)
	w.toast.Draw(c)
	w.drawBesideCurtain(c)
	w.curtain.Draw(c)
	w.consent.Draw(c)
	if w.recap.Open {
		w.recap.Draw(c)
	}
	if w.log.Open {
		w.log.Draw(c)
	}
}

// drawBesideCurtain hides the part of a rail above the curtain, which hangs below the bar: the bar's ground covers it.
func (w *chrome) drawBesideCurtain(c *ui.Canvas) {
	p := &w.places
	if shut := (w.curtain.Shown.Value() - curtain.Tied) / (curtain.Shut - curtain.Tied); p.rail && shut > 0 {
		above := p.ground
		above.H = max(0, p.curtain.Y-above.Y)
		clip := c.Clip(above)
		defer c.Unclip(clip)
		defer c.Unfade(c.Fade(min(1, shut)))
		w.ground.Draw(c, w.screen)
	}
}
