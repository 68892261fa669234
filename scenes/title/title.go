package title

import (
	"sync/atomic"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/internal/aloud"
	"runehall/scenes/library"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Scene is the first screen: new matches, those in progress, settings.
type Scene struct {
	stage  *stage.Stage
	lib    *library.Library
	ways   Ways
	screen ui.Rect
	safe   ui.Rect
	places titlePlaces

	saved    *matches.List
	older    ui.Button // shows older matches
	note     ui.Label  // says that some are still being read
	tables   []*gameTable
	resume   resumeCard
	bin      ui.Button    // deletes the match that one would go on with
	cards    []*page.Card // of the other matches
	trash    []*ui.Button
	column   ui.Column
	scroll   ui.Scroll
	play     ui.Button
	settings ui.Button
	open     ui.Button
	join     ui.Button // leads to where a room's code is typed, on the page of a host
	joins    bool      // it is there
	learn    ui.Button
	marked   bool // the puzzle of the day waits there
	quit     ui.Button
	credits  ui.Button // stands in the corner above the hall, or closes the list
	renew    ui.Button // starts a newer version of the program
	blocked  atomic.Bool
	past     page.Card
	archive  ui.Button    // where the tables stand side by side, in place of past
	more     ui.Button    // shows the other matches there
	ledge    []*ui.Button // all that stand on it
	corners
	posters  []page.Card
	board    page.Columns // the posters, side by side
	others   *ui.Dialog
	question page.Question
	toast    ui.Toast
	names    stage.Names
	root     *ui.Root
	GoesOn   bool // there is a match to go on with
}

// Ways lead from the title to other screens.
type Ways struct {
	// SetUp opens the set-up of the game behind a door.
	SetUp func(door table.Door, past func() []matches.Match)
	// Archive shows the matches of the past in a list, which it shares with the title.
	Archive                    func(kept *matches.List)
	Settings, BringIn, Credits func()
	// Rules opens the rulebook of a game.
	Rules func(game string)
	// Learn shows the lessons and the puzzle of the day. Today says which game that is about, and whether it is still
	// to be solved.
	Learn func()
	Today func() (game string, waits bool)
	// Posters are what somebody who is alone can do at once, such as the next lesson. They hang where the hall has room
	// for them.
	Posters func() []page.Card
	// Open opens the table of a stored match, and reopen the table of a match that has been read once more.
	Open   func(id string)
	Reopen func(id string, read *matches.Reading, put func(stage.Scene))
}

// New returns the title, with the tables of the games of a library.
func New(st *stage.Stage, lib *library.Library, ways Ways) *Scene {
	s := &Scene{stage: st, lib: lib, ways: ways, saved: matches.NewList(st, lib)}
	s.play = ui.Button{Icon: ui.IconPlay, OnTap: func() { ways.SetUp(s.next(), s.saved.Past) }}
	s.settings = ui.Button{Icon: ui.IconSettings, OnTap: ways.Settings}
	s.open = ui.Button{Icon: ui.IconFolder, OnTap: ways.BringIn}
	s.join = ui.Button{Icon: ui.IconPhone, OnTap: ways.BringIn}
	s.learn = ui.Button{Icon: ui.IconRulebook, OnTap: ways.Learn}
	s.past = page.Card{Icon: ui.IconTrophy, Tapped: func() { ways.Archive(s.saved) }}
	s.credits = ui.Button{Kind: ui.QuietButton, Icon: ui.IconInfo, OnTap: ways.Credits}
	s.archive = ui.Button{Icon: ui.IconTrophy, OnTap: s.past.Tapped}
	s.more = ui.Button{Icon: ui.IconMenu, OnTap: s.showOthers}
	s.bin = ui.Button{Icon: ui.IconTrash} // framed: it lies over the fire
	s.quit = ui.Button{Icon: ui.IconClose, OnTap: s.askQuit}
	s.renew = ui.Button{Kind: ui.QuietButton, Icon: ui.IconRedo, OnTap: s.askNewer}
	s.initCorners()
	s.tables = newHall(st, lib, s.sit)
	s.scroll.Content = &s.column
	s.older = ui.Button{Icon: ui.IconDown, OnTap: s.saved.More}
	st.Diary.Then(s.refresh)
	return s
}

// Name is "title".
func (s *Scene) Name() string { return "title" }

// Music returns the theme of the hall.
func (s *Scene) Music() sound.Music { return sound.Title }

// Pictures returns the hall, and the sheet with the program's name and the tables.
func (s *Scene) Pictures(portrait bool) []art.ID {
	return []art.ID{art.Name, stage.HallPicture(portrait)}
}

// Busy reports whether the list of matches is still being read. What takes longer than a moment is not waited for.
func (s *Scene) Busy() bool {
	return s.saved.Busy()
}

// Enter reads the matches in progress, and focuses what one would do first: go on, or else play.
func (s *Scene) Enter(root *ui.Root) {
	s.root = root
	s.focus()
	s.saved.Changed = s.refresh
	s.saved.Read()
}

func (s *Scene) focus() {
	if s.GoesOn {
		s.root.Focus(&s.resume.button)
		return
	}
	s.root.Focus(&s.play)
}

// Layout places everything.
func (s *Scene) Layout(screen, safe ui.Rect) {
	s.screen, s.safe = screen, safe
	s.refresh()
	s.question.Layout(s.stage.Kit, safe)
}

// sit opens the set-up of a game.
func (s *Scene) sit(game string) {
	if door, ok := s.lib.Door(game); ok {
		s.ways.SetUp(door, s.saved.Past)
	}
}

// next returns the door of the game that the main button plays: the one played last, or the first if none was.
func (s *Scene) next() table.Door {
	if door, ok := s.lib.Door(s.saved.LastGame()); ok {
		return door
	}
	return s.lib.Doors()[0]
}

// buttons returns the buttons on the ledge, from left to right.
func (s *Scene) buttons() (buttons []*ui.Button) {
	if s.stage.Desktop {
		buttons = append(buttons, &s.quit)
	}
	if !s.openListed() {
		buttons = append(buttons, &s.open)
	}
	return append(buttons, &s.settings, &s.learn, &s.play)
}

// openListed reports whether what opens a match from elsewhere stands in the list: on an upright phone the ledge has no
// room for four words.
func (s *Scene) openListed() bool {
	return s.safe.Size().Portrait() && !hallTall(s.stage.Kit, s.safe.Size())
}

func (s *Scene) askQuit() {
	st := s.stage
	s.ask(st.Text("title.quit.ask"), st.Text("title.quit.text"), st.Text("title.quit"), st.Pop)
}

// askNewer starts the newer version of the program, unless another window is in its way.
func (s *Scene) askNewer() {
	st := s.stage
	st.Renew(func() {
		s.blocked.Store(true)
		st.Wake()
	})
}

// GoOn opens a match. If its record is damaged, it says so first.
func (s *Scene) GoOn(m matches.Match) {
	st := s.stage
	switch {
	case m.Broken:
		s.tryBroken(m)
	case m.Damaged:
		s.ask(st.Text("title.damaged"), st.Text("title.damaged.text", lang.Num("n", m.Moves)),
			st.Text("title.damaged.do"),
			func() { s.ways.Open(m.ID) })
	default:
		s.ways.Open(m.ID)
	}
}

// tryBroken says why a record cannot be continued. It is read once more for that: if it can be meanwhile, its match
// goes on.
func (s *Scene) tryBroken(m matches.Match) {
	st := s.stage
	matches.ReadStored(st, s.lib, m.ID, nil, func(r *matches.Reading, put func(stage.Scene)) {
		sitting, err := r.Result()
		if sitting == nil {
			put(page.NewError(st, matches.Why(st, s.lib, err), ""))
			return
		}
		s.ways.Reopen(m.ID, r, put)
	})
}

func (s *Scene) askDelete(m matches.Match) {
	st := s.stage
	s.others = nil
	s.question.Ask(st, s.safe, st.Text("title.delete.ask"), m.Line(st), st.Text("title.delete"), func() {
		s.saved.Delete(m, &s.toast)
	})
}

// ask asks a question before it does something.
func (s *Scene) ask(head, text, do string, then func()) {
	s.question.Ask(s.stage, s.safe, head, text, do, then)
}

// Update reacts to a tick's input. Back leaves the program; if that would end it, a question comes first.
func (s *Scene) Update(c *ui.Context) {
	c.Moves(s.saved.Step())
	if s.joins != s.stage.FromHost() {
		s.refresh()
	}
	s.question.Update(c)
	for _, d := range s.dialogs() {
		d.Update(c)
	}
	if c.Action(ui.Back) {
		if s.stage.Desktop {
			s.askQuit()
		} else {
			s.stage.Pop()
		}
	}
	if !s.places.resume.Empty() {
		s.resume.Update(c)
		s.bin.Update(c)
	}
	for i := range s.places.tables {
		s.tables[i].Update(c)
	}
	s.scroll.Update(c)
	for _, b := range s.ledge {
		b.Update(c)
	}
	if s.stage.Renew != nil {
		s.renew.Update(c)
	}
	s.tongue.Update(c)
	s.books.Update(c)
	if s.places.list.Empty() {
		s.credits.Update(c)
	}
	if s.blocked.Swap(false) {
		s.toast.Show(ui.IconWarning, s.stage.Text("title.renew.blocked"), c.Palette.Blood, nil)
	}
	s.toast.Layout(c.Kit, s.safe)
	s.toast.Update(c)
	c.Moves(s.scroll.Moving())
}

// Covered reports whether something lies over the title that going back puts away.
func (s *Scene) Covered() bool { return len(s.dialogs()) > 0 || s.question.Dialog != nil }

// dialogs are those that lie over the hall, but for questions.
func (s *Scene) dialogs() (list []*ui.Dialog) {
	for _, d := range []*ui.Dialog{s.others, s.choice} {
		if d != nil {
			list = append(list, d)
		}
	}
	return list
}

// Draw draws the hall with the name of the program.
func (s *Scene) Draw(c *ui.Canvas) {
	s.drawHall(c)
	s.drawName(c)
	for i := range s.places.tables {
		s.tables[i].Draw(c)
	}
	if !s.places.resume.Empty() {
		s.resume.Draw(c)
		s.bin.Draw(c)
	}
	s.scroll.Draw(c)
	stage.Ledge(c, s.places.ground)
	for _, b := range s.ledge {
		b.Draw(c)
	}
	s.drawMark(c)
	if s.places.list.Empty() {
		s.note.Draw(c)
		s.credits.Draw(c)
	}
	if s.stage.Renew != nil {
		s.renew.Draw(c)
	}
	s.tongue.Draw(c)
	s.books.Draw(c)
	s.toast.Draw(c)
	for _, d := range s.dialogs() {
		d.Draw(c)
	}
	s.question.Draw(c)
}

// Report says what can be pressed.
func (s *Scene) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["matches"] = len(s.saved.UnderWay())
	s.saved.Report(r)
	for _, d := range s.dialogs() {
		r.State["overlay"] = "dialog"
		page.HearDialog(r.Heard, d)
	}
	if h := r.Heard; h != nil {
		h.Title = s.stage.Text("title.name")
		h.Part("name", "", aloud.Region, s.places.name.Union(s.places.line))
		h.Part("body", "", aloud.Region, s.places.list)
		h.Part("ledge", h.Text("aloud.actions"), aloud.Toolbar, s.places.ground)
		h.Tells("toast", s.toast.Text(), true)
	}
	s.question.Report(r)
}

// wishes are what a platform that shows a title of its own, before the program is there, hands over from it.
const (
	wishPlay     = "play"
	wishSettings = "settings"
	wishLearn    = "learn"
)

// Grant does what was asked for on the page's own title.
func (s *Scene) Grant(what string) {
	switch what {
	case wishPlay:
		s.play.OnTap()
	case wishLearn:
		s.learn.OnTap()
	case wishSettings:
		s.settings.OnTap()
	default:
		s.sit(what)
	}
}

// Matches returns the list of the matches that the title shows.
func (s *Scene) Matches() *matches.List { return s.saved }
