package scenes

import (
	"errors"
	"fmt"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// archive lists the finished matches. Each leads to its results, and from there to its replay.
type archive struct {
	page
	stage    *stage.Stage
	screen   ui.Rect
	safe     ui.Rect
	saved    saved
	list     ui.Column
	none     ui.Label
	names    stage.Names
	question question
	toast    ui.Toast
}

func newArchive(st *stage.Stage) *archive {
	s := &archive{stage: st}
	s.back.OnTap = st.Pop
	s.content = &s.list
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
	s.question.layout(s.stage.Kit, safe)
}

// refresh builds the list anew.
func (s *archive) refresh() {
	if s.screen.Empty() {
		return
	}
	st := s.stage
	s.title = st.Text("archive.title")
	s.names = stage.Names{&s.back: "archive.back"}
	s.list.Items = s.list.Items[:0]
	for i, m := range s.saved.past() {
		c, trash := m.plank(st, func() { s.open(m) }, func() { s.askDelete(m) })
		s.list.Items = append(s.list.Items, &beside{card: c, button: trash})
		s.names[&c.button], s.names[trash] = seatName("archive.match.", i), seatName("archive.delete.", i)
	}
	if len(s.list.Items) == 0 {
		s.none = ui.Label{Text: st.Text("archive.none"), Wrap: true}
		s.list.Items = append(s.list.Items, &s.none)
	}
	s.layout(st.Kit, s.screen, s.safe)
	s.toast.Layout(st.Kit, s.places.body)
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
		st.Push(newResults(st, o))
	})
}

// outcomeOf returns how the match in a record ended.
func outcomeOf(st *stage.Stage, text []byte) (table.Outcome, error) {
	record, err := games.ParseRecord(text)
	if record == nil {
		return table.Outcome{}, err
	}
	door, ok := doorOf(record.Game)
	if !ok {
		return table.Outcome{}, fmt.Errorf("scenes: no game is called %q", record.Game)
	}
	sitting, err := door.Resume(record)
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

// Update reacts to a tick's input.
func (s *archive) Update(c *ui.Context) {
	s.question.update(c)
	s.update(c)
	s.toast.Layout(c.Kit, s.places.body)
	s.toast.Update(c)
}

// Draw draws the list.
func (s *archive) Draw(c *ui.Canvas) {
	s.draw(c)
	s.toast.Draw(c)
	s.question.draw(c)
}

// Report says what can be pressed.
func (s *archive) Report(r *stage.Report) {
	s.names.Report(r)
	r.Busy = r.Busy || s.saved.reading
	s.question.report(r)
}
