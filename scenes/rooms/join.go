package rooms

import (
	"errors"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/store"
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
	sitting bool // the host has been asked for a seat
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

// NewJoin returns the choice of a seat in a room.
func NewJoin(st *stage.Stage, r *Room, ways JoinWays) *Join {
	s := &Join{view: viewOf(st, r, ways.Left), ways: ways, chosen: r.Meant}
	s.place = s.fill
	s.Back.OnTap = ways.Leave
	s.name = ui.TextField{Keep: games.TypedName}
	s.sit = ui.Button{Kind: ui.PrimaryButton, OnTap: s.sitDown}
	s.watch = ui.Button{Icon: ui.IconEye, OnTap: ways.Watch}
	s.Most = 640
	s.Content = &s.column
	st.Store.Setting(stage.NameKey, func(value []byte, err error) {
		switch {
		case err == nil && s.name.Text == "":
			s.name.Text = games.CleanName(string(value))
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

// open reports whether this device may sit down.
func (s *Join) open() bool {
	return len(s.room.free()) > 0 && s.room.state().End == nil
}

func (s *Join) fill() {
	st, k := s.stage, s.stage.Kit
	s.shown = s.room.seen()
	state := s.room.state()
	//says:keys game.{@games}
	s.Title = st.Text("game." + state.Game)
	s.Line = st.Text("room.join")
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
		s.column.Items = append(s.column.Items, &ui.Section{Text: st.Text("room.name")}, wide{&s.name}, &ui.Section{Text: st.Text("room.choose")})
	} else {
		s.Buttons, s.watch.Kind = s.Buttons[:1], ui.PrimaryButton
		s.words.Text = st.Text("room.full")
		s.column.Items = append(s.column.Items, &s.words, &ui.Section{Text: st.Text("room.seats")})
	}
	s.fillSeats()
	for i := range s.clocks {
		s.clocks[i].add(st, s.room, func(w ui.Widget) { s.column.Items = append(s.column.Items, w) }, nil)
	}
	s.names = stage.Names{&s.Back: "join.back", &s.sit: "join.sit", &s.watch: "join.watch", &s.name: "join.name"}
	s.seats.name(s.names)
	s.Arrange(k, s.screen, s.safe)
}

// fillSeats shows the seats, of which a free one is chosen: the first, until somebody chooses another one.
func (s *Join) fillSeats() {
	s.seats.fill(s.stage, s.room)
	state := s.room.state()
	if s.chosen >= 0 && (int(s.chosen) >= len(state.Seats) || !s.room.offers(s.chosen)) {
		s.loses()
	}
	if free := s.room.free(); s.chosen < 0 && len(free) > 0 && !s.lost {
		s.chosen = free[0]
	}
	for i, row := range s.seats.rows {
		seat := games.Seat(i)
		if s.room.offers(seat) && s.open() {
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
	if s.sitting || s.room.Own() != games.Nobody || int(seat) >= len(s.room.state().Seats) || !s.open() {
		return
	}
	s.lost = true
	s.Toast.Show(ui.IconWarning, st.Text("room.gone"), st.Kit.Palette.Blood, nil)
}

// sitDown asks the host for the chosen seat.
func (s *Join) sitDown() {
	if s.sitting || !s.open() {
		return
	}
	st, seat := s.stage, s.chosen
	if seat < 0 {
		s.Toast.Show(ui.IconWarning, st.Text("room.gone"), st.Kit.Palette.Blood, nil)
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
	r.Busy = r.Busy || s.sitting
	s.view.Report(r)
}

// wide is a widget that takes all of a line.
type wide struct{ ui.Widget }

// Measure returns the height of the widget, and the width of the room.
func (w wide) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.Widget.Measure(k, room).H)
}
