package rooms

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/scenes/stage"
	"runehall/ui"
)

// seats are the rows of a room's seats. Each keeps its widgets while the room changes, so that the focus stays where it
// is.
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
		row.rise.Icon, row.give.Icon, row.sit.Icon, row.offer.Icon = ui.IconClose, ui.IconComputer,
			ui.IconPerson, ui.IconPlus
		row.admit.Icon, row.deny.Icon = ui.IconCheck, ui.IconClose
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
		case s.Claimed:
			row.lamp, line = amberLamp, "room.seat.claimed"
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
		names[&row.whole], names[&row.rise], names[&row.give] = seat, seat+".rise", seat+".give"
		names[&row.admit], names[&row.deny] = seat+".admit", seat+".deny"
		names[&row.sit], names[&row.offer] = seat+".sit", seat+".offer"
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
		seat := games.Seat(i)
		if s.Resigned || !r.Host && seat != own && !((s.Free || s.Late) && r.Invited && own == games.Nobody) {
			continue
		}
		row := w.rows[i]
		w.row(row, seat, r, func(b *ui.Button, key string, d room.Deed) {
			d.Seat = seat
			b.Text = st.Text(key)
			b.Label = st.Text("aloud.of", lang.Str("name", s.Name), lang.Str("what", b.Text))
			b.OnTap = func() { do(d) }
			row.deeds = append(row.deeds, b)
		})
	}
}

// row adds what can be done with one seat.
func (w *seats) row(row *seatRow, seat games.Seat, r *Room, of func(b *ui.Button, key string, d room.Deed)) {
	s, own := &r.state().Seats[seat], seat == r.Own()
	switch {
	case s.Claimed && r.Host:
		claim := r.state().Claim(seat)
		of(&row.admit, "room.admit", room.Deed{Do: room.DoAdmit, Claim: claim})
		of(&row.deny, "room.deny", room.Deed{Do: room.DoDeny, Claim: claim})
		return
	case (s.Late || r.offers(seat)) && (!r.Host || r.mustSit() && (r.waits() || s.Sat)):
		of(&row.sit, "room.sit", room.Deed{Do: room.DoSit, Name: s.Name})
	case s.Free && r.Host && !r.waits() && !s.Offered:
		of(&row.offer, "room.offer", room.Deed{Do: room.DoOffer})
	case own:
		if w.hand.OnTap != nil {
			row.deeds = append(row.deeds, &w.hand)
		}
		of(&row.rise, "room.back", room.Deed{Do: room.DoRise})
	case !s.Free && r.Host:
		of(&row.rise, "room.rise", room.Deed{Do: room.DoRise})
	}
	if s.Driver == games.Person && (r.Host || own) {
		of(&row.give, "room.give", room.Deed{Do: room.DoGive, Level: r.level()})
	}
}
