//go:build !js

package rooms

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// away seats somebody and has their device leave, so that another one sees the seat without a device.
func (w *house) away(s games.Seat, name string, seen ...*Room) {
	w.t.Helper()
	gone := w.enter(false, true)
	w.sits(gone, s, name)
	gone.Client.Close()
	for _, r := range seen {
		w.until(nil, func() bool { return !r.state().Seats[s].Free && !r.here(s) }, r)
	}
}

// TestTheInvitationShowsTheCode shows address and code to whoever may invite, and no code beside the link of the own
// seat. A device that only watches knows none.
func TestTheInvitationShowsTheCode(t *testing.T) {
	w := newHouse(t)
	host, watcher := w.enter(true, true), w.enter(false, false)
	host.Links, watcher.Links = w.links, w.links
	w.until(nil, func() bool { return host.Client.Code() != "" }, host, watcher)
	b := pagetest.NewBench(t, ui.Sz(360, 640), "de", 1.5)
	s := NewInvitation(b.Stage, host, Ways{Begin: func() {}, Close: func() {}})
	b.Open(s)
	want := talk.ShownCode(host.Client.Code())
	if got, _ := b.State["room.code"].(string); !strings.Contains(got, want) ||
		s.card.at.Text != "192.168.100.120:48747" || !slices.Contains(s.card.Items, ui.Widget(&s.card.typed)) {
		t.Errorf("it says %q at %q, want %q", got, s.card.at.Text, want)
	}
	s.card.show(b.Stage, host, w.links(), 0, true, 400)
	if s.card.typed.Text != "" {
		t.Errorf("beside the code of the own seat it says %q", s.card.typed.Text)
	}
	if watcher.Client.Code() != "" {
		t.Errorf("who watches knows %q", watcher.Client.Code())
	}
}

// TestWhoIsBackAsksAndTheHostAnswers chooses the seat of a person whose device is gone, by its name. The host's list of
// seats asks; after a no that is said and other seats can be chosen, after a yes the new device has the seat.
func TestWhoIsBackAsksAndTheHostAnswers(t *testing.T) {
	w := newHouse(t)
	host, mia := w.enter(true, true), w.enter(false, true)
	host.Shared = true
	w.away(1, "Mia", host, mia)
	b, phone := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1), pagetest.NewBench(t, ui.Sz(360, 640), "de", 1.5)
	sat := games.Nobody
	b.Open(NewInvitation(b.Stage, host, Ways{Begin: func() {}, Close: func() {}}))
	join := NewJoin(phone.Stage, mia, JoinWays{Sit: func(s games.Seat) { sat = s }})
	phone.Open(join)
	if join.chosen != 0 || join.seats.rows[1].line != phone.Stage.Text("room.seat.claim") {
		t.Errorf("chosen is %d, and the seat is said to be %q", join.chosen, join.seats.rows[1].line)
	}
	join.seats.rows[1].tap()
	phone.Tick()
	if !strings.Contains(join.sit.Text, "Mia") {
		t.Errorf("the golden button says %q", join.sit.Text)
	}
	join.sit.OnTap()
	w.until(phone, func() bool { return join.asked == 1 }, mia)
	w.until(b, func() bool { return len(b.Names("room.seat.1.admit")) == 1 }, host)
	if join.Line != phone.Stage.Text("room.claim.sent") || !join.sit.Disabled || len(phone.Names("room.seat")) > 0 {
		t.Errorf("while the host is asked it says %q", join.Line)
	}
	b.FocusOn("room.seat.1.deny")
	b.FocusOn("room.seat.1.admit")
	b.Key(ui.Confirm)
	w.until(phone, func() bool { return sat == 1 }, mia, host)
	w.until(b, func() bool { return names(b) == "[free here novice]" }, host, mia)
}

// TestANoIsSaid has the host turn down whoever says that a seat is theirs.
func TestANoIsSaid(t *testing.T) {
	w := newHouse(t)
	host, stranger := w.enter(true, true), w.enter(false, true)
	w.away(1, "Mia", host, stranger)
	phone := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	join := NewJoin(phone.Stage, stranger, JoinWays{Sit: func(games.Seat) { t.Error("it sits") }})
	phone.Open(join)
	join.seats.rows[1].tap()
	phone.Tick()
	join.sit.OnTap()
	w.until(phone, func() bool { return join.asked == 1 }, stranger)
	w.until(nil, func() bool { return host.state().Seats[1].Claimed }, host)
	host.Client.Do(room.Deed{Do: room.DoDeny, Seat: 1, Claim: host.state().Claim(1)}, func(awayAnswer) {})
	w.until(phone, func() bool { return join.asked == games.Nobody }, stranger, host)
	if phone.State["toast"] != phone.Stage.Text("room.claim.no") || join.sit.Disabled {
		t.Errorf("it says %v", phone.State["toast"])
	}
	join.seats.rows[0].tap()
	phone.Tick()
	if join.chosen != 0 {
		t.Error("no other seat can be chosen")
	}
}

// TestAClaimIsTakenBack has somebody say that a seat is theirs, tap twice, and think better of it: the second tap of
// the two does nothing, and later the same button takes the question back, so that another seat can be chosen.
func TestAClaimIsTakenBack(t *testing.T) {
	w := newHouse(t)
	host, stranger := w.enter(true, true), w.enter(false, true)
	w.away(1, "Mia", host, stranger)
	phone := pagetest.NewBench(t, ui.Sz(360, 640), "de", 1.5)
	join := NewJoin(phone.Stage, stranger, JoinWays{Sit: func(games.Seat) { t.Error("it sits") }})
	phone.Open(join)
	join.seats.rows[1].tap()
	phone.Tick()
	join.sit.OnTap()
	w.until(phone, func() bool { return join.asked == 1 }, stranger)
	w.until(nil, func() bool { return host.state().Claim(1) > 0 }, host)
	if !join.sit.Disabled || join.sit.Kind == ui.PrimaryButton {
		t.Error("a second tap can take it back at once, or it is golden to")
	}
	w.until(phone, func() bool { return !join.sit.Disabled }, stranger)
	join.sit.OnTap()
	w.until(nil, func() bool { return !host.state().Seats[1].Claimed }, host, stranger)
	w.until(phone, func() bool { return join.asked == games.Nobody && !join.sitting }, stranger)
	if toast, _ := phone.State["toast"].(string); toast != "" || join.sit.Disabled {
		t.Errorf("it says %q", toast)
	}
	join.seats.rows[0].tap()
	if phone.Tick(); join.chosen != 0 {
		t.Error("no other seat can be chosen")
	}
}

// TestTheOwnNameChoosesTheOwnSeat has a device that knows its person's name find the seat of that name.
func TestTheOwnNameChoosesTheOwnSeat(t *testing.T) {
	w := newHouse(t)
	mia := w.enter(false, true)
	w.away(1, "Mia", mia)
	join := NewJoin(pagetest.NewBench(t, ui.Sz(412, 915), "en", 1).Stage, mia, JoinWays{})
	join.name.Text = "mia"
	if join.choosesOwn(); join.chosen != 1 {
		t.Errorf("chosen is %d", join.chosen)
	}
}
