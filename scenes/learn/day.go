package learn

import (
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games/puzzle"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Day shows the puzzle of today with what has become of it, and a calendar of the days before, to be leafed through.
type Day struct {
	page.Prompting
	stage *stage.Stage
	solve func(day int)

	today  int
	leaf   int  // how many leaves of the calendar lie between today's and the one that is shown
	wanted int  // the day whose puzzle is being fetched
	waits  bool // one is
	left   bool

	do, copied ui.Button
	notice     page.Notice // while today's puzzle is on its way
	boards     boards
	now        asked
	month      month
	sides      page.Columns
	column     ui.Column
	names      stage.Names
	root       *ui.Root
}

// NewDay returns the screen of the day's puzzle. solve opens the puzzle of a day, whose file is there by then.
func NewDay(st *stage.Stage, lib *library.Library, solve func(day int)) *Day {
	s := &Day{stage: st, solve: solve, boards: newBoards(st, lib)}
	s.now.window = window{boards: &s.boards, sight: s.sight}
	s.Back.OnTap = st.Pop
	s.do = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconPlay, OnTap: func() { s.open(s.today) }}
	s.copied = ui.Button{Icon: ui.IconExport, OnTap: s.copy}
	s.month.Earlier.OnTap, s.month.Later.OnTap = func() { s.turn(1) }, func() { s.turn(-1) }
	s.Content, s.Most = &s.column, 1360
	s.Ground = func(c *ui.Canvas) { stage.HallAtDusk(c, s.Screen) }
	st.Diary.Then(s.refresh)
	return s
}

func (s *Day) sight() ui.Rect { return s.Places.Body }

// Pictures returns the hall, and the sheet with the tables.
func (s *Day) Pictures(portrait bool) []art.ID {
	return []art.ID{art.Name, stage.HallPicture(portrait)}
}

// Name is "day".
func (s *Day) Name() string { return "day" }

// Enter shows what has become of the puzzles since, and focuses the golden button.
func (s *Day) Enter(root *ui.Root) {
	s.root = root
	s.refresh()
	root.Focus(&s.do)
}

// Leave forgets what is being fetched, and gives the memory of the pictures back.
func (s *Day) Leave() {
	s.left = true
	s.boards.drop()
}

// turn leafs back in the calendar, or on towards today.
func (s *Day) turn(by int) {
	leaf := max(0, min(s.leaf+by, mostLeaves(s.today)))
	if leaf == s.leaf {
		return
	}
	s.leaf = leaf
	s.refresh()
	m := &s.month // from an arrow that leads no further the focus goes to the other one
	switch focused := s.root.Focused(); {
	case m.Earlier.Disabled && focused == &m.Earlier:
		s.root.Focus(&m.Later)
	case m.Later.Disabled && focused == &m.Later:
		s.root.Focus(&m.Earlier)
	}
}

// refresh places everything anew, once there is a screen.
func (s *Day) refresh() {
	if !s.Screen.Empty() {
		s.Layout(s.Screen, s.Safe)
	}
}

// Layout places everything.
func (s *Day) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.today = st.Today()
	s.leaf = min(s.leaf, mostLeaves(s.today))
	s.names = stage.Names{
		&s.Back: "day.back", &s.do: "day.solve", &s.copied: "day.copy", &s.month.Earlier: "day.earlier", &s.month.Later: "day.later",
	}
	s.fillToday()
	s.month.fill(st, &s.boards, s.sight, s.today, s.leaf, s.open)
	s.Title, s.Line = st.Text("learn.day.title"), s.count()
	for _, day := range s.month.Days {
		s.names[&day.Button] = page.Numbered("day.past.", s.today-1-day.day)
		if day.Today {
			s.names[&day.Button] = "day.now"
		}
	}
	s.column = ui.Column{Gap: st.Kit.Gap.M, Items: []ui.Widget{&s.sides}}
	if s.waits {
		s.notice = page.Notice{Icon: ui.IconClock, Title: st.Text("day.comes")}
		s.column.Items = []ui.Widget{&s.notice, &s.sides}
	}
	s.sides = page.Columns{Items: []ui.Widget{&s.month, &s.now}, Least: sideLeast}
	s.Arrange(st.Kit, screen, safe)
	s.fit()
	s.Arrange(st.Kit, screen, safe)
}

// sideLeast is how wide the calendar is at least with today's puzzle beside it, in dp.
const sideLeast = 330

// fit has calendar and question fill the height that there is, side by side; one below the other the question takes
// what the calendar leaves.
func (s *Day) fit() {
	k := s.stage.Kit
	room := ui.Sz(s.Places.Body.W-2*s.Places.Margin, s.Places.Body.H-k.Gap.S-k.Gap.XL)
	s.month.High, s.now.High = 0, 0
	if s.sides.Side(k, room.W) {
		s.month.High, s.now.High = room.H, room.H
		return
	}
	s.now.High = min(room.H-s.month.Measure(k, room).H-k.Gap.L, room.W)
}

