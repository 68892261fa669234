// Package uitest holds the bench of the kit: a gallery of every widget in its states, and a driver
// that taps and types at widgets without a window.
//
// The gallery is for a scene that artists look at, and for tests of pixels and of widths in every
// language; nothing that is shipped to players depends on it.
package uitest

import (
	"runehall/assets/lang"
	"runehall/ui"
)

// Gallery shows every widget of the kit in its states. It is a widget itself.
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
	t := g.text
	section := func(key string, widgets ...ui.Widget) {
		g.column.Items = append(g.column.Items, &ui.Section{Text: t(key)})
		g.column.Items = append(g.column.Items, widgets...)
	}
	g.column = ui.Column{Pad: ui.Even(k.Gap.L)}
	g.column.Items = []ui.Widget{&ui.Label{Text: t("gallery.title"), Style: k.Type.Title}}
	section("gallery.buttons", g.buttons(k)...)
	section("gallery.controls",
		&ui.Segment{Choices: []ui.Choice{{Text: t("gallery.solo")}, {Text: t("gallery.table"), Icon: ui.IconDie}, {Text: t("gallery.online")}}, Selected: 1},
		&ui.Toggle{Text: t("gallery.hints"), On: true},
		&ui.Toggle{Text: t("gallery.motion")},
		&ui.Slider{Min: .75, Max: 2, Step: .25, Value: 1.25, Ticks: true},
		&ui.TextField{Text: "Ґрета Ångström"},
		&ui.TextField{Hint: t("gallery.name")},
		&ui.Progress{Value: .4, Text: t("gallery.loading")})
	section("gallery.seats", g.seats(k), &ui.Badge{Seat: k.Seats[1], Name: "Ingrid", Line: t("gallery.thinking"), Number: "11", Acting: true})
	section("gallery.chips", &ui.Row{Items: []ui.RowItem{
		{Widget: &ui.Chip{Icon: ui.IconHint, Text: "+3", Edge: k.Palette.Gold}},
		{Widget: &ui.Chip{Seat: &k.Seats[0], Text: "14"}},
		{Widget: &ui.Chip{Icon: ui.IconClose, Text: t("gallery.differ"), Edge: k.Palette.Blood}},
	}})
	section("gallery.list", &ui.List{Selected: 1, Rows: []ui.ListRow{
		{Text: t("gallery.rules"), Icon: ui.IconRulebook, More: true},
		{Text: t("gallery.refused"), Note: t("gallery.differ"), Seat: &k.Seats[2]},
	}})
	section("gallery.type", g.styles(k)...)
	section("gallery.icons", &icons{})
	section("gallery.signals", &signals{})
	g.toast.Show(ui.IconWarning, t("gallery.refused"), k.Palette.Blood, &ui.Button{Text: t("gallery.why"), Kind: ui.QuietButton})
}

func (g *Gallery) buttons(k *ui.Kit) []ui.Widget {
	t := g.text
	return []ui.Widget{
		&ui.Row{Items: []ui.RowItem{
			{Widget: &ui.Button{Kind: ui.PrimaryButton, Text: t("gallery.play"), Icon: ui.IconPlay}, Share: 1},
			{Widget: &ui.Button{Kind: ui.PrimaryButton, Text: t("gallery.play"), Disabled: true}, Share: 1},
		}},
		&ui.Row{Items: []ui.RowItem{
			{Widget: &ui.Button{Text: t("gallery.rules"), Icon: ui.IconRulebook}, Share: 1},
			{Widget: &ui.Button{Text: t("gallery.rules"), Selected: true}, Share: 1},
			{Widget: &ui.Button{Text: t("gallery.rules"), Kind: ui.QuietButton}, Share: 1},
		}},
		&ui.Row{Items: []ui.RowItem{
			{Widget: &ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateLeft}},
			{Widget: &ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateRight}},
			{Widget: &ui.Button{Kind: ui.QuietButton, Icon: ui.IconMenu}},
			{Widget: &ui.Button{Kind: ui.RoundButton, Icon: ui.IconUndo, Disabled: true}},
		}},
	}
}

func (g *Gallery) seats(k *ui.Kit) ui.Widget {
	row := &ui.Segment{Choices: []ui.Choice{{Icon: ui.IconDie}}}
	for i := range k.Seats {
		row.Choices = append(row.Choices, ui.Choice{Seat: &k.Seats[i]})
	}
	return row
}

func (g *Gallery) styles(k *ui.Kit) []ui.Widget {
	const pangram = "Zwölf Boxkämpfer · «garçon œuf» · Щастя їжі, ґанок’ → ← ↑ ↓ × − 0123456789"
	var out []ui.Widget
	for _, s := range []ui.TextStyle{k.Type.Heading, k.Type.Section, k.Type.Name, k.Type.Body, k.Type.Strong, k.Type.Small, k.Type.Label, k.Type.Number} {
		out = append(out, &ui.Label{Text: pangram, Style: s, Wrap: true})
	}
	return out
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
