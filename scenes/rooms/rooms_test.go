//go:build !js

package rooms

import (
	"errors"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestTheInvitationShowsWhoComes opens an invitation, lets a device sit down and leave, and gives seats away and frees
// them.
func TestTheInvitationShowsWhoComes(t *testing.T) {
	w := newHouse(t)
	host, guest := w.enter(true, true), w.enter(false, true)
	host.Links, host.Shared = w.links, true
	b := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1)
	began, closed := 0, 0
	b.Open(NewInvitation(b.Stage, host, Ways{Begin: func() { began++ }, Close: func() { closed++ }}))
	if names(b) != "[free free novice]" || b.State["code"] != true {
		t.Fatalf("at first: %v", b.State)
	}
	w.sits(guest, 1, "Ingrid")
	w.until(b, func() bool { return names(b) == "[free here novice]" }, host)
	if host.name(1) != "Ingrid" {
		t.Errorf("seat 1 is called %s", host.name(1))
	}
	guest.Client.Close()
	w.until(b, func() bool { return names(b) == "[free away novice]" }, host)
	b.Tap("room.seat.1.rise")
	if b.State["overlay"] != "dialog" {
		t.Fatal("a seat is taken from somebody without a question")
	}
	b.Tap("dialog.ok")
	w.until(b, func() bool { return names(b) == "[free free novice]" }, host)
	b.Tap("room.seat.0.give")
	w.until(b, func() bool { return names(b) == "[novice free novice]" }, host)
	b.Tap("room.seat.2.rise")
	w.until(b, func() bool { return names(b) == "[novice free free]" }, host)
	b.Tap("room.begin")
	w.until(b, func() bool { return began > 0 }, host)
	b.Tap("room.close")
	b.Tap("dialog.cancel")
	if began != 1 || closed != 0 {
		t.Errorf("begun %d times, closed %d times", began, closed)
	}
	b.Key(ui.Back)
	b.Tap("dialog.ok")
	if closed != 1 {
		t.Error("going back does not close the room")
	}
}

// TestLinksAreHandedOnAndNeverTold copies the links, and looks for their secrets in all that the screen reports.
func TestLinksAreHandedOnAndNeverTold(t *testing.T) {
	w := newHouse(t)
	host := w.enter(true, true)
	host.Links = w.links
	b := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1)
	copied, answer := "", error(nil)
	b.Stage.Copy = func(text string, done func(error)) { copied = text; done(answer) }
	s := NewInvitation(b.Stage, host, Ways{})
	b.Open(s)
	s.card.copied.OnTap()
	b.Tick()
	if copied != w.links()[0].Sit || b.State["toast"] != b.Stage.Text("share.copied") {
		t.Errorf("copied is %q, and it says %v", copied, b.State["toast"])
	}
	b.Tap("room.watch")
	if copied != w.links()[0].Watch || strings.Contains(copied, w.made.Invite) {
		t.Errorf("the link to watch is %q", copied)
	}
	answer = errors.New("no clipboard")
	b.Tap("room.other")
	s.card.copied.OnTap()
	b.Tick()
	if copied != w.links()[1].Sit || b.State["toast"] != b.Stage.Text("room.uncopied") || s.card.written != copied {
		t.Errorf("the other address is %q, and it says %v", copied, b.State["toast"])
	}
	// A text that cannot be copied is left in another way: in a file, or over the page.
	left, keeps := "", error(nil)
	b.Stage.KeepText = func(text string) (string, error) { left = text; return "here.txt", keeps }
	s.card.copied.OnTap()
	b.Tick()
	if d := s.Question.Dialog; left != copied || d == nil || !strings.Contains(d.Text, "here.txt") ||
		d.Content.(*ui.Label).Text != copied {
		t.Errorf("left is %q, and the dialog is %+v", left, d)
	}
	if len(b.Names("dialog.ok")) > 0 {
		t.Error("it offers to open a file where nothing can")
	}
	b.Tap("dialog.cancel")
	opened, opens := "", error(nil)
	b.Stage.OpenFile = func(place string) error { opened = place; return opens }
	for _, opens = range []error{nil, errors.New("no editor")} {
		s.card.copied.OnTap()
		b.Tick()
		if len(b.Names("dialog.ok")) == 0 {
			t.Fatal("it does not offer to open the file")
		}
		s.Question.Dialog.Buttons[1].OnTap()
		b.Tick() // a tap would wait until the toast has gone
		said, _ := b.State["toast"].(string)
		if failed := strings.Contains(said, "here.txt"); opened != "here.txt" || failed != (opens != nil) {
			t.Errorf("opened is %q, which gives %v, and it says %q", opened, opens, said)
		}
	}
	keeps = errors.New("no disk")
	s.card.copied.OnTap()
	b.Tick()
	if b.State["toast"] != b.Stage.Text("room.uncopied") {
		t.Errorf("without a disk it says %v", b.State["toast"])
	}
	shown := ""
	b.Stage.ShowText = func(text string) { shown = text }
	s.card.copied.OnTap()
	b.Tick()
	if shown != copied {
		t.Errorf("shown is %q", shown)
	}
	for key, value := range b.State {
		text, _ := value.(string)
		for _, secret := range []string{w.made.Room, w.made.Invite, w.made.Host} {
			if strings.Contains(text, secret) {
				t.Errorf("%s tells a secret: %q", key, text)
			}
		}
	}
}

