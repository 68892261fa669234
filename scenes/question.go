package scenes

import (
	"strings"

	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// question is a dialog in which a screen asks before it does something. The zero value asks nothing.
type question struct {
	dialog     *ui.Dialog
	cancel, ok *ui.Button
}

// ask shows a question; then is what the golden button does.
func (q *question) ask(st *stage.Stage, safe ui.Rect, head, text, do string, then func()) {
	q.cancel = &ui.Button{Text: st.Text("dialog.cancel"), OnTap: func() { q.dialog = nil }}
	q.ok = &ui.Button{Kind: ui.PrimaryButton, Text: do, OnTap: func() { q.dialog = nil; then() }}
	q.dialog = &ui.Dialog{Title: head, Text: text, Buttons: []*ui.Button{q.cancel, q.ok}, OnBack: q.cancel.OnTap}
	q.dialog.Layout(st.Kit, safe)
}

func (q *question) layout(k *ui.Kit, safe ui.Rect) {
	if q.dialog != nil {
		q.dialog.Layout(k, safe)
	}
}

// update must be called before what lies below is updated.
func (q *question) update(c *ui.Context) {
	if q.dialog != nil {
		q.dialog.Update(c)
	}
}

// draw must be called after what lies below is drawn.
func (q *question) draw(c *ui.Canvas) {
	if q.dialog != nil {
		q.dialog.Draw(c)
	}
}

// hearDialog says that a dialog lies over everything, and what it asks.
func hearDialog(h *stage.Heard, d *ui.Dialog) {
	h.Part("dialog", d.Title, aloud.Dialog, d.Panel())
	h.Tells("dialog", strings.TrimSpace(d.Title+" "+d.Text), false)
}

// report names the buttons, and that the dialog covers everything else.
func (q *question) report(r *stage.Report) {
	if q.dialog != nil {
		stage.Names{q.cancel: "dialog.cancel", q.ok: "dialog.ok"}.Report(r)
		hearDialog(r.Heard, q.dialog)
		r.State["overlay"] = "dialog"
	}
}
