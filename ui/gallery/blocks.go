package gallery

import (
	"runehall/assets/lang"
	"runehall/ui"
)

// Text returns a message in the gallery's language.
type Text func(key string, args ...lang.Arg) string

// bench makes the blocks of the gallery.
type bench struct {
	k    *ui.Kit
	text Text
}

// Blocks returns the widgets of a kit in all their states, one block for each subject. Make them again when the look or
// the language changes.
func Blocks(k *ui.Kit, text Text) []*Block {
	b := bench{k, text}
	return []*Block{
		NewBlock(text("gallery.buttons"), b.buttons()...),
		NewBlock(text("gallery.controls"), b.controls()...),
		NewBlock(text("gallery.seats"), b.seats()...),
		NewBlock(text("gallery.dialogs"), b.dialogs()...),
		NewBlock(text("gallery.list"), b.list()),
		NewBlock(text("gallery.type"), b.styles()...),
		NewBlock(text("gallery.icons"), &icons{}),
	}
}

// states shows a widget in each of its states. make returns a new one.
func (b bench) states(least float64, fill bool, make func(disabled, selected bool) ui.Widget) ui.Widget {
	t := b.text
	return &Grid{Least: least, Fill: fill, Items: []Specimen{
		{Widget: make(false, false), Name: t("gallery.normal")},
		{Widget: &Posed{Widget: make(false, false), Pose: Hovered}, Name: t("gallery.hover")},
		{Widget: &Posed{Widget: make(false, false), Pose: Pressed}, Name: t("gallery.pressed")},
		{Widget: &Posed{Widget: make(false, false), Pose: Focused}, Name: t("gallery.focused")},
		{Widget: make(false, true), Name: t("gallery.selected")},
		{Widget: make(true, false), Name: t("gallery.disabled")},
	}}
}

func (b bench) buttons() []ui.Widget {
	button := func(like ui.Button) func(disabled, selected bool) ui.Widget {
		return func(disabled, selected bool) ui.Widget {
			b := like
			b.Disabled, b.Selected = disabled, selected
			return &b
		}
	}
	t := b.text
	return []ui.Widget{
		b.states(buttonLeast, true, button(ui.Button{Kind: ui.PrimaryButton, Text: t("gallery.play"),
			Icon: ui.IconPlay})),
		b.states(buttonLeast, true, button(ui.Button{Text: t("gallery.rules")})),
		b.states(buttonLeast, true, button(ui.Button{Kind: ui.QuietButton, Text: t("gallery.rules"),
			Icon: ui.IconRulebook})),
		b.states(signLeast, false, button(ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateRight})),
		b.states(signLeast, false, button(ui.Button{Kind: ui.QuietButton, Icon: ui.IconMenu})),
	}
}

// The least widths of specimens, in dp: a button with words, and an icon with its name.
const (
	buttonLeast = 100
	signLeast   = 64
)

func (b bench) controls() []ui.Widget {
	t := b.text
	choices := []ui.Choice{{Text: t("gallery.solo")}, {Text: t("gallery.table"), Icon: ui.IconDie},
		{Text: t("gallery.online")}}
	return []ui.Widget{
		&ui.Segment{Choices: choices, Selected: 1},
		&Posed{Widget: &ui.Segment{Choices: choices, Selected: 1}, Pose: Hovered},
		&ui.Segment{Choices: choices, Selected: 1, Disabled: true},
		&ui.Toggle{Text: t("gallery.hints"), On: true},
		&ui.Toggle{Text: t("gallery.motion")},
		&Posed{Widget: &ui.Toggle{Text: t("gallery.hints"), On: true}, Pose: Hovered},
		&ui.Toggle{Text: t("gallery.motion"), On: true, Disabled: true},
		&ui.Slider{Min: .75, Max: 2, Step: .25, Value: 1.25, Ticks: true},
		&Posed{Widget: &ui.Slider{Max: 1, Value: .5}, Pose: Hovered},
		&ui.Slider{Max: 1, Value: .3, Disabled: true},
		&ui.TextField{Text: "Ґрета Ångström"},
		&Posed{Widget: &ui.TextField{Text: "Ґрета Ångström"}, Pose: Tapped},
		&ui.TextField{Hint: t("gallery.name")},
	}
}

// dialogHeight is the height of the darkened area around the dialog, in dp.
const dialogHeight = 400

func (b bench) dialogs() []ui.Widget {
	t := b.text
	p, why := &b.k.Palette, &ui.Button{Text: t("gallery.why"), Kind: ui.QuietButton}
	dialog := &ui.Dialog{Title: t("gallery.leave"), Text: t("gallery.kept"),
		Buttons: []*ui.Button{{Text: t("gallery.stay")}, {Text: t("gallery.go"), Kind: ui.PrimaryButton}}}
	return []ui.Widget{
		&Posed{Widget: &framed{Widget: dialog, high: dialogHeight}, Clip: true},
		toast(ui.IconWarning, t("gallery.refused"), p.Blood, why), toast(ui.IconCheck, t("gallery.hints"), p.Moss, nil),
	}
}

// toast shows a toast that stays.
func toast(icon ui.Icon, text string, edge ui.Color, action *ui.Button) ui.Widget {
	w := &ui.Toast{}
	show := func() { w.Show(icon, text, edge, action) }
	show()
	return &Posed{Widget: w, Before: show}
}

// framed gives a widget that fills the screen an area of its own, with a height in dp.
type framed struct {
	ui.Widget
	high float64
}

// Measure returns the room's width and the height.
func (f *framed) Measure(k *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, k.Dp(f.high)) }

func (b bench) list() ui.Widget {
	t := b.text
	return &ui.List{Selected: 1, Rows: []ui.ListRow{
		{Text: t("gallery.rules"), Icon: ui.IconRulebook, More: true},
		{Text: t("gallery.refused"), Note: t("gallery.differ"), Seat: &b.k.Seats[2]},
	}}
}

func (b bench) styles() []ui.Widget {
	const pangram = "Zwölf Boxkämpfer · «garçon œuf» · Щастя їжі, ґанок’ → ← ↑ ↓ × − 0123456789"
	s := &b.k.Type
	out := []ui.Widget{&ui.Label{Text: b.text("gallery.title"), Style: s.Title, Wrap: true}}
	for _, style := range []ui.TextStyle{s.Heading, s.Section, s.Name, s.Body, s.Strong, s.Small, s.Label, s.Number} {
		out = append(out, &ui.Label{Text: pangram, Style: style, Wrap: true})
	}
	return out
}
