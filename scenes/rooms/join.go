package rooms

import (
	"errors"
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/store"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Join is where somebody who is invited chooses a free seat, or only watches.
type Join struct {
	view
	ways JoinWays

	chosen  games.Seat
	name    ui.TextField
	words   ui.Label
	sit     ui.Button
	watch   ui.Button
	column  ui.Column
	about   ui.Column // what is played: its table with who sits at it, and what wins
	shows   shownTable
	wins    page.Slip
	brief   ui.Label // what wins, where the slip is too large
	body    page.Columns
	sitting bool // the host has been asked for a seat
	// asked is the seat that this person says is theirs, while the host is asked whether to let them in.
	asked games.Seat
	// rests are ticks for which that question cannot be taken back: a second tap meant what stood there first.
	rests int
	// lost says that the chosen seat went to somebody else: then none is chosen until this person chooses.
	lost bool
}

// JoinWays lead on from the choice of a seat.
type JoinWays struct {
	// Sit opens the table at a seat that was taken, Watch opens it without one.
	Sit   func(s games.Seat)
	Watch func()
	// Leave goes back.
	Leave func()
	// Left is called when the screen is gone, whichever way.
	Left func()
}

// restTicks is how long a button whose meaning has just changed does nothing.
var restTicks = ui.Ticks(340)

// NewJoin returns the choice of a seat in a room.
func NewJoin(st *stage.Stage, r *Room, ways JoinWays) *Join {
	s := &Join{view: viewOf(st, r, ways.Left), ways: ways, chosen: r.Meant, asked: games.Nobody}
	s.place = s.fill
	s.Back.OnTap = ways.Leave
	s.name = ui.TextField{Keep: games.TypedName}
	s.sit = ui.Button{Kind: ui.PrimaryButton, OnTap: s.sitDown}
	s.watch = ui.Button{Icon: ui.IconEye, OnTap: func() {
		if s.asked >= 0 {
			s.takeBack()
		}
		ways.Watch()
	}}
	s.Content = &s.body
	st.Store.Setting(stage.NameKey, func(value []byte, err error) {
		switch {
		case err == nil && s.name.Text == "":
			s.name.Text = games.CleanName(string(value))
			s.choosesOwn()
		case err != nil && !errors.Is(err, store.ErrNotFound):
			st.Log.Warn("the own name cannot be read", "error", err)
		}
	})
	return s
}

// Name is "join".
func (s *Join) Name() string { return "join" }

// Enter focuses the golden button.
func (s *Join) Enter(root *ui.Root) { root.Focus(s.Buttons[len(s.Buttons)-1]) }

// open reports whether this device may sit down, or ask for a seat.
func (s *Join) open() bool {
	return (len(s.room.free()) > 0 || s.claimable(0) >= 0) && s.room.state().End == nil
}

// claimable returns the first seat from one on that this device may ask for; games.Nobody: there is none.
func (s *Join) claimable(from games.Seat) games.Seat {
	for seat := from; int(seat) < len(s.room.state().Seats); seat++ {
		if s.room.mayClaim(seat) {
			return seat
		}
	}
	return games.Nobody
}

// choosesOwn chooses the seat of a person who is away and has the name that this device knows.
func (s *Join) choosesOwn() {
	if s.room.Client.State() == nil || s.room.Meant != games.Nobody {
		return
	}
	for seat := s.claimable(0); seat >= 0; seat = s.claimable(seat + 1) {
		if strings.EqualFold(s.room.name(seat), s.name.Text) {
			s.chosen = seat
		}
	}
}

// mayChoose reports whether a seat can be chosen: to sit down, or to ask for it.
func (s *Join) mayChoose(seat games.Seat) bool { return s.room.offers(seat) || s.room.mayClaim(seat) }

func (s *Join) fill() {
	st, k := s.stage, s.stage.Kit
	s.shown = s.room.seen()
	state := s.room.state()
	//says:keys game.{@games}
	s.Title = st.Text("game." + state.Game)
	s.Line = st.Text("room.join")
	if s.asked >= 0 {
		s.Line = st.Text("room.claim.sent")
	}
	if s.room.Client.Status() == away.Away {
		s.Line = s.room.down(st)
	}
	s.words = ui.Label{Style: k.Type.Body, Wrap: true}
	s.sit.Text, s.watch.Text = st.Text("room.sit"), st.Text("room.onlywatch")
	s.name.Hint, s.name.Label = st.Text("room.name.hint"), st.Text("room.name")
	s.column = ui.Column{Gap: k.Gap.S}
	s.Buttons = []*ui.Button{&s.watch, &s.sit}
	s.watch.Kind = ui.SlateButton
	if s.open() {
		s.column.Items = append(s.column.Items, &ui.Section{Text: st.Text("room.name")}, wide{&s.name},
			&ui.Section{Text: st.Text("room.choose")})
	} else {
		s.Buttons, s.watch.Kind = s.Buttons[:1], ui.PrimaryButton
		s.words.Text = st.Text("room.full")
		s.column.Items = append(s.column.Items, &s.words, &ui.Section{Text: st.Text("room.seats")})
	}
	s.fillSeats()
	s.sit.Kind, s.sit.Disabled = ui.PrimaryButton, s.rests > 0
	switch {
	case s.asked >= 0:
		s.sit.Kind, s.sit.Text = ui.SlateButton, st.Text("table.room.withdraw")
	case s.chosen >= 0 && s.room.mayClaim(s.chosen):
		s.sit.Text = st.Text("room.claim", lang.Str("name", s.room.name(s.chosen)))
	}
	for i := range s.clocks {
		s.clocks[i].add(st, s.room, func(w ui.Widget) { s.column.Items = append(s.column.Items, w) }, nil)
	}
	s.fillAbout()
	s.names = stage.Names{&s.Back: "join.back", &s.sit: "join.sit", &s.watch: "join.watch", &s.name: "join.name"}
	s.seats.name(s.names)
	s.Arrange(k, s.screen, s.safe)
}

// fillAbout shows what is played before anybody chooses a seat: the game's table with who sits at it, and what wins.
// A low screen begins with the words, and shows the table only beside the seats.
func (s *Join) fillAbout() {
	st, k, state := s.stage, s.stage.Kit, s.room.state()
	s.about = ui.Column{Gap: k.Gap.S}
	s.body = page.Columns{Least: 380, Items: []ui.Widget{&s.about, &s.column}, Share: []float64{.9, 1}}
	side := s.body.Side(k, s.safe.W-2*page.Margin(k, s.safe))
	if s.Most = 640; side {
		s.Most = 1180
	}
	s.shows = shownTable{AtTable: atTable(st, state), high: k.Dp(tableLow)}
	if side {
		s.shows.high = max(k.Dp(tableLow), min(s.safe.H*.42, k.Dp(420)))
	}
	//says:keys setup.goal.{@games}
	wins := st.Text("setup.goal." + state.Game)
	s.wins.Write(k, wins, nil)
	s.brief = ui.Label{Text: wins, Style: k.Type.Body.In(k.Palette.Cream), Wrap: true}
	switch low := s.safe.H < k.Dp(tableFrom); {
	case low && side:
		s.about.Items = append(s.about.Items, &s.brief, &s.shows)
	case low:
		s.about.Items = append(s.about.Items, &s.brief)
	default:
		s.about.Items = append(s.about.Items, &s.shows, &s.wins)
	}
}

const (
	// tableLow is the height of the game's table above the seats, in dp, and tableFrom that of a screen which has room
	// for it.
	tableLow, tableFrom = 170, 620
)

// shownTable is the table that people come to, at a height of its own.
type shownTable struct {
	page.AtTable
	high float64
}

// Measure returns the table's height.
func (w *shownTable) Measure(_ *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, w.high) }