// fillToday fills in the puzzle of today, and what can be done with it.
func (s *Day) fillToday() {
	st := s.stage
	r := st.Diary.Of(s.today)
	s.now.write(st, s.today)
	s.now.Over = st.Text("day.card", lang.Str("game", dated(st, s.today)),
		lang.Str("state", gameOf(st, s.today)))
	s.do.Text, s.do.Disabled = st.Text("day.solve"), s.waits
	if r.State != puzzle.Open {
		s.do.Text = st.Text("day.again")
	}
	s.Buttons = []*ui.Button{&s.do}
	if r.State != puzzle.Open && (st.Copy != nil || st.SendLink != nil) {
		if s.copied.Text = st.Text("day.copy"); st.Copy == nil {
			s.copied.Text = st.Text("day.send")
		}
		s.Buttons = []*ui.Button{&s.copied, &s.do}
	}
}

// gameOf returns the name of the game that a day asks about.
func gameOf(st *stage.Stage, day int) string {
	game, _ := puzzle.GameOf(day)
	//says:keys game.{@games}
	return st.Text("game." + game)
}

// sign is the icon for what has become of a puzzle.
func sign(r puzzle.Result) ui.Icon {
	switch r.State {
	case puzzle.Solved:
		return ui.IconCheck
	case puzzle.GivenUp:
		return ui.IconEye
	}
	return ui.IconPlay
}

// dated says which day it is where a full stop follows: some languages end a date with one.
func dated(st *stage.Stage, day int) string {
	return strings.TrimSuffix(page.Day(st, stage.DateOf(day)), ".")
}

// stateWords says what has become of a puzzle.
func stateWords(st *stage.Stage, r puzzle.Result) string {
	switch {
	case r.State == puzzle.Solved:
		return st.Text("day.solved", lang.Num("n", r.Tries))
	case r.State == puzzle.GivenUp:
		return st.Text("day.shown")
	case r.Tries > 0:
		return st.Text("day.tried", lang.Num("n", r.Tries))
	}
	return st.Text("day.new")
}

// open opens the puzzle of a day once its file is there.
func (s *Day) open(day int) {
	if s.waits && s.wanted == day {
		return
	}
	s.wanted, s.waits = day, true
	game, _ := puzzle.GameOf(day)
	learn.FetchPuzzles(game, func() {
		s.stage.Soon(func() {
			if s.left || s.wanted != day {
				return
			}
			s.waits = false
			s.refresh()
			s.solve(day)
		})
	})
	s.refresh()
}

// copy puts the line to share on the clipboard or, where there is none, passes it on in the system's own way.
func (s *Day) copy() {
	st := s.stage
	if st.Copy == nil {
		st.SendLink(ShareLine(st, s.today))
		return
	}
	s.Copy(st, ShareLine(st, s.today), "day.copied", "day.uncopied")
}

// Update notices that another day has begun.
func (s *Day) Update(c *ui.Context) {
	if s.today != s.stage.Today() {
		s.refresh()
	}
	switch { // the shoulders of a gamepad, or Q and E
	case c.Action(ui.RotateLeft):
		s.turn(1)
	case c.Action(ui.RotateRight):
		s.turn(-1)
	}
	s.Prompting.Update(c)
	c.Moves(s.boards.step())
}

// Report says what can be pressed, and what has become of today's puzzle.
func (s *Day) Report(r *stage.Report) {
	s.names.Report(r)
	game, _ := puzzle.GameOf(s.today)
	result := s.stage.Diary.Of(s.today)
	r.State["day"], r.State["game"], r.State["day.streak"] = s.today, game, s.stage.Diary.Streak(s.today)
	r.State["day.tries"], r.State["day.solved"], r.State["day.shown"] = result.Tries, result.State == puzzle.Solved,
		result.State == puzzle.GivenUp
	r.Busy = r.Busy || s.waits || s.boards.waits()
	r.Heard.Shows("day.today", s.now.Speak(s.stage), s.now.Rect())
	r.Heard.Tells("streak", s.now.Streak, false)
	r.Heard.Tells("month", s.month.Title, false)
	r.State["day.first"], r.State["day.last"] = s.month.span.first, s.month.span.last
	s.Prompting.Report(r)
}

// count says how many days of the calendar were solved; "": none.
func (s *Day) count() string {
	n := 0
	for day := s.month.span.first; day <= s.month.span.last; day++ {
		if s.stage.Diary.Of(day).State == puzzle.Solved {
			n++
		}
	}
	switch {
	case n == 0:
		return ""
	case s.leaf == 0:
		return s.stage.Text("day.month", lang.Num("n", n))
	}
	return s.stage.Text("day.month.past", lang.Str("month", s.month.Title), lang.Num("n", n))
}
