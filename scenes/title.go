package scenes

import (
	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// title is the first screen: new matches, those in progress, settings.
type title struct {
	stage  *stage.Stage
	screen ui.Rect
	safe   ui.Rect
	places titlePlaces

	saved    saved
	tables   []*gameTable
	cards    []*card
	trash    []*ui.Button
	column   ui.Column
	scroll   ui.Scroll
	play     ui.Button
	settings ui.Button
	open     ui.Button
	quit     ui.Button
	past     card
	question question
	toast    ui.Toast
	names    stage.Names
}

func newTitle(st *stage.Stage) *title {
	s := &title{stage: st}
	s.play = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconPlay, OnTap: func() { st.Push(newSetup(st, s.next(), s.saved.past)) }}
	s.settings = ui.Button{Icon: ui.IconSettings, OnTap: func() { st.Push(newSettings(st)) }}
	s.open = ui.Button{Icon: ui.IconImport, OnTap: st.ChooseFile}
	s.past = card{icon: ui.IconTrophy, tapped: func() { st.Push(newArchive(st)) }}
	s.quit = ui.Button{Icon: ui.IconClose, OnTap: s.askQuit}
	s.tables = newHall(st, s.sit)
	s.scroll.Content = &s.column
	s.saved = saved{stage: st, known: map[string]savedMatch{}, changed: s.refresh}
	return s
}

// Name is "title".
func (s *title) Name() string { return "title" }

// Music returns the theme of the hall.
func (s *title) Music() sound.Music { return sound.Title }

// Pictures returns the hall, and the sheet with the program's name and the tables.
func (s *title) Pictures(portrait bool) []art.ID {
	if portrait {
		return []art.ID{art.Name, art.HallPortrait}
	}
	return []art.ID{art.Name, art.Hall}
}

// Busy reports whether the list of matches is still being read.
func (s *title) Busy() bool { return s.saved.reading }

// Enter reads the matches in progress, and focuses the button that plays.
func (s *title) Enter(root *ui.Root) {
	root.Focus(&s.play)
	s.saved.read()
}

// Layout places everything.
func (s *title) Layout(screen, safe ui.Rect) {
	s.screen, s.safe = screen, safe
	s.refresh()
	s.question.layout(s.stage.Kit, safe)
}

// refresh rebuilds the list and places everything.
func (s *title) refresh() {
	if s.screen.Empty() {
		return
	}
	st, k := s.stage, s.stage.Kit
	s.play.Text, s.settings.Text, s.quit.Text = st.Text("title.play"), st.Text("title.settings"), st.Text("title.quit")
	s.open.Text, s.open.Hint = st.Text("title.open"), st.Text("title.open.hint")
	s.names = stage.Names{&s.play: "title.play", &s.past.button: "title.archive", &s.settings: "title.settings", &s.open: "title.open", &s.quit: "title.quit"}
	s.cards, s.trash = s.cards[:0], s.trash[:0]
	s.column.Items = s.column.Items[:0]
	for i, m := range s.saved.underWay() {
		c, trash := m.plank(st, func() { s.goOn(m) }, func() { s.askDelete(m) })
		s.cards, s.trash = append(s.cards, c), append(s.trash, trash)
		s.column.Items = append(s.column.Items, &beside{card: c, button: trash})
		s.names[&c.button], s.names[trash] = seatName("title.continue.", i), seatName("title.delete.", i)
	}
	buttons := s.buttons()
	widths := buttonWidths(k, buttons, s.safe.W-2*k.Gap.XL)
	s.column.Pad = ui.Even(k.Gap.S)
	row := hallRow(k, s.safe.Size())
	for _, t := range s.tables {
		t.speak(st)
		t.upright = row
		s.names[&t.button] = "title.game." + t.game
		if !row {
			s.column.Items = append(s.column.Items, t)
		}
	}
	if n := len(s.saved.past()); n > 0 {
		s.past.title, s.past.text = st.Text("archive.title"), st.Text("title.archive", lang.Num("n", n))
		s.column.Items = append(s.column.Items, &s.past)
	}
	s.places = arrangeTitle(k, s.screen, s.safe, widths, len(s.tables), func(width float64) float64 {
		if len(s.column.Items) == 0 {
			return 0
		}
		return s.column.Measure(k, ui.Sz(width, 0)).H
	})
	for i, r := range s.places.tables {
		s.tables[i].Layout(k, r)
	}
	for i, b := range buttons {
		b.Layout(k, s.places.buttons[i])
	}
	s.scroll.Layout(k, s.places.list)
	s.toast.Layout(k, s.safe)
}

// sit opens the set-up of a game.
func (s *title) sit(game string) {
	if door, ok := doorOf(game); ok {
		s.stage.Push(newSetup(s.stage, door, s.saved.past))
	}
}

// next returns the door of the game that the main button plays: the one played last, or the first if none was.
func (s *title) next() table.Door {
	if door, ok := doorOf(s.saved.lastGame()); ok {
		return door
	}
	return doors()[0]
}

// buttons returns the buttons on the ledge, from left to right.
func (s *title) buttons() (buttons []*ui.Button) {
	if s.stage.Desktop {
		buttons = append(buttons, &s.quit)
	}
	if s.stage.ChooseFile != nil {
		buttons = append(buttons, &s.open)
	}
	return append(buttons, &s.settings, &s.play)
}

func (s *title) askQuit() {
	st := s.stage
	s.ask(st.Text("title.quit.ask"), st.Text("title.quit.text"), st.Text("title.quit"), st.Pop)
}

// goOn opens a match. If its record is damaged, it says so first.
func (s *title) goOn(m savedMatch) {
	st := s.stage
	switch {
	case m.broken != nil:
		st.Push(newErrorScene(st, m.broken.Error(), ""))
	case m.damaged:
		s.ask(st.Text("title.damaged"), st.Text("title.damaged.text", lang.Num("n", m.moves)), st.Text("title.damaged.do"),
			func() { openMatch(st, m.id) })
	default:
		openMatch(st, m.id)
	}
}

func (s *title) askDelete(m savedMatch) {
	st := s.stage
	s.question.ask(st, s.safe, st.Text("title.delete.ask"), m.line(st), st.Text("title.delete"), func() { s.saved.delete(m, &s.toast) })
}

// ask asks a question before it does something.
func (s *title) ask(head, text, do string, then func()) {
	s.question.ask(s.stage, s.safe, head, text, do, then)
}

// Update reacts to a tick's input. Back leaves the program; if that would end it, a question comes first.
func (s *title) Update(c *ui.Context) {
	s.question.update(c)
	if c.Action(ui.Back) {
		if s.stage.Desktop {
			s.askQuit()
		} else {
			s.stage.Pop()
		}
	}
	for _, b := range s.buttons() {
		b.Update(c)
	}
	for i := range s.places.tables {
		s.tables[i].Update(c)
	}
	s.scroll.Update(c)
	s.toast.Layout(c.Kit, s.safe)
	s.toast.Update(c)
	c.Moves(s.scroll.Moving())
}

// Draw draws the hall with the name of the program.
func (s *title) Draw(c *ui.Canvas) {
	s.drawHall(c)
	s.drawName(c)
	for i := range s.places.tables {
		s.tables[i].Draw(c)
	}
	s.scroll.Draw(c)
	stage.Ledge(c, s.places.ground)
	for _, b := range s.buttons() {
		b.Draw(c)
	}
	s.toast.Draw(c)
	s.question.draw(c)
}

// Report says what can be pressed.
func (s *title) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["matches"] = len(s.cards)
	r.Busy = r.Busy || s.saved.reading
	s.question.report(r)
}
