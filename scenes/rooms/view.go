package rooms

import (
	"runehall/internal/rooms/away"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// view is what the screens of a room have in common: they are laid out anew when the room is another one.
type view struct {
	page.Prompting
	stage *stage.Stage
	room  *Room
	place func() // fills in what is known of the room, and places it
	left  func() // called when the screen is gone; nil: nobody wants to know

	seats  seats
	clocks [2]clockChoice
	names  stage.Names
	screen ui.Rect
	safe   ui.Rect
	shown  seen
}

func viewOf(st *stage.Stage, r *Room, left func()) view {
	return view{stage: st, room: r, left: left, clocks: [2]clockChoice{{kind: &moveClock}, {kind: &matchClock}}}
}

// Layout places everything.
func (s *view) Layout(screen, safe ui.Rect) {
	s.screen, s.safe = screen, safe
	s.place()
}

// AnswersClaims reports whether whoever says that they are back is answered here: by the host, in the list of seats.
func (s *view) AnswersClaims() bool { return s.room.Host }

// Leave tells that the screen is gone.
func (s *view) Leave() {
	if s.left != nil {
		s.left()
	}
}

// Update reacts to a tick's input, and to what has come from the host.
func (s *view) Update(c *ui.Context) {
	if s.shown != s.room.seen() {
		s.place()
	}
	s.Prompting.Update(c)
}

// Report says what can be pressed, and who has come. It says no link, since those hold secrets.
func (s *view) Report(r *stage.Report) {
	s.names.Report(r)
	report(r, s.room)
	r.Heard.Tells("room", s.Line, false)
	s.Prompting.Report(r)
}

// answered says why the host has not done what it was asked for.
func (s *view) answered(a away.Answer) {
	if !a.Done {
		s.Toast.Show(ui.IconWarning, why(s.stage, a.Reason), s.stage.Kit.Palette.Blood, nil)
	}
}

// Attended reports whether others may still come into the room, or play in it.
func (s *view) Attended() bool {
	return s.room.Client.Status() != away.Refused && s.room.state().End == nil
}
