package setup

import (
	"errors"

	"runehall/games"
	"runehall/internal/store"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Scene is the screen on which a match is set up. It opens with the seats of the last match, so that a new one takes
// two taps.
type Scene struct {
	page.Page
	stage   *stage.Stage
	Door    table.Door
	ways    Ways
	Seating Seating
	root    *ui.Root

	// past returns the finished matches, the most recent first.
	past func() []matches.Match
	// asLast says that the seats are those of the last match.
	asLast bool
	// choseStart says that somebody has chosen who starts.
	choseStart bool
	// restored says that the program was torn away from this set-up and has come back to it: the last match changes
	// nothing then.
	restored bool
	// along are who comes along from the match before; nil: the seats are those of the last match of the game.
	along []games.Player
	// left are the names of the persons among them for whom there is no seat.
	left []string
	// Text is the seating as it is stored.
	Text string

	rows     []*seatRow
	add      addSeat
	starts   startChoice
	start    ui.Button
	rules    ui.Button
	clear    ui.Button
	invite   ui.Button
	devices  page.Notice // says that every seat can have a device of its own
	reopen   ui.Button
	kept     page.Notice // says that a room is kept
	Wins     page.Notice // says how one wins, how hard the game is to learn, and how long a match takes
	Last     page.Notice
	cards    map[string]*pictureCard
	lines    map[string]*page.Card
	switches map[string]*optionSwitch
	controls []page.SettingControl
	samples  func(c *ui.Canvas, choice string, r ui.Rect) bool // draws choices; nil: their pictures do
	body     page.Columns
	dialog   *ui.Dialog
	question page.Question
	chooser  looks
	hands    setupHands
	names    stage.Names
	screen   ui.Rect
	safe     ui.Rect
	waiting  bool // the match is being stored, or a host asked for it
	answer   answer
}

// Ways lead from the set-up to other screens.
type Ways struct {
	// Begin begins a match and opens its table in place of the set-up, or says why it cannot.
	Begin func(setup games.Setup, players []games.Player, failed func(error))
	Rules func()
	// Invite makes a room of the match, whose seats are on several devices; nil: there is no host for that.
	Invite func(setup games.Setup, players []games.Player)
	// LastRoom calls found, now or later, with what goes on with a room of this game that is kept here, if there is
	// one; nil: there never is.
	LastRoom func(found func(goOn func()))
	// Watch says that the match will be in a room, where whoever has no seat can watch at a device of their own.
	Watch bool
}

// New returns the set-up of the game behind a door. past returns the matches of the past.
func New(st *stage.Stage, door table.Door, past func() []matches.Match, ways Ways) *Scene {
	s := &Scene{
		stage: st, Door: door, ways: ways, past: past, Seating: firstSeating(st, door),
		cards: map[string]*pictureCard{}, lines: map[string]*page.Card{}, switches: map[string]*optionSwitch{},
	}
	s.Most = 1480
	s.samples = door.Samples(st.Kit)
	s.hands.bare = !st.Desktop
	for _, row := range []*stage.Setting{stage.Drafts.Setting, stage.Speed.Setting} {
		s.controls = append(s.controls, page.NewSettingControl(st, row))
	}
	s.Back.OnTap = st.Pop
	s.start = ui.Button{Kind: ui.PrimaryButton, OnTap: s.begin}
	s.invite = ui.Button{Icon: ui.IconCode, OnTap: s.sendFor}
	s.devices = page.Notice{Icon: ui.IconPhone, Action: &s.invite}
	s.kept = page.Notice{Icon: ui.IconSeats, Action: &s.reopen}
	if ways.LastRoom != nil {
		ways.LastRoom(func(goOn func()) {
			s.reopen.OnTap = goOn
			if !s.screen.Empty() {
				s.place()
			}
		})
	}
	s.rules = ui.Button{Icon: ui.IconRulebook, OnTap: ways.Rules}
	s.Buttons = []*ui.Button{&s.rules, &s.start}
	s.clear = ui.Button{Kind: ui.QuietButton, OnTap: func() {
		s.Seating, s.asLast, s.choseStart = firstSeating(st, door), false, false
		s.place()
		s.root.Focus(&s.start)
	}}
	s.starts.OnChange = func(i int) {
		s.Seating.Starts, s.choseStart = i-1, true
		s.place()
	}
	s.add.button.OnTap = func() {
		s.Seating.add(st, s.Seating.Seats[len(s.Seating.Seats)-1].Driver)
		s.place()
	}
	st.Store.Setting(stage.SeatingKey(door.Info().ID), s.remember)
	return s
}

// remember restores the set-up of the last match.
func (s *Scene) remember(value []byte, err error) {
	if errors.Is(err, store.ErrNotFound) {
		return
	}
	var last Seating
	if err == nil {
		last, err = ReadSeating(value, s.Door)
	}
	if err != nil {
		s.stage.Log.Warn("the last seats cannot be read", "error", err)
		return
	}
	last.seatProgram(s.stage)
	if s.along != nil {
		s.Seating.Options = last.Options
	} else if s.restored {
		s.asLast = s.Seating.same(last)
	} else {
		s.Seating, s.asLast = last, true
	}
	if !s.screen.Empty() {
		s.place()
	}
}

// Restore brings back the set-up of the moment when the program was torn away. Parts that the game no longer allows
// keep their present value.
func (s *Scene) Restore(text string) {
	left, err := ReadSeating([]byte(text), s.Door)
	if err != nil {
		s.stage.Log.Warn("the seats that were set up cannot be read", "error", err)
		return
	}
	left.seatProgram(s.stage)
	s.Seating, s.restored = left, true
}

// begin stores the seats as the next default and starts the match.
func (s *Scene) begin() {
	if s.waiting {
		return
	}
	s.keep()
	s.waiting = true
	s.ways.Begin(s.Seating.Setup(s.stage.Seed()), s.Seating.players(s.stage), s.failed)
}

// sendFor stores the seats as the next default and makes a room of the match.
func (s *Scene) sendFor() {
	s.keep()
	s.ways.Invite(s.Seating.Setup(0), s.Seating.players(s.stage)) // the host draws the seed
}

// keep stores the seats as the next default.
func (s *Scene) keep() {
	st := s.stage
	st.Store.SetSetting(stage.SeatingKey(s.Door.Info().ID), []byte(s.next()), func(err error) {
		if err != nil {
			st.Log.Warn("the seats cannot be stored", "error", err)
		}
	})
}

// next is the set-up that the next match begins with: the same one, but who starts is drawn unless somebody has chosen
// that.
func (s *Scene) next() string {
	next := s.Seating
	if !s.asLast && !s.choseStart && next.Starts == firstSeating(s.stage, s.Door).Starts {
		next.Starts = byLot
	}
	return next.Text()
}

// failed says why there is no match, until somebody tries again or lets it be.
func (s *Scene) failed(err error) {
	st := s.stage
	s.waiting = false
	st.Log.Error("the match cannot be set up", "error", err)
	s.question.Ask(st, s.safe, st.Text("store.begin"), page.StoreWords(st, err, st.Text("store.fails")),
		st.Text("store.again"), s.begin)
}

// Name is "setup".
func (s *Scene) Name() string { return "setup" }

// Game is the id of the game that is set up.
func (s *Scene) Game() string { return s.Door.Info().ID }

// Busy reports whether the match is being stored.
func (s *Scene) Busy() bool { return s.waiting }

// Enter focuses the button that starts the match.
func (s *Scene) Enter(root *ui.Root) {
	s.root = root
	root.Focus(&s.start)
}

// Layout places everything.
func (s *Scene) Layout(screen, safe ui.Rect) {
	s.screen, s.safe = screen, safe
	s.place()
	switch { // its words and names too
	case s.dialog == nil:
	case s.hands.trial != nil:
		s.openTrial()
	default:
		s.chooseLook(s.chooser.seat)
	}
	s.question.Layout(s.stage.Kit, safe)
}

// Update reacts to a tick's input.
func (s *Scene) Update(c *ui.Context) {
	if s.takeAnswer() {
		return
	}
	s.question.Update(c)
	if in := c.Input(); s.hands.bare && (in.Pad != ui.NoPad ||
		in.Device != ui.NoDevice && in.Device != ui.TouchDevice) {
		s.hands.bare = false
		s.place()
	}
	if s.hands.trial != nil {
		s.updateTrial(c)
	}
	if s.dialog != nil {
		s.dialog.Update(c)
	}
	s.Page.Update(c)
}

// Draw draws the set-up.
func (s *Scene) Draw(c *ui.Canvas) {
	s.Page.Draw(c)
	s.drawFoot(c)
	if s.dialog != nil {
		s.dialog.Draw(c)
	}
	s.question.Draw(c)
}

// Report says what can be pressed.
func (s *Scene) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.Door.Info().ID
	r.State["seats"] = len(s.Seating.Seats)
	names := make([]string, len(s.Seating.Seats))
	for i := range names {
		names[i] = s.Seating.Seats[i].Name
	}
	r.State["setup.names"] = names
	r.State["setup.options"] = s.Seating.Options
	r.Busy = r.Busy || s.waiting
	s.question.Report(r)
	if s.dialog != nil {
		r.State["overlay"] = "dialog"
		page.HearDialog(r.Heard, s.dialog)
	}
}
