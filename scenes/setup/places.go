package setup

import (
	"slices"
	"strconv"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// mostWins is how much of the screen's height may say how one wins, before who plays.
const mostWins = .25

// place fills in the widgets for the seating and places them.
func (s *Scene) place() {
	st := s.stage
	info := s.Door.Info()
	s.Text = s.Seating.Text()
	s.Title = st.Text("game." + info.ID)
	s.names = stage.Names{
		&s.Back: "setup.back", &s.start: "setup.begin", &s.rules: "setup.rules", &s.clear: "setup.clear", &s.add.button: "setup.add",
		&s.invite: "setup.invite", &s.reopen: "setup.reopen",
	}
	left, right := &page.FilledColumn{}, &page.FilledColumn{}
	s.body = page.Columns{Items: []ui.Widget{left, right}, Least: 400, Share: []float64{1.08, 1}}
	if !s.body.Side(st.Kit, s.safe.W-2*st.Kit.Gap.XL) {
		right = left
		s.body.Items = s.body.Items[:1]
	}
	s.fillWins()
	last := s.fillLast
	later := false
	// the rest of it can wait until the end
	if s.Wins.Measure(st.Kit, s.safe.Inset(ui.Sides(st.Kit.Gap.XL, 0)).Size()).H > s.safe.H*mostWins {
		rest := s.Wins.Text
		s.Wins.Text, later = "", true
		last = func() {
			s.fillLast()
			s.Last.Text = strings.TrimSpace(s.Last.Text + " " + rest)
		}
	}
	left.Add(&s.Wins, st.Kit.Dp(40))
	s.addSeats(left)
	s.addHands(left)
	s.addOptions(right)
	left.Add(&ui.Section{Text: st.Text("setup.starts")}, 0)
	left.Add(s.startsWidget(), 0)
	s.addCustom(left)
	last()
	left.Add(&s.Last, st.Kit.Dp(60))
	s.addScreen(right)
	s.Content = &s.body
	// What the body leaves is known once the page is laid out; columns side by side then fill it.
	for range 2 {
		s.start.Text, s.rules.Text = st.Text("setup.begin"), st.Text("setup.rules")
		s.Arrange(st.Kit, s.screen, s.safe)
		s.Line = s.headLine(st.Kit, later, s.Places.Title.W)
		s.body.High = s.Places.Body.H - st.Kit.Gap.S - st.Kit.Gap.XL
	}
	for _, control := range s.controls {
		control.Name(s.names)
	}
}

// addSeats adds a row for each seat, and one for the next if it fits.
func (s *Scene) addSeats(to *page.FilledColumn) {
	st := s.stage
	grow := st.Kit.Dp(30)
	to.Add(&ui.Section{Text: st.Text("setup.seats")}, 0)
	for i := range s.Seating.Seats {
		to.Add(s.seatRow(i), grow)
	}
	s.addLevels(to)
	if len(s.Seating.Seats) < s.Door.Info().MaxSeats {
		s.fillAdd()
		to.Add(&s.add, grow)
	}
	if s.ways.Invite != nil && st.CanHost() {
		s.fillDevices()
		to.Add(&s.devices, 0)
		if s.reopen.OnTap != nil {
			s.kept.Title, s.reopen.Text = st.Text("room.kept"), st.Text("room.reopen")
			to.Add(&s.kept, 0)
		}
	}
}

// fillDevices offers to invite others. Where hands race, it says what becomes of that across devices.
func (s *Scene) fillDevices() {
	st := s.stage
	s.devices.Title, s.devices.Text, s.devices.Action = st.Text("room.invite.hint"), "", &s.invite
	s.invite.Text = st.Text("room.invite")
	if table.AtOnce(s.Door, s.Seating.Options) {
		s.devices.Text = st.Text("room.snatch")
	}
}

func (s *Scene) seatRow(i int) *seatRow {
	st, levels := s.stage, seatable(s.stage, s.Door)
	for len(s.rows) <= i {
		s.rows = append(s.rows, &seatRow{})
	}
	w := s.rows[i]
	p := &s.Seating.Seats[i]
	w.look = ui.SeatLook{Color: st.Kit.Seats[p.Colour].Color, Emblem: ui.Emblem(p.Emblem)}
	w.colour = st.Text("colour." + stage.Colours[p.Colour])
	w.computer = p.Driver != games.Person
	w.coin.OnTap = func() { s.chooseLook(i) }
	w.name.Text, w.name.Hint = p.Name, st.Text("setup.name."+strconv.Itoa(i+1))
	w.name.Keep = games.TypedName
	w.name.OnChange = func(text string) {
		s.Seating.Seats[i].Name = text
		s.place()
	}
	w.driver.Choices = append(w.driver.Choices[:0],
		ui.Choice{Icon: ui.IconPerson, Text: st.Text("setup.person")},
		ui.Choice{Icon: ui.IconComputer, Text: st.Text("setup.computer")})
	w.driver.Selected, w.flip.Icon = 0, ui.IconPerson
	if w.computer {
		w.driver.Selected, w.flip.Icon = 1, ui.IconComputer
	}
	seated := func(driver string) {
		s.Seating.Seats[i].Driver = driver
		s.place()
	}
	w.driver.OnChange = func(choice int) { seated([]string{games.Person, s.computer()}[choice]) }
	w.flip.OnTap = func() { w.driver.OnChange(1 - w.driver.Selected) }
	w.level.names, w.level.said = w.level.names[:0], w.level.said[:0]
	for _, level := range levels {
		w.level.names, w.level.said = append(w.level.names, st.Text("level."+level)),
			append(w.level.said, s.manner(level))
	}
	w.level.chosen = max(0, slices.Index(levels, p.Driver))
	w.level.changed = func(level int) { seated(levels[level]) }
	w.remove = ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose,
		Disabled: len(s.Seating.Seats) <= s.Door.Info().MinSeats}
	w.remove.OnTap = func() {
		s.Seating.remove(i)
		s.place()
	}
	s.nameRow(w, "setup.seat."+strconv.Itoa(i)+".")
	w.label(st, s.Seating.name(st, i), i)
	return w
}

