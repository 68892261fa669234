package page

import (
	"strings"

	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Question is a dialog in which a screen asks before it does something. The zero value asks nothing.
type Question struct {
	Dialog     *ui.Dialog
	cancel, ok *ui.Button
}

// Ask shows a question. then is called when the golden button is pressed.
func (q *Question) Ask(st *stage.Stage, safe ui.Rect, head, text, do string, then func()) {
	q.cancel = &ui.Button{Text: st.Text("dialog.cancel"), OnTap: func() { q.Dialog = nil }}
	q.ok = &ui.Button{Kind: ui.PrimaryButton, Text: do, OnTap: func() { q.Dialog = nil; then() }}
	q.Dialog = &ui.Dialog{Title: head, Text: text, Buttons: []*ui.Button{q.cancel, q.ok}, OnBack: q.cancel.OnTap}
	q.Dialog.Layout(st.Kit, safe)
}

// Hand shows something that the person has to take by hand: a text with a line about it, and a golden button that does
// something for it, unless do is "".
func (q *Question) Hand(st *stage.Stage, safe ui.Rect, head, line, text, do string, then func()) {
	k, done := st.Kit, func() { q.Dialog = nil }
	q.cancel, q.ok = &ui.Button{Text: st.Text("dialog.done"), OnTap: done}, nil
	q.Dialog = &ui.Dialog{Title: head, Text: line, Buttons: []*ui.Button{q.cancel}, OnBack: done,
		Content: &ui.Label{Text: text, Style: k.Type.Small.In(k.Palette.ParchmentInk), Wrap: true}}
	if do == "" {
		q.cancel.Kind = ui.PrimaryButton
	} else {
		q.ok = &ui.Button{Kind: ui.PrimaryButton, Text: do, OnTap: func() { done(); then() }}
		q.Dialog.Buttons = append(q.Dialog.Buttons, q.ok)
	}
	q.Dialog.Layout(k, safe)
}

// Layout places the dialog, if anything is asked.
func (q *Question) Layout(k *ui.Kit, safe ui.Rect) {
	if q.Dialog != nil {
		q.Dialog.Layout(k, safe)
	}
}

// Update must be called before everything below it is updated.
func (q *Question) Update(c *ui.Context) {
	if q.Dialog != nil {
		q.Dialog.Update(c)
	}
}

// Draw must be called after everything below it is drawn.
func (q *Question) Draw(c *ui.Canvas) {
	if q.Dialog != nil {
		q.Dialog.Draw(c)
	}
}

// HearDialog tells screen readers that a dialog lies over everything, and what it asks.
func HearDialog(h *stage.Heard, d *ui.Dialog) {
	h.Part("dialog", d.Title, aloud.Dialog, d.Panel())
	h.Tells("dialog", strings.TrimSpace(d.Title+" "+d.Text), false)
}

// Report names the buttons, and that the dialog covers everything else.
func (q *Question) Report(r *stage.Report) {
	if q.Dialog != nil {
		names := stage.Names{q.cancel: "dialog.cancel"}
		if q.ok != nil {
			names[q.ok] = "dialog.ok"
		}
		names.Report(r)
		HearDialog(r.Heard, q.Dialog)
		r.State["overlay"] = "dialog"
	}
}
