package scenes

import (
	"errors"

	"runehall/assets/lang"
	"runehall/internal/incoming"
	"runehall/scenes/stage"
	"runehall/ui"
)

// errorScene says what went wrong, and leads back.
type errorScene struct {
	page
	stage *stage.Stage
	head  string // the key of the title
	text  string
	place string
	about bool // it is about this program's own matches, and says that they are safe
	home  ui.Button
	slip  slip
	names stage.Names
}

// newErrorScene returns the scene for a message. place is where a report was stored, or empty.
func newErrorScene(st *stage.Stage, text, place string) *errorScene {
	s := &errorScene{stage: st, head: "error.title", text: text, place: place, about: true}
	s.home.Kind = ui.PrimaryButton
	s.home.OnTap = st.Home
	s.back.OnTap = st.Home
	s.buttons = []*ui.Button{&s.home}
	s.content, s.middle, s.most = &s.slip, true, 560
	s.names = stage.Names{&s.home: "error.home", &s.back: "error.back"}
	return s
}

// newUnopened returns the scene for what came from outside and cannot be opened. Going back leads to where it was opened, such as the field with the link.
func newUnopened(st *stage.Stage, err error) *errorScene {
	text := readError(st, err)
	if e, ok := errors.AsType[*incoming.Error](err); ok {
		text = e.Text(st.Book)
	}
	s := newErrorScene(st, text, "")
	s.head, s.about = "incoming.title", false
	s.back.OnTap = st.Pop
	return s
}

// Name is "error".
func (s *errorScene) Name() string { return "error" }

// Enter gives the way home the focus.
func (s *errorScene) Enter(root *ui.Root) { root.Focus(&s.home) }

// Layout places the message.
func (s *errorScene) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.title = st.Text(s.head)
	var more []string
	if s.about {
		more = append(more, st.Text("error.text"))
	}
	if s.place != "" {
		more = append(more, st.Text("error.kept", lang.Str("place", s.place)))
	}
	s.slip.write(st.Kit, s.text, more)
	s.home.Text = st.Text("error.home")
	s.layout(st.Kit, screen, safe)
}

// Update reacts to a tick's input.
func (s *errorScene) Update(c *ui.Context) { s.update(c) }

// Draw draws the message.
func (s *errorScene) Draw(c *ui.Canvas) { s.draw(c) }

// Report says what can be pressed.
func (s *errorScene) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["error"] = s.text
	r.Heard.Tells("error", s.text, true)
}

// slip is a slip of parchment with words: what it is about in large letters, and the rest below.
type slip struct {
	ui.Column
	rect ui.Rect
}

// write puts words on the slip.
func (w *slip) write(k *ui.Kit, about string, more []string) {
	ink := k.Palette.ParchmentInk
	w.Column = ui.Column{Items: []ui.Widget{&ui.Label{Text: about, Style: k.Type.Name.In(ink), Wrap: true}}, Pad: ui.Sides(k.Gap.XL, k.Gap.XL)}
	for _, text := range more {
		w.Items = append(w.Items, &ui.Label{Text: text, Style: k.Type.Body.In(ink), Wrap: true})
	}
}

// Layout places the slip.
func (w *slip) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.Column.Layout(k, r)
}

// Draw draws the slip and its words.
func (w *slip) Draw(c *ui.Canvas) {
	c.Parchment(w.rect)
	w.Column.Draw(c)
}
