package scenes

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/store"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// setup is the screen on which a match is set up. It opens with the seats of the last match, so that a new one takes two taps.
type setup struct {
	page
	stage   *stage.Stage
	door    table.Door
	seating seating
	root    *ui.Root

	rows    []*seatRow
	add     card
	starts  ui.Segment
	start   ui.Button
	rules   ui.Button
	body    columns
	dialog  *ui.Dialog
	toast   ui.Toast
	chooser looks
	names   stage.Names
	screen  ui.Rect
	safe    ui.Rect
	waiting bool // the match is being stored
}

func newSetup(st *stage.Stage, door table.Door) *setup {
	s := &setup{stage: st, door: door, seating: firstSeating(st, door)}
	s.most = 1480
	s.back.OnTap = st.Pop
	s.start = ui.Button{Kind: ui.PrimaryButton, OnTap: s.begin}
	s.rules = ui.Button{Icon: ui.IconRulebook, OnTap: func() { st.Push(newRules(st, door.Info().ID, "", "")) }}
	s.buttons = []*ui.Button{&s.rules, &s.start}
	s.starts.OnChange = func(i int) { s.seating.Starts = i - 1 }
	s.add.icon = ui.IconPlus
	s.add.tapped = func() {
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
	s.seating = last
	if !s.screen.Empty() {
		s.place()
	}
}

// begin stores the seats as the next default and starts the match.
func (s *setup) begin() {
	if s.waiting {
		return
	}
	st := s.stage
	text, err := json.Marshal(s.seating)
	if err != nil {
		s.failed(err)
		return
	}
	st.Store.SetSetting(seatingKey(s.door.Info().ID), text, func(err error) {
		if err != nil {
			st.Log.Warn("the seats cannot be stored", "error", err)
		}
	})
	s.waiting = true
	begin(st, s.door, s.seating.setup(st.Seed()), s.seating.players(st), st.Replace, s.failed)
}

func (s *setup) failed(err error) {
	s.waiting = false
	s.stage.Log.Error("the match cannot be set up", "error", err)
	s.toast.Show(ui.IconWarning, err.Error(), s.stage.Kit.Palette.Blood, nil)
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
	if s.dialog != nil {
		s.dialog.Layout(s.stage.Kit, safe)
	}
}

// place builds the widgets for the seating and places them.
func (s *setup) place() {
	st := s.stage
	game := s.door.Info().ID
	s.title, s.line = st.Text("game."+game), st.Text("setup.line")
	s.start.Text, s.rules.Text = st.Text("setup.begin"), st.Text("setup.rules")
	s.names = stage.Names{&s.back: "setup.back", &s.start: "setup.begin", &s.rules: "setup.rules", &s.add.button: "setup.add"}
	left := &ui.Column{Items: []ui.Widget{&ui.Section{Text: st.Text("setup.seats")}}}
	for i := range s.seating.Seats {
		left.Items = append(left.Items, s.seatRow(i))
	}
	if len(s.seating.Seats) < s.door.Info().MaxSeats {
		s.add.title = st.Text("setup.add")
		left.Items = append(left.Items, &s.add)
	}
	right := &ui.Column{}
	s.optionWidgets(right)
	right.Items = append(right.Items, &ui.Section{Text: st.Text("setup.starts")}, s.startsWidget())
	s.body = columns{items: []ui.Widget{left, right}, least: 420, share: []float64{1.15, 1}}
	s.content = &s.body
	s.layout(st.Kit, s.screen, s.safe)
	s.toast.Layout(st.Kit, s.places.body)
}

// seatRow fills in the row of a seat.
func (s *setup) seatRow(i int) *seatRow {
	st := s.stage
	for len(s.rows) <= i {
		s.rows = append(s.rows, &seatRow{})
	}
	w := s.rows[i]
	p := &s.seating.Seats[i]
	w.look = ui.SeatLook{Color: st.Kit.Seats[p.Colour].Color, Emblem: ui.Emblem(p.Emblem)}
	w.coin.OnTap = func() { s.chooseLook(i) }
	w.name.Text, w.name.Hint = p.Name, st.Text("setup.name."+strconv.Itoa(i+1))
	w.name.OnChange = func(text string) { s.seating.Seats[i].Name = text }
	w.driver.Choices = append(w.driver.Choices[:0], ui.Choice{Icon: ui.IconPerson, Text: st.Text("setup.person")})
	for _, level := range s.door.Levels() {
		w.driver.Choices = append(w.driver.Choices, ui.Choice{Icon: ui.IconComputer, Text: st.Text("level." + level)})
	}
	w.driver.Selected = 1 + slices.Index(s.door.Levels(), p.Driver)
	w.driver.OnChange = func(choice int) {
		s.seating.Seats[i].Driver = games.Person
		if choice > 0 {
			s.seating.Seats[i].Driver = s.door.Levels()[choice-1]
		}
	}
	w.remove = ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose, Disabled: len(s.seating.Seats) <= s.door.Info().MinSeats}
	w.remove.OnTap = func() {
		s.seating.remove(i)
		s.place()
	}
	w.driver.Layout(st.Kit, ui.Rect{}) // creates the choices, so that they can be named
	seat := "setup.seat." + strconv.Itoa(i) + "."
	s.names[&w.coin], s.names[&w.name], s.names[&w.remove] = seat+"look", seat+"name", seat+"remove"
	s.names[w.driver.Owner(0)] = seat + "person"
	for l, level := range s.door.Levels() {
		s.names[w.driver.Owner(l+1)] = seat + level
	}
	return w
}