// TestNobodyIsInvitedToNowhere opens invitations without a network and without a page.
func TestNobodyIsInvitedToNowhere(t *testing.T) {
	w := newHouse(t)
	host := w.enter(true, true)
	host.Links, host.Pageless = func() []Link { return nil }, true
	b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	b.Stage.Copy = func(string, func(error)) { t.Error("a link that leads nowhere is copied") }
	s := NewInvitation(b.Stage, host, Ways{})
	b.Open(s)
	if b.State["code"] != false || len(b.Names("room.copy")) > 0 ||
		s.card.title.Text != b.Stage.Text("room.nonet.title") {
		t.Errorf("without a network there is %v, %q", b.Names(""), s.card.title.Text)
	}
	host.Links = w.links
	b.Resize(ui.Sz(413, 915))
	if b.State["code"] != true || s.card.more[0].Text != b.Stage.Text("room.nopage") {
		t.Errorf("without a page it says %+v", s.card.more)
	}
}

// TestAFreeSeatIsTaken opens a link that invites: the first free seat is chosen, another can be, and the own name is
// remembered. Then a seat that somebody else took in the same moment is refused with a sentence.
func TestAFreeSeatIsTaken(t *testing.T) {
	w := newHouse(t)
	guest, other := w.enter(false, true), w.enter(false, true)
	b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	sat := games.Nobody
	join := NewJoin(b.Stage, guest, JoinWays{Sit: func(s games.Seat) { sat = s }, Watch: func() {}, Leave: func() {}})
	b.Open(join)
	if names := b.Names("room.seat"); len(names) != 2 || join.chosen != 0 {
		t.Fatalf("seats that can be chosen: %v, chosen is %d", names, join.chosen)
	}
	b.Tap("room.seat.1")
	if join.chosen != 1 || join.seats.rows[0].chosen || !join.seats.rows[1].chosen {
		t.Fatalf("a tap chooses seat %d", join.chosen)
	}
	join.name.Write("  Ingrid\t")
	b.Tick()
	b.In.Device = ui.TouchDevice
	join.sit.OnTap()
	w.until(b, func() bool { return sat >= 0 }, guest)
	if sat != 1 || guest.name(1) != "Ingrid" {
		t.Errorf("seat %d, called %s", sat, guest.name(1))
	}
	join.room = other
	w.sits(other, 0, "Bo")
	late := w.enter(false, true)
	next := NewJoin(b.Stage, late, JoinWays{Sit: func(games.Seat) { t.Error("a taken seat is taken") }})
	b.Open(next)
	if next.name.Text != "Ingrid" || len(b.Names("join.sit")) != 0 || next.words.Text != b.Stage.Text("room.full") {
		t.Errorf("with no seat left: %v, %q, the name is %q", b.Names(""), next.words.Text, next.name.Text)
	}
	other.Client.Do(room.Deed{Do: room.DoRise, Seat: 0}, func(awayAnswer) {})
	w.until(b, func() bool { return len(b.Names("join.sit")) == 1 }, late, other)
	w.sits(guestAgain(w, other), 0, "Bo")
	next.sit.OnTap() // before this device has heard of it
	w.until(b, func() bool { return b.State["toast"] != nil }, late)
	if b.State["toast"] != b.Stage.Text("room.refusal.seat-taken") {
		t.Errorf("it says %v", b.State["toast"])
	}
}

