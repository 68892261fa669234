package results

import (
	"bytes"
	"image"
	"image/png"
	"runtime"
	"time"

	"runehall/assets/art"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// keepsake shows a picture of a finished match, and gives it to the person: the last position, who played, and how it
// ended.
type keepsake struct {
	page.Prompting
	stage   *stage.Stage
	id      string // of the record
	sitting table.Sitting
	game    library.Game
	easel   table.Easel
	studio  *stage.Stage // a stage with a kit of its own, for a picture that looks the same from every screen

	picture *ui.Picture
	made    int // the version of the art that it was made with
	whole   bool
	show    shownPicture
	aside   page.ButtonRow // beside the picture, where a ledge would leave little of it
	beside  page.Columns
	save    ui.Button
	writing bool
	marks   stage.Names
}

// OpenKeepsake opens the picture of a match that is over, which is stored under id.
func OpenKeepsake(st *stage.Stage, lib *library.Library, id string, sitting table.Sitting) {
	st.Push(newKeepsake(st, lib, id, sitting))
}

func newKeepsake(st *stage.Stage, lib *library.Library, id string, sitting table.Sitting) *keepsake {
	s := &keepsake{stage: st, id: id, sitting: sitting, made: -1}
	s.game, _ = lib.Game(sitting.Record().Game)
	studio := *st
	studio.Kit = st.Kit.In(ui.Look{Interface: keepsakeScale})
	s.studio, s.easel = &studio, s.game.Door.Easel(&studio)
	s.Back.OnTap = st.Pop
	s.save = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconExport, OnTap: s.give}
	s.Buttons = []*ui.Button{&s.save}
	s.aside.Buttons = s.Buttons
	s.Most = 1480
	// an upright picture leaves much room at the sides of a wide screen
	s.Ground = func(c *ui.Canvas) { stage.HallAtDusk(c, s.Screen) }
	s.Legend = &stage.Legend{Stage: st}
	s.marks = stage.Names{&s.Back: "keepsake.back", &s.save: "keepsake.save"}
	return s
}

// Name is "keepsake".
func (s *keepsake) Name() string { return "keepsake" }

// Enter focuses the golden button.
func (s *keepsake) Enter(root *ui.Root) { root.Focus(&s.save) }

// Pictures are those of the game's board, its ground, and the hall in which the picture hangs.
func (s *keepsake) Pictures(portrait bool) []art.ID {
	return append(s.painting(), stage.HallPicture(portrait))
}

// painting lists what the picture itself is made of.
func (s *keepsake) painting() []art.ID {
	return append([]art.ID{s.easel.Ground().Picture(keepsakeSize.Portrait())}, s.game.Pictures...)
}

// Leave gives the memory of the picture back.
func (s *keepsake) Leave() {
	if s.picture != nil {
		s.picture.Drop()
		s.picture = nil
	}
}

// Layout shows the whole picture at once.
func (s *keepsake) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.Title, s.Line = st.Text("share.picture"), st.Text("game."+s.game.ID)
	s.save.Text = st.Text("share.picture.save")
	if st.Share != nil {
		s.save.Text = st.Text("results.share")
	}
	s.show.picture = func() *ui.Picture { return s.picture }
	s.Buttons, s.Content = s.aside.Buttons, &s.show
	if safe.H < st.Kit.Dp(page.LowPage) && !safe.Size().Portrait() {
		s.beside = page.Columns{Least: 160, Items: []ui.Widget{&s.show, &s.aside}}
		s.Buttons, s.Content = nil, &s.beside
	}
	s.show.high = 0
	s.Arrange(st.Kit, screen, safe)
	s.show.high = s.Places.Body.H - st.Kit.Gap.S - st.Kit.Gap.XL
	s.Arrange(st.Kit, screen, safe)
}

// paint makes the picture once its parts have arrived, and anew when more of them have.
func (s *keepsake) paint() {
	now := s.stage.Kit.ArtVersion()
	if s.picture != nil && s.made == now {
		return
	}
	s.Leave()
	s.made = now
	s.picture, s.whole = s.painted(), true
	for _, id := range s.painting() {
		s.whole = s.whole && s.stage.Kit.There(id)
	}
}

// give writes the picture, and gives it to the person.
func (s *keepsake) give() {
	if s.writing || s.picture == nil {
		return
	}
	st := s.stage
	s.writing = true
	pixels := st.Pixels(s.picture)
	go func() {
		text, err := writePNG(pixels)
		st.Soon(func() {
			done := func(place string, err error) {
				s.writing = false
				s.Handed(st, "the picture of "+s.id, place, err)
			}
			if err != nil {
				done("", err)
				return
			}
			st.Store.SavePicture(s.id, text, done)
		})
	}()
}

func writePNG(pixels *image.RGBA) ([]byte, error) {
	var out breathing
	err := png.Encode(&out, pixels)
	return out.Bytes(), err
}

// breathing is a buffer whose writer lets a page breathe: in the browser all goroutines share the thread that paints.
type breathing struct{ bytes.Buffer }

func (b *breathing) Write(part []byte) (int, error) {
	if runtime.GOOS == "js" {
		time.Sleep(time.Millisecond)
	}
	return b.Buffer.Write(part)
}

// Update reacts to a tick's input.
func (s *keepsake) Update(c *ui.Context) {
	s.paint()
	s.save.Disabled = s.writing || !s.whole && !s.stage.Missing()
	s.Prompting.Update(c)
	c.Moves(s.writing)
}

// Report says what can be pressed.
func (s *keepsake) Report(r *stage.Report) {
	s.marks.Report(r)
	r.State["whole"] = s.whole
	r.Busy = r.Busy || s.writing
	s.Prompting.Report(r)
}

// shownPicture shows a picture as large as fits.
type shownPicture struct {
	picture func() *ui.Picture
	high    float64
	rect    ui.Rect
}

// Measure returns the height that there is.
func (w *shownPicture) Measure(_ *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, w.high) }

// Layout gives the picture its place.
func (w *shownPicture) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r.Fit(keepsakeSize).Snap() }

// Update does nothing.
func (w *shownPicture) Update(*ui.Context) {}

// Draw draws the picture in a frame.
func (w *shownPicture) Draw(c *ui.Canvas) {
	picture := w.picture()
	if picture == nil {
		return
	}
	c.Cast(w.rect, 0, c.Part.Mid)
	c.DrawIn(picture, w.rect, ui.White)
	c.Frame(w.rect, 0, c.Hairline, ui.Flat(c.Palette.BrassEdge))
}
