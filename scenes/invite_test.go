//go:build !js

package scenes

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/internal/workshop/roomstest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// hostess is a host in the memory of a test, started by the program.
type hostess struct {
	*roomstest.Host
	t               *testing.T
	started, closed int
	copied          string
	fails           error
	apart           bool // it is a server: guests may be anywhere
}

func newHostess(t *testing.T) *hostess {
	h := &hostess{t: t, Host: roomstest.NewHost(t, "masters", nil, 5, games.Person, games.Person)}
	h.Eager = true
	return h
}

// config returns the configuration of a program that can be a host.
func (h *hostess) config() Config {
	return Config{
		Lang: "en", Dial: h.Dial, CanHost: func() bool { return true },
		Copy: func(text string, done func(error)) { h.copied = text; done(nil) },
		StartHost: func(started func(*stage.Host, error)) {
			if h.fails != nil {
				started(nil, h.fails)
				return
			}
			h.started++
			h.Down = false
			started(&stage.Host{
				Shared: !h.apart, Local: "http://127.0.0.1:8747/",
				Addresses: func() []stage.HostAddress {
					return []stage.HostAddress{{Page: "http://192.168.1.20:8747/", Net: "wifi"},
						{Page: "http://10.0.0.4:8747/"}}
				},
				Close: func() {
					h.closed++
					h.Down = true
					h.Cut()
				},
			}, nil)
		},
	}
}

// invites sets up a match of Rune Masters for two persons, of whom the first starts, and makes a room for it.
func (h *hostess) invites(size ui.Size) *driver {
	h.t.Helper()
	return h.invitesWith(size, h.config())
}

func (h *hostess) invitesWith(size ui.Size, config Config) *driver {
	h.t.Helper()
	d := launch(h.t, size, config)
	d.tap("title.game.masters")
	d.focusOn("setup.seat.1.person")
	d.key(ui.Confirm)
	d.focusOn("setup.starts.0")
	d.key(ui.Confirm)
	d.focusOn("setup.invite")
	d.key(ui.Confirm)
	d.settle()
	d.want("invite")
	return d
}

// seats returns the seats of a room as a screen reports them.
func (d *driver) seats() string {
	d.t.Helper()
	d.settle()
	return fmt.Sprint(d.line.State["room.seats"])
}

// TestWhoComesFromAfarSeesTheTable invites at a host elsewhere: the link does not say that a screen shows the table.
func TestWhoComesFromAfarSeesTheTable(t *testing.T) {
	h := newHostess(t)
	h.apart = true
	shared := h.invites(ui.Sz(1440, 900))
	shared.tap("room.copy")
	if want := "http://192.168.1.20:8747/#room=" + h.Made.Room + "&invite=" + h.Made.Invite; h.copied != want {
		t.Fatalf("the link is %q, not %q", h.copied, want)
	}
	phone := launch(t, ui.Sz(412, 915), Config{Lang: "en", Open: []byte(h.copied), Dial: h.Dial})
	if got := shared.seats(); got != "[here free]" {
		t.Errorf("who invites has no seat: %s", got)
	}
	phone.tap("join.sit")
	phone.settle()
	phone.want("invite")
	shared.tap("room.begin")
	shared.settle()
	if shared.want("table"); shared.app.stage.Room.State().Reader != 0 {
		t.Errorf("who invites reads as %d", shared.app.stage.Room.State().Reader)
	}
	phone.settle()
	if phone.want("table"); phone.line.State["hand"] != false {
		t.Errorf("a phone elsewhere shows a hand alone: %v", phone.line.State)
	}
}