// guestAgain returns a device that is in the room already.
func guestAgain(w *house, r *Room) *Room {
	w.until(nil, func() bool { return r.Own() == games.Nobody }, r)
	return r
}

// TestWhereNoSeatIsFreeOneWatches opens the link of a room that is full, at the smallest screen.
func TestWhereNoSeatIsFreeOneWatches(t *testing.T) {
	w := newHouse(t)
	one, two, r := w.enter(false, true), w.enter(false, true), w.enter(false, true)
	w.sits(one, 0, "Astrid")
	w.sits(two, 1, "Ingrid")
	w.until(nil, func() bool { return len(r.free()) == 0 }, r)
	b := pagetest.NewBench(t, ui.Sz(360, 640), "en", 1.5)
	watched := 0
	s := NewJoin(b.Stage, r, JoinWays{Watch: func() { watched++ }})
	b.Open(s)
	if len(b.Names("room.seat"))+len(b.Names("join.sit"))+len(b.Names("join.name")) > 0 ||
		s.words.Text != b.Stage.Text("room.full") {
		t.Errorf("there is %v, %q", b.Names(""), s.words.Text)
	}
	b.Key(ui.Confirm)
	if watched != 1 {
		t.Error("the golden button does not lead to the table")
	}
}

// TestASeatIsGivenBack opens the room over the table of a guest: the own seat can be handed on, nobody else's, and
// feelings are shown.
func TestASeatIsGivenBack(t *testing.T) {
	w := newHouse(t)
	guest, host := w.enter(false, true), w.enter(true, true)
	w.sits(guest, 1, "Ingrid")
	b := pagetest.NewBench(t, ui.Sz(915, 412), "en", 1)
	b.Open(NewInvitation(b.Stage, guest, Ways{Over: true, Begin: b.Stage.Pop, Close: func() {}}))
	for _, name := range b.Names("room.seat") {
		if !strings.HasPrefix(name, "room.seat.1.") {
			t.Errorf("a guest can press %s", name)
		}
	}
	var felt []int
	host.Client.OnFeel(func(s games.Seat, emblem int) {
		if s == 1 {
			felt = append(felt, emblem)
		}
	})
	b.FocusOn("room.feel.6")
	b.Key(ui.Confirm)
	w.until(b, func() bool { return len(felt) == 1 }, host, guest)
	if felt[0] != 6 {
		t.Errorf("feeling %d is felt", felt[0])
	}
	b.FocusOn("room.feel.mute")
	b.Key(ui.Confirm)
	if stage.Feelings.On(b.Stage.Settings) {
		t.Error("feelings are not muted")
	}
	b.FocusOn("room.seat.1.rise")
	b.Key(ui.Confirm)
	b.Tap("dialog.ok")
	w.until(b, func() bool { return names(b) == "[free free novice]" }, guest)
	if len(b.Names("room.feel")) > 0 {
		t.Error("who has no seat can still show feelings:", b.Names(""))
	}
	b.FocusOn("room.seat.0.sit")
	b.Key(ui.Confirm)
	w.until(b, func() bool { return names(b) == "[here free novice]" }, guest)
}

// TestASeatIsHandedOn shows the code of the own seat, and the invitation again; who opens the link sits in that seat. A
// device without a seat, and one whose seat is taken from it meanwhile, has no such code.
func TestASeatIsHandedOn(t *testing.T) {
	w := newHouse(t)
	secret := talk.NewSecret()
	guest := &Room{Client: w.client(talk.Enter{Room: w.made.Room, Invite: w.made.Invite, Secret: secret}),
		Levels: []string{"novice"}, Invited: true}
	w.until(nil, func() bool { return guest.Client.State() != nil }, guest)
	guest.Links = func() []Link {
		links := w.links()
		for i := range links {
			links[i].Own = links[i].Sit + "&secret=" + secret
		}
		return links
	}
	b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	copied := ""
	b.Stage.Copy = func(text string, done func(error)) { copied = text; done(nil) }
	s := NewInvitation(b.Stage, guest, Ways{Over: true, Begin: func() {}, Close: func() {}})
	b.Open(s)
	if len(b.Names("room.hand")) > 0 {
		t.Error("who has no seat can hand one on")
	}
	w.sits(guest, 1, "Ingrid")
	w.until(b, func() bool { return len(b.Names("room.hand")) > 0 }, guest)
	b.FocusOn("room.hand")
	b.Key(ui.Confirm)
	if s.card.written != guest.Links()[0].Own || s.card.title.Text != b.Stage.Text("room.hand.take") ||
		len(b.Names("room.watch")) > 0 {
		t.Errorf("the card says %q, and has %v", s.card.title.Text, b.Names("room."))
	}
	if s.card.copied.OnTap(); copied != s.card.written {
		t.Error("another link is copied than is shown")
	}
	for key, value := range b.State {
		if text, _ := value.(string); strings.Contains(text, secret) {
			t.Errorf("%s tells the seat's secret", key)
		}
	}
	link, ok := talk.ReadLink(s.card.written)
	if !ok {
		t.Fatal("the code is no link")
	}
	other := &Room{Client: w.client(link.Enter)}
	w.until(nil, func() bool { return other.Client.State() != nil }, other)
	if other.Own() != 1 {
		t.Errorf("the other device sits at %d", other.Own())
	}
	b.FocusOn("room.hand")
	b.Key(ui.Confirm)
	if s.card.written != guest.Links()[0].Sit {
		t.Error("the invitation does not come back")
	}
	b.FocusOn("room.hand")
	b.Key(ui.Confirm)
	guest.Client.Do(room.Deed{Do: room.DoRise, Seat: 1}, func(awayAnswer) {})
	w.until(b, func() bool { return guest.Own() == games.Nobody && s.card.written == guest.Links()[0].Sit }, guest)
}

