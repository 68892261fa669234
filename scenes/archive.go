package scenes

import (
	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// archive lists the finished matches, each with a picture of its last position. Each leads to its results, and from there to its replay.
type archive struct {
	page.Prompting
	stage    *stage.Stage
	saved    *saved
	older    ui.Button // shows older matches
	note     ui.Label
	cards    map[*pastCard]savedMatch
	pictures lastPositions
	list     ui.Column
	names    stage.Names
	counts   ui.Button // leads to the statistics
}

func newArchive(st *stage.Stage, kept *saved) *archive {
	s := &archive{stage: st, saved: kept, pictures: newLastPositions(st)}
	s.Back.OnTap = st.Pop
	s.Content = &s.list
	s.counts = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconTrophy, OnTap: func() { st.Push(newStatistics(st)) }}
	s.Buttons = []*ui.Button{&s.counts}
	s.older = ui.Button{Icon: ui.IconDown, OnTap: kept.more}
	return s
}

// Name is "archive".
func (s *archive) Name() string { return "archive" }

// Enter reads the matches, and focuses the way back.
func (s *archive) Enter(root *ui.Root) {
	root.Focus(&s.Back)
	s.saved.changed = s.refresh
	s.saved.read()
}

// Layout places everything.
func (s *archive) Layout(screen, safe ui.Rect) {
	s.Screen, s.Safe = screen, safe
	s.refresh()
}

// refresh builds the list anew.
func (s *archive) refresh() {
	if s.Screen.Empty() {
		return
	}
	st := s.stage
	s.Title, s.counts.Text = st.Text("archive.title"), st.Text("stats.title")
	s.names, s.cards = stage.Names{&s.Back: "archive.back", &s.counts: "archive.statistics"}, map[*pastCard]savedMatch{}
	s.list.Items, s.list.Gap = s.list.Items[:0], st.Kit.Gap.L
	for i, m := range s.saved.past() {
		c := newPastCard(st, m, func() { s.open(m) }, func() { s.askDelete(m) }, func() *ui.Picture { return s.pictures.of(m) })
		s.list.Items = append(s.list.Items, c)
		s.cards[c] = m
		s.names[&c.open], s.names[&c.trash] = page.Numbered("archive.match.", i), page.Numbered("archive.delete.", i)
	}
	line := s.saved.line()
	if len(s.list.Items) == 0 && s.saved.older == 0 && line == "" {
		line = st.Text("archive.none")
	}
	if s.note = (ui.Label{Text: line, Wrap: true}); line != "" {
		s.list.Items = append(s.list.Items, &s.note)
	}
	if s.saved.older > 0 {
		s.older.Text = st.Text("list.older", lang.Num("n", s.saved.older))
		s.list.Items = append(s.list.Items, &s.older)
	}
	s.Arrange(st.Kit, s.Screen, s.Safe)
}

// open shows the results of a match. It only reads the record, which is complete.
func (s *archive) open(m savedMatch) {
	openOutcome(s.stage, m.id, nil, func(o table.Outcome, put func(stage.Scene)) { put(newResults(s.stage, o, m.id)) })
}

// openOutcome reads how a stored match has ended, and passes it to then with what puts a scene on the stack. under opens what shall lie below
// that; it may be nil.
func openOutcome(st *stage.Stage, id string, under func(), then func(o table.Outcome, put func(stage.Scene))) {
	readStored(st, id, under, func(r *reading, put func(stage.Scene)) {
		o, err := outcomeOf(st, r)
		if err != nil {
			put(page.NewError(st, readError(st, err), ""))
			return
		}
		then(o, put)
	})
}

// outcomeOf returns how the match in a record that was read has ended.
func outcomeOf(st *stage.Stage, r *reading) (table.Outcome, error) {
	sitting, err := finishedIn(r)
	if sitting == nil {
		return table.Outcome{}, err
	}
	return sitting.Outcome(st), nil
}

func (s *archive) askDelete(m savedMatch) {
	st := s.stage
	s.Question.Ask(st, s.Safe, st.Text("title.delete.ask"), m.line(st), st.Text("title.delete"), func() { s.saved.delete(m, &s.Toast) })
}

// Leave gives the memory of the pictures back.
func (s *archive) Leave() { s.pictures.drop() }

// Pictures are those of the boards that paint the last positions.
func (s *archive) Pictures(bool) (list []art.ID) {
	for _, g := range shelves.games {
		list = append(list, g.pictures...)
	}
	return list
}

// Update reacts to a tick's input.
func (s *archive) Update(c *ui.Context) {
	s.Prompting.Update(c)
	c.Moves(s.saved.step())
	for card, m := range s.cards {
		if card.rect.Overlaps(s.Places.Body) {
			s.pictures.want(m, card.at.picture.Size())
		}
	}
	s.pictures.step()
	c.Moves(s.pictures.busy())
}

// Report says what can be pressed.
func (s *archive) Report(r *stage.Report) {
	s.names.Report(r)
	s.saved.report(r)
	r.Busy = r.Busy || s.saved.reading() || s.pictures.busy()
	s.Prompting.Report(r)
}
