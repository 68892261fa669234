package archive

import (
	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/scenes/library"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Scene lists the finished matches, each with a picture of its last position. Each leads to its results, and from there
// to its replay.
type Scene struct {
	page.Prompting
	stage    *stage.Stage
	lib      *library.Library
	ways     Ways
	saved    *matches.List
	older    ui.Button // shows older matches
	note     ui.Label
	none     page.Notice // says that there are no matches yet
	cards    map[*pastCard]matches.Match
	pictures lastPositions
	list     ui.Column
	names    stage.Names
	counts   ui.Button // leads to the statistics
	evenings ui.Button // leads to the evenings
}

// Ways lead from the archive to other screens.
type Ways struct {
	// Results shows how a match ended, whose record is stored under id, with put.
	Results    func(o table.Outcome, id string, put func(stage.Scene))
	Statistics func()
	// Evenings returns what shows the last evening; nil: there has been none. The ledger has been read by then.
	Evenings func() (show func())
}

// New returns the archive of a list of matches.
func New(st *stage.Stage, lib *library.Library, kept *matches.List, ways Ways) *Scene {
	s := &Scene{stage: st, lib: lib, saved: kept, ways: ways, pictures: newLastPositions(st, lib)}
	s.Back.OnTap = st.Pop
	s.Content = &s.list
	s.counts = ui.Button{Icon: ui.IconTrophy, OnTap: ways.Statistics}
	s.evenings = ui.Button{Icon: ui.IconMoon}
	s.older = ui.Button{Icon: ui.IconDown, OnTap: kept.More}
	return s
}

// Name is "archive".
func (s *Scene) Name() string { return "archive" }

// Enter reads the matches, and focuses the way back.
func (s *Scene) Enter(root *ui.Root) {
	root.Focus(&s.Back)
	s.saved.Changed = s.refresh
	s.saved.Read()
}

// Layout places everything.
func (s *Scene) Layout(screen, safe ui.Rect) {
	s.Screen, s.Safe = screen, safe
	s.refresh()
}

// refresh builds the list anew.
func (s *Scene) refresh() {
	if s.Screen.Empty() {
		return
	}
	st := s.stage
	s.Title, s.counts.Text, s.evenings.Text = st.Text("archive.title"), st.Text("stats.title"), st.Text("evening.title")
	s.Buttons = []*ui.Button{&s.counts}
	if s.evenings.OnTap = s.ways.Evenings(); s.evenings.OnTap != nil {
		s.Buttons = []*ui.Button{&s.evenings, &s.counts}
	}
	s.names, s.cards = stage.Names{&s.Back: "archive.back", &s.counts: "archive.statistics",
		&s.evenings: "archive.evenings", &s.older: "archive.older"}, map[*pastCard]matches.Match{}
	s.list.Items, s.list.Gap = s.list.Items[:0], st.Kit.Gap.L
	past := s.saved.Past()
	few := len(past) <= fewMatches
	beside := 1
	if s.Most = 0; !few && s.Safe.W >= 2*st.Kit.Dp(cardLeast)+st.Kit.Gap.L+2*page.Margin(st.Kit, s.Safe) {
		beside, s.Most = 2, 1400
	} else if few { // they fill a wide screen
		s.Most = 1200
	}
	var row *page.Columns
	for i, m := range past {
		c := newPastCard(st, m, func() {
			s.open(m)
		}, func() { s.askDelete(m) }, func() *ui.Picture { return s.pictures.of(m) })
		c.few, c.most = few, s.Safe.H*.42
		if i%beside == 0 {
			row = &page.Columns{Gap: st.Kit.Gap.L}
			s.list.Items = append(s.list.Items, row)
		}
		row.Items = append(row.Items, c)
		s.cards[c] = m
		s.names[&c.open], s.names[&c.trash] = page.Numbered("archive.match.", i), page.Numbered("archive.delete.", i)
	}
	if row != nil && len(row.Items) < beside { // the last one is no wider than the others
		row.Items = append(row.Items, &ui.Label{})
	}
	line := s.saved.Line()
	if s.Middle = len(s.list.Items) == 0 && s.saved.Older == 0 && line == ""; s.Middle {
		s.none = page.Notice{Icon: ui.IconTrophy, Title: st.Text("archive.none")}
		s.list.Items = append(s.list.Items, &s.none)
	}
	if s.note = (ui.Label{Text: line, Wrap: true}); line != "" {
		s.list.Items = append(s.list.Items, &s.note)
	}
	if s.saved.Older > 0 {
		s.older.Text = st.Text("list.older", lang.Num("n", s.saved.Older))
		s.list.Items = append(s.list.Items, &s.older)
	}
	s.Arrange(st.Kit, s.Screen, s.Safe)
}

// fewMatches is how many matches are so few that each is shown large, and cardLeast how wide a card is at least that
// has another one beside it, in dp.
const fewMatches, cardLeast = 2, 460

// open shows the results of a match. It only reads the record, which is complete.
func (s *Scene) open(m matches.Match) {
	matches.OpenOutcome(s.stage, s.lib, m.ID, nil, func(o table.Outcome, put func(stage.Scene)) {
		s.ways.Results(o, m.ID, put)
	})
}

func (s *Scene) askDelete(m matches.Match) {
	st := s.stage
	s.Question.Ask(st, s.Safe, st.Text("title.delete.ask"), m.Line(st), st.Text("title.delete"), func() {
		s.saved.Delete(m, &s.Toast)
	})
}

// Leave gives the memory of the pictures back.
func (s *Scene) Leave() { s.pictures.drop() }

// Pictures are those of the boards that paint the last positions.
func (s *Scene) Pictures(bool) (list []art.ID) {
	for _, g := range s.lib.Games {
		list = append(list, g.Pictures...)
	}
	return list
}

// Update reacts to a tick's input.
func (s *Scene) Update(c *ui.Context) {
	s.Prompting.Update(c)
	c.Moves(s.saved.Step())
	for card, m := range s.cards {
		if card.rect.Overlaps(s.Places.Body) {
			s.pictures.want(m, card.at.picture.Size())
		}
	}
	s.pictures.step()
	c.Moves(s.pictures.busy())
}

// Report says what can be pressed.
func (s *Scene) Report(r *stage.Report) {
	s.names.Report(r)
	s.saved.Report(r)
	r.Busy = r.Busy || s.saved.Reading() || s.pictures.busy()
	s.Prompting.Report(r)
}
