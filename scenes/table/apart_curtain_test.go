package table

import (
	"testing"
	"time"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
	"runehall/scenes/table/curtain"
)

// enter lets a device of its own enter the room.
func (f *farHall) enter(e talk.Enter) *away.Client {
	e.Room, e.Secret = f.host.Made.Room, talk.NewSecret()
	c := away.Enter(f.host.Dial, "pipe", e, func() {})
	c.Poll(time.Time{})
	f.host.Hear()
	c.Poll(time.Time{})
	return c
}

// TestAHostsScreenKeepsItsSecrets plays a match over a slow line at the screen of a host, who plays for two seats
// behind curtains; the third seat has a device of its own. What a seat may know is on the board only while its own
// curtain is open, and is covered until the view for everybody has come.
func TestAHostsScreenKeepsItsSecrets(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person}
	f := &farHall{
		host: roomstest.NewHost(t, "ritual", map[string]string{ritual.OptionVariant: "adventurers"}, 11, drivers...),
	}
	f.client = f.enter(talk.Enter{Host: f.host.Made.Host})
	phone := f.enter(talk.Enter{Invite: f.host.Made.Invite})
	phone.Do(room.Deed{Do: room.DoSit, Seat: 2, Name: "C"}, func(away.Answer) {})
	f.host.Hear()
	phone.Poll(time.Time{})
	f.client.Poll(time.Time{})
	f.ritualHall = f.open(t, ritual.Def, &Elsewhere{Room: f.client, Seat: games.Public, Host: true})
	chance := games.NewChance(3, 3)
	opened, veiled, secrets := 0, 0, 0
	check := func() {
		t.Helper()
		e := &f.table.eyes
		if reader := f.board.view.Reader(); reader >= 0 {
			secrets++
			if !e.Shut() && !(e.Open && e.Seat == reader) {
				t.Fatalf("the board shows what seat %d knows; %+v", reader, *e)
			}
		}
		if e.Veiled {
			if veiled++; f.table.curtain.Shown.Value() < curtain.Shut {
				t.Fatal("the curtain is not shut over it")
			}
		}
		if e.Open && e.Seat == f.board.view.Reader() {
			opened++
		}
	}
	choose := roomstest.Choosers["ritual"]
	for n := range 60_000 {
		if f.table.play.over() {
			break
		}
		if n%25 == 0 { // the line is slow
			f.host.Hear()
			f.host.Step()
		}
		phone.Poll(time.Time{})
		f.tick()
		check()
		p := f.table.play
		must := p.must()
		switch st := phone.State(); {
		case n%60 != 0:
		case roomstest.Must(st) && !phone.Wants():
			phone.Do(room.Deed{Do: room.DoMove, Seat: 2, After: st.Steps, Move: choose(t, st, &chance)},
				func(away.Answer) {})
		case f.table.asking:
			p.asked.Choose(games.Nobody)
		case !p.isPerson(must) || !p.open(must) || p.asked.On:
		case f.table.eyes.Shut() && f.table.eyes.Seat >= 0:
			f.hold("curtain.open", curtain.HoldTicks+5)
			check()
			f.closeRecap()
		case f.table.eyes.Open && f.board.view.Reader() == must:
			text := choose(t, f.client.State(), &chance)
			m, err := ritual.Def.Moves.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			f.wants(must, m)
			check()
		case f.table.eyes.Seat < 0:
			f.board.want = Want[ritualMove]{Opens: true, Open: must}
		}
	}
	if !f.table.play.over() || opened < 200 || veiled < 50 || secrets < 300 {
		t.Errorf("over: %v; %d ticks behind curtains, %d under a veil, %d with secrets; %+v",
			f.table.play.over(), opened, veiled, secrets, f.report().State)
	}
}

// TestTheCurtainOfASeatThatIsTakenGoesAway lets a free seat's curtain fall on the shared screen, shut or open, before a
// phone takes the seat.
func TestTheCurtainOfASeatThatIsTakenGoesAway(t *testing.T) {
	for _, open := range []bool{false, true} {
		f := &farHall{
			host: roomstest.NewHost(t, "ritual", map[string]string{ritual.OptionVariant: "adventurers"}, 11,
				games.Person, games.Person),
		}
		f.client = f.enter(talk.Enter{Host: f.host.Made.Host})
		f.ritualHall = f.open(t, ritual.Def, &Elsewhere{Room: f.client, Seat: games.Public, Host: true})
		run := func() {
			for range 100 {
				f.host.Hear()
				f.tick()
			}
		}
		run()
		seat := f.table.play.must()
		f.board.want = Want[ritualMove]{Opens: true, Open: seat}
		run()
		if open {
			f.hold("curtain.open", curtain.HoldTicks+5)
		}
		run()
		if e := f.table.eyes; e.Seat != seat || e.Open != open {
			t.Fatalf("the curtain of seat %d: %+v", seat, e)
		}
		phone := f.enter(talk.Enter{Invite: f.host.Made.Invite})
		if open { // its hand was seen, so that the host has to offer the seat
			if err := f.host.Do(room.Deed{Do: room.DoOffer, Seat: seat}); err != nil {
				t.Fatal(err)
			}
		}
		phone.Do(room.Deed{Do: room.DoSit, Seat: seat, Name: "C"}, func(away.Answer) {})
		run()
		if e := f.table.eyes; e.Seat >= 0 || e.Shut() || f.board.view.Reader() != games.Public {
			t.Errorf("a phone has taken seat %d: %+v, the board shows what %d knows", seat, e, f.board.view.Reader())
		}
	}
}

// TestAHostWithASeatNeedsACurtainOnlyForFreeSeats opens the table of a host that has a seat of its own. Without free
// seats it shows the own hand as any device does; while a seat is free there are curtains, and they go when the seat is
// taken.
func TestAHostWithASeatNeedsACurtainOnlyForFreeSeats(t *testing.T) {
	f := &farHall{
		host: roomstest.NewHost(t, "ritual", map[string]string{ritual.OptionVariant: "adventurers"}, 11,
			games.Person, games.Person),
	}
	f.client = f.enter(talk.Enter{Host: f.host.Made.Host, Secret: talk.NewSecret()})
	f.client.Do(room.Deed{Do: room.DoSit, Seat: 0, Name: "A"}, func(away.Answer) {})
	f.host.Hear()
	f.client.Poll(time.Now())
	f.ritualHall = f.open(t, ritual.Def, &Elsewhere{Room: f.client, Seat: 0, Host: true})
	run := func() {
		for range 100 {
			f.host.Hear()
			f.tick()
		}
	}
	run()
	if e := f.table.eyes; e.Home != games.Public {
		t.Errorf("while a seat is free, seat %d looks without a curtain", e.Home)
	}
	phone := f.enter(talk.Enter{Invite: f.host.Made.Invite, Secret: talk.NewSecret()})
	phone.Do(room.Deed{Do: room.DoSit, Seat: 1, Name: "C"}, func(away.Answer) {})
	run()
	if e := f.table.eyes; e.Home != 0 || e.Shut() || f.board.view.Reader() != 0 {
		t.Errorf("once the seat is taken, seat %d looks: %+v, the board shows what %d knows", e.Home, e,
			f.board.view.Reader())
	}
}
