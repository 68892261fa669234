package share

import (
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/scenes/library"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Offer says which match a link holds, and lets the person choose: watch it, or go on with it. Nothing is stored before that.
type Offer struct {
	page.Page
	stage       *stage.Stage
	shelves     *library.Library
	taken       func(id string)
	sitting     table.Sitting
	goOn, watch ui.Button
	slip        page.Slip
	position    page.Position
	sides       page.Columns
	names       stage.Names
}

// NewOffer offers a match. Taken goes on with it, once it is stored under an id.
func NewOffer(st *stage.Stage, shelves *library.Library, sitting table.Sitting, taken func(id string)) *Offer {
	s := &Offer{stage: st, shelves: shelves, sitting: sitting, taken: taken}
	s.watch = ui.Button{Icon: ui.IconPlay, OnTap: func() { st.Push(sitting.Replay(st, 0)) }}
	s.goOn = ui.Button{Kind: ui.PrimaryButton, OnTap: s.take}
	s.Back.OnTap = st.Home
	s.Buttons = []*ui.Button{&s.watch, &s.goOn}
	door, _ := shelves.Door(sitting.Record().Game)
	s.position.Show(st, door, sitting)
	s.sides = page.Columns{Items: []ui.Widget{&s.position, &s.slip}, Least: 300, Share: []float64{2, 1}}
	s.Content, s.Middle, s.Most = &s.sides, true, 1200
	s.names = stage.Names{&s.goOn: "offer.goon", &s.watch: "offer.watch", &s.Back: "offer.back"}
	return s
}

// take stores the match, and goes on with it.
func (s *Offer) take() {
	st, record := s.stage, s.sitting.Record()
	matches.Keep(st, record.Game, record.Text(), func(id string, err error) {
		if err != nil {
			st.Log.Error("a match cannot be stored", "error", err)
			st.Push(page.NewError(st, page.OpenError(st, err), ""))
			return
		}
		st.Home()
		s.taken(id)
	})
}

// Name is "offer".
func (s *Offer) Name() string { return "offer" }

// Pictures returns those of the game's table.
func (s *Offer) Pictures(portrait bool) []art.ID {
	game, _ := s.shelves.Game(s.sitting.Record().Game)
	return game.Pictures
}

// Leave gives the memory of the position back.
func (s *Offer) Leave() { s.position.Drop() }

// Enter gives the golden button the focus.
func (s *Offer) Enter(root *ui.Root) { root.Focus(&s.goOn) }

// Layout says who plays, and how far the match has got.
func (s *Offer) Layout(screen, safe ui.Rect) {
	st, record := s.stage, s.sitting.Record()
	s.Title = st.Text("offer.title")
	names := make([]string, len(record.Players))
	for i, p := range record.Players {
		names[i] = p.Name
	}
	line := st.Text("title.match", lang.Str("names", strings.Join(names, ", ")), lang.Num("n", s.sitting.Moves()))
	s.watch.Text, s.goOn.Text = st.Text("offer.watch"), st.Text("offer.goon")
	why := "offer.underway"
	if s.sitting.Over() {
		s.goOn.Text, why = st.Text("offer.results"), "offer.over"
	}
	s.position.Write()
	s.position.High = min(safe.H*.62, safe.H-st.Kit.Dp(260)) // bar, ledge and words have room, too
	s.slip.Write(st.Kit, st.Text("game."+record.Game), []string{line, st.Text(why)})
	s.Arrange(st.Kit, screen, safe)
}

// Report says what can be pressed.
func (s *Offer) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.sitting.Record().Game
	r.State["moves"] = s.sitting.Moves()
	r.State["over"] = s.sitting.Over()
	r.State["shown"] = s.position.Painted()
}
