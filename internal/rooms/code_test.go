//go:build !js

package rooms

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/intime"
	"runehall/internal/workshop/roomstest"
)

// finds asks the house which room has a code.
func (h *house) finds(code string) (*talk.Found, string) {
	return roomstest.Find(h.address, code)
}

// codeOf enters a room, and returns the code that the host tells.
func (h *house) codeOf(enter talk.Enter) string {
	h.t.Helper()
	g := h.guest(enter)
	g.Until(func() bool { return g.State() != nil })
	g.Hears()
	return g.Code()
}

// TestACodeOpensWhatTheInvitationOpens finds a room by its code, also after the host was started again: it leads to the
// same room with the secret of the invitation and no other. Only who may invite is told the code.
func TestACodeOpensWhatTheInvitationOpens(t *testing.T) {
	h := newHouse(t, testLimits())
	made, other := h.make("masters", nil, "person", "person"), h.make("ritual", nil, "person", "person")
	code := h.codeOf(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
	if hosts := h.codeOf(talk.Enter{Room: made.Room, Host: made.Host}); code == "" || hosts != code {
		t.Fatalf("the host is told %q, and a guest %q", hosts, code)
	}
	if got := h.codeOf(talk.Enter{Room: made.Room}); got != "" {
		t.Errorf("who only watches is told %q", got)
	}
	if got := h.codeOf(talk.Enter{Room: other.Room, Host: other.Host}); got == code || got == "" {
		t.Errorf("another room has %q", got)
	}
	for range 2 {
		found, reason := h.finds(strings.ToLower(talk.ShownCode(code)))
		if found == nil || *found != (talk.Found{Room: made.Room, Invite: made.Invite}) {
			t.Fatalf("the code leads to %+v, %q", found, reason)
		}
		h.close()
		h.open()
	}
	if a := h.sits(talk.Made{Room: made.Room, Invite: made.Invite}, 1); a.Seat() != 1 {
		t.Error("who came by the code cannot sit")
	}
	if n, err := h.files.Count(context.Background()); n != 2 || err != nil {
		t.Errorf("there are %d rooms, %v", n, err)
	}
}

// TestGuessingCodesIsOfNoUse types wrong codes until the host has enough of that address. From then on the right one
// leads nowhere either, so that nobody can guess on for nothing; the link still does. The id under which a code is
// stored opens no room.
func TestGuessingCodesIsOfNoUse(t *testing.T) {
	limits := testLimits()
	limits.MissedPerHour = 5
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	code := h.codeOf(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
	wrong := "C2C2C2"
	if wrong == code {
		wrong = "D3D3D3"
	}
	for range 20 { // who is right pays nothing
		if found, reason := h.finds(code); found == nil {
			t.Fatal(reason)
		}
	}
	for n, typed := range []string{wrong, "", strings.Repeat("K", 3000), "../../etc", wrong} {
		if found, reason := h.finds(typed); found != nil || reason != noSuchCode.Reason {
			t.Errorf("guess %d: %+v, %q", n, found, reason)
		}
	}
	for _, typed := range []string{wrong, code} {
		if found, reason := h.finds(typed); found != nil || reason != tooOften.Reason {
			t.Errorf("one guess too many is answered with %+v, %q", found, reason)
		}
	}
	h.sits(made, 0)
	r := h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: journal.NameID(code)}})
	if m := r.next(); m.Say != talk.SayNo || m.Reason != noSuchRoom.Reason {
		t.Errorf("the id of a code: %+v", m)
	}
}

// slowNames is a journal that takes long to read what a code leads to.
type slowNames struct {
	journal.Journal
	takes time.Duration
}

func (j slowNames) Read(ctx context.Context, room string, n int) ([][]byte, error) {
	if journal.IsName(room) {
		time.Sleep(j.takes)
	}
	return j.Journal.Read(ctx, room, n)
}

// TestTheClockStandsWhileARoomIsLookedFor asks for a code at a host that takes longer to find it than a device may take
// to say which room it wants: the answer comes all the same, and the device may still enter.
func TestTheClockStandsWhileARoomIsLookedFor(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	code := h.codeOf(talk.Enter{Room: made.Room, Host: made.Host})
	intime.Try(t, 400*time.Millisecond, func(enter time.Duration) error {
		h.limits.Enter = enter
		h.reopen(func(files journal.Journal) journal.Journal { return slowNames{files, enter * 5 / 2} })
		r := h.raw()
		r.send(talk.Message{Say: talk.SayFind, Code: code})
		if m := r.next(); m.Say != talk.SayFound || m.Found == nil || m.Found.Room != made.Room {
			return fmt.Errorf("it is answered with %+v", m)
		}
		r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
		for {
			switch m := r.next(); m.Say {
			case talk.SayState:
				return nil
			case talk.SayNo:
				return fmt.Errorf("it may not enter: %q", m.Reason)
			}
		}
	})
}

