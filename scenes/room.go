package scenes

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// openRoom enters the room of a link, takes the seat that is meant or any free one if the link invites, and opens the table. Under, which may be nil,
// opens what shall lie below.
func openRoom(st *stage.Stage, link talk.Link, under func()) {
	enterRoom(st, link, under, true, func(client *away.Client, link talk.Link, put func(stage.Scene)) {
		roomTable(st, &table.Elsewhere{Room: client, Seat: client.State().Reader, Host: link.Enter.Host != ""}, link, put)
	})
}

// enterRoom enters the room of a link with this device's secret, takes a seat if it shall, and goes on once all that is known, with the link that leads
// back here. Where it cannot be entered, that is said.
func enterRoom(st *stage.Stage, link talk.Link, under func(), sits bool, entered func(*away.Client, talk.Link, func(stage.Scene))) {
	o := &page.Opening{Stage: st, Under: under, Part: func() float64 { return 0 }, Waits: func() bool { return true }}
	o.Says.Title, o.Says.About, o.Says.Text = "table.room", "table.room.opening", "table.room.opening.text"
	var client *away.Client
	var seated, left bool
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
		switch {
		case client == nil:
			return false
		case client.Status() == away.Refused:
			return true
		case client.State() == nil:
			return false
		case !seated && sits:
			seated = true
			return !sitDownApart(client, link)
		}
		return !sits || !client.Wants()
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
		st.Room.Close()
	}
	st.Room = client
	client.Poll(time.Now())
}

// leaveRoom leaves a room.
func leaveRoom(st *stage.Stage, client *away.Client) {
	client.Close()
	if st.Room == client {
		st.Room = nil
	}
}

// sitDownApart asks for a free seat of a room if the link invites and the device has none, and reports whether it did: the one that the link means, or
// else the first.
func sitDownApart(client *away.Client, link talk.Link) bool {
	state := client.State()
	free := games.Nobody
	for s := range state.Seats {
		if seat := &state.Seats[s]; seat.Free && (free < 0 || games.Seat(s) == link.Seat) {
			free = games.Seat(s)
		}
	}
	if state.Reader >= 0 || link.Enter.Invite == "" || free < 0 {
		return false
	}
	client.Do(room.Deed{Do: room.DoSit, Seat: free, Name: state.Seats[free].Name}, func(away.Answer) {}) // refused, it watches
	return true
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
		Pause:   func(m table.Menu) { st.Push(pauseOf(st, m, "")) },
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
			panic("scenes: " + err.Error()) // they are plain texts
		}
		st.Store.SetSetting(secretsKey, text, func(err error) {
			if err != nil {
				st.Log.Error("the secret of a room cannot be kept: the seat is lost with this run", "error", err)
			}
		})
		got(own.Secret)
	})
}
