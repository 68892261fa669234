package rooms

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/scenes/stage"
	"runehall/ui"
)

// seats are the rows of a room's seats. Each keeps its widgets while the room changes, so that the focus stays where it is.
type seats struct {
	rows []*seatRow
	// hand leads to the code of the own seat, for another device, and back to the invitation.
	hand ui.Button
}

// fill says of each seat how it stands. Its deeds are added by whoever shows the rows.
func (w *seats) fill(st *stage.Stage, r *Room) {
	state := r.state()
	for len(w.rows) < len(state.Seats) {
		row := &seatRow{}
		row.rise.Icon, row.give.Icon, row.sit.Icon = ui.IconClose, ui.IconComputer, ui.IconPerson
		w.rows = append(w.rows, row)
	}
	w.rows = w.rows[:len(state.Seats)]
	own := r.Own()
	for i, s := range state.Seats {
		row, seat := w.rows[i], games.Seat(i)
		row.look, row.name, row.free = look(st, s, i), s.Name, s.Free
		row.deeds, row.tap, row.chosen = row.deeds[:0], nil, false
		row.sign, row.lamp = ui.IconPhone, noLamp
		line, level := "room.seat.away", lang.Arg{}
		switch {
		case s.Resigned:
			row.sign, line = ui.IconComputer, "room.seat.left"
		case s.Late:
			row.sign, line = ui.IconComputer, "room.seat.late"
		case s.Driver != games.Person:
			//says:keys level.{@levels}
			row.sign, line, level = ui.IconComputer, "room.seat.computer", lang.Phrase("level", "level."+s.Driver)
		case s.Free && s.Seen:
			row.sign, line = ui.IconPlus, "room.seat.seen"
		case s.Free && s.Offered:
			row.sign, line = ui.IconPlus, "room.seat.offered"
		case s.Free && r.Host && r.Shared:
			row.sign, line = ui.IconPlus, "room.seat.shared"
		case s.Free:
			row.sign, line = ui.IconPlus, "room.seat.free"
		case r.Client.Status() == away.Away || seat != own && !r.here(seat):
			row.lamp = amberLamp
		case seat == own:
			row.lamp, line = greenLamp, "room.seat.own"
		default:
			row.lamp, line = greenLamp, "room.seat.here"
		}
		row.line = st.Text(line, level)
	}
}

// name gives the rows stable names.
func (w *seats) name(names stage.Names) {
	for i, row := range w.rows {
		seat := "room.seat." + string(rune('0'+i))
		names[&row.whole], names[&row.rise], names[&row.give], names[&row.sit] = seat, seat+".rise", seat+".give", seat+".sit"
	}
	names[&w.hand] = "room.hand"
}

// deeds adds what can be done with each seat by this device.
func (w *seats) deeds(st *stage.Stage, r *Room, do func(d room.Deed)) {
	state, own := r.state(), r.Own()
	if state.End != nil {
		return
	}
	for i, s := range state.Seats {
		row, seat := w.rows[i], games.Seat(i)
		open := s.Free || s.Late
		if s.Resigned || !r.Host && seat != own && !(open && r.Invited && own == games.Nobody) {
			continue
		}
		of := func(b *ui.Button, key string, d room.Deed) {
			b.Text = st.Text(key)
			b.Label = st.Text("aloud.of", lang.Str("name", s.Name), lang.Str("what", b.Text))
			b.OnTap = func() { do(d) }
			row.deeds = append(row.deeds, b)
		}
		switch deed := seatDeed(r, seat, open); deed {
		case "":
		case room.DoSit:
			of(&row.sit, "room.sit", room.Deed{Do: deed, Seat: seat, Name: s.Name})
		default:
			if seat == own && w.hand.OnTap != nil {
				row.deeds = append(row.deeds, &w.hand)
			}
			of(&row.rise, riseKey(&s, seat == own), room.Deed{Do: deed, Seat: seat})
		}
		if s.Driver == games.Person && (r.Host || seat == own) {
			of(&row.give, "room.give", room.Deed{Do: room.DoGive, Seat: seat, Level: r.level()})
		}
	}
}

// seatDeed returns what this device can do about who sits at a seat: sit down, or free it or offer it ([room.DoRise]);
// "": nothing. open says that nobody acts there at present.
func seatDeed(r *Room, seat games.Seat, open bool) string {
	state := r.state()
	s := &state.Seats[seat]
	switch {
	case open && !s.Seen && (!r.Host || r.mustSit()):
		return room.DoSit
	case s.Free && r.Host && !state.Waits && !s.Offered, seat == r.Own(), !s.Free:
		return room.DoRise
	default:
		return ""
	}
}

// riseKey returns how the button for [room.DoRise] at a seat is named.
func riseKey(s *room.Sitter, own bool) string {
	switch {
	case s.Free:
		return "room.offer"
	case own:
		return "room.back"
	default:
		return "room.rise"
	}
}
