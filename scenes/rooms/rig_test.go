//go:build !js

package rooms

import (
	"flag"
	"fmt"
	"log/slog"
	"sync"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/serve"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
)

// house is a host with a room of three seats: two of persons, and one of a computer player.
type house struct {
	t     *testing.T
	at    string
	made  talk.Made
	woken chan struct{}
	// closes closes the host.
	closes func()
}

func newHouse(t *testing.T) *house {
	t.Helper()
	var o serve.Options
	o.Flags(flag.NewFlagSet("", flag.ContinueOnError))
	o.Listen, o.Data, o.Careless, o.Pace = "127.0.0.1:0", t.TempDir(), true, time.Hour // the computer player waits
	j, err := o.Files()
	if err != nil {
		t.Fatal(err)
	}
	h, err := o.Start(j, nil, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	closes := sync.OnceFunc(func() {
		if err := h.Close(); err != nil {
			t.Error(err)
		}
		if err := j.Close(); err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(closes)
	w := &house{closes: closes, t: t, at: fmt.Sprintf("ws://127.0.0.1:%d%s", h.Port(), talk.Path),
		woken: make(chan struct{}, 1)}
	m := talk.Make{Game: "masters", Seats: []room.Sitter{
		{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: "Astrid"}, {Driver: games.Person, Colour: "sky", Emblem: "diamond", Name: "Bjarne"},
		{Driver: "novice", Colour: "jade", Emblem: "triangle", Name: "Skald"},
	}}
	making := away.Make(away.Open, w.at, m, w.wake)
	for {
		made, reason, done := making.Poll()
		if done {
			if made == nil {
				t.Fatal("no room:", reason)
			}
			w.made = *made
			return w
		}
		<-w.woken
	}
}

func (w *house) wake() {
	select {
	case w.woken <- struct{}{}:
	default:
	}
}

// enter enters the room; the host's own screen knows the host's secret.
func (w *house) enter(host, invited bool) *Room {
	w.t.Helper()
	enter := talk.Enter{Room: w.made.Room, Secret: talk.NewSecret()}
	if host {
		enter.Host = w.made.Host
	}
	if invited {
		enter.Invite = w.made.Invite
	}
	r := &Room{Client: w.client(enter), Levels: []string{"novice", "adept"}, Host: host,
		Invited: invited, Meant: games.Nobody}
	w.until(nil, func() bool { return r.Client.State() != nil }, r)
	return r
}

// client is a device that enters.
func (w *house) client(enter talk.Enter) *away.Client {
	c := away.Enter(away.Open, w.at, enter, w.wake)
	w.t.Cleanup(c.Close)
	return c
}

// until polls devices, and runs ticks of a bench if there is one, until something is so.
func (w *house) until(b *pagetest.Bench, so func() bool, rooms ...*Room) {
	w.t.Helper()
	for {
		for _, r := range rooms {
			r.Client.Poll(time.Now())
		}
		if b != nil {
			b.Tick()
		}
		if so() {
			return
		}
		<-w.woken
	}
}

// sits has a device take a seat.
func (w *house) sits(r *Room, s games.Seat, name string) {
	w.t.Helper()
	r.Client.Do(room.Deed{Do: room.DoSit, Seat: s, Name: name}, func(a away.Answer) {
		if !a.Done {
			w.t.Errorf("seat %d: %+v", s, a)
		}
	})
	w.until(nil, func() bool { return r.Own() == s }, r)
}

// links are addresses as a host in a living room has them.
func (w *house) links() []Link {
	link := func(address string) Link {
		base := "http://" + address + "/#room=" + w.made.Room
		return Link{Name: address, Sit: base + "&invite=" + w.made.Invite, Watch: base, Bare: true}
	}
	return []Link{link("192.168.100.120:48747"), link("[2001:db8:7777:8888:9999:aaaa:bbbb:cccc]:48747")}
}

// names lists how the seats stand, as the screen reports it.
func names(b *pagetest.Bench) string { return fmt.Sprint(b.State["room.seats"]) }

var _ stage.Scene = (*Invitation)(nil)