// TestAWholeEveningInARoom makes a room on one device and joins it on another, plays a move there that the first one
// shows, leaves, comes back to the same seat, and closes the room.
func TestAWholeEveningInARoom(t *testing.T) {
	h := newHostess(t)
	shared := h.invites(ui.Sz(1440, 900))
	if got := shared.seats(); got != "[free free]" || shared.line.State["code"] != true || h.started != 1 {
		t.Fatalf("seats are %s, hosts started %d, %v", got, h.started, shared.line.State)
	}
	shared.tap("room.copy")
	if want := "http://192.168.1.20:8747/#room=" + h.Made.Room + "&invite=" + h.Made.Invite +
		"&hand=1"; h.copied != want {
		t.Fatalf("the link is %q, not %q", h.copied, want)
	}
	kept := store.Memory(store.Config{})
	phone := launch(t, ui.Sz(412, 915), Config{Lang: "en", Open: []byte(h.copied), Dial: h.Dial, Store: kept})
	phone.want("join")
	phone.tap("join.sit")
	phone.settle()
	phone.want("invite")
	if shared.seats() != "[here free]" {
		t.Fatalf("a phone has come: %s", shared.seats())
	}
	shared.tap("room.begin")
	shared.settle()
	if shared.want("table"); shared.app.stage.Room.State().Reader != games.Public {
		t.Errorf("at the turn of a phone the shared screen reads as %d", shared.app.stage.Room.State().Reader)
	}
	phone.settle()
	if phone.want("table"); phone.line.State["hand"] != true {
		t.Errorf("a phone beside the screen that invites shows the whole table: %v", phone.line.State)
	}
	phone.lay()
	phone.settle()
	shared.settle()
	if h.Room().Moves() == 0 || shared.moves() != h.Room().Moves() || phone.moves() != h.Room().Moves() {
		t.Errorf("%d moves in the room, %d on the shared screen, %d on the phone", h.Room().Moves(), shared.moves(),
			phone.moves())
	}
	phone.tap("table.back")
	phone.want("title")
	shared.tap("table.pause")
	if len(shared.names("pause.share")) > 0 {
		t.Error("a match that the host keeps is handed on from here")
	}
	shared.tap("pause.room")
	if shared.want("invite"); shared.seats() != "[away free]" {
		t.Errorf("the phone has left: %s", shared.seats())
	}
	phone = launch(t, ui.Sz(412, 915), Config{Lang: "en", Open: []byte(h.copied), Dial: h.Dial, Store: kept})
	if phone.want("table"); phone.app.stage.Room.State().Reader != 0 || shared.seats() != "[here free]" {
		t.Errorf("back, the phone reads as %d, and the seats are %s", phone.app.stage.Room.State().Reader,
			shared.seats())
	}
	shared.tap("room.begin")
	if shared.want("pause"); h.closed != 0 {
		t.Error("looking at the seats closes the room")
	}
	shared.tap("pause.leave")
	shared.settle()
	if shared.want("invite"); h.closed != 0 || phone.app.stage.Room.Status() != away.Here {
		t.Errorf("the table was left while somebody sits there, and the host was closed %d times", h.closed)
	}
	shared.tap("room.begin")
	shared.settle()
	shared.want("table")
	shared.tap("table.back")
	shared.settle()
	shared.want("invite")
	shared.tap("room.close")
	shared.tap("dialog.ok")
	shared.settle()
	if shared.want("title"); h.closed != 1 || shared.app.stage.Room != nil || shared.app.stage.RoomHost != nil {
		t.Errorf("the table was left, and the host was closed %d times", h.closed)
	}
}

