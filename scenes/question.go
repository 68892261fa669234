package scenes

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// question is a dialog of a screen that asks before something is done. The zero value asks nothing.
type question struct {
	dialog     *ui.Dialog
	cancel, ok *ui.Button
}

// ask puts a question up; then is what the golden button does.
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

// update comes before what lies below.
func (q *question) update(c *ui.Context) {
	if q.dialog != nil {
		q.dialog.Update(c)
	}
}

// draw comes after what lies below.
func (q *question) draw(c *ui.Canvas) {
	if q.dialog != nil {
		q.dialog.Draw(c)
	}
}

// report names the buttons, and says that the dialog lies over everything.
func (q *question) report(r *stage.Report) {
	if q.dialog != nil {
		stage.Names{q.cancel: "dialog.cancel", q.ok: "dialog.ok"}.Report(r)
		r.State["overlay"] = "dialog"
	}
}
