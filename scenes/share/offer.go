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

// Offer says which match a link holds, and lets the person choose: watch it, or go on with it. Nothing is stored before
// that.
type Offer struct {
	page.Page
	stage       *stage.Stage
	shelves     *library.Library
	taken       func(id string)
	sitting     table.Sitting
	goOn, watch ui.Button
	slip        page.Slip
	company     page.Company
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
	s.sides = page.Columns{Items: []ui.Widget{&s.position, &s.slip}, Share: []float64{beside, 1}}
	s.Content, s.Middle, s.Most = &s.sides, true, widest
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
	s.slip.Write(st.Kit, st.Text("game."+record.Game), []string{line, st.Text(why)})
	s.Arrange(st.Kit, screen, safe) // what the ledge leaves decides how large the match is shown
	s.fill(safe)
	s.Arrange(st.Kit, screen, safe)
	s.Arrange(st.Kit, screen, safe)
}

// widest is how wide a match is shown at most, with what stands beside it, in dp.
const widest = 1640

// beside is how much wider the match is than what stands beside it.
const beside = 1.9

// roomy is how high a screen held sideways is at least, in dp, that has room for large coins beside the match.
const roomy = 560

// fill has the match fill the page, beside the slip or over it; where there is room, the slip says who plays, in place
// of a line of names.
func (s *Offer) fill(safe ui.Rect) {
	k := s.stage.Kit
	body := s.Places.Body
	width, high := body.W-2*s.Places.Margin, body.H-k.Gap.S-k.Gap.XL
	upright := safe.Size().Portrait()
	s.sides.Least = 300
	if upright {
		s.sides.Least = widest
	}
	s.position.Unseated = !upright && safe.H >= k.Dp(roomy) || upright && safe.W >= k.Dp(600)
	if s.position.Unseated {
		s.company.Sitters = s.stage.Sitters(s.sitting.Record().Players)
		about := s.slip.Items[0]
		s.slip.Items = []ui.Widget{about, &s.company, &ui.Label{
			Text: s.stage.Text("title.moves", lang.Num("n", s.sitting.Moves())), Style: k.Type.Body.In(k.Palette.ParchmentInk), Wrap: true,
		}, s.slip.Items[2]}
	}
	if upright {
		s.position.Fit(k, width, high-k.Gap.L-s.slip.Measure(k, ui.Sz(width, 0)).H)
		return
	}
	s.position.Fit(k, (width-k.Gap.XL)*beside/(beside+1), high)
}

// Report says what can be pressed.
func (s *Offer) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.sitting.Record().Game
	r.State["moves"] = s.sitting.Moves()
	r.State["over"] = s.sitting.Over()
	r.State["shown"] = s.position.Painted()
}