// TestAMatchUnderWayIsInvitedTo begins a match on one device, makes a move, and invites from the menu of the table. The
// room has the move, a phone takes a person's seat, both tables go on, and leaving the table ends the host. The match
// on the device is then as it was.
func TestAMatchUnderWayIsInvitedTo(t *testing.T) {
	h := newHostess(t)
	config := h.config()
	config.Open = atMasters(t, sole, nil, 4, playing(rules.PlayPhase))
	d := launch(t, ui.Sz(1440, 900), config)
	d.want("table")
	made := d.moves()
	if made == 0 {
		t.Fatal("no move was made")
	}
	d.tap("table.pause")
	d.tap("pause.room")
	d.settle()
	if d.want("invite"); h.started != 1 || !h.Room().Waits() || d.seats() != "[free greedy]" {
		t.Fatalf("%d hosts, waits %v, seats %s", h.started, h.Room().Waits(), d.seats())
	}
	d.tap("room.copy")
	phone := launch(t, ui.Sz(412, 915), Config{Lang: "en", Open: []byte(h.copied), Dial: h.Dial})
	phone.tap("join.sit")
	phone.settle()
	d.tap("room.begin")
	d.settle()
	phone.settle()
	if phone.want("table"); phone.moves() != made {
		t.Errorf("the phone knows %d moves", phone.moves())
	}
	if d.want("table"); d.moves() != made || d.app.stage.Room == nil {
		t.Errorf("the table shows %d moves; in a room: %v", d.moves(), d.app.stage.Room != nil)
	}
	phone.tap("table.back") // nobody sits there any more
	d.settle()
	d.tap("table.back")
	d.settle()
	if d.want("title"); h.closed != 1 || d.app.stage.Room != nil {
		t.Errorf("the table was left, and the host was closed %d times", h.closed)
	}
}

// TestARoomIsGoneOnWith kills the host's program in the middle of a match, and goes on with its room from the set-up,
// even if the host has another port now: everybody has their seat.
func TestARoomIsGoneOnWith(t *testing.T) {
	h := newHostess(t)
	kept := store.Memory(store.Config{})
	config := h.config()
	config.Store = kept
	shared := h.invitesWith(ui.Sz(1440, 900), config)
	shared.tap("room.copy")
	phone := launch(t, ui.Sz(412, 915), Config{Lang: "en", Open: []byte(h.copied), Dial: h.Dial})
	phone.tap("join.sit")
	shared.tap("room.begin")
	phone.settle()
	phone.lay()
	moves := h.Room().Moves()
	h.Cut()
	shared = launch(t, ui.Sz(1440, 900), config)
	shared.tap("title.game.masters")
	shared.focusOn("setup.reopen")
	shared.key(ui.Confirm)
	shared.settle()
	shared.want("invite")
	if got := shared.seats(); got != "[away free]" && got != "[here free]" || h.Room().Moves() != moves ||
		h.started != 2 {
		t.Errorf("seats are %s, %d moves", got, h.Room().Moves())
	}
	shared.tap("room.begin")
	shared.settle()
	if shared.want("table"); shared.moves() != moves {
		t.Errorf("the table shows %d moves, not %d", shared.moves(), moves)
	}
	shared.tap("table.back")
	shared.settle()
	h.Made.Room = talk.NewSecret() // it is lost
	shared.tap("title.game.masters")
	shared.focusOn("setup.reopen")
	shared.key(ui.Confirm)
	shared.settle()
	if shared.want("error"); h.closed != h.started-1 { // the first host was killed
		t.Errorf("%d hosts were started, %d closed", h.started, h.closed)
	}
	shared.key(ui.Back)
	shared.key(ui.Back)
	shared.tap("title.game.masters")
	if shared.owned("setup.reopen") > 0 {
		t.Error("a room that is lost is offered again")
	}
}

