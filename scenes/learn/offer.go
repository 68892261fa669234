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
	wins            page.Notice
	column          ui.Column
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
	s.Content, s.Middle, s.Most = &s.column, true, 640
	s.names = stage.Names{&s.Back: "play-along.back", &s.along: "play-along.along", &s.straight: "play-along.straight"}
	return s
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
	s.wins = page.Notice{Icon: ui.IconTrophy, Picture: art.Table(s.game), Title: st.Text("setup.goal." + s.game), Text: st.Text("learn.offer.text")}
	s.column = ui.Column{Items: []ui.Widget{&s.wins}, Pad: ui.Sides(0, st.Kit.Gap.L)}
	s.Arrange(st.Kit, screen, safe)
}

// Report says what can be pressed.
func (s *Offer) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.game
}