// TestACodeGoesWithItsRoom removes a room: its code leads nowhere, and nothing of it is left. Other codes stay, and
// those for which a room is being made.
func TestACodeGoesWithItsRoom(t *testing.T) {
	h := newHouse(t, testLimits())
	gone, stays := roomstest.MakeWaiting(t, h.address, "masters", nil, "person", "person"),
		h.make("masters", nil, "person", "person")
	codes := map[string]string{}
	for name, made := range map[string]talk.Made{"gone": gone, "stays": stays} {
		codes[name] = h.codeOf(talk.Enter{Room: made.Room, Host: made.Host})
	}
	young := journal.NameID("K2K2K2")
	if err := h.files.Begin(context.Background(), young,
		[][]byte{named{newID(), talk.NewSecret(), true}.line()}); err != nil {
		t.Fatal(err)
	}
	ids := map[string]string{"gone": gone.Room, "stays": stays.Room, "young": young, "a": journal.NameID(codes["gone"]),
		"b": journal.NameID(codes["stays"])}
	left := h.sweeps(ids, map[string]time.Duration{"gone": 25 * time.Hour, "a": 25 * time.Hour, "b": 25 * time.Hour})
	if fmt.Sprint(left) != "[b stays young]" {
		t.Errorf("left are %v", left)
	}
	if found, reason := h.finds(codes["gone"]); found != nil || reason != noSuchCode.Reason {
		t.Errorf("the code of a room that is gone leads to %+v, %q", found, reason)
	}
	if found, _ := h.finds(codes["stays"]); found == nil || found.Room != stays.Room {
		t.Errorf("the other one leads to %+v", found)
	}
	if n, err := h.files.Count(context.Background()); n != 1 || err != nil {
		t.Errorf("there are %d rooms, %v", n, err)
	}
}

// TestNamesLeadOnlyToRooms reads what a host stores for a code, and what is none.
func TestNamesLeadOnlyToRooms(t *testing.T) {
	for _, want := range []named{{newID(), talk.NewSecret(), false}, {newID(), talk.NewSecret(), true}} {
		if got, ok := parseNamed(want.line()); !ok || got != want {
			t.Errorf("%+v is read as %+v", want, got)
		}
	}
	for _, text := range []string{"", "name", "name x y", "host " + newID(),
		"name " + journal.NameID("K7M4P9") + " " + newID()} {
		if n, ok := parseNamed([]byte(text)); ok {
			t.Errorf("%q is read as %+v", text, n)
		}
	}
	if _, err := room.Open(nil, named{newID(), newID(), true}.line()); err == nil {
		t.Error("it can be opened as a room")
	}
	if errors.Is(journal.Check(journal.NameID("K7M4P9"), 0, []byte("x")), journal.ErrID) ||
		!journal.IsName(journal.NameID("x")) {
		t.Error("it cannot be stored")
	}
}

// TestARoomThatIsMadeMeanwhileKeepsItsCode has the journal list a code, but not yet the room that is made with it, and
// then take long for what comes before.
func TestARoomThatIsMadeMeanwhileKeepsItsCode(t *testing.T) {
	h := newHouse(t, testLimits())
	code, listed := journal.NameID("K2K2K2"), time.Now()
	if err := h.files.Begin(t.Context(), code, [][]byte{named{newID(), talk.NewSecret(), true}.line()}); err != nil {
		t.Fatal(err)
	}
	names := []journal.Stored{{Room: code, Used: listed.Add(-patience)}}
	there := func() bool {
		_, err := h.files.Read(t.Context(), code, 0)
		return err == nil
	}
	for _, step := range []struct {
		listed time.Time
		stays  bool
	}{{listed.Add(-time.Hour), true}, {listed, true}, {listed.Add(time.Hour), false}} {
		if err := h.server.sweepNames(step.listed, names, nil); err != nil || there() != step.stays {
			t.Errorf("listed %v after it was made, it is there: %v, %v", step.listed.Sub(names[0].Used), there(), err)
		}
	}
}

// silent is a line to a host that never answers.
type silent struct{ closed bool }

func (*silent) Send([]byte)             {}
func (*silent) Receive() ([]byte, bool) { return nil, false }
func (s *silent) Closed() bool          { return s.closed }
func (s *silent) Close()                { s.closed = true }

// TestAHostThatDoesNotAnswerIsNotWaitedForWithoutEnd asks a silent host which room has a code.
func TestAHostThatDoesNotAnswerIsNotWaitedForWithoutEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		line, woken := &silent{}, false
		finding := away.Find(func(string, func()) away.Line { return line }, "", "K7M4P9", func() { woken = true })
		if _, _, done := finding.Poll(); done {
			t.Error("the host has no time to answer")
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		if found, reason, done := finding.Poll(); !done || found != nil || reason != "" || !woken || !line.closed {
			t.Errorf("after a minute: %v, %+v, %q, woken %v", done, found, reason, woken)
		}
	})
}
