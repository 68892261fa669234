package gate

import (
	"errors"
	"net/url"
	"slices"
	"strings"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/scenes/page"
	"runehall/scenes/rooms"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// inviting is a room on its way: a host that starts, the room that it makes, and this device's end of it.
type inviting struct {
	*Gate
	make   talk.Make
	host   *stage.Host
	making *away.Making
	link   talk.Link
	client *away.Client
	failed string // why there is no room, as the key of a message
	linked bool   // a link asks for it: nothing that it takes the place of is on the screen
	again  bool   // the room is there already
	sits   bool   // this device has asked for a seat of its own
	sat    bool   // and has been answered
	done   bool
	gone   bool // nobody waits any longer
}

// Invite makes a room of a match that was set up, at a host that this device starts, and shows the invitation to it.
func (g *Gate) Invite(game string, setup games.Setup, players []games.Player) {
	v := &inviting{Gate: g, make: talk.Make{Game: game, Options: setup.Options, Starts: setup.Starts}}
	for _, p := range players {
		v.make.Seats = append(v.make.Seats,
			room.Sitter{Driver: p.Driver, Colour: p.Colour, Emblem: p.Emblem, Name: p.Name})
	}
	v.begin()
}

// InviteTo makes a room of a match under way, and shows the invitation to it. The match on this device stays as it is
// now.
func (g *Gate) InviteTo(sitting table.Sitting) {
	record := sitting.Record()
	v := &inviting{Gate: g, make: talk.Make{Game: record.Game, Record: string(record.Text())}}
	v.begin()
}

// MayInvite reports whether a match under way can be moved into a room.
func (g *Gate) MayInvite(sitting table.Sitting) bool {
	st := g.Stage
	if sitting == nil || st.StartHost == nil || !st.CanHost() || sitting.Over() {
		return false
	}
	record := sitting.Record()
	door, ok := g.Shelves.Door(record.Game)
	if !ok {
		return false
	}
	option, choice := door.Controls()
	persons := slices.ContainsFunc(record.Players, func(p games.Player) bool { return p.Driver == games.Person })
	return persons && (option == "" || door.Info().Choice(record.Setup, option) != choice)
}

// begin starts the host.
func (v *inviting) begin() {
	v.Stage.StartHost(v.started)
	v.open()
}

// open shows that it takes a while.
func (v *inviting) open() {
	o := &page.Opening{
		Stage: v.Stage, Part: func() float64 { return 0 }, Waits: func() bool { return true }, Step: v.step, Then: v.show, Left: v.giveUp,
	}
	o.Says.Title, o.Says.About, o.Says.Text = "waiting.title", "room.making", "room.making.text"
	o.Begin()
}

// started takes the host, and asks it for the room.
func (v *inviting) started(h *stage.Host, err error) {
	st := v.Stage
	switch {
	case err != nil:
		st.Log.Error("there is no host of rooms", "error", err)
		v.failed = "room.noport"
		if why, ok := errors.AsType[*stage.HostError](err); ok {
			v.failed = why.Reason
		}
	case v.gone:
		h.Close()
	case v.again:
		v.host, v.link.Page = h, h.Local
		secretOf(st, v.link.Enter, v.enter)
	default:
		v.host = h
		v.make.Hand = h.Shared
		v.making = away.Make(st.Dial, talk.Dials(h.Local), v.make, st.Wake)
	}
}

// step goes on as far as what has come allows, and reports whether there is no more to wait for.
func (v *inviting) step(int) (done bool) {
	switch {
	case v.failed != "":
		return true
	case v.client != nil:
		return v.client.Status() == away.Refused || v.client.State() != nil && v.seated()
	case v.making == nil || v.done:
		return false
	}
	made, reason, done := v.making.Poll()
	if !done {
		return false
	}
	if v.done = true; made == nil {
		if v.failed = reason; reason == "" {
			v.failed = "room.unreached"
		}
		return true
	}
	v.link = talk.Link{Page: v.host.Local, Seat: games.Nobody, Enter: talk.Enter{
		Room: made.Room, Invite: made.Invite, Host: made.Host,
	}}
	if !v.linked || v.link.Page == v.Stage.Address { // otherwise the host is not the one to which the set-up leads back
		keepRoom(v.Stage, v.make.Game, v.link.String())
	}
	secretOf(v.Stage, v.link.Enter, v.enter)
	return false
}

// seated reports whether this device has all that it needs to begin: whoever invites sits down at once, at the first
// person's seat, where no shared screen shows the table. Nobody else knows the room yet.
func (v *inviting) seated() bool {
	state := v.client.State()
	seat := slices.IndexFunc(state.Seats, func(s room.Sitter) bool { return s.Free })
	if v.host.Shared || !state.Waits || v.client.Seat() >= 0 || seat < 0 {
		return true
	}
	if !v.sits {
		v.sits = true
		v.client.Do(room.Deed{Do: room.DoSit, Seat: games.Seat(seat),
			Name: state.Seats[seat].Name}, func(a away.Answer) {
			if v.sat = true; !a.Done {
				v.Stage.Log.Warn("who invites has no seat", "reason", a.Reason)
			}
		})
	}
	return v.sat
}

// enter enters the room with this device's secret.
func (v *inviting) enter(secret string) {
	if v.gone {
		return
	}
	st := v.Stage
	v.link.Enter.Secret = secret
	v.client = away.Enter(st.Dial, talk.Dials(v.link.Page), v.link.Enter, st.Wake)
	hold(st, v.client)
	st.RoomHost = v.host
}

// giveUp ends the host before there is a room.
func (v *inviting) giveUp() {
	v.gone = true
	if v.client != nil {
		Leave(v.Stage, v.client)
	} else if v.host != nil {
		v.host.Close()
	}
}

// show shows the invitation, or why there is none.
func (v *inviting) show(put func(stage.Scene)) {
	st := v.Stage
	if v.failed == "" && v.client.Status() == away.Refused {
		v.failed = v.client.Reason()
	}
	if v.failed != "" {
		if v.again && v.client != nil { // it is there no longer
			keepRoom(st, v.make.Game, "")
		}
		v.giveUp()
		put(page.NewRefusal(st, st.Text(v.failed)))
		return
	}
	if v.client.State().End != nil {
		keepRoom(st, v.make.Game, "") // there is nothing to go on with the next time
	}
	at := &table.Elsewhere{Room: v.client, Seat: seatOf(v.client), Host: true}
	// in place of the set-up too, as every match, or of the table of the match that is brought
	put(v.invitation(at, v.link, v.host.Pageless, func(table stage.Scene) {
		if !v.linked {
			st.Pop()
		}
		st.Replace(table)
	}))
}

// invitation returns the invitation to a room that is made here. It leads to the table, which open shows in its place,
// or closes the room.
func (g *Gate) invitation(at *table.Elsewhere, link talk.Link, pageless bool,
	open func(table stage.Scene)) stage.Scene {
	st, begun := g.Stage, false
	r := g.room(at.Room, link)
	r.Pageless = pageless
	return rooms.NewInvitation(st, r, rooms.Ways{
		Begin: func() {
			begun = true
			at.Room.GoOver() // others may have begun the next match meanwhile
			at.Seat = seatOf(at.Room)
			g.Table(at, link, open)
		},
		Close: st.Pop,
		Left: func() {
			if !begun {
				Leave(st, at.Room)
			}
		},
	})
}

// LeaveTable leaves the room of a table. While others sit in a room that is made here, it stays: instead of the hall
// comes the invitation, where it can be closed.
func (g *Gate) LeaveTable(at *table.Elsewhere, link talk.Link) {
	st := g.Stage
	host := st.RoomHost
	if st.Room != at.Room || !at.Host || host == nil || !host.Shared || len(at.Room.Present()) == 0 {
		Leave(st, at.Room)
		return
	}
	st.Soon(func() {
		if st.Room == at.Room {
			st.Push(g.invitation(at, link, host.Pageless, st.Replace))
		}
	})
}

// seatOf returns the seat of a device, or that it watches.
func seatOf(client *away.Client) games.Seat {
	if s := client.Seat(); s >= 0 {
		return s
	}
	return games.Public
}

// room returns a room as its screens show it.
func (g *Gate) room(client *away.Client, link talk.Link) *rooms.Room {
	r := &rooms.Room{Client: client, Host: link.Enter.Host != "", Invited: link.Enter.Invite != "", Meant: link.Seat,
		Hand: link.Hand}
	if door, ok := g.Shelves.Door(client.State().Game); ok {
		r.Levels = door.Levels()
	}
	pages := func() []stage.HostAddress { return []stage.HostAddress{{Page: link.Page}} }
	if host := g.Stage.RoomHost; host != nil {
		pages, r.Pageless, r.Shared = host.Addresses, host.Pageless, host.Shared
	}
	r.Links = func() (list []rooms.Link) {
		hands := link.Hand || r.Host && r.Shared // then a screen shows the table to all
		for _, p := range pages() {
			way := addressOf(p.Page, link.Enter, hands)
			way.Net = p.Net
			list = append(list, way)
		}
		return list
	}
	return r
}

// Come returns where others find a room, in words, the link that leads them there, and the code that they can type; "":
// they find it nowhere. With sits the link lets them take a seat, or come back to theirs; otherwise it lets them watch,
// and there is no code, since a code lets them sit.
func (g *Gate) Come(client *away.Client, link talk.Link, sits bool) (at, way, code string) {
	links := g.room(client, link).Links()
	switch {
	case len(links) == 0 || link.Enter.Invite == "":
		return "", "", ""
	case !sits:
		return links[0].Name, links[0].Watch, ""
	case client.Code() != "":
		code = talk.ShownCode(client.Code())
	}
	return links[0].Name, links[0].Sit, code
}

// addressOf returns the links that lead others to a room by the address of a page. Those for others hold no secret but
// that of the invitation; the one that hands this device's seat on holds its secret too, and never the host's. Hands
// says that who sits down sees a screen that shows the table.
func addressOf(at string, enter talk.Enter, hands bool) rooms.Link {
	name := at
	if u, err := url.Parse(at); err == nil {
		name = strings.TrimSuffix(u.Host+u.Path, "/")
	}
	to := func(e talk.Enter, hand bool) string {
		return talk.Link{Page: at, Enter: e, Seat: games.Nobody, Hand: hand}.String()
	}
	watch := to(talk.Enter{Room: enter.Room}, false)
	sit := watch
	if enter.Invite != "" {
		sit = to(talk.Enter{Room: enter.Room, Invite: enter.Invite}, hands)
	}
	own := ""
	if enter.Secret != "" {
		own = to(talk.Enter{Room: enter.Room, Invite: enter.Invite, Secret: enter.Secret}, hands)
	}
	return rooms.Link{Name: name, Sit: sit, Watch: watch, Own: own, Bare: strings.HasPrefix(at, "http:")}
}

// Menu opens the room over its table. If this device has another seat then, or none, the room is entered anew.
func (g *Gate) Menu(at *table.Elsewhere, link talk.Link) {
	st, r := g.Stage, g.room(at.Room, link)
	before := r.Own()
	back := func() {
		if r.Own() == before {
			st.Pop()
			return
		}
		st.Home()
		st.Soon(func() { g.Open(link, nil) }) // once the table has left
	}
	st.Push(rooms.NewInvitation(st, r, rooms.Ways{Over: true, Begin: back, Close: func() {
		Leave(st, at.Room)
		st.Home()
	}}))
}

// join lets somebody who has opened a link choose a seat, unless this device has one already or may have none.
func (g *Gate) join(client *away.Client, link talk.Link, put func(stage.Scene)) {
	open := func(s games.Seat, put func(stage.Scene)) {
		if client.State().Waits && g.canShow(client.State()) { // otherwise the table says why it cannot be shown
			g.wait(client, link, put)
			return
		}
		g.Table(&table.Elsewhere{Room: client, Seat: s, Hand: link.Hand && s >= 0,
			Host: link.Enter.Host != ""}, link, put)
	}
	if s := seatOf(client); s >= 0 || link.Enter.Host != "" || link.Enter.Invite == "" || !g.canShow(client.State()) {
		open(s, put)
		return
	}
	opened := false
	sit := func(s games.Seat) {
		opened = true
		open(s, g.Stage.Replace)
	}
	put(rooms.NewJoin(g.Stage, g.room(client, link), rooms.JoinWays{
		Sit: sit, Watch: func() { sit(games.Public) }, Leave: g.Stage.Pop,
		Left: func() {
			if !opened {
				Leave(g.Stage, client)
			}
		},
	}))
}

// wait shows the seats to somebody who has come before the match begins. Then their table opens.
func (g *Gate) wait(client *away.Client, link talk.Link, put func(stage.Scene)) {
	begun := false
	put(rooms.NewInvitation(g.Stage, g.room(client, link), rooms.Ways{
		Begin: func() {
			begun = true
			s := seatOf(client)
			g.Table(&table.Elsewhere{Room: client, Seat: s, Hand: link.Hand && s >= 0,
				Host: link.Enter.Host != ""}, link,
				g.Stage.Replace)
		},
		Close: g.Stage.Pop,
		Left: func() {
			if !begun {
				Leave(g.Stage, client)
			}
		},
	}))
}

// canShow reports whether this program has a table for a room.
func (g *Gate) canShow(state *room.State) bool {
	door, ok := g.Shelves.Door(state.Game)
	if !ok || door.Info().Version != state.Version {
		return false
	}
	return state.Races || !table.AtOnce(door, state.Options)
}
