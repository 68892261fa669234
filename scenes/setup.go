package scenes

import (
	"errors"

	"runehall/internal/store"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/rulebook"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// setup is the screen on which a match is set up. It opens with the seats of the last match, so that a new one takes two taps.
type setup struct {
	page.Page
	stage   *stage.Stage
	door    table.Door
	seating seating
	root    *ui.Root

	// past returns the finished matches, the most recent first.
	past func() []matches.Match
	// asLast says that the seats are those of the last match.
	asLast bool
	// restored says that the program was torn away from this set-up and has come back to it: the last match changes nothing then.
	restored bool
	// text is the seating as it is stored.
	text string

	rows     []*seatRow
	add      addSeat
	starts   startChoice
	start    ui.Button
	rules    ui.Button
	clear    ui.Button
	last     page.Notice
	cards    map[string]*choice
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
	waiting  bool // the match is being stored
}

func newSetup(st *stage.Stage, door table.Door, past func() []matches.Match) *setup {
	s := &setup{
		stage: st, door: door, past: past, seating: firstSeating(st, door),
		cards: map[string]*choice{}, lines: map[string]*page.Card{}, switches: map[string]*optionSwitch{},
	}
	s.Most = 1480
	s.samples = door.Samples(st.Kit)
	s.hands.bare = !st.Desktop
	for _, row := range []*stage.Setting{stage.Drafts.Setting, stage.Speed.Setting} {
		s.controls = append(s.controls, page.NewSettingControl(st, row))
	}
	s.Back.OnTap = st.Pop
	s.start = ui.Button{Kind: ui.PrimaryButton, OnTap: s.begin}
	s.rules = ui.Button{Icon: ui.IconRulebook, OnTap: func() { st.Push(rulebook.New(st, &shelves, door.Info().ID, "", "")) }}
	s.Buttons = []*ui.Button{&s.rules, &s.start}
	s.clear = ui.Button{Kind: ui.QuietButton, OnTap: func() {
		s.seating, s.asLast = firstSeating(st, door), false
		s.place()
		s.root.Focus(&s.start)
	}}
	s.starts.OnChange = func(i int) {
		s.seating.Starts = i - 1
		s.place()
	}
	s.add.button.OnTap = func() {
		s.seating.add(st, s.seating.Seats[len(s.seating.Seats)-1].Driver)
		s.place()
	}
	st.Store.Setting(seatingKey(door.Info().ID), s.remember)
	return s
}

// remember restores the set-up of the last match.
func (s *setup) remember(value []byte, err error) {
	if errors.Is(err, store.ErrNotFound) {
		return
	}
	var last seating
	if err == nil {
		last, err = readSeating(value, s.door)
	}
	if err != nil {
		s.stage.Log.Warn("the last seats cannot be read", "error", err)
		return
	}
	last.seatProgram(s.stage)
	if s.restored {
		s.asLast = s.seating.same(last)
	} else {
		s.seating, s.asLast = last, true
	}
	if !s.screen.Empty() {
		s.place()
	}
}

// restore brings back what was set up when the program was torn away. What the game no longer allows is left as it is.
func (s *setup) restore(text string) {
	left, err := readSeating([]byte(text), s.door)
	if err != nil {
		s.stage.Log.Warn("the seats that were set up cannot be read", "error", err)
		return
	}
	left.seatProgram(s.stage)
	s.seating, s.restored = left, true
}

// begin stores the seats as the next default and starts the match.
func (s *setup) begin() {
	if s.waiting {
		return
	}
	st := s.stage
	st.Store.SetSetting(seatingKey(s.door.Info().ID), []byte(s.text), func(err error) {
		if err != nil {
			st.Log.Warn("the seats cannot be stored", "error", err)
		}
	})
	s.waiting = true
	begin(st, s.door, s.seating.setup(st.Seed()), s.seating.players(st), st.Replace, s.failed)
}

// failed says why there is no match, until somebody tries again or lets it be.
func (s *setup) failed(err error) {
	st := s.stage
	s.waiting = false
	st.Log.Error("the match cannot be set up", "error", err)
	s.question.Ask(st, s.safe, st.Text("store.begin"), page.StoreWords(st, err, st.Text("store.fails")), st.Text("store.again"), s.begin)
}

// Name is "setup".
func (s *setup) Name() string { return "setup" }

// Busy reports whether the match is being stored.
func (s *setup) Busy() bool { return s.waiting }

// Enter focuses the button that starts the match.
func (s *setup) Enter(root *ui.Root) {
	s.root = root
	root.Focus(&s.start)
}

// Layout places everything.
func (s *setup) Layout(screen, safe ui.Rect) {
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
func (s *setup) Update(c *ui.Context) {
	s.question.Update(c)
	if in := c.Input(); s.hands.bare && (in.Pad != ui.NoPad || in.Device != ui.NoDevice && in.Device != ui.TouchDevice) {
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
func (s *setup) Draw(c *ui.Canvas) {
	s.Page.Draw(c)
	s.drawFoot(c)
	if s.dialog != nil {
		s.dialog.Draw(c)
	}
	s.question.Draw(c)
}

// Report says what can be pressed.
func (s *setup) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.door.Info().ID
	r.State["seats"] = len(s.seating.Seats)
	names := make([]string, len(s.seating.Seats))
	for i := range names {
		names[i] = s.seating.Seats[i].Name
	}
	r.State["setup.names"] = names
	r.State["setup.options"] = s.seating.Options
	r.Busy = r.Busy || s.waiting
	s.question.Report(r)
	if s.dialog != nil {
		r.State["overlay"] = "dialog"
		page.HearDialog(r.Heard, s.dialog)
	}
}