// TestTheHostSetsAClock chooses a time for a move: all devices are told, a guest sees it and cannot change it, and the
// seat of somebody whose time was over can be taken again.
func TestTheHostSetsAClock(t *testing.T) {
	w := newHouse(t)
	host, guest := w.enter(true, true), w.enter(false, true)
	b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	s := NewInvitation(b.Stage, host, Ways{})
	b.Open(s)
	b.FocusOn("room.clock.60")
	b.Key(ui.Confirm)
	w.until(b, func() bool { return host.state().Clock == 60 && guest.state().Clock == 60 }, host, guest)
	if s.clocks[0].choice.Selected != 2 {
		t.Errorf("chosen is %d", s.clocks[0].choice.Selected)
	}
	g := NewInvitation(b.Stage, guest, Ways{})
	b.Open(g)
	if want := "1 min. " + b.Stage.Text("room.clock.note"); len(b.Names("room.clock")) > 0 ||
		g.clocks[0].says.Text != want {
		t.Errorf("a guest can press %v, and is told %q", b.Names("room.clock"), g.clocks[0].says.Text)
	}
	b.Open(NewInvitation(b.Stage, host, Ways{}))
	b.FocusOn("room.clock.0")
	b.Key(ui.Confirm)
	w.until(b, func() bool { return host.state().Clock == 0 && guest.state().Clock == 0 }, host, guest)
	for seconds, want := range map[int]string{30: "30 s", 95: "1:35", 600: "10:00"} {
		if got := moveClock.name(b.Stage, seconds); got != want {
			t.Errorf("%d seconds are %q", seconds, got)
		}
	}
}

// TestWhoInvitesWithoutAScreenSitsFirst begins as a host whose device shows the table to nobody else: it needs a seat,
// and it can take one. Its guests wait without a button to begin, and all tables open at once.
func TestWhoInvitesWithoutAScreenSitsFirst(t *testing.T) {
	w := newHouse(t)
	host, guest := w.enter(true, true), w.enter(false, true)
	host.Links, guest.Links = w.links, w.links
	w.sits(guest, 1, "Ingrid")
	begun, opened := 0, 0
	b, phone := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1), pagetest.NewBench(t, ui.Sz(360, 640), "de", 1.5)
	invitation := NewInvitation(b.Stage, host, Ways{Begin: func() { begun++ }, Close: func() {}})
	b.Open(invitation)
	waiting := NewInvitation(phone.Stage, guest, Ways{Begin: func() { opened++ }, Close: func() {}})
	phone.Open(waiting)
	if !strings.Contains(waiting.Line, phone.Stage.Text("room.waits")) || len(phone.Names("room.begin")) > 0 {
		t.Errorf("who waits reads %q, and has %v", waiting.Line, phone.Names("room."))
	}
	invitation.begin.OnTap()
	if b.Tick(); b.State["toast"] != b.Stage.Text("room.begin.seat") || begun > 0 || !host.waits() {
		t.Errorf("without a seat it begins %d times, and says %v", begun, b.State["toast"])
	}
	b.FocusOn("room.seat.0.sit")
	b.Key(ui.Confirm)
	w.until(b, func() bool { return host.Own() == 0 }, host)
	b.FocusOn("room.begin")
	b.Key(ui.Confirm)
	w.until(b, func() bool { return begun == 1 }, host)
	w.until(phone, func() bool { return opened == 1 }, guest)
	for range 3 {
		b.Tick()
		phone.Tick()
	}
	if begun != 1 || opened != 1 || host.Own() != 0 || guest.Own() != 1 {
		t.Errorf("the tables open %d and %d times, at the seats %d and %d", begun, opened, host.Own(), guest.Own())
	}
}

