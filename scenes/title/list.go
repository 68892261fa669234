package title

import (
	"slices"

	"runehall/assets/lang"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// refresh rebuilds the list and places everything.
func (s *Scene) refresh() {
	if s.screen.Empty() {
		return
	}
	st, k := s.stage, s.stage.Kit
	s.names = stage.Names{
		&s.play: "title.play", &s.past.Button: "title.archive", &s.archive: "title.archive", &s.more: "title.more",
		&s.older: "title.older", &s.credits: "title.credits",
		&s.settings: "title.settings", &s.open: "title.open", &s.join: "title.join", &s.learn: "title.learn", &s.quit: "title.quit",
		&s.resume.button: "title.continue.0", &s.bin: "title.delete.0",
	}
	row := hallRow(k, s.safe.Size())
	for _, t := range s.tables {
		t.speak(st)
		t.upright = row
		s.names[&t.button] = "title.game." + t.game
	}
	s.fillMatches()
	s.fillButtons()
	buttons := s.buttons()
	widths := page.ButtonWidths(k, buttons, s.safe)
	s.column.Items = nil // where the tables stand in the hall, the list must not place them
	safe := s.placeCorner(row && !hallTall(k, s.safe.Size()))
	s.places = arrangeTitle(k, s.screen, safe, titleWants{
		buttons: widths, tables: len(s.tables), resume: s.resumeHeight, others: s.othersHigh(), list: s.fillList,
	})
	s.resume.Layout(k, s.places.resume)
	s.bin.Layout(k, s.places.bin)
	for i, r := range s.places.tables {
		s.tables[i].Layout(k, r)
	}
	for i, b := range buttons {
		b.Layout(k, s.places.buttons[i])
	}
	aside := s.aside()
	s.ledge = append(aside, buttons...)
	foot := placeAside(k, aside, s.places.foot)
	if row && s.places.list.Empty() {
		s.note.Layout(k, foot.Place(ui.Sz(foot.W, min(foot.H, s.note.Measure(k, foot.Size()).H)), 0, .5))
	}
	s.scroll.Layout(k, s.places.list)
	s.toast.Layout(k, s.safe)
	if s.others != nil {
		s.showOthers()
	}
	if s.choice != nil { // its words are those of another language, or its screen another one
		s.chosen()
	}
}

// placeAside places buttons side by side at the left of the ledge, and returns what is left of it. If their words have
// no room together, their icons say it.
func placeAside(k *ui.Kit, buttons []*ui.Button, foot ui.Rect) ui.Rect {
	wants := -k.Gap.S
	for _, b := range buttons {
		wants += b.Measure(k, ui.Size{}).W + k.Gap.S
	}
	icons := wants > foot.W
	for _, b := range buttons {
		if icons {
			b.Text, b.Label, b.Hint = "", b.Text, b.Text
		}
		var place ui.Rect
		place, foot = foot.CutLeft(min(b.Measure(k, ui.Size{}).W, foot.W), k.Gap.S)
		b.Layout(k, place)
	}
	return foot
}

// placeCorner places what stands in the upper right corner: the way to the credits above the hall, where nothing else
// is, and what starts a newer version, which has a strip of its own. It returns what is left of the screen.
func (s *Scene) placeCorner(row bool) ui.Rect {
	st, k := s.stage, s.stage.Kit
	top, below := s.safe.CutTop(k.Touch, 0)
	if row {
		var corner ui.Rect
		corner, top = top.CutRight(s.credits.Measure(k, top.Size()).W, k.Gap.S)
		s.credits.Layout(k, corner)
	}
	top = s.placeCorners(top, row, !s.safe.Size().Portrait())
	if st.Renew == nil {
		return s.safe
	}
	s.renew.Text, s.names[&s.renew] = st.Text("title.renew"), "title.renew"
	s.renew.Layout(k, top.Place(s.renew.Measure(k, top.Size()), 1, .5))
	return below
}

// fillMatches makes a sheet for the match that one would go on with, and cards for the others.
func (s *Scene) fillMatches() {
	st := s.stage
	under := s.saved.UnderWay()
	was := s.GoesOn
	first := slices.IndexFunc(under, func(m matches.Match) bool { return !m.Broken })
	s.GoesOn = first >= 0
	if s.GoesOn {
		m := under[first]
		under = slices.Delete(under, first, first+1)
		s.resume.fill(st, m)
		s.resume.button.OnTap = func() { s.GoOn(m) }
		s.bin.OnTap = func() { s.askDelete(m) }
		s.bin.Label, s.bin.More = st.Text("title.delete"), s.resume.title
	}
	if s.GoesOn != was && s.root != nil {
		s.focus()
	}
	s.cards, s.trash = s.cards[:0], s.trash[:0]
	for i, m := range under {
		if s.GoesOn {
			i++
		}
		c, trash := m.Plank(st, func() { s.GoOn(m) }, func() { s.askDelete(m) })
		s.cards, s.trash = append(s.cards, c), append(s.trash, trash)
		s.names[&c.Button], s.names[trash] = page.Numbered("title.continue.", i), page.Numbered("title.delete.", i)
	}
}

// fillButtons fills in the words of the buttons. The golden one plays, unless there is a match to go on with.
func (s *Scene) fillButtons() {
	st := s.stage
	s.play.Kind, s.play.Text = ui.PrimaryButton, st.Text("title.play")
	if s.GoesOn {
		s.play.Kind, s.play.Text = ui.SlateButton, st.Text("title.new")
	}
	s.settings.Text, s.quit.Text = st.Text("title.settings"), st.Text("title.quit")
	s.open.Kind, s.open.Stacked, s.open.Label = ui.SlateButton, false, ""
	s.open.Text, s.open.Hint = st.Text("title.open"), st.Text("title.open.hint")
	if s.openListed() {
		s.open.Kind, s.open.Text, s.open.Hint = ui.QuietButton, s.open.Hint, ""
	}
	s.joins, s.join.Text = st.FromHost(), st.Text("title.join")
	s.learn.Text, s.learn.Hint = st.Text("title.learn"), s.learnHint()
	s.credits.Text = st.Text("title.credits")
	n := len(s.saved.Past())
	s.past.Title, s.past.Text = st.Text("archive.title"), st.Text("title.archive", lang.Num("n", n))
	for _, b := range []*ui.Button{&s.archive, &s.more, &s.join} {
		b.Label, b.Hint = "", ""
	}
	s.archive.Text, s.more.Text = s.past.Title, st.Text("title.more", lang.Num("n", len(s.cards)+s.saved.Older))
	s.older.Text = st.Text("list.older", lang.Num("n", s.saved.Older))
	s.note = ui.Label{Text: s.saved.Line(), Style: st.Kit.Type.Small, Wrap: true}
}

// aside returns the buttons to the left on the ledge, where the tables stand side by side and there is no list.
func (s *Scene) aside() (buttons []*ui.Button) {
	if !s.places.list.Empty() {
		return nil
	}
	if s.joins {
		buttons = append(buttons, &s.join)
	}
	if len(s.cards) > 0 || s.saved.Older > 0 {
		buttons = append(buttons, &s.more)
	}
	if s.remembers() {
		buttons = append(buttons, &s.archive)
	}
	return buttons
}

// remembers reports whether a match was ever played to its end here, even if it has been deleted since.
func (s *Scene) remembers() bool { return len(s.saved.Past()) > 0 || s.stage.Ledger.Book.Len() > 0 }

// resumeHeight is the height of the match that one would go on with; 0: there is none.
func (s *Scene) resumeHeight(width float64) float64 {
	if !s.GoesOn {
		return 0
	}
	return s.resume.Measure(s.stage.Kit, ui.Sz(width, 0)).H
}

// fillList fills the list for a room, and returns the height that it wants: the tables come first, as high as the room
// allows, and what is done comes after them. The way to other matches that go on comes before them, since nobody looks
// for it below.
func (s *Scene) fillList(room ui.Size) float64 {
	k := s.stage.Kit
	s.column = ui.Column{Gap: k.Gap.S, Pad: ui.Insets{Top: k.Gap.M, Right: k.Gap.S, Bottom: k.Gap.S, Left: k.Gap.S}}
	high := room.H - s.column.Pad.Top - s.column.Pad.Bottom
	if s.joins {
		s.column.Items = append(s.column.Items, &s.join)
		high -= s.join.Measure(k, ui.Size{}).H + k.Gap.S
	}
	if others := s.othersHigh(); others > 0 {
		s.column.Items = append(s.column.Items, &s.more)
		high -= others
	} else if hallTall(k, s.safe.Size()) && len(s.cards) > 0 {
		s.column.Items = append(s.column.Items, s.planks()...)
	}
	s.hang()
	if !hallRow(k, s.safe.Size()) {
		fitPlanks(k, s.tables, high)
		for _, t := range s.tables {
			s.column.Items = append(s.column.Items, t)
		}
	}
	switch tall := hallTall(k, s.safe.Size()); {
	case !s.GoesOn && !tall: // then nobody can go on with the others either
		s.column.Items = append(s.column.Items, s.planks()...)
	case s.saved.Older > 0 && (len(s.cards) == 0 || !tall):
		s.column.Items = append(s.column.Items, &s.older)
	}
	if s.remembers() {
		s.column.Items = append(s.column.Items, &s.past)
	}
	if s.note.Text != "" {
		s.column.Items = append(s.column.Items, &s.note)
	}
	if s.openListed() {
		s.column.Items = append(s.column.Items, &s.open)
	}
	s.column.Items = append(s.column.Items, &s.credits)
	return s.column.Measure(k, ui.Sz(room.W, 0)).H
}

// hang adds the posters below the tables of a high hall.
func (s *Scene) hang() {
	k := s.stage.Kit
	if s.posters, s.board = s.posters[:0],
		(page.Columns{Least: 290, Gap: k.Gap.S}); s.ways.Posters == nil || !hallTall(k, s.safe.Size()) {
		return
	}
	s.posters = append(s.posters, s.ways.Posters()...)
	for i := range s.posters {
		p := &s.posters[i]
		p.Large = true
		s.names[&p.Button] = page.Numbered("title.poster.", i)
		s.board.Items = append(s.board.Items, p)
	}
	if len(s.board.Items) > 0 {
		s.column.Items = append(s.column.Items, &s.board)
	}
}

// othersHigh is how much of the list the way to other matches takes, where they have no room themselves; 0: there are
// none, nobody can go on with them, or they have.
func (s *Scene) othersHigh() float64 {
	k := s.stage.Kit
	if hallRow(k, s.safe.Size()) || len(s.cards) == 0 || !s.GoesOn {
		return 0
	}
	return s.more.Measure(k, ui.Size{}).H + k.Gap.S
}

// planks returns the other matches, each with what deletes it, and what shows older ones.
func (s *Scene) planks() (list []ui.Widget) {
	for i, c := range s.cards {
		list = append(list, &page.WithButton{Card: c, Button: s.trash[i]})
	}
	if s.saved.Older > 0 {
		list = append(list, &s.older)
	}
	return list
}

// showOthers shows the other matches above the hall.
func (s *Scene) showOthers() {
	st := s.stage
	done := &ui.Button{Text: st.Text("dialog.done"), OnTap: func() { s.others = nil }}
	s.names[done] = "dialog.cancel"
	for _, trash := range s.trash {
		trash.Kind = ui.SlateButton // the quiet one is for dark grounds
	}
	s.others = &ui.Dialog{Title: s.more.Text, Content: &ui.Column{Items: s.planks()},
		Buttons: []*ui.Button{done}, OnBack: done.OnTap}
	s.others.Layout(st.Kit, s.safe)
}
