package learn

import (
	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games/puzzle"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// pastDays is how many days of the past are listed.
const pastDays = 30

// Day shows the puzzle of today with what has become of it, and those of the days before.
type Day struct {
	page.Prompting
	stage *stage.Stage
	solve func(day int)

	today  int
	wanted int  // the day whose puzzle is being fetched
	waits  bool // one is
	left   bool

	do, copied ui.Button
	notice     page.Notice
	past       ui.Section
	cards      []*page.Card
	days       page.Masonry // of the past, side by side where there is room
	column     ui.Column
	names      stage.Names
}

// NewDay returns the screen of the day's puzzle. solve opens the puzzle of a day, whose file is there by then.
func NewDay(st *stage.Stage, solve func(day int)) *Day {
	s := &Day{stage: st, solve: solve}
	s.Back.OnTap = st.Pop
	s.do = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconPlay, OnTap: func() { s.open(s.today) }}
	s.copied = ui.Button{Icon: ui.IconExport, OnTap: s.copy}
	s.Content, s.Most = &s.column, 1360
	s.Ground = func(c *ui.Canvas) { stage.HallAtDusk(c, s.Screen) }
	st.Diary.Then(s.refresh)
	return s
}

// Pictures returns the hall, and the sheet with the tables.
func (s *Day) Pictures(portrait bool) []art.ID {
	return []art.ID{art.Name, stage.HallPicture(portrait)}
}

// Name is "day".
func (s *Day) Name() string { return "day" }

// Enter shows what has become of the puzzles since, and focuses the golden button.
func (s *Day) Enter(root *ui.Root) {
	s.refresh()
	root.Focus(&s.do)
}

// Leave forgets what is being fetched.
func (s *Day) Leave() { s.left = true }

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
	s.Title, s.Line = st.Text("learn.day.title"), ""
	if n := st.Diary.Streak(s.today); n > 0 {
		s.Line = st.Text("day.streak", lang.Num("n", n))
	}
	s.names = stage.Names{&s.Back: "day.back", &s.do: "day.solve", &s.copied: "day.copy"}
	s.fillToday()
	s.days = page.Masonry{Least: dayLeast, Most: 3}
	s.cards, s.column = s.cards[:0], ui.Column{Gap: st.Kit.Gap.S, Items: []ui.Widget{&s.notice, &s.past, &s.days}}
	s.past.Text = st.Text("day.past")
	for n := range pastDays {
		s.addPast(s.today - 1 - n)
	}
	s.Arrange(st.Kit, screen, safe)
}

// fillToday fills in the puzzle of today, and what can be done with it.
func (s *Day) fillToday() {
	st := s.stage
	game, _ := puzzle.GameOf(s.today)
	r := st.Diary.Of(s.today)
	//says:keys game.{@games}
	s.notice = page.Notice{Icon: sign(r), Picture: art.Table(game), Title: st.Text("game." + game), Text: page.Day(st, stage.DateOf(s.today)) + "\n" + stateWords(st, r)}
	s.do.Text, s.do.Disabled = st.Text("day.solve"), s.waits
	if r.State != puzzle.Open {
		s.do.Text = st.Text("day.again")
	}
	if s.waits {
		s.notice.Text = st.Text("day.comes")
	}
	s.Buttons = []*ui.Button{&s.do}
	if r.State != puzzle.Open && (st.Copy != nil || st.SendLink != nil) {
		if s.copied.Text = st.Text("day.copy"); st.Copy == nil {
			s.copied.Text = st.Text("day.send")
		}
		s.Buttons = []*ui.Button{&s.copied, &s.do}
	}
}

// addPast adds the card of a day of the past.
func (s *Day) addPast(day int) {
	st := s.stage
	game, _ := puzzle.GameOf(day)
	r := st.Diary.Of(day)
	c := &page.Card{
		Title: page.Day(st, stage.DateOf(day)), Icon: sign(r), Picture: art.Table(game), Tapped: func() { s.open(day) },
		Text: st.Text("day.card", lang.Str("game", st.Text("game."+game)), lang.Str("state", stateWords(st, r))),
	}
	s.names[&c.Button] = page.Numbered("day.past.", len(s.cards))
	s.cards = append(s.cards, c)
	s.days.Add(c, 0)
}

// dayLeast is how wide the card of a day is at least where others lie beside it, in dp.
const dayLeast = 330

// sign is the icon for what has become of a puzzle.
func sign(r puzzle.Result) ui.Icon {
	switch r.State {
	case puzzle.Solved:
		return ui.IconCheck
	case puzzle.GivenUp:
		return ui.IconEye
	}
	return ui.IconHint
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
	s.Prompting.Update(c)
}

// Report says what can be pressed, and what has become of today's puzzle.
func (s *Day) Report(r *stage.Report) {
	s.names.Report(r)
	game, _ := puzzle.GameOf(s.today)
	result := s.stage.Diary.Of(s.today)
	r.State["day"], r.State["game"], r.State["day.streak"] = s.today, game, s.stage.Diary.Streak(s.today)
	r.State["day.tries"], r.State["day.solved"], r.State["day.shown"] = result.Tries, result.State == puzzle.Solved, result.State == puzzle.GivenUp
	r.Busy = r.Busy || s.waits
	r.Heard.Shows("day.today", s.notice.Speak(), s.notice.Rect())
	r.Heard.Tells("streak", s.Line, false)
	s.Prompting.Report(r)
}
