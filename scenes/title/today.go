package title

import (
	"runehall/assets/lang"
	"runehall/ui"
)

// learnHint says where the way to the lessons leads, and which game the puzzle of the day is about as long as it waits
// to be solved.
func (s *Scene) learnHint() string {
	game, waits := s.ways.Today()
	if s.marked = waits; waits {
		//says:keys game.{@games}
		return s.stage.Text("title.learn.today", lang.Str("game", s.stage.Text("game."+game)))
	}
	return s.stage.Text("title.learn.hint")
}

// drawMark marks the way to the lessons as long as the puzzle of the day waits.
func (s *Scene) drawMark(c *ui.Canvas) {
	if !s.marked {
		return
	}
	r, size := s.learn.Rect(), c.Dp(5)
	at := ui.Pt(r.Right()-c.Gap.S, r.Y+c.Gap.S)
	c.Hex(at, size*1.5, c.Palette.Ink)
	c.Hex(at, size, c.Palette.Gold)
}
