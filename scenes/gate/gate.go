// Package gate leads into rooms: by a link, back to where a device was, and into a room that it makes and invites others to.
package gate

import (
	"time"

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

// Open enters the room of a link, and lets somebody choose a seat there or opens the table of the one that this device has. Under, which may be
// nil, opens what shall lie below.
func (g *Gate) Open(link talk.Link, under func()) {
	enter(g.Stage, link, under, g.join)
}

// enter enters the room of a link with this device's secret, and goes on once it knows the room, with the link that leads back here. Where it
// cannot be entered, that is said.
func enter(st *stage.Stage, link talk.Link, under func(), entered func(*away.Client, talk.Link, func(stage.Scene))) {
	o := &page.Opening{Stage: st, Under: under, Part: func() float64 { return 0 }, Waits: func() bool { return true }}
	o.Says.Title, o.Says.About, o.Says.Text = "table.room", "table.room.opening", "table.room.opening.text"
	var client *away.Client
	var left bool
	secretOf(st, link.Enter, func(secret string) {
		if left {
			return
		}
		link.Enter.Secret = secret
		if link.Page == "" {
			link.Page = st.Address
		}
		client = away.Enter(st.Dial, talk.Dials(link.Page), link.Enter, st.Wake)
		hold(st, client)
	})
	o.Left = func() {
		if left = true; client != nil {
			Leave(st, client)
		}
	}
	o.Step = func(int) bool {
		return client != nil && (client.Status() == away.Refused || client.State() != nil)
	}
	o.Then = func(put func(stage.Scene)) {
		if client.Status() == away.Refused {
			Leave(st, client)
			put(page.NewError(st, st.Text(client.Reason()), ""))
			return
		}
		entered(client, link, put)
	}
	o.Begin()
}

// hold has the device's end of a room polled in every tick, whatever is on the screen. It takes the place of the one before.
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
