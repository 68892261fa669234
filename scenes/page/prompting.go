package page

import (
	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Placed is a widget that can tell its place.
type Placed interface{ Rect() ui.Rect }

// Prompting is a page that asks before it does something, and then says what became of it.
type Prompting struct {
	Page
	Question Question
	Toast    ui.Toast
	Spare    []Placed // widgets that the toast does not cover if it can
}

// Arrange places the page, its toast and its question.
func (s *Prompting) Arrange(k *ui.Kit, screen, safe ui.Rect) {
	s.Page.Arrange(k, screen, safe)
	s.placeToast(k)
	s.Question.Layout(k, safe)
}

// Update updates the question before everything below it.
func (s *Prompting) Update(c *ui.Context) {
	s.Question.Update(c)
	s.Page.Update(c)
	s.placeToast(c.Kit)
	s.Toast.Update(c)
}

// placeToast places the toast at the foot of the body, or where it covers none of Spare.
func (s *Prompting) placeToast(k *ui.Kit) {
	if len(s.Spare) == 0 {
		s.Toast.Layout(k, s.Places.Body)
		return
	}
	var rects []ui.Rect
	for _, w := range s.Spare {
		rects = append(rects, w.Rect())
	}
	s.Toast.LayoutClear(k, rects, s.Places.Body)
}

// Draw draws the page, the toast and the question over them.
func (s *Prompting) Draw(c *ui.Canvas) {
	s.Page.Draw(c)
	s.Toast.Draw(c)
	s.Question.Draw(c)
}

// Report reports the page and the question.
func (s *Prompting) Report(r *stage.Report) {
	if text := s.Toast.Text(); text != "" {
		r.State["toast"] = text
	}
	r.Heard.Tells("toast", s.Toast.Text(), true)
	s.Question.Report(r)
}

// Copy gives a text to the clipboard, and says by the keys of two messages whether that worked. If it did not, the text
// is shown, to be selected by hand, or lies in a file that can be opened where texts are selected.
func (s *Prompting) Copy(st *stage.Stage, text, copied, uncopied string) {
	st.Copy(text, func(err error) {
		if err != nil {
			st.Log.Error("the clipboard cannot be written to", "error", err)
			s.leave(st, text, uncopied)
			return
		}
		s.Toast.Show(ui.IconCheck, st.Text(copied), st.Kit.Palette.Moss, nil)
	})
}

// leave gives a person a text that cannot be put on the clipboard in some other way. uncopied is the message if there
// is none.
func (s *Prompting) leave(st *stage.Stage, text, uncopied string) {
	switch {
	case st.ShowText != nil:
		st.ShowText(text)
		return
	case st.KeepText != nil:
		place, err := st.KeepText(text)
		if err == nil {
			s.hand(st, text, place)
			return
		}
		st.Log.Error("what was to be copied cannot be kept", "error", err)
	}
	s.Toast.Show(ui.IconWarning, st.Text(uncopied), st.Kit.Palette.Blood, nil)
}

// longest is how many letters are shown of a text that cannot be copied. The link of a match is longer, but nobody
// would type more.
const longest = 240

// hand shows a text that lies in a file because it cannot be copied, where the file is, and offers to open it where
// texts can be selected.
func (s *Prompting) hand(st *stage.Stage, text, place string) {
	do := ""
	if st.OpenFile != nil {
		do = st.Text("copy.open")
	}
	if letters := []rune(text); len(letters) > longest {
		text = string(letters[:longest]) + "…"
	}
	s.Question.Hand(st, s.Safe, st.Text("copy.title"), st.Text("copy.file", lang.Str("place", place)), text, do,
		func() {
			if err := st.OpenFile(place); err != nil {
				st.Log.Error("a file cannot be opened for the person", "error", err)
				s.Toast.Show(ui.IconWarning, st.Text("copy.unopened", lang.Str("place", place)),
					st.Kit.Palette.Blood, nil)
			}
		})
}

// Handed tells the person where their file has been put, or offers to send it, or says why there is none.
func (s *Prompting) Handed(st *stage.Stage, what, place string, err error) {
	switch {
	case err != nil:
		st.Log.Error(what+" cannot be given out", "error", err)
		s.Toast.Show(ui.IconWarning, StoreWords(st, err, st.Text("store.unsaved")), st.Kit.Palette.Blood, nil)
	case st.Share != nil:
		st.Share(place)
	default:
		s.Toast.Show(ui.IconCheck, SavedWords(st, place), st.Kit.Palette.Moss, nil)
	}
}
