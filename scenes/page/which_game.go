package page

import (
	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/ui"
)

// WhichGame is a dialog in which a game is chosen. The zero value is shut.
type WhichGame struct {
	dialog *ui.Dialog
	ids    []string
	cards  []*Card
	cancel ui.Button
}

// Ask shows the games with the pictures of their tables; the one of now is marked. chosen is told which it is.
func (w *WhichGame) Ask(st *stage.Stage, safe ui.Rect, ids []string, now, text string, chosen func(game string)) {
	shut := func() { w.dialog = nil }
	w.ids, w.cards = ids, nil
	w.cancel = ui.Button{Text: st.Text("dialog.cancel"), OnTap: shut}
	list := &ui.Column{Gap: st.Kit.Gap.S}
	for _, id := range ids {
		c := &Card{Title: st.Text("game." + id), Picture: art.Table(id), Selected: id == now, Tapped: func() {
			shut()
			chosen(id)
		}}
		w.cards, list.Items = append(w.cards, c), append(list.Items, c)
	}
	w.dialog = &ui.Dialog{Title: st.Text("results.other.which"), Text: text, Content: list,
		Buttons: []*ui.Button{&w.cancel}, OnBack: shut}
	w.dialog.Layout(st.Kit, safe)
}

// Layout places the dialog, if it is open.
func (w *WhichGame) Layout(k *ui.Kit, safe ui.Rect) {
	if w.dialog != nil {
		w.dialog.Layout(k, safe)
	}
}

// Update must be called before everything below it is updated.
func (w *WhichGame) Update(c *ui.Context) {
	if w.dialog != nil {
		w.dialog.Update(c)
	}
}

// Draw must be called after everything below it is drawn.
func (w *WhichGame) Draw(c *ui.Canvas) {
	if w.dialog != nil {
		w.dialog.Draw(c)
	}
}

// Report names the games and the way back, and says that the dialog covers everything else.
func (w *WhichGame) Report(r *stage.Report) {
	if w.dialog == nil {
		return
	}
	names := stage.Names{&w.cancel: "dialog.cancel"}
	for i, c := range w.cards {
		names[&c.Button] = "game." + w.ids[i]
	}
	names.Report(r)
	HearDialog(r.Heard, w.dialog)
	r.State["overlay"] = "dialog"
}
