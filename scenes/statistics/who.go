package statistics

import (
	"strconv"

	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// personPick says whose statistics are shown. It opens a dialog with all who have played.
type personPick struct {
	name    string
	look    ui.SeatLook
	button  ui.Button // takes pointer and focus; it is not drawn
	rect    ui.Rect
	hovered bool
}

// Measure returns the height of a row of a list.
func (w *personPick) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, max(k.Button, stage.MinTouch(k)))
}

// Layout gives the row its place.
func (w *personPick) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.button.Layout(k, r)
}

// Update opens the dialog when the row is tapped.
func (w *personPick) Update(c *ui.Context) {
	w.hovered = c.Hovers(w.rect)
	w.button.Update(c)
}

// Draw draws the person's coin and name, and that there are others.
func (w *personPick) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	if w.hovered {
		c.Frame(w.rect, c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Brass))
	}
	in := w.rect.Inset(ui.Sides(c.Gap.S, 0))
	coin, in := in.CutLeft(2*c.Part.SmallCoin, c.Gap.S)
	c.Coin(w.look, coin.Center(), c.Part.SmallCoin)
	more, in := in.CutRight(c.Theme.Icon, c.Gap.XS)
	c.Icon(ui.IconDown, more, c.Theme.Icon, c.Palette.GoldText)
	c.TextIn(w.name, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
}

// people is the dialog in which a person is chosen. The zero value is shut.
type people struct {
	dialog *ui.Dialog
	cards  []*page.Card
	done   ui.Button
}

// open shows the persons with their looks; chosen is told who it is.
func (p *people) open(st *stage.Stage, root *ui.Root, safe ui.Rect, names []string, looks []ui.SeatLook,
	now int, chosen func(i int)) {
	p.done = ui.Button{Text: st.Text("dialog.cancel"), OnTap: p.shut}
	p.cards = p.cards[:0]
	list := &ui.Column{Gap: st.Kit.Gap.S}
	for i, name := range names {
		c := &page.Card{Title: name, Seats: looks[i : i+1], Selected: i == now, Tapped: func() {
			p.shut()
			chosen(i)
		}}
		p.cards, list.Items = append(p.cards, c), append(list.Items, c)
	}
	p.dialog = &ui.Dialog{Title: st.Text("stats.who"), Content: list,
		Buttons: []*ui.Button{&p.done}, OnBack: p.done.OnTap}
	p.dialog.Layout(st.Kit, safe)
	root.Focus(&p.cards[now].Button)
}

func (p *people) shut() { p.dialog = nil }

func (p *people) layout(k *ui.Kit, safe ui.Rect) {
	if p.dialog != nil {
		p.dialog.Layout(k, safe)
	}
}

// update must be called before what lies below is updated.
func (p *people) update(c *ui.Context) {
	if p.dialog != nil {
		p.dialog.Update(c)
	}
}

// draw must be called after what lies below is drawn.
func (p *people) draw(c *ui.Canvas) {
	if p.dialog != nil {
		p.dialog.Draw(c)
	}
}

// report names the rows, and says that the dialog covers everything else.
func (p *people) report(r *stage.Report) {
	if p.dialog == nil {
		return
	}
	names := stage.Names{&p.done: "dialog.cancel"}
	for i, c := range p.cards {
		names[&c.Button] = "statistics.person." + strconv.Itoa(i)
	}
	names.Report(r)
	r.State["persons"] = len(p.cards)
	r.State["overlay"] = "dialog"
}
