// Package gate leads into rooms: by a link, back to where a device was, and into a room that it makes and invites
// others to.
package gate

import (
	"time"

	"runehall/games"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// Gate leads into rooms.
type Gate struct {
	Stage   *stage.Stage
	Shelves *library.Library
	// Table opens the table of a room, to which link leads back.
	Table func(at *table.Elsewhere, link talk.Link, put func(stage.Scene))
}

// Find enters the room with a code, at the host of a page; "": the host of the page that this is. Then it goes on as
// Open does.
func (g *Gate) Find(page, code string) {
	st := g.Stage
	if page == "" && st.Served == nil { // a page comes from a host, or says that there is none
		g.refuse(st.Text("room.code.nohost"))
		return
	}
	enter(st, code, talk.Link{Page: page, Seat: games.Nobody}, nil, g.join)
}

// Open enters the room of a link, and lets somebody choose a seat there or opens the table of the one that this device
// has. Under, which may be nil, opens what shall lie below.
func (g *Gate) Open(link talk.Link, under func()) {
	enter(g.Stage, "", link, under, g.join)
}

// enter enters the room of a link with this device's secret, and goes on once it knows the room, with the link that
// leads back here. Where it cannot be entered, that is said. If there is a code, the host is asked first which room
// that is.
func enter(st *stage.Stage, code string, link talk.Link, under func(),
	entered func(*away.Client, talk.Link, func(stage.Scene))) {
	o := &page.Opening{Stage: st, Under: under, Part: func() float64 { return 0 }, Waits: func() bool { return true }}
	o.Says.Title, o.Says.About, o.Says.Text = "table.room", "table.room.opening", "table.room.opening.text"
	if link.Page == "" {
		link.Page = st.Address
	}
	var client *away.Client
	var left bool
	comes := func() {
		secretOf(st, link.Enter, func(secret string) {
			if left {
				return
			}
			link.Enter.Secret = secret
			client = away.Enter(st.Dial, talk.Dials(link.Page), link.Enter, st.Wake)
			hold(st, client)
		})
	}
	seeks := seeking{}
	if code == "" {
		comes()
	} else {
		seeks.finding = away.Find(st.Dial, talk.Dials(link.Page), code, st.Wake)
	}
	o.Left = func() {
		left = true
		seeks.end()
		if client != nil {
			Leave(st, client)
		}
	}
	o.Step = func(int) bool {
		if seeks.found(&link) {
			comes()
		}
		return seeks.failed != "" || client != nil && (client.Status() == away.Refused || client.State() != nil)
	}
	o.Then = func(put func(stage.Scene)) {
		if seeks.failed != "" {
			put(page.NewRefusal(st, st.Text(seeks.failed)))
			return
		}
		if client.Status() == away.Refused {
			Leave(st, client)
			put(page.NewError(st, st.Text(client.Reason()), ""))
			return
		}
		entered(client, link, put)
	}
	o.Begin()
}

// seeking is a room that is looked for by its code.
type seeking struct {
	finding *away.Finding // nil: nothing is looked for any more
	failed  string        // why there is none, as the key of a message
}

// found reports, once, that the host has said which room it is, and writes that into a link.
func (s *seeking) found(link *talk.Link) bool {
	if s.finding == nil {
		return false
	}
	room, reason, done := s.finding.Poll()
	if !done {
		return false
	}
	s.finding = nil
	if room == nil {
		if s.failed = reason; reason == "" {
			s.failed = "room.unreached"
		}
		return false
	}
	link.Enter.Room, link.Enter.Invite, link.Hand = room.Room, room.Invite, room.Hand
	return true
}

// end gives up looking.
func (s *seeking) end() {
	if s.finding != nil {
		s.finding.Close()
		s.finding = nil
	}
}

// hold has the device's end of a room polled in every tick, whatever is on the screen. It takes the place of the one
// before.
func hold(st *stage.Stage, client *away.Client) {
	if st.Room != nil {
		Leave(st, st.Room)
	}
	st.Room = client
	client.Poll(time.Now())
}

// Leave leaves a room. If this device is its host, that ends.
func Leave(st *stage.Stage, client *away.Client) {
	client.Close()
	if st.Room != client {
		return
	}
	st.Room = nil
	if st.RoomHost != nil {
		st.RoomHost.Close()
		st.RoomHost = nil
	}
}
