package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// closing lets the window's cross, and whatever else closes a window, ask before a room ends in which others are.
type closing struct {
	handle func(on bool) // whether the program decides what closing the window does
	closes func() bool   // whether somebody wants to close it, in this tick
	on     bool
}

func newClosing() closing {
	return closing{handle: ebiten.SetWindowClosingHandled, closes: ebiten.IsWindowBeingClosed}
}

// askBeforeClosing takes over the closing of the window while this device is the host of others, and asks then.
func (a *App) askBeforeClosing() {
	w := &a.closing
	if on := a.config.Desktop && a.hostsOthers(); on != w.on {
		w.on = on
		w.handle(on)
	}
	top := a.stack.top()
	if !w.on || !w.closes() || top == nil {
		return
	}
	if _, asks := top.scene.(*closingScene); !asks && !a.stack.fade.on() {
		a.stage.Push(&closingScene{stage: a.stage, under: top.scene, quit: func() { a.quit = true }})
	}
}

// hostsOthers reports whether this device is the host of a room in which others are.
func (a *App) hostsOthers() bool {
	return a.stage.RoomHost != nil && a.stage.Room != nil && len(a.stage.Room.Present()) > 0
}

// closingScene asks, over any other scene, whether the window and with it the room shall be closed.
type closingScene struct {
	stage    *stage.Stage
	under    stage.Scene
	question page.Question
	asked    bool
	quit     func()
}

// Name is "closing".
func (s *closingScene) Name() string { return "closing" }

// Layout places the question, and what lies under it.
func (s *closingScene) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.under.Layout(screen, safe)
	if s.asked {
		s.question.Layout(st.Kit, safe)
		return
	}
	s.asked = true
	s.question.Ask(st, safe, st.Text("room.close.ask"), st.Text("room.close.text"), st.Text("room.close"), s.quit)
}

// Update closes the scene once the question has its answer.
func (s *closingScene) Update(c *ui.Context) {
	if s.question.Update(c); s.question.Dialog == nil {
		s.stage.Pop()
	}
}

// Draw draws the question over what lies under it.
func (s *closingScene) Draw(c *ui.Canvas) {
	s.under.Draw(c)
	s.question.Draw(c)
}

// Report names the buttons.
func (s *closingScene) Report(r *stage.Report) { s.question.Report(r) }
