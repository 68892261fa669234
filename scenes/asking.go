package scenes

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// lying is a widget that knows where it lies.
type lying interface{ Rect() ui.Rect }

// asking is a page that asks before it does something, and says what became of it.
type asking struct {
	page
	question question
	toast    ui.Toast
	spare    []lying // what the toast leaves to be seen, if it can
}

func (s *asking) layout(k *ui.Kit, screen, safe ui.Rect) {
	s.page.layout(k, screen, safe)
	s.placeToast(k)
	s.question.layout(k, safe)
}

func (s *asking) update(c *ui.Context) {
	s.question.update(c)
	s.page.update(c)
	s.placeToast(c.Kit)
	s.toast.Update(c)
}

// placeToast places the toast at the foot of the body, or where it covers nothing of what is to be spared.
func (s *asking) placeToast(k *ui.Kit) {
	if len(s.spare) == 0 {
		s.toast.Layout(k, s.places.body)
		return
	}
	var rects []ui.Rect
	for _, w := range s.spare {
		rects = append(rects, w.Rect())
	}
	s.toast.LayoutClear(k, rects, s.places.body)
}

func (s *asking) draw(c *ui.Canvas) {
	s.page.draw(c)
	s.toast.Draw(c)
	s.question.draw(c)
}

// report says what the page says, and what it asks.
func (s *asking) report(r *stage.Report) {
	if text := s.toast.Text(); text != "" {
		r.State["toast"] = text
	}
	r.Heard.Tells("toast", s.toast.Text(), true)
	s.question.report(r)
}

// handed says where a file has been put that was given to the person, or offers to send it; or why there is none.
func (s *asking) handed(st *stage.Stage, what, place string, err error) {
	switch {
	case err != nil:
		st.Log.Error(what+" cannot be given out", "error", err)
		s.toast.Show(ui.IconWarning, storeWords(st, err, st.Text("store.unsaved")), st.Kit.Palette.Blood, nil)
	case st.Share != nil:
		st.Share(place)
	default:
		s.toast.Show(ui.IconCheck, savedWords(st, place), st.Kit.Palette.Moss, nil)
	}
}
