package settings

import (
	"runehall/assets/lang"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// padAsks are the messages that ask for the parts of a gamepad.
var padAsks = [len(ui.PadMapped)]string{
	"pad.ask.confirm", "pad.ask.back", "pad.ask.up", "pad.ask.down", "pad.ask.left", "pad.ask.right",
	"pad.ask.rotate-left", "pad.ask.rotate-right", "pad.ask.undo", "pad.ask.hint", "pad.ask.menu",
}

// padNaming is the screen on which a person says what the parts of a gamepad are for, by pressing them as they are
// asked for.
type padNaming struct {
	page.Page
	stage *stage.Stage
	of    string // the name of the gamepad, once a part of it has been pressed
	chose ui.PadMap
	step  int // of padAsks; all of them: it is done

	how, ask, count  ui.Label
	picture          padPicture
	skip, anew, done ui.Button
	column           ui.Column
	screen, safe     ui.Rect
	names            stage.Names
}

// NewPadNaming returns the screen on which the parts of a gamepad are named.
func NewPadNaming(st *stage.Stage) *padNaming {
	s := &padNaming{stage: st}
	s.Back.OnTap = st.Pop
	s.skip = ui.Button{Kind: ui.SlateButton, OnTap: func() { s.next(ui.PadPart{}) }}
	s.anew = ui.Button{Icon: ui.IconUndo, Kind: ui.SlateButton, OnTap: func() {
		s.of, s.chose, s.step = "", ui.PadMap{}, 0
		s.Layout(s.screen, s.safe)
	}}
	s.done = ui.Button{Kind: ui.PrimaryButton, OnTap: st.Pop}
	s.names = stage.Names{&s.Back: "pad.back", &s.skip: "pad.skip", &s.anew: "pad.anew", &s.done: "pad.done"}
	s.how.Wrap, s.ask.Wrap = true, true
	s.Content, s.Middle = &s.column, true
	return s
}

// Name is "pad".
func (s *padNaming) Name() string { return "pad" }

// Enter focuses the way back.
func (s *padNaming) Enter(root *ui.Root) { root.Focus(&s.Back) }

func (s *padNaming) asks() bool { return s.step < len(padAsks) }

// Layout says what is asked for, and places it.
func (s *padNaming) Layout(screen, safe ui.Rect) {
	st, k := s.stage, s.stage.Kit
	s.screen, s.safe = screen, safe
	s.Title = st.Text("pad.title")
	s.skip.Text, s.anew.Text, s.done.Text = st.Text("pad.skip"), st.Text("setup.hands.anew"), st.Text("dialog.done")
	s.how.Text = st.Text("pad.how")
	s.ask.Style, s.count.Style = k.Type.Section, k.Type.Small.In(k.Palette.Muted)
	s.column = ui.Column{Gap: k.Gap.M, Items: []ui.Widget{&s.picture, &s.ask, &s.count, &s.how}}
	s.picture.asked = s.step
	s.Buttons = []*ui.Button{&s.anew}
	if s.asks() {
		s.ask.Text, s.count.Text = st.Text(padAsks[s.step]),
			st.Text("stats.of", lang.Num("n", s.step+1), lang.Num("of", len(padAsks)))
		if !needed(s.step) {
			s.Buttons = append(s.Buttons, &s.skip)
		}
	} else {
		s.column.Items = []ui.Widget{&s.picture, &s.ask}
		s.ask.Text, s.Buttons = st.Text("pad.ready"), append(s.Buttons, &s.done)
	}
	s.Arrange(k, screen, safe)
}

// needed reports whether nobody can play without the part of a step.
func needed(step int) bool {
	a := ui.PadMapped[step]
	return a <= ui.Right || a == ui.Confirm
}

// next takes a part, or none, as the answer to the present question, and goes on. The answers are kept once the last
// question is answered.
func (s *padNaming) next(part ui.PadPart) {
	if !s.asks() {
		return
	}
	s.chose[s.step] = part
	if s.step++; !s.asks() {
		s.stage.Apply(s.stage.Settings.WithPadMap(s.of, s.chose))
	}
	s.Layout(s.screen, s.safe)
}

// Update takes the part that was pressed. Meanwhile gamepads do nothing else: whatever they ask for may be wrong.
func (s *padNaming) Update(c *ui.Context) {
	if in := c.Input(); s.asks() {
		if in.Part.Way != 0 && (s.of == "" || s.of == in.PartOf) && !s.chose.Has(in.Part) {
			s.of = in.PartOf
			s.next(in.Part)
		}
		if in.Device == ui.PadDevice {
			c.Only(0)
		}
		c.Moves(true) // a gamepad wakes nobody
	}
	s.Page.Update(c)
}

// Report says what can be pressed, and what is asked for.
func (s *padNaming) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["pad.step"] = s.step
	r.Heard.Tells("pad", s.ask.Text, true)
}

// padControl is the row of the settings that leads to the naming of a gamepad's parts.
type padControl struct {
	stage  *stage.Stage
	line   page.SettingRow
	button ui.Button
}

func newPadControl(st *stage.Stage) *padControl {
	c := &padControl{stage: st}
	c.line = page.SettingRow{Icon: ui.IconCentre, Control: &c.button, Width: 220}
	c.button.OnTap = func() { st.Push(NewPadNaming(st)) }
	return c
}

// Row returns the row of the control.
func (c *padControl) Row() *page.SettingRow { return &c.line }

// Fill fills in the words.
func (c *padControl) Fill(ui.Size) {
	c.line.Text, c.line.Note, c.button.Text = c.stage.Text("settings.pad"), c.stage.Text("settings.pad.note"),
		c.stage.Text("pad.say")
}

// Name names the button.
func (c *padControl) Name(names stage.Names) { names[&c.button] = "settings.pad" }
