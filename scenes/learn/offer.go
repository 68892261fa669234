package learn

import (
	"fmt"

	"runehall/assets/art"
	"runehall/assets/learn"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Offer asks somebody who sits down at a game for the first time whether to play along. It asks once a game.
type Offer struct {
	page.Page
	stage           *stage.Stage
	game            string
	along, straight ui.Button
	boards          boards
	board           litBoard
	wins            page.Slip
	sides           page.Columns
	names           stage.Names
}

// OfferWays lead from the question to other screens.
type OfferWays struct {
	// Along plays along, and Straight goes to the set-up.
	Along, Straight func()
}

// NewOffer returns the question for a game.
func NewOffer(st *stage.Stage, lib *library.Library, game string, ways OfferWays) *Offer {
	s := &Offer{stage: st, game: game, boards: newBoards(st, lib)}
	s.board.window = window{boards: &s.boards, sight: func() ui.Rect { return s.Places.Body }, small: true}
	if ids := learn.IDs(game); len(ids) > 0 {
		s.board.lesson = ids[0]
	}
	asked := func(do func()) func() {
		return func() {
			st.Apply(st.Settings.WithLearned(game))
			do()
		}
	}
	s.along = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconPlay, OnTap: asked(ways.Along)}
	s.straight = ui.Button{OnTap: asked(ways.Straight)}
	s.Back.OnTap = st.Pop
	s.Buttons = []*ui.Button{&s.straight, &s.along}
	s.Content, s.Middle = &s.sides, true
	s.Ground = func(c *ui.Canvas) { stage.HallAtDusk(c, s.Screen) }
	s.names = stage.Names{&s.Back: "play-along.back", &s.along: "play-along.along", &s.straight: "play-along.straight"}
	return s
}

// Pictures returns the hall, and the sheet with the tables.
func (s *Offer) Pictures(portrait bool) []art.ID {
	return []art.ID{art.Name, stage.HallPicture(portrait)}
}

// Name is "play-along".
func (s *Offer) Name() string { return "play-along" }

// Enter focuses playing along.
func (s *Offer) Enter(root *ui.Root) { root.Focus(&s.along) }

// Layout says how one wins, and what playing along is.
func (s *Offer) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.Title = st.Text("game." + s.game)
	s.along.Text, s.straight.Text = st.Text("learn.offer.along"), st.Text("learn.offer.straight")
	//says:keys setup.goal.{@games}
	s.wins.Write(st.Kit, st.Text("setup.goal."+s.game), append([]string{st.Text("learn.offer.text")}, s.titles()...))
	s.board.high = 0
	s.sides = page.Columns{Items: []ui.Widget{&s.board, &s.wins}, Least: 300, Share: []float64{1, 1.1}}
	s.Most = 560
	beside := safe.H < st.Kit.Dp(page.LowPage) && !safe.Size().Portrait() || safe.W >= st.Kit.Dp(1100)
	if beside {
		s.Most = 1240
	}
	s.Arrange(st.Kit, screen, safe)
	room := ui.Sz(s.Places.Body.W-2*s.Places.Margin, s.Places.Body.H-st.Kit.Gap.S-st.Kit.Gap.XL)
	if s.board.high = min(room.H, room.W*.5); !beside { // the words first, and the board has what they leave
		s.board.high = min(room.H-s.wins.Measure(st.Kit, ui.Sz(room.W, 0)).H-st.Kit.Gap.L, room.W*.7)
	}
	if s.sides.High = s.board.high; s.board.high < st.Kit.Dp(leastPosition) && !beside { // the words alone
		s.sides.Items, s.sides.Share = s.sides.Items[1:], nil
		if s.wins.Measure(st.Kit, ui.Sz(room.W, 0)).H > room.H { // without the names of the lessons
			s.wins.Write(st.Kit, st.Text("setup.goal."+s.game), []string{st.Text("learn.offer.text")})
		}
	}
	s.Arrange(st.Kit, screen, safe)
}

// titles names the lessons, in their order.
func (s *Offer) titles() (list []string) {
	for i, id := range learn.IDs(s.game) {
		//says:keys learn.{@lesson-names}.title
		list = append(list, fmt.Sprintf("%d.  %s", i+1, s.stage.Text("learn."+id+".title")))
	}
	return list
}

// Update paints the board, once.
func (s *Offer) Update(c *ui.Context) {
	s.Page.Update(c)
	c.Moves(s.boards.step())
}

// Leave gives the memory of the board back.
func (s *Offer) Leave() { s.boards.drop() }

// Report says what can be pressed.
func (s *Offer) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.game
	r.Busy = r.Busy || s.boards.waits()
	r.Heard.Tells("goal", s.stage.Text("setup.goal."+s.game)+" "+s.stage.Text("learn.offer.text"), false)
}

// litBoard shows the board of a game's first lesson in the light of a fire.
type litBoard struct {
	window
	high float64 // in pixels
}

// Measure returns the whole width, and the height.
func (w *litBoard) Measure(_ *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, w.high) }

// Layout gives the board its place.
func (w *litBoard) Layout(_ *ui.Kit, r ui.Rect) { w.at = r }

// Update has the board painted.
func (w *litBoard) Update(*ui.Context) { w.update() }

// Draw draws the board.
func (w *litBoard) Draw(c *ui.Canvas) {
	c.Halo(w.at, c.Radius.Panel, c.Gap.XL, c.Palette.Ember.Fade(.3))
	w.draw(c, 0)
	c.Frame(w.at, c.Radius.Panel, c.Outline, ui.Flat(c.Palette.Brass))
}