// TestAKeyByChanceLeavesNoRoom presses Enter, and the gamepad's button that confirms, before anything else at the
// screen of a guest who waits: whatever that device can do with the link, it is not asked whether to leave. Who can go
// on goes on.
func TestAKeyByChanceLeavesNoRoom(t *testing.T) {
	w := newHouse(t)
	host, guest := w.enter(true, true), w.enter(false, true)
	for _, copies := range []bool{true, false} {
		for _, links := range []func() []Link{w.links, nil} {
			b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
			if b.Stage.Copy = nil; copies {
				b.Stage.Copy = func(string, func(error)) {}
			}
			guest.Links = links
			s := NewInvitation(b.Stage, guest, Ways{Close: func() { t.Error("it has left") }})
			b.Open(s)
			for range 3 {
				if b.Key(ui.Confirm); s.Question.Dialog != nil {
					t.Fatalf("copies: %v, links: %v: Enter asks whether to leave", copies, links != nil)
				}
			}
		}
	}
	w.sits(host, 0, "Astrid")
	b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	b.Open(NewInvitation(b.Stage, host, Ways{Begin: func() {}}))
	b.Key(ui.Confirm)
	w.until(b, func() bool { return !host.waits() }, host)
}

// TestWhoComesToAMatchUnderWayGoesOn opens the invitation of a match that has begun: for the host and for guests the
// golden button says Go on and leads to the table, and nothing begins by itself. The same button begins a match that
// waits.
func TestWhoComesToAMatchUnderWayGoesOn(t *testing.T) {
	w := newHouse(t)
	host, guest := w.enter(true, true), w.enter(false, true)
	w.sits(host, 0, "Astrid")
	host.Client.Do(room.Deed{Do: room.DoBegin}, func(away.Answer) {})
	w.until(nil, func() bool { return !host.waits() }, host)
	w.until(nil, func() bool { return !guest.waits() }, guest)
	for _, r := range []*Room{host, guest} {
		went := 0
		b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
		s := NewInvitation(b.Stage, r, Ways{Begin: func() { went++ }, Close: func() {}})
		b.Open(s)
		b.Tick()
		if got, want := s.begin.Text, b.Stage.Text("pause.continue"); got != want || went > 0 {
			t.Errorf("host %v: the golden button says %q, want %q; it went on %d times by itself",
				r.Host, got, want, went)
		}
		if b.Key(ui.Confirm); went != 1 {
			t.Errorf("host %v: it goes on %d times", r.Host, went)
		}
	}
}

// TestWhoWaitsIsToldThatTheHostHasClosed closes the host: devices beside its screen say so at the choice of a seat and
// at the invitation, others only that they wait for a line.
func TestWhoWaitsIsToldThatTheHostHasClosed(t *testing.T) {
	w := newHouse(t)
	beside, apart := w.enter(false, true), w.enter(false, true)
	beside.Hand = true
	w.closes()
	for _, r := range []*Room{beside, apart} {
		w.until(nil, func() bool { return r.Client.Status() == away.Away }, r)
		key := "room.moment"
		if r.Hand {
			key = "table.room.closed.next"
		}
		b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
		join, invitation := NewJoin(b.Stage, r, JoinWays{}), NewInvitation(b.Stage, r, Ways{})
		b.Open(join)
		b.Open(invitation)
		want := b.Stage.Text(key)
		if join.Line != want || invitation.Line != want {
			t.Errorf("beside the screen: %v; the seats say %q, the invitation %q, want %q", r.Hand,
				join.Line, invitation.Line, want)
		}
	}
}