// own returns the look of the chosen seat; nil: none is chosen.
func (s *Join) own() *ui.SeatLook {
	state := s.room.state()
	if s.chosen < 0 || int(s.chosen) >= len(state.Seats) {
		return nil
	}
	own := look(s.stage, state.Seats[s.chosen], int(s.chosen))
	return &own
}

// Pictures returns the hall, and the sheet with the tables. The table stands in a part of the page that is wider than
// high on upright screens too.
func (s *Join) Pictures(bool) []art.ID {
	return []art.ID{art.Name, stage.HallPicture(false)}
}

// Draw draws the page in the colour of the chosen seat: it stays when the table is there.
func (s *Join) Draw(c *ui.Canvas) {
	s.view.Draw(c)
	if own := s.own(); own != nil {
		stage.OwnColour(c, s.screen, s.Places.Bar.Bottom(), *own)
	}
}

// fillSeats shows the seats, of which a free one is chosen: the first, until somebody chooses another one.
func (s *Join) fillSeats() {
	s.seats.fill(s.stage, s.room)
	state := s.room.state()
	if s.chosen >= 0 && (int(s.chosen) >= len(state.Seats) || !s.mayChoose(s.chosen)) {
		s.loses()
	}
	if free := s.room.free(); s.chosen < 0 && len(free) > 0 && !s.lost {
		s.chosen = free[0]
	} else if s.chosen < 0 && len(free) == 0 && !s.lost {
		s.chosen = s.claimable(0)
	}
	for i, row := range s.seats.rows {
		seat := games.Seat(i)
		if s.room.mayClaim(seat) {
			row.line = s.stage.Text("room.seat.claim")
		}
		if s.mayChoose(seat) && s.open() && s.asked < 0 {
			row.tap = func() { s.chosen, s.lost = seat, false; s.place() }
			row.chosen = seat == s.chosen
		}
		s.column.Items = append(s.column.Items, row)
	}
}

