package scenes

import (
	"runehall/assets/lang"
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

// newRefusal returns the scene for a message about what came from outside and cannot be opened. Going back leads to where it was opened, such as
// the field with the link.
func newRefusal(st *stage.Stage, text string) *errorScene {
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
