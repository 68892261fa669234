package page

import (
	"math"

	"runehall/assets/lang"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// waiting is the scene shown while a long text is read: it shows how much has been read. Leaving it gives up the
// reading.
type waiting struct {
	Page
	stage   *stage.Stage
	opening *Opening
	cancel  ui.Button
	slip    Slip
	bar     partBar
	names   stage.Names
}

func newWaiting(o *Opening) *waiting {
	st := o.Stage
	s := &waiting{stage: st, opening: o}
	s.cancel = ui.Button{Kind: ui.SlateButton, Icon: ui.IconClose, OnTap: st.Pop}
	s.Back.OnTap = st.Pop
	s.Buttons = []*ui.Button{&s.cancel}
	s.Content, s.Middle, s.Most = &s.slip, true, 560
	s.names = stage.Names{&s.cancel: "waiting.cancel", &s.Back: "waiting.back", &s.bar: "waiting.part"}
	return s
}

// Name is "waiting".
func (s *waiting) Name() string { return "waiting" }

// Enter gives the way out the focus.
func (s *waiting) Enter(root *ui.Root) { root.Focus(&s.cancel) }

// Leave stops the reading if it has not finished.
func (s *waiting) Leave() {
	s.opening.scene = nil
	s.opening.giveUp()
}

// Layout places the words and the bar below them.
func (s *waiting) Layout(screen, safe ui.Rect) {
	st := s.stage
	says := s.opening.Says
	if says.Title == "" {
		says.Title, says.About, says.Text = "waiting.title", "waiting.about", "waiting.text"
	}
	s.Title, s.cancel.Text = st.Text(says.Title), st.Text("dialog.cancel")
	s.tell()
	s.slip.Write(st.Kit, st.Text(says.About), []string{st.Text(says.Text)})
	if s.opening.Says.Title == "" { // nobody knows how long a line takes
		s.slip.Items = append(s.slip.Items, &s.bar)
	}
	s.Arrange(st.Kit, screen, safe)
}

// tell says how much has been read.
func (s *waiting) tell() {
	s.bar.part = s.opening.Part()
	s.bar.text = s.stage.Text("settings.percent", lang.Num("n", int(100*s.bar.part)))
}

// Update reacts to a tick's input.
func (s *waiting) Update(c *ui.Context) {
	s.tell()
	s.Page.Update(c)
}

// Report names what can be pressed, and says how much has been read, in percent. Screen readers are told once that it
// takes a while.
func (s *waiting) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["part"] = int(100 * s.bar.part)
	r.Heard.Tells("waiting", s.stage.Text("waiting.text"), true)
}

// partBar shows how much of something is done.
type partBar struct {
	part float64 // from 0 to 1
	text string
	rect ui.Rect
}

// Measure returns the height of a line of words with the bar under it.
func (w *partBar) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, k.LineHeight(k.Type.Small)+k.Gap.XS+k.Gap.M)
}

// Layout gives the bar its place.
func (w *partBar) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Rect returns the bar's place.
func (w *partBar) Rect() ui.Rect { return w.rect }

// Update does nothing: nobody can move the bar.
func (w *partBar) Update(*ui.Context) {}

// Speak says how much is done.
func (w *partBar) Speak() aloud.Thing { return aloud.Thing{Role: aloud.Text, Label: w.text} }

// Draw draws the words and the bar.
func (w *partBar) Draw(c *ui.Canvas) {
	words, bar := w.rect.CutTop(c.LineHeight(c.Type.Small), c.Gap.XS)
	c.TextIn(w.text, c.Type.Small.In(c.Palette.ParchmentInk), words, ui.AlignRight|ui.AlignMiddle)
	c.Recess(bar, bar.H/2)
	if w.part > 0 {
		done := bar.Inset(ui.Sides(c.Hairline, c.Hairline))
		done.W = math.Max(done.H, done.W*w.part)
		c.Box(done, done.H/2, ui.Shade3(c.Palette.BrassTop, c.Palette.Brass, c.Palette.BrassLow))
	}
}
