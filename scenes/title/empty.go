package title

import "runehall/ui"

// DrawEmpty draws the hall with its tables alone, for the way through it.
func (s *Scene) DrawEmpty(c *ui.Canvas) {
	s.drawHall(c)
	for _, t := range s.tables {
		if at := s.TableOf(t.game); !at.Empty() {
			c.Picture(t.picture, at, ui.White)
		}
	}
}

// TableOf returns where the table of a game stands, or nothing if it is out of sight.
func (s *Scene) TableOf(game string) ui.Rect {
	for _, t := range s.tables {
		if t.game != game || t.rect.Empty() {
			continue
		}
		if list := s.places.list; !t.upright && (t.rect.Y < list.Y || t.rect.Bottom() > list.Bottom()) {
			return ui.Rect{}
		}
		return t.place(s.stage.Kit)
	}
	return ui.Rect{}
}