func (s *Scene) nameRow(w *seatRow, seat string) {
	w.driver.Layout(s.stage.Kit, ui.Rect{}) // creates the choices, so that they can be named
	s.names[&w.coin], s.names[&w.name], s.names[&w.remove] = seat+"look", seat+"name", seat+"remove"
	s.names[w.driver.Owner(0)], s.names[w.driver.Owner(1)] = seat+"person", seat+"computer"
	s.names[&w.level.weaker], s.names[&w.level.strong], s.names[&w.level.round] = seat+"weaker",
		seat+"stronger", seat+"stronger"
	s.names[&w.flip] = seat + "computer"
	if w.computer {
		s.names[&w.flip] = seat + "person"
	}
}

// computer returns the level of a seat that goes from a person to the computer: the level of another computer's seat,
// or else the weakest.
func (s *Scene) computer() string {
	for _, p := range s.Seating.Seats {
		if p.Driver != games.Person {
			return p.Driver
		}
	}
	return s.Door.Levels()[0]
}

// fillAdd says what the next seat would look like.
func (s *Scene) fillAdd() {
	st := s.stage
	next := s.Seating
	next.Seats = slices.Clone(next.Seats)
	next.add(st, games.Person)
	p := next.Seats[len(next.Seats)-1]
	s.add.look = ui.SeatLook{Color: st.Kit.Seats[p.Colour].Color, Emblem: ui.Emblem(p.Emblem)}
	s.add.title, s.add.text = st.Text("setup.add"),
		st.Text("setup.free", lang.Phrase("colour", "colour."+stage.Colours[p.Colour]))
}

func (s *Scene) startsWidget() ui.Widget {
	st := s.stage
	s.starts.fill(st.Text("setup.lot"), len(s.Seating.Seats), func(i int) (string, ui.SeatLook) {
		return s.Seating.name(st, i), s.rows[i].look
	})
	s.starts.Selected, s.starts.Label = s.Seating.Starts+1, st.Text("setup.starts")
	s.starts.Segment.Layout(st.Kit, ui.Rect{})
	s.names[s.starts.Owner(0)] = "setup.starts.lot"
	for i := range s.Seating.Seats {
		s.names[s.starts.Owner(i+1)] = "setup.starts." + strconv.Itoa(i)
	}
	return &s.starts
}

// addScreen adds where the seats lie on the screen, if it is large enough for a choice, and the settings that matter at
// a table.
func (s *Scene) addScreen(to *page.FilledColumn) {
	st := s.stage
	rows := &ui.Column{Gap: st.Kit.Gap.S}
	for _, control := range s.controls {
		control.Fill(s.safe.Size())
		row := control.Row()
		row.Bare = s.bare()
		rows.Items = append(rows.Items, row)
	}
	if table.Round(st.Kit, s.safe.Size()) {
		to.Add(&ui.Section{Text: st.Text("setup.screen")}, 0)
		pair := &page.Columns{Least: 150, Gap: st.Kit.Gap.S}
		for _, id := range stage.Seats.Choices {
			c := s.card("seats."+id, func() { st.Apply(stage.Seats.Set(st.Settings, id)) })
			//says:keys settings.seats.{round,side} setup.screen.{round,side}
			c.title, c.text = st.Text("settings.seats."+id), st.Text("setup.screen."+id)
			c.selected = stage.Seats.Of(st.Settings) == id
			c.paint = func(canvas *ui.Canvas, r ui.Rect) bool {
				drawSeating(canvas, r, id == stage.SeatsRound, s.looks())
				return true
			}
			c.wide = true
			pair.Items = append(pair.Items, c)
		}
		to.Add(pair, st.Kit.Dp(30))
	}
	to.Add(&ui.Section{Text: st.Text("settings.table")}, 0)
	to.Add(&ui.Panel{Content: rows}, 0)
}

// bare reports whether rows of settings have no room for their icons.
func (s *Scene) bare() bool { return s.safe.W < s.stage.Kit.Dp(280) }

func (s *Scene) looks() []ui.SeatLook {
	looks := make([]ui.SeatLook, len(s.Seating.Seats))
	for i := range looks {
		looks[i] = s.rows[i].look
	}
	return looks
}
