package scenes

import (
	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// errorScene says what went wrong and leads home.
type errorScene struct {
	page
	stage *stage.Stage
	text  string
	place string
	home  ui.Button
	head  ui.Label
	body  ui.Label
	names stage.Names
}

// newErrorScene returns the scene for a message; place is where a report was kept, or empty.
func newErrorScene(st *stage.Stage, text, place string) *errorScene {
	s := &errorScene{stage: st, text: text, place: place}
	s.home.Kind = ui.PrimaryButton
	s.home.OnTap = st.Home
	s.back.OnTap = st.Home
	s.buttons = []*ui.Button{&s.home}
	s.content = &ui.Column{Items: []ui.Widget{&s.head, &s.body}}
	s.names = stage.Names{&s.home: "error.home", &s.back: "error.back"}
	return s
}

// Name is "error".
func (s *errorScene) Name() string { return "error" }

// Enter gives the way home the focus.
func (s *errorScene) Enter(root *ui.Root) { root.Focus(&s.home) }

// Layout places the message.
func (s *errorScene) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.title = st.Text("error.title")
	s.head = ui.Label{Text: st.Text("error.text"), Wrap: true}
	text := s.text
	if s.place != "" {
		text += "\n\n" + st.Text("error.kept", lang.Str("place", s.place))
	}
	s.body = ui.Label{Text: text, Style: st.Kit.Type.Small, Wrap: true}
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
}