// optionWidgets adds the game's options, as its definition lists them.
func (s *setup) optionWidgets(to *ui.Column) {
	st := s.stage
	info := s.door.Info()
	for _, o := range info.Options {
		key := "option." + info.ID + "." + o.ID
		to.Items = append(to.Items, &ui.Section{Text: st.Text(key)})
		chosen := info.Choice(games.Setup{Options: s.seating.Options}, o.ID)
		pictured := &columns{least: 124, gap: st.Kit.Gap.S}
		for _, value := range o.Choices {
			title, text := st.Text(key+"."+value), st.Text(key+"."+value+".text")
			picture, ok := s.door.Shows(o.ID, value)
			if !ok {
				c := &card{title: title, text: text, selected: value == chosen}
				c.tapped = s.chooses(o.ID, value, &c.button)
				to.Items = append(to.Items, c)
				s.names[&c.button] = "setup.option." + o.ID + "." + value
				continue
			}
			st.Kit.Prefetch(picture)
			c := &choice{picture: picture, title: title, text: text, selected: value == chosen}
			c.button.OnTap = s.chooses(o.ID, value, &c.button)
			pictured.items = append(pictured.items, c)
			s.names[&c.button] = "setup.option." + o.ID + "." + value
		}
		if len(pictured.items) > 0 {
			to.Items = append(to.Items, pictured)
		}
	}
}

// chooses returns a function that chooses a value of an option; the button keeps the focus.
func (s *setup) chooses(option, value string, button *ui.Button) func() {
	return func() {
		s.seating.Options[option] = value
		s.place()
		s.root.Focus(button)
	}
}

// startsWidget returns the choice of who starts.
func (s *setup) startsWidget() ui.Widget {
	st := s.stage
	s.starts.Choices = append(s.starts.Choices[:0], ui.Choice{Icon: ui.IconDie, Text: st.Text("setup.lot")})
	for i := range s.seating.Seats {
		look := s.rows[i].look
		s.starts.Choices = append(s.starts.Choices, ui.Choice{Seat: &look})
	}
	s.starts.Selected = s.seating.Starts + 1
	s.starts.Layout(st.Kit, ui.Rect{})
	s.names[s.starts.Owner(0)] = "setup.starts.lot"
	for i := range s.seating.Seats {
		s.names[s.starts.Owner(i+1)] = "setup.starts." + strconv.Itoa(i)
	}
	return &s.starts
}

// chooseLook opens the dialog for a seat's colour and emblem.
func (s *setup) chooseLook(i int) {
	st := s.stage
	s.chooser = looks{}
	own := s.seating.Seats[i]
	for n := range len(stage.Colours) {
		colour := lookButton{look: ui.SeatLook{Color: st.Kit.Seats[n].Color, Emblem: ui.Emblem(own.Emblem)}}
		emblem := lookButton{look: ui.SeatLook{Color: st.Kit.Seats[own.Colour].Color, Emblem: ui.Emblem(n)}}
		for j, other := range s.seating.Seats {
			colour.dim = colour.dim || j != i && other.Colour == n
			emblem.dim = emblem.dim || j != i && other.Emblem == n
		}
		colour.button.Selected, emblem.button.Selected = own.Colour == n, own.Emblem == n
		colour.button.OnTap = func() { s.seating.paint(i, n); s.relook(i) }
		emblem.button.OnTap = func() { s.seating.sign(i, n); s.relook(i) }
		s.chooser.colours = append(s.chooser.colours, colour)
		s.chooser.emblems = append(s.chooser.emblems, emblem)
	}
	done := &ui.Button{Kind: ui.PrimaryButton, Text: st.Text("dialog.done"), OnTap: func() { s.dialog = nil }}
	s.dialog = &ui.Dialog{
		Title: st.Text("setup.look", lang.Str("name", own.Name)), Content: &s.chooser,
		Buttons: []*ui.Button{done}, OnBack: done.OnTap,
	}
	s.names[done] = "dialog.ok"
	for n := range len(stage.Colours) {
		s.names[&s.chooser.colours[n].button] = "look.colour." + stage.Colours[n]
		s.names[&s.chooser.emblems[n].button] = "look.emblem." + stage.Emblems[n]
	}
	s.dialog.Layout(st.Kit, s.safe)
}

// relook shows the chosen look.
func (s *setup) relook(i int) {
	s.place()
	s.chooseLook(i)
}

// Update reacts to a tick's input.
func (s *setup) Update(c *ui.Context) {
	if s.dialog != nil {
		s.dialog.Update(c)
	}
	s.update(c)
	s.toast.Layout(c.Kit, s.places.body)
	s.toast.Update(c)
}

// Draw draws the set-up.
func (s *setup) Draw(c *ui.Canvas) {
	s.draw(c)
	s.drawFoot(c)
	s.toast.Draw(c)
	if s.dialog != nil {
		s.dialog.Draw(c)
	}
}

// drawFoot draws who plays, to the left of the buttons on the ledge.
func (s *setup) drawFoot(c *ui.Canvas) {
	r := s.places.foot
	if r.W < c.Dp(160) {
		return
	}
	side := min(c.Dp(42), r.H)
	for i := range s.seating.Seats {
		c.Coin(s.rows[i].look, ui.Pt(r.X+side*(.5+.86*float64(i)), r.Center().Y), side/2)
	}
	_, words := r.CutLeft(side*(.14+.86*float64(len(s.seating.Seats))), c.Gap.M)
	c.TextIn(s.stage.Text("setup.summary", lang.Num("n", len(s.seating.Seats))), c.Type.Name, words, ui.AlignLeft|ui.AlignMiddle)
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
	r.Busy = r.Busy || s.waiting
	if s.dialog != nil {
		r.State["overlay"] = "dialog"
	}
}
