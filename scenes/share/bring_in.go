package share

import (
	"runehall/assets/art"
	"runehall/games"
	"runehall/internal/incoming"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// bringIn is where a match or a room from outside is opened: by a link that is pasted or typed, by the code of a room,
// or from a file.
type bringIn struct {
	page.Prompting
	stage  *stage.Stage
	follow func(text string) bool
	words  ui.Label
	link   ui.TextField
	pasted ui.Button
	file   ui.Button
	open   ui.Button
	list   ui.Column
	names  stage.Names
}

// longestTyped is how many letters of a link can be typed or pasted into the field; longer ones come as a whole, by the
// button or the keys.
const longestTyped = 16 << 10

// NewBringIn returns the screen on which a match or a room from outside is opened. Follow goes into the room to which a
// typed code leads, or says over this screen why it leads nowhere, and reports whether the text is a code.
func NewBringIn(st *stage.Stage, follow func(text string) bool) *bringIn {
	s := &bringIn{stage: st, follow: follow}
	s.Back.OnTap = st.Pop
	s.link = ui.TextField{MaxRunes: longestTyped, OnChange: s.typed}
	s.pasted = ui.Button{Icon: ui.IconImport, OnTap: s.paste}
	s.file = ui.Button{Icon: ui.IconFolder, OnTap: st.ChooseFile}
	s.open = ui.Button{Kind: ui.PrimaryButton, OnTap: s.take}
	s.Buttons = []*ui.Button{&s.open}
	s.Content, s.Middle, s.Most = &s.list, true, 560
	s.Ground = func(c *ui.Canvas) { stage.HallAtDusk(c, s.Screen) }
	s.names = stage.Names{&s.link: "open.link", &s.pasted: "open.paste", &s.file: "open.file",
		&s.open: "open.do", &s.Back: "open.back"}
	return s
}

// Pictures returns the hall behind the field.
func (s *bringIn) Pictures(portrait bool) []art.ID { return []art.ID{stage.HallPicture(portrait)} }

// Name is "open".
func (s *bringIn) Name() string { return "open" }

// Enter focuses what most people want: to paste where that is possible, and to type a code in the page of a host.
func (s *bringIn) Enter(root *ui.Root) {
	if s.stage.Paste != nil && !s.stage.FromHost() {
		root.Focus(&s.pasted)
		return
	}
	root.Focus(&s.link)
}

// Layout places the field and the ways to fill it.
func (s *bringIn) Layout(screen, safe ui.Rect) {
	st, k := s.stage, s.stage.Kit
	s.Title = st.Text("opening.title")
	s.words = ui.Label{Text: st.Text("opening.text"), Style: k.Type.Body, Wrap: true}
	s.link.Hint, s.link.Label = st.Text("opening.link"), st.Text("opening.link")
	if st.FromHost() {
		s.words.Text, s.link.Hint, s.link.Label = st.Text("opening.join"), st.Text("opening.code"),
			st.Text("opening.code")
	}
	s.pasted.Text, s.file.Text, s.open.Text = st.Text("opening.paste"), st.Text("opening.file"), st.Text("opening.do")
	s.list = ui.Column{Gap: k.Gap.M, Items: []ui.Widget{&s.words, wide{&s.link}}}
	s.Spare = []page.Placed{&s.link}
	if st.Paste != nil {
		s.Spare = append(s.Spare, &s.pasted)
		s.list.Items = append(s.list.Items, wide{&s.pasted})
	}
	if st.ChooseFile != nil {
		s.Spare = append(s.Spare, &s.file)
		s.list.Items = append(s.list.Items, wide{&s.file})
	}
	s.Arrange(k, screen, safe)
}

// wide is a widget that takes all of a line.
type wide struct{ ui.Widget }

// Measure returns the height of the widget, and the width of the room.
func (w wide) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.Widget.Measure(k, room).H)
}

// typed opens a link as soon as all of it is there: it says itself whether it is whole.
func (s *bringIn) typed(text string) {
	link, ok := games.LinkIn(text)
	if !ok {
		return
	}
	if _, err := games.ParseLink(link); err == nil {
		s.stage.OpenText([]byte(text))
	}
}

// take opens what stands in the field, or asks for something to stand there.
func (s *bringIn) take() {
	if err := incoming.Check([]byte(s.link.Text)); err != nil && len(s.link.Text) == 0 {
		s.say("opening.empty")
		return
	}
	if !s.follow(s.link.Text) {
		s.stage.OpenText([]byte(s.link.Text))
	}
}

// paste opens what the clipboard holds.
func (s *bringIn) paste() {
	st := s.stage
	st.Paste(func(text string, err error) {
		switch {
		case err != nil:
			st.Log.Warn("the clipboard cannot be read", "error", err)
			s.say("opening.unpasted")
		case matches.Holds(text):
			st.OpenText([]byte(text))
		default:
			s.say("opening.nothing")
		}
	})
}

func (s *bringIn) say(key string) {
	s.Toast.Show(ui.IconWarning, s.stage.Text(key), s.stage.Kit.Palette.Blood, nil)
}

// Report says what can be pressed, and what stands in the field.
func (s *bringIn) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["link"] = s.link.Text
	s.Prompting.Report(r)
}