// loses says that the chosen seat is gone, unless this device has just taken it.
func (s *Join) loses() {
	st, seat := s.stage, s.chosen
	s.chosen = games.Nobody
	if s.sitting || s.asked >= 0 || s.room.Own() != games.Nobody ||
		int(seat) >= len(s.room.state().Seats) || !s.open() {
		return
	}
	s.lost = true
	s.Toast.Show(ui.IconWarning, st.Text("room.gone"), st.Kit.Palette.Blood, nil)
}

// claim asks the host to let this device into the chosen seat, because its person is back.
func (s *Join) claim(seat games.Seat) {
	s.sitting = true
	s.room.Client.Do(room.Deed{Do: room.DoClaim, Seat: seat}, func(a away.Answer) {
		if s.sitting = false; a.Done {
			s.asked, s.rests = seat, restTicks
			s.place()
		}
		s.answered(a)
	})
}

// takeBack takes the question to the host back: this person meant another seat.
func (s *Join) takeBack() {
	s.sitting = true
	s.room.Client.Do(room.Deed{Do: room.DoUnclaim, Seat: s.asked}, func(a away.Answer) {
		if s.sitting = false; a.Done && s.room.Own() == games.Nobody {
			s.asked = games.Nobody
			s.place()
		}
		s.answered(a)
	})
}

// Update goes on once the host has answered whether this person is who they say.
func (s *Join) Update(c *ui.Context) {
	if s.rests > 0 {
		c.Moves(true)
		if s.rests--; s.rests == 0 {
			s.place()
		}
	}
	s.view.Update(c)
	switch own := s.room.Own(); {
	case s.asked < 0 || s.room.Client.Status() != away.Here:
	case own >= 0:
		s.asked, s.rests = games.Nobody, 0
		s.ways.Sit(own)
	case int(s.asked) >= len(s.room.state().Seats) || !s.room.state().Seats[s.asked].Claimed:
		s.asked, s.rests = games.Nobody, 0
		s.Toast.Show(ui.IconWarning, s.stage.Text("room.claim.no"), s.stage.Kit.Palette.Blood, nil)
		s.place()
	}
}

// sitDown asks the host for the chosen seat.
func (s *Join) sitDown() {
	if s.sitting {
		return
	}
	if s.asked >= 0 {
		s.takeBack()
		return
	}
	if !s.open() {
		return
	}
	st, seat := s.stage, s.chosen
	if seat < 0 {
		s.Toast.Show(ui.IconWarning, st.Text("room.gone"), st.Kit.Palette.Blood, nil)
		return
	}
	if s.room.mayClaim(seat) {
		s.claim(seat)
		return
	}
	name := games.CleanName(s.name.Text)
	if name != "" {
		st.Store.SetSetting(stage.NameKey, []byte(name), func(err error) {
			if err != nil {
				st.Log.Warn("the own name cannot be stored", "error", err)
			}
		})
	} else {
		name = s.room.name(seat)
	}
	s.sitting = true
	s.room.Client.Do(room.Deed{Do: room.DoSit, Seat: seat, Name: name}, func(a away.Answer) {
		if s.sitting = false; a.Done {
			s.ways.Sit(seat)
		} else if a.Reason == room.SeatTaken.Reason {
			s.chosen, s.lost = games.Nobody, true
			s.place()
		}
		s.answered(a)
	})
}

// Report adds what was typed, and whether the host is being asked.
func (s *Join) Report(r *stage.Report) {
	r.State["join.name"] = s.name.Text
	r.State["join.asked"] = s.asked >= 0
	r.Busy = r.Busy || s.sitting || s.rests > 0
	s.view.Report(r)
}

// wide is a widget that takes all of a line.
type wide struct{ ui.Widget }

// Measure returns the height of the widget, and the width of the room.
func (w wide) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.Widget.Measure(k, room).H)
}
