package rooms

import (
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Wait says that a room is on its way, and lets people give it up.
type Wait struct {
	page.Page
	stage  *stage.Stage
	cancel ui.Button
	slip   page.Slip
	names  stage.Names
	left   func()
}

// NewWait returns the scene. left is called when it is gone, whether somebody gave up or not.
func NewWait(st *stage.Stage, left func()) *Wait {
	s := &Wait{stage: st, left: left}
	s.cancel = ui.Button{Icon: ui.IconClose, OnTap: st.Pop}
	s.Back.OnTap = st.Pop
	s.Buttons = []*ui.Button{&s.cancel}
	s.Content, s.Middle, s.Most = &s.slip, true, 560
	s.names = stage.Names{&s.cancel: "room.cancel", &s.Back: "room.back"}
	return s
}

// Name is "room.wait".
func (s *Wait) Name() string { return "room.wait" }

// Enter gives the way out the focus.
func (s *Wait) Enter(root *ui.Root) { root.Focus(&s.cancel) }

// Leave tells that nobody waits any longer.
func (s *Wait) Leave() { s.left() }

// Layout places the words.
func (s *Wait) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.Title, s.cancel.Text = st.Text("waiting.title"), st.Text("dialog.cancel")
	s.slip.Write(st.Kit, st.Text("room.making"), []string{st.Text("room.making.text")})
	s.Arrange(st.Kit, screen, safe)
}

// Report says what can be pressed.
func (s *Wait) Report(r *stage.Report) {
	s.names.Report(r)
	r.Busy = true
	r.Heard.Tells("room", s.stage.Text("room.making"), true)
}