// TestAHostEndsWithItsRoom leaves the invitation, and the screens before it, in every way: no host goes on without a
// room.
func TestAHostEndsWithItsRoom(t *testing.T) {
	h := newHostess(t)
	d := h.invites(ui.Sz(412, 915))
	d.tap("room.close")
	d.tap("dialog.ok")
	if d.want("setup"); h.closed != 1 || d.app.stage.Room != nil {
		t.Errorf("closed: the host was closed %d times", h.closed)
	}
	d.focusOn("setup.invite")
	d.key(ui.Confirm)
	d.want("invite")
	d.app.Open([]byte("milk")) // takes everything off the stack, or says why not
	d.app.Open([]byte(h.copied))
	d.settle()
	d.app.stage.Home()
	d.settle()
	if d.app.stage.Room != nil || h.closed != h.started || h.started != 2 {
		t.Errorf("gone home, %d hosts were started and %d closed", h.started, h.closed)
	}
	h = newHostess(t)
	h.Eager = false // the room is never made
	d = launch(t, ui.Sz(412, 915), h.config())
	d.tap("title.game.masters")
	d.focusOn("setup.invite")
	d.in.Device, d.in.Pressed, d.in.Held = ui.KeyDevice, ui.ActionSet(ui.Confirm), ui.ActionSet(ui.Confirm)
	for range 100 {
		d.tick()
	}
	d.want("waiting")
	d.key(ui.Back)
	if d.want("setup"); h.started != 1 || h.closed != 1 {
		t.Errorf("given up, %d hosts were started and %d closed", h.started, h.closed)
	}
}

// TestWhyNobodyIsInvitedIsSaid starts hosts that fail to start: the reason is said.
func TestWhyNobodyIsInvitedIsSaid(t *testing.T) {
	for want, err := range map[string]error{
		"room.busy": &stage.HostError{Reason: "room.busy", Err: store.ErrBusy}, "room.noport": fs.ErrPermission,
	} {
		h := newHostess(t)
		h.fails = err
		d := launch(t, ui.Sz(412, 915), h.config())
		d.tap("title.game.masters")
		d.focusOn("setup.invite")
		d.key(ui.Confirm)
		d.settle()
		if d.want("error"); d.line.State["error"] != d.app.stage.Text(want) {
			t.Errorf("%v is said as %v", err, d.line.State["error"])
		}
		d.key(ui.Back)
		d.want("setup")
	}
}

// TestOnlyWhereThereIsAHostIsAnybodyInvited checks that a set-up does not invite without a host, and invites to every
// game with one, also to a match in which hands race.
func TestOnlyWhereThereIsAHostIsAnybodyInvited(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{})
	d.tap("title.game.masters")
	if d.owned("setup.invite") > 0 {
		t.Error("somebody is invited where there is no host")
	}
	h := newHostess(t)
	config := h.config()
	there := false
	config.CanHost = func() bool { return there }
	d = launch(t, ui.Sz(1440, 900), config)
	for n, want := range []int{0, 1, 1} {
		d.tap([]string{"title.game.masters", "title.game.toss", "title.game.masters"}[n])
		if d.settle(); d.owned("setup.invite") != want {
			t.Errorf("set-up %d: %v", n, d.names("setup."))
		}
		d.key(ui.Back)
		there = true
	}
}

// TestFeelingsAreShownForAMoment shows a feeling on a phone: the other device shows it with the name, unless feelings
// are muted there.
func TestFeelingsAreShownForAMoment(t *testing.T) {
	h := newHostess(t)
	shared := h.invites(ui.Sz(1440, 900))
	shared.tap("room.copy")
	phone := launch(t, ui.Sz(412, 915), Config{Lang: "en", Open: []byte(h.copied), Dial: h.Dial})
	phone.tap("join.sit")
	shared.tap("room.begin")
	for _, muted := range []bool{false, true} {
		shared.app.apply(stage.Feelings.Set(shared.app.stage.Settings, !muted))
		shared.settle()
		phone.app.stage.Room.Feel(6)
		shared.tick()
		name := phone.app.stage.Room.State().Seats[0].Name
		want := shared.app.stage.Text("room.feel.said", lang.Str("name", name), lang.Phrase("feeling", "room.feel.6"))
		if got := shared.app.feelings.toast.Text(); (got == want) == muted || !strings.Contains(want, name) {
			t.Errorf("muted %v: it says %q", muted, got)
		}
		shared.app.feelings.toast.Hide()
		shared.settle()
	}
}
