package page

import (
	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Error says what went wrong, and leads back.
type Error struct {
	Page
	stage *stage.Stage
	head  string // the key of the title
	text  string
	also  string // the key of what can be done now; "": nothing is said of that
	place string
	about bool // it is about this program's own matches, and says that they are safe
	home  ui.Button
	again ui.Button // tries again what has failed; hidden if nothing can be tried
	slip  Slip
	names stage.Names
}

// NewError returns the scene for a message. place is where a report was stored, or empty.
func NewError(st *stage.Stage, text, place string) *Error {
	s := &Error{stage: st, head: "error.title", text: text, place: place, about: true}
	s.home.Kind = ui.PrimaryButton
	s.home.OnTap = st.Home
	s.Back.OnTap = st.Home
	s.Buttons = []*ui.Button{&s.home}
	s.Content, s.Middle, s.Most = &s.slip, true, 680
	s.slip.Sign = ui.IconWarning
	s.Ground = func(c *ui.Canvas) { stage.HallAtDusk(c, s.Screen) }
	s.names = stage.Names{&s.home: "error.home", &s.Back: "error.back"}
	return s
}

// NewRefusal returns the scene that says why something from outside cannot be opened. Back leads to where it was
// opened, such as the field for a link.
func NewRefusal(st *stage.Stage, text string) *Error {
	s := NewError(st, text, "")
	s.head, s.about = "incoming.title", false
	s.Back.OnTap = st.Pop
	return s
}

// Also adds what can be done now, by the key of a message.
func (s *Error) Also(key string) *Error {
	s.also = key
	return s
}

// Again offers to try again what has failed.
func (s *Error) Again(do func()) *Error {
	s.again = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconRedo, OnTap: do}
	s.home.Kind = ui.SlateButton
	s.Buttons = []*ui.Button{&s.home, &s.again}
	s.names[&s.again] = "error.again"
	return s
}

// Pictures returns the hall, before which the message hangs.
func (s *Error) Pictures(portrait bool) []art.ID { return []art.ID{stage.HallPicture(portrait)} }

// Name is "error".
func (s *Error) Name() string { return "error" }

// Enter gives the golden button the focus: another try, or the way home.
func (s *Error) Enter(root *ui.Root) { root.Focus(s.Buttons[len(s.Buttons)-1]) }

// Layout places the message.
func (s *Error) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.Title = st.Text(s.head)
	var more []string
	if s.about {
		more = append(more, st.Text("error.text"))
	}
	if s.also != "" {
		more = append(more, st.Text(s.also))
	}
	if s.place != "" {
		more = append(more, st.Text("error.kept", lang.Str("place", s.place)))
	}
	s.slip.Write(st.Kit, s.text, more)
	s.home.Text, s.again.Text = st.Text("error.home"), st.Text("store.again")
	s.Arrange(st.Kit, screen, safe)
}

// Report names what can be pressed.
func (s *Error) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["error"] = s.text
	r.Heard.Tells("error", s.text, true)
}
