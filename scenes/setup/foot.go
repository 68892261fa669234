package setup

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// fillWins says how one wins, how hard the game is to learn, and how long a match takes.
func (s *Scene) fillWins() {
	st, game := s.stage, s.Door.Info().ID
	//says:keys setup.goal.{@games} setup.learn.{@games}?
	s.Wins = page.Notice{Icon: ui.IconTrophy, Picture: art.Table(game),
		Title: st.Text("setup.goal." + game), Text: s.length()}
	if learn := "setup.learn." + game; st.Book.Has(learn) {
		s.Wins.Text = strings.TrimSpace(st.Text(learn) + " " + s.Wins.Text)
	}
}

// fillLast tells how the last match ended, or somebody new what is set up for them.
func (s *Scene) fillLast() {
	st, game := s.stage, s.Door.Info().ID
	s.clear.Text = st.Text("setup.clear")
	s.Last = page.Notice{Icon: ui.IconInfo, Title: st.Text("setup.first")}
	if s.along != nil {
		s.fillAlong()
		return
	}
	past := s.past()
	played := slices.ContainsFunc(past, func(m matches.Match) bool { return m.Game == game })
	if !s.asLast && !played {
		if st.Rival != nil { // who knows how gentle a program is?
			s.Last.Title = st.Text("setup.summary", lang.Num("n", len(s.Seating.Seats)))
		}
		return
	}
	if s.asLast {
		s.Last.Action, s.Last.Title = &s.clear, st.Text("setup.aslast")
	}
	var names []string
	wins := map[string]int{}
	for _, m := range past {
		if m.Game != game {
			continue
		}
		if len(names) == 0 {
			s.Last.Icon = ui.IconTrophy
			s.Last.Title = st.Text("setup.last", lang.Str("names", strings.Join(m.Winners, ", ")),
				lang.Num("n", m.Moves))
		}
		for _, p := range m.Players {
			if !slices.ContainsFunc(names, func(name string) bool { return stage.SameName(name, p.Name) }) {
				names = append(names, p.Name)
			}
		}
		for _, name := range m.Winners {
			wins[stage.Person(name)]++
		}
	}
	if len(names) == 0 {
		return
	}
	slices.SortStableFunc(names, func(a, b string) int {
		return cmp.Compare(wins[stage.Person(b)], wins[stage.Person(a)])
	})
	for i, name := range names {
		names[i] = name + "\u00a0" + strconv.Itoa(wins[stage.Person(name)])
	}
	s.Last.Text = st.Text("setup.sofar", lang.Str("names", strings.Join(names[:min(len(names), 5)], ", ")))
}

// drawFoot draws who plays and by which rules, to the left of the buttons on the ledge.
func (s *Scene) drawFoot(c *ui.Canvas) {
	r := s.Places.Foot
	if r.W < c.Dp(160) {
		return
	}
	st := s.stage
	side := min(c.Dp(42), r.H)
	for i := range s.Seating.Seats {
		c.Coin(s.rows[i].look, ui.Pt(r.X+side*(.5+.86*float64(i)), r.Center().Y), side/2)
	}
	_, words := r.CutLeft(side*(.14+.86*float64(len(s.Seating.Seats))), c.Gap.M)
	first, on := s.Variant()
	seats := st.Text("setup.summary", lang.Num("n", len(s.Seating.Seats)))
	if first != "" {
		seats = first + " · " + seats
		if c.Measure(seats, c.Type.Section, 0).W > words.W {
			seats = first // the coins tell how many play
		}
	}
	starts := st.Text("setup.lot.summary")
	if i := s.Seating.Starts; i != byLot {
		starts = st.Text("setup.starts.summary", lang.Str("name", s.Seating.name(st, i)))
	}
	words = words.Place(ui.Sz(words.W, min(words.H, c.LineHeight(c.Type.Section)+c.LineHeight(c.Type.Small))), 0, .5)
	top, low := words.CutTop(words.H*.56, 0)
	c.TextIn(seats, c.Type.Section.In(c.Palette.Cream), top, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(strings.Join(append(on, starts), " · "), c.Type.Small.In(c.Palette.Text), low, ui.AlignLeft|ui.AlignMiddle)
}
