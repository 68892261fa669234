package learn

import (
	"runehall/assets/art"
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
	table           hallTable
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
func NewOffer(st *stage.Stage, game string, ways OfferWays) *Offer {
	s := &Offer{stage: st, game: game}
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
	s.wins.Write(st.Kit, st.Text("setup.goal."+s.game), []string{st.Text("learn.offer.text")})
	s.table = hallTable{id: art.Table(s.game), high: safe.H * tableShare}
	s.sides = page.Columns{Items: []ui.Widget{&s.table, &s.wins}, Least: 300, Share: []float64{1, 1.4}}
	s.Most = 560
	if st.Kit.InDp(safe.H) < page.LowPage && safe.Size().Portrait() { // the words alone
		s.sides.Items, s.sides.Share = s.sides.Items[1:], nil
	} else if low := safe.H < st.Kit.Dp(page.LowPage); low || safe.W >= st.Kit.Dp(1100) { // beside each other
		s.Most = 980
		s.table.high = safe.H * .5
		s.sides.High = s.table.high
	}
	s.Arrange(st.Kit, screen, safe)
}

// Report says what can be pressed.
func (s *Offer) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.game
	r.Heard.Tells("goal", s.stage.Text("setup.goal."+s.game)+" "+s.stage.Text("learn.offer.text"), false)
}

// tableShare is how much of the screen's height the table of the game has above the words.
const tableShare = .3

// hallTable shows the table of a game as it stands in the hall.
type hallTable struct {
	id   art.ID
	high float64 // in pixels
	rect ui.Rect
}

// Measure returns the whole width, and the height.
func (w *hallTable) Measure(_ *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, w.high) }

// Layout gives the table its place.
func (w *hallTable) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing: the table reacts to nothing.
func (w *hallTable) Update(*ui.Context) {}

// Draw draws the table in the light of a fire.
func (w *hallTable) Draw(c *ui.Canvas) {
	side := min(w.rect.W, w.rect.H)
	c.Glow(w.rect.Center(), side*.7, c.Palette.Ember.Fade(.3))
	c.Picture(w.id, w.rect.Place(ui.Sz(side, side), .5, .5), ui.White)
}
