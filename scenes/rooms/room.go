package rooms

import (
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Room is a room that this device has entered. Whoever opens a screen with it polls its client in every tick.
type Room struct {
	Client *away.Client
	// Levels are the computer players that a seat can be given to, the weakest first.
	Levels []string
	// Host says that this device knows the host's secret, and Invited that it may take a seat.
	Host, Invited bool
	// Shared says that this device's screen shows the table to all, so that whoever invites needs no seat.
	Shared bool
	// Hand says that this device lies beside a screen that shows the table.
	Hand bool
	// Meant is the seat that the link means for this device, or [games.Nobody].
	Meant games.Seat
	// Links returns the addresses at which others find the room, the likeliest first; none: nobody can come.
	Links func() []Link
	// Pageless says that no page is sent to those who open such an address.
	Pageless bool
}

// Link is an address of a room. Only Name may be shown: the others hold secrets.
type Link struct {
	// Name is the part that says where the host is ("192.168.1.20:8747").
	Name string
	// Net is the kind of the network that it is in ("wifi"), or "".
	Net string
	// Sit lets whoever opens it take a seat, Watch only watch.
	Sit, Watch string
	// Own leads another device into the seat of this one; "": this device knows no way.
	Own string
	// Bare says that what is sent can be read in the network.
	Bare bool
}

// state returns how the room stands, or an empty one.
func (r *Room) state() *room.State {
	if st := r.Client.State(); st != nil {
		return st
	}
	return &room.State{Reader: games.Public}
}

// links lists the addresses.
func (r *Room) links() []Link {
	if r.Links == nil {
		return nil
	}
	return r.Links()
}

// Own returns the seat of this device, or [games.Nobody]. A screen that plays for the free seats has none.
func (r *Room) Own() games.Seat {
	return r.Client.Seat()
}

// waits reports whether the match has yet to begin.
func (r *Room) waits() bool { return r.state().Waits }

// mustSit reports whether this device cannot begin the match, because nobody would see whoever invites.
func (r *Room) mustSit() bool { return r.Host && !r.Shared && r.Own() == games.Nobody }

// offers reports whether a seat is free, and for a guest also not one whose hand the host's screen has shown. Who
// had that seat before may take it back; the host knows who that is.
func (r *Room) offers(s games.Seat) bool {
	sitter := &r.state().Seats[s]
	return sitter.Free && (!sitter.Seen || sitter.Sat || r.Host)
}

// here reports whether the device of a seat is connected.
func (r *Room) here(s games.Seat) bool { return slices.Contains(r.Client.Present(), s) }

// mayClaim reports whether this device may ask the host for a seat: somebody's whose own device is gone.
func (r *Room) mayClaim(s games.Seat) bool {
	sitter := &r.state().Seats[s]
	return r.Invited && !r.Host && r.Own() == games.Nobody && sitter.Driver == games.Person &&
		!sitter.Free && !sitter.Resigned &&
		!sitter.Late && !r.here(s)
}

// free lists the free seats, for a guest without those that [Room.offers] leaves out.
func (r *Room) free() (list []games.Seat) {
	for i := range r.state().Seats {
		if r.offers(games.Seat(i)) {
			list = append(list, games.Seat(i))
		}
	}
	return list
}

// level returns the computer player for a seat that is given away: that of another seat, or else the weakest.
func (r *Room) level() string {
	for _, s := range r.state().Seats {
		if s.Driver != games.Person {
			return s.Driver
		}
	}
	return r.Levels[0]
}

// name returns who sits at a seat.
func (r *Room) name(s games.Seat) string { return r.state().Seats[s].Name }

// look returns the colour and the emblem of a seat.
func look(st *stage.Stage, sitter room.Sitter, seat int) ui.SeatLook {
	return st.Look(games.Player{Colour: sitter.Colour, Emblem: sitter.Emblem}, seat)
}

// seen is what a screen shows of a room: when it is another one, the screen is laid out anew.
type seen struct {
	state   *room.State
	present int
	status  away.Status
	closed  bool
	code    string
}

func (r *Room) seen() seen {
	var present int
	for _, s := range r.Client.Present() {
		present |= 1 << s
	}
	return seen{r.Client.State(), present, r.Client.Status(), r.Client.Closed(), r.Client.Code()}
}

// down returns what to say while there is no line: a device beside the host's screen is told if the host has closed.
func (r *Room) down(st *stage.Stage) string {
	if r.Hand && r.Client.Closed() {
		return st.Text("table.room.closed.next")
	}
	return st.Text("room.moment")
}

// why returns the words for a refusal of the host.
func why(st *stage.Stage, reason string) string {
	if reason == "" {
		return st.Text("room.unreached")
	}
	return st.Text(stage.RefusalKey(st.Book, reason))
}