// TestASeatThatIsGoneIsSaidToBeGone chooses a seat that somebody else takes before the golden button is pressed: no
// other one is taken in its place until one is chosen.
func TestASeatThatIsGoneIsSaidToBeGone(t *testing.T) {
	w := newHouse(t)
	guest, other := w.enter(false, true), w.enter(false, true)
	b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	sat := games.Nobody
	join := NewJoin(b.Stage, guest, JoinWays{Sit: func(s games.Seat) { sat = s }, Watch: func() {}, Leave: func() {}})
	b.Open(join)
	if join.chosen != 0 {
		t.Fatalf("chosen is %d", join.chosen)
	}
	w.sits(other, 0, "Bo")
	w.until(b, func() bool { return names(b) == "[here free novice]" }, guest)
	if join.chosen != games.Nobody || b.State["toast"] != b.Stage.Text("room.gone") {
		t.Errorf("chosen is %d, and it says %v", join.chosen, b.State["toast"])
	}
	join.sit.OnTap()
	if b.Tick(); guest.Client.Wants() || sat != games.Nobody {
		t.Error("another seat is taken without a word")
	}
	join.seats.rows[1].tap()
	b.Tick()
	join.sit.OnTap()
	w.until(b, func() bool { return sat == 1 }, guest)
}

// TestASeatThatTheHostHasSeenIsNotOffered has the host's screen read a free seat: guests cannot choose it until the
// host lets them, and everybody reads that it was seen.
func TestASeatThatTheHostHasSeenIsNotOffered(t *testing.T) {
	w := newHouse(t)
	host, guest := w.enter(true, true), w.enter(false, true)
	host.Shared = true
	b, phone := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1), pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	host.Client.Do(room.Deed{Do: room.DoBegin}, func(awayAnswer) {})
	w.until(nil, func() bool { return !host.waits() }, host)
	host.Client.Read(1)
	w.until(nil, func() bool { return host.state().Seats[1].Seen }, host)
	w.until(nil, func() bool { return !guest.waits() && guest.state().Seats[1].Seen }, guest)
	join := NewJoin(phone.Stage, guest, JoinWays{})
	phone.Open(join)
	if got := phone.Names("room.seat"); len(got) != 1 || join.seats.rows[1].line != phone.Stage.Text("room.seat.seen") {
		t.Errorf("seats to choose are %v, and seat 1 is said to be %q", got, join.seats.rows[1].line)
	}
	b.Open(NewInvitation(b.Stage, host, Ways{Over: true, Begin: func() {}, Close: func() {}}))
	b.Tap("room.seat.1.offer")
	w.until(phone, func() bool { return len(phone.Names("room.seat")) == 2 }, host, guest)
	if join.seats.rows[1].line != phone.Stage.Text("room.seat.offered") {
		t.Errorf("seat 1 is said to be %q", join.seats.rows[1].line)
	}
}

// TestWhoHadASeatMayTakeItBack frees a seat and has the host's screen read its hand: who had it is offered the seat
// again, and a device that has not is told why it cannot take it.
func TestWhoHadASeatMayTakeItBack(t *testing.T) {
	w := newHouse(t)
	host, mia, other := w.enter(true, true), w.enter(false, true), w.enter(false, true)
	host.Shared = true
	mia.Client.Do(room.Deed{Do: room.DoSit, Seat: 1, Name: "Mia"}, func(awayAnswer) {})
	w.until(nil, func() bool { return mia.Own() == 1 }, mia)
	host.Client.Do(room.Deed{Do: room.DoBegin}, func(awayAnswer) {})
	w.until(nil, func() bool { return !host.waits() }, host)
	host.Client.Do(room.Deed{Do: room.DoRise, Seat: 1}, func(awayAnswer) {})
	w.until(nil, func() bool { return host.state().Seats[1].Free }, host)
	host.Client.Read(1)
	w.until(nil, func() bool { return mia.state().Seats[1].Seen && other.state().Seats[1].Seen }, host, mia, other)
	reason := ""
	other.Client.Do(room.Deed{Do: room.DoSit, Seat: 1}, func(a awayAnswer) { reason = a.Reason })
	w.until(nil, func() bool { return reason != "" }, other)
	if reason != room.SeatSeen.Reason {
		t.Errorf("another device is told %q", reason)
	}
	b := pagetest.NewBench(t, ui.Sz(412, 915), "en", 1)
	sat := games.Nobody
	join := NewJoin(b.Stage, mia, JoinWays{Sit: func(s games.Seat) { sat = s }})
	b.Open(join)
	join.seats.rows[1].tap()
	b.Tick()
	join.sit.OnTap()
	w.until(b, func() bool { return sat == 1 }, mia)
}
