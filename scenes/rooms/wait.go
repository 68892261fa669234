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
	poll   func()
	left   func()
}

// NewWait returns the scene. poll, which may be nil, is called in every tick, and left when the scene is gone, whether somebody gave up or not.
func NewWait(st *stage.Stage, poll, left func()) *Wait {
	s := &Wait{stage: st, poll: poll, left: left}
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

// Update looks whether the room is there.
func (s *Wait) Update(c *ui.Context) {
	if s.poll != nil {
		s.poll()
	}
	s.Page.Update(c)
}

// Report says what can be pressed.
func (s *Wait) Report(r *stage.Report) {
	s.names.Report(r)
	r.Busy = true
	r.Heard.Tells("room", s.stage.Text("room.making"), true)
}
