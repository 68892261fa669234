package scenes

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// openRoom enters the room of a link, and lets somebody choose a seat there or opens the table of the one that this device has. Under, which may be
// nil, opens what shall lie below.
func openRoom(st *stage.Stage, link talk.Link, under func()) {
	enterRoom(st, link, under, func(client *away.Client, link talk.Link, put func(stage.Scene)) { joinRoom(st, client, link, put) })
}

// enterRoom enters the room of a link with this device's secret, and goes on once it knows the room, with the link that leads back here. Where it
// cannot be entered, that is said.
func enterRoom(st *stage.Stage, link talk.Link, under func(), entered func(*away.Client, talk.Link, func(stage.Scene))) {
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
		holdRoom(st, client)
	})
	o.Left = func() {
		if left = true; client != nil {
			leaveRoom(st, client)
		}
	}
	o.Step = func(int) bool {
		return client != nil && (client.Status() == away.Refused || client.State() != nil)
	}
	o.Then = func(put func(stage.Scene)) {
		if client.Status() == away.Refused {
			leaveRoom(st, client)
			put(page.NewError(st, st.Text(client.Reason()), ""))
			return
		}
		entered(client, link, put)
	}
	o.Begin()
}

// holdRoom has the device's end of a room polled in every tick, whatever is on the screen. It takes the place of the one before.
func holdRoom(st *stage.Stage, client *away.Client) {
	if st.Room != nil {
		leaveRoom(st, st.Room)
	}
	st.Room = client
	client.Poll(time.Now())
}

// leaveRoom leaves a room. If this device is its host, that ends.
func leaveRoom(st *stage.Stage, client *away.Client) {
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

// roomTable opens the table of a match that is kept in a room elsewhere.
func roomTable(st *stage.Stage, at *table.Elsewhere, link talk.Link, put func(stage.Scene)) {
	failed := func(text string) {
		leaveRoom(st, at.Room)
		put(page.NewError(st, text, ""))
	}
	door, ok := shelves.Door(at.Room.State().Game)
	if !ok {
		failed(st.Text("room.refusal.not-understood"))
		return
	}
	scene, err := door.Elsewhere(st, at, roomWays(st, at, link))
	switch {
	case errors.Is(err, table.ErrAtOnce):
		failed(st.Text("table.room.at-once"))
	case err != nil:
		st.Log.Error("a room cannot be shown", "error", err)
		failed(st.Text("room.refusal.not-understood"))
	default:
		put(scene)
	}
}

// roomWays returns the scenes to which a table leads whose match is kept elsewhere.
func roomWays(st *stage.Stage, at *table.Elsewhere, link talk.Link) table.Ways {
	return table.Ways{
		Pause:   func(m table.Menu) { st.Push(roomPause(st, m, link)) },
		Results: func(o table.Outcome) { st.Push(resultsOf(st, o, "")) },
		Rules:   func(game, clause, why string) { st.Push(rulebookOf(st, game, clause, why)) },
		Fail:    func(err error) { fail(st, err) },
		Leave:   func() { leaveRoom(st, at.Room) },
		Room:    link.String(),
	}
}

// The secrets of this device are kept by room, the latest first.
const (
	secretsKey  = "rooms"
	mostSecrets = 16
)

type roomSecret struct {
	Room   string `json:"room"`
	Secret string `json:"secret"`
}

// secretOf returns this device's secret in a room, and keeps it: that of the link, that of the time before, or a new one.
func secretOf(st *stage.Stage, enter talk.Enter, got func(secret string)) {
	st.Store.Setting(secretsKey, func(text []byte, err error) {
		var list []roomSecret
		if err == nil {
			err = json.Unmarshal(text, &list)
		}
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			st.Log.Error("the secrets of rooms cannot be read", "error", err)
		}
		own := roomSecret{enter.Room, enter.Secret}
		if at := slices.IndexFunc(list, func(k roomSecret) bool { return k.Room == enter.Room }); at >= 0 {
			if own.Secret == "" {
				own = list[at]
			}
			list = slices.Delete(list, at, at+1)
		}
		if own.Secret == "" {
			own.Secret = talk.NewSecret()
		}
		list = append([]roomSecret{own}, list[:min(len(list), mostSecrets-1)]...)
		if text, err = json.Marshal(list); err != nil {
			panic(fmt.Errorf("scenes: %w", err)) // they are plain texts
		}
		st.Store.SetSetting(secretsKey, text, func(err error) {
			if err != nil {
				st.Log.Error("the secret of a room cannot be kept: the seat is lost with this run", "error", err)
			}
		})
		got(own.Secret)
	})
}
