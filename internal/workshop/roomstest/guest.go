// Package roomstest is what tests of hosts share: devices that play whole matches over the wire.
package roomstest

import (
	"fmt"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
)

// Make makes a room with these drivers at its seats, and begins its match.
func Make(t testing.TB, address, game string, options map[string]string, drivers ...string) talk.Made {
	t.Helper()
	made := MakeWaiting(t, address, game, options, drivers...)
	Begin(t, address, made)
	return made
}

// Begin begins the match of a room that waits, as its host.
func Begin(t testing.TB, address string, made talk.Made) {
	t.Helper()
	host := Enter(t, address, talk.Enter{Room: made.Room, Host: made.Host, Secret: talk.NewSecret()})
	if a := host.Does(room.Deed{Do: room.DoBegin}); !a.Done {
		t.Fatalf("the match does not begin: %+v", a)
	}
	host.Close()
}

// MakeWaiting makes a room with these drivers at its seats, whose match has yet to begin.
func MakeWaiting(t testing.TB, address, game string, options map[string]string, drivers ...string) talk.Made {
	t.Helper()
	m := talk.Make{Game: game, Options: options, Seats: sitters(drivers)}
	woken := make(chan struct{}, 1)
	making := away.Make(away.Open, address, m, wake(woken))
	for {
		if made, reason, done := making.Poll(); done {
			if made != nil {
				return *made
			}
			t.Fatalf("no room: %q", reason)
		}
		<-woken
	}
}

func wake(woken chan struct{}) func() {
	return func() {
		select {
		case woken <- struct{}{}:
		default:
		}
	}
}

// Guest is a device in a test. The test polls it until some condition holds.
type Guest struct {
	*away.Client
	t     testing.TB
	woken chan struct{}
	// Entered is how it entered, with its secret.
	Entered talk.Enter
	address string
}

// Enter enters a room as a device.
func Enter(t testing.TB, address string, enter talk.Enter) *Guest {
	t.Helper()
	woken := make(chan struct{}, 1)
	g := &Guest{away.Enter(away.Open, address, enter, wake(woken)), t, woken, enter, address}
	t.Cleanup(g.Close)
	return g
}

// patience is how long a test waits for a condition before it fails. So a host that is gone ends one test with a
// message, and does not hold up all others. Normally the wait is far shorter.
const (
	patience = 10 * time.Minute
	soon     = 20 * time.Second
)

// Until polls until a condition holds.
func (g *Guest) Until(so func() bool) {
	g.t.Helper()
	enough, early := time.NewTimer(patience), time.NewTimer(soon)
	defer enough.Stop()
	defer early.Stop()
	for {
		g.Poll(time.Now())
		if so() {
			return
		}
		if g.Status() == away.Refused {
			g.t.Fatalf("refused: %s", g.Reason())
		}
		select {
		case <-g.woken:
		case <-early.C:
			g.t.Logf("still waiting after %v: %s", soon, g.knows())
		case <-enough.C:
			g.t.Fatalf("waited %v in vain: %s", patience, g.knows())
		}
	}
}

// knows sums up in a line what the device knows, for messages.
func (g *Guest) knows() string {
	st := g.State()
	if st == nil {
		return fmt.Sprintf("the line has status %d, and nothing was told of the room", g.Status())
	}
	return fmt.Sprintf("the line has status %d; as reader %d it knows of %d steps, acting %v, held %q, asked %+v, end %+v; full: %v, waits for an answer: %v",
		g.Status(), st.Reader, st.Steps, st.Acting, st.Held, st.Asked, st.End, g.Full(), g.Wants())
}

// Hears waits until the device has heard everything that the host said so far. It does so by asking for an impossible
// deed, whose answer comes last.
func (g *Guest) Hears() {
	g.t.Helper()
	if a := g.Does(room.Deed{Do: "nothing"}); a.Done {
		g.t.Fatalf("%+v", a)
	}
}

// Does asks for a deed and waits for the answer.
func (g *Guest) Does(d room.Deed) away.Answer {
	g.t.Helper()
	var got *away.Answer
	g.Do(d, func(a away.Answer) { got = &a })
	g.Until(func() bool { return got != nil })
	return *got
}

// Sit enters a room as a new device and takes a seat.
func Sit(t testing.TB, address string, made talk.Made, s games.Seat) *Guest {
	t.Helper()
	g := Enter(t, address, talk.Enter{Room: made.Room, Secret: talk.NewSecret(), Invite: made.Invite})
	g.Until(func() bool { return g.State() != nil })
	if a := g.Does(room.Deed{Do: room.DoSit, Seat: s, Name: fmt.Sprint("Guest ", s)}); !a.Done {
		t.Fatalf("seat %d: %+v", s, a)
	}
	g.Until(func() bool { return g.State().Reader == s })
	return g
}

// Plays plays a seat to the end of the match, as a person who knows only what came over the wire. nowAndThen is called
// in between, to disturb it.
func (g *Guest) Plays(game string, seed uint64, nowAndThen func(n int)) {
	chance := games.NewChance(seed, 5)
	for n := 0; ; n++ {
		g.Until(func() bool { return g.Status() == away.Here && (g.State().End != nil || Must(g.State())) })
		if g.State().End != nil {
			return
		}
		if nowAndThen != nil {
			nowAndThen(n)
		}
		st := g.State()
		if move := Choosers[game](g.t, st, &chance); move != "" {
			a := g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move})
			if !a.Done && a.Reason != room.Stale.Reason && a.Reason != room.Ended.Reason {
				g.t.Errorf("%s of seat %d: %+v", move, st.Reader, a)
				return
			}
		}
	}
}

// Parties are the matches that tests play over the wire.
var Parties = []struct {
	Name, Game string
	Options    map[string]string
	Drivers    []string
}{
	{"ritual", "ritual", nil, []string{"person", "random", "person"}},
	{"masters", "masters", map[string]string{"deck": "wild"}, []string{"person", "person"}},
	{"stones", "stones", nil, []string{"person", "greedy", "person"}},
	{"calm", "toss", map[string]string{"way": "calm"}, []string{"person", "person"}},
	{"ghost", "toss", map[string]string{"way": "ghost"}, []string{"person", "random", "person"}},
	{"market", "market", nil, []string{"person", "greedy", "person", "greedy", "person"}},
}

// Reload makes the device forget everything but its secret, like a page that is reloaded.
func (g *Guest) Reload() {
	g.Close()
	g.Client = away.Enter(away.Open, g.address, g.Entered, wake(g.woken))
}
