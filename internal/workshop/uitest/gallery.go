// Package uitest holds what tests of interfaces need: a screen of every widget in its states, and a driver that taps
// and types at widgets without a window.
package uitest

import (
	"runehall/assets/lang"
	"runehall/ui"
	"runehall/ui/gallery"
)

// Gallery is a screen of every widget of the kit, with a toast and a dialog over it. It is a widget itself.
type Gallery struct {
	scroll ui.Scroll
	column ui.Column
	toast  ui.Toast
	text   func(key string, args ...lang.Arg) string
	Dialog *ui.Dialog // shown above all, or nil
	screen ui.Rect
}

// NewGallery returns a gallery in the language of a book.
func NewGallery(book *lang.Book) *Gallery {
	g := &Gallery{text: book.Text}
	g.scroll.Content = &g.column
	return g
}

// Build makes the widgets for a kit; call it again after its look changed.
func (g *Gallery) Build(k *ui.Kit) {
	g.column = ui.Column{Pad: ui.Even(k.Gap.L), Items: []ui.Widget{
		&ui.Label{Text: g.text("gallery.title"), Style: k.Type.Title},
		&gallery.Wall{Blocks: gallery.Blocks(k, g.text)},
	}}
	g.toast.Show(ui.IconWarning, g.text("gallery.refused"), k.Palette.Blood,
		&ui.Button{Text: g.text("gallery.why"), Kind: ui.QuietButton})
}

// Measure returns the room: a gallery fills its screen.
func (g *Gallery) Measure(_ *ui.Kit, room ui.Size) ui.Size { return room }

// Layout lays the gallery out within the safe part of a screen.
func (g *Gallery) Layout(k *ui.Kit, r ui.Rect) {
	g.screen = r
	g.scroll.Layout(k, r)
	g.toast.Layout(k, r.Grow(-k.Gap.L))
	if g.Dialog != nil {
		g.Dialog.Layout(k, r)
	}
}

// Update updates the widgets, the topmost first.
func (g *Gallery) Update(c *ui.Context) {
	if g.Dialog != nil {
		g.Dialog.Update(c)
	}
	g.toast.Update(c)
	g.scroll.Update(c)
}

// Draw draws the widgets, the topmost last.
func (g *Gallery) Draw(c *ui.Canvas) {
	c.Rect(g.screen, c.Palette.Night)
	g.scroll.Draw(c)
	g.toast.Draw(c)
	if g.Dialog != nil {
		g.Dialog.Draw(c)
	}
}

// Scroll returns the gallery's scroll.
func (g *Gallery) Scroll() *ui.Scroll { return &g.scroll }
