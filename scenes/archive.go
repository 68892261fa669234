package scenes

import (
	"errors"

	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// archive lists the finished matches, each with a picture of its last position. Each leads to its results, and from there to its replay.
type archive struct {
	asking
	stage    *stage.Stage
	saved    saved
	cards    map[*pastCard]savedMatch
	pictures lastPositions
	list     ui.Column
	none     ui.Label
	names    stage.Names
	counts   ui.Button // leads to the statistics
}

func newArchive(st *stage.Stage) *archive {
	s := &archive{stage: st, pictures: newLastPositions(st)}
	s.back.OnTap = st.Pop
	s.content = &s.list
	s.counts = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconTrophy, OnTap: func() { st.Push(newStatistics(st)) }}
	s.buttons = []*ui.Button{&s.counts}
	s.saved = saved{stage: st, known: map[string]savedMatch{}, changed: s.refresh}
	return s
}

// Name is "archive".
func (s *archive) Name() string { return "archive" }

// Enter reads the matches, and focuses the way back.
func (s *archive) Enter(root *ui.Root) {
	root.Focus(&s.back)
	s.saved.read()
}

// Layout places everything.
func (s *archive) Layout(screen, safe ui.Rect) {
	s.screen, s.safe = screen, safe
	s.refresh()
}

// refresh builds the list anew.
func (s *archive) refresh() {
	if s.screen.Empty() {
		return
	}
	st := s.stage
	s.title, s.counts.Text = st.Text("archive.title"), st.Text("stats.title")
	s.names, s.cards = stage.Names{&s.back: "archive.back", &s.counts: "archive.statistics"}, map[*pastCard]savedMatch{}
	s.list.Items, s.list.Gap = s.list.Items[:0], st.Kit.Gap.L
	for i, m := range s.saved.past() {
		c := newPastCard(st, m, func() { s.open(m) }, func() { s.askDelete(m) }, func() *ui.Picture { return s.pictures.of(m) })
		s.list.Items = append(s.list.Items, c)
		s.cards[c] = m
		s.names[&c.open], s.names[&c.trash] = seatName("archive.match.", i), seatName("archive.delete.", i)
	}
	if len(s.list.Items) == 0 {
		s.none = ui.Label{Text: st.Text("archive.none"), Wrap: true}
		s.list.Items = append(s.list.Items, &s.none)
	}
	s.layout(st.Kit, s.screen, s.safe)
}

// open shows the results of a match. It only reads the record, which is complete.
func (s *archive) open(m savedMatch) {
	st := s.stage
	st.Store.Read(m.id, func(text []byte, err error) {
		var o table.Outcome
		if err == nil {
			o, err = outcomeOf(st, text)
		}
		if err != nil {
			st.Push(newErrorScene(st, err.Error(), ""))
			return
		}
		st.Push(newResults(st, o, m.id))
	})
}

// outcomeOf returns how the match in a record ended.
func outcomeOf(st *stage.Stage, text []byte) (table.Outcome, error) {
	sitting, err := sittingIn(text)
	switch {
	case sitting == nil:
		return table.Outcome{}, err
	case !sitting.Over():
		return table.Outcome{}, errors.Join(errors.New("scenes: the match is not over"), err)
	}
	return sitting.Outcome(st), nil
}

func (s *archive) askDelete(m savedMatch) {
	st := s.stage
	s.question.ask(st, s.safe, st.Text("title.delete.ask"), m.line(st), st.Text("title.delete"), func() { s.saved.delete(m, &s.toast) })
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
	s.update(c)
	for card, m := range s.cards {
		if card.rect.Overlaps(s.places.body) {
			s.pictures.want(m, card.at.picture.Size())
		}
	}
	s.pictures.step()
	c.Moves(s.pictures.busy())
}

// Draw draws the list.
func (s *archive) Draw(c *ui.Canvas) { s.draw(c) }

// Report says what can be pressed.
func (s *archive) Report(r *stage.Report) {
	s.names.Report(r)
	r.Busy = r.Busy || s.saved.reading || s.pictures.busy()
	s.report(r)
}
