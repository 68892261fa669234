//go:build pilot

package walk

import (
	"fmt"
	"io"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/roomstest"
)

// wire forwards connections to a host. The test can hold up what the device says, and cut the connections.
type wire struct {
	address string
	slow    time.Duration // how long it takes each way; to be set before anybody connects
	mu      sync.Mutex
	held    chan struct{} // closed while nothing is held up
	down    bool          // no new connection is forwarded
	ends    []net.Conn
}

// newWire starts a wire to the host at an address.
func newWire(t *testing.T, host string) *wire {
	t.Helper()
	listen, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w := &wire{address: fmt.Sprintf("http://%s/", listen.Addr()), held: make(chan struct{})}
	close(w.held)
	to := strings.Trim(strings.TrimPrefix(host, "http:"), "/")
	go func() {
		for {
			from, err := listen.Accept()
			if err != nil {
				return
			}
			w.mu.Lock()
			down := w.down
			w.mu.Unlock()
			back, err := net.Dial("tcp", to)
			if err != nil || down {
				if err == nil {
					_ = back.Close()
				}
				_ = from.Close()
				continue
			}
			w.mu.Lock()
			w.ends = append(w.ends, from, back)
			w.mu.Unlock()
			if w.slow > 0 {
				go w.delay(from, back)
				go w.delay(back, from)
				continue
			}
			go func() { _, _ = io.Copy(from, back); _ = from.Close() }()
			go w.forward(back, from)
		}
	}()
	t.Cleanup(func() { w.fall(true); _ = listen.Close() })
	return w
}

// forward passes on what the device says, unless it is held up.
func (w *wire) forward(to, from net.Conn) {
	buf := make([]byte, 4096)
	for {
		n, err := from.Read(buf)
		if err != nil {
			_ = to.Close()
			return
		}
		w.mu.Lock()
		held := w.held
		w.mu.Unlock()
		<-held
		if _, err := to.Write(buf[:n]); err != nil {
			return
		}
	}
}

// delay passes on what one end says, each part after the same time.
func (w *wire) delay(to, from net.Conn) {
	type part struct {
		text []byte
		at   time.Time
	}
	parts := make(chan part, 1024)
	go func() {
		for p := range parts {
			time.Sleep(time.Until(p.at))
			if _, err := to.Write(p.text); err != nil {
				break
			}
		}
		_ = to.Close()
		for range parts { // until the other end is gone, too
		}
	}()
	defer close(parts)
	for {
		buf := make([]byte, 4096)
		n, err := from.Read(buf)
		if err != nil {
			return
		}
		parts <- part{buf[:n], time.Now().Add(w.slow)}
	}
}

// hold holds up what the device says, or lets it through again.
func (w *wire) hold(on bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if on {
		w.held = make(chan struct{})
	} else {
		close(w.held)
	}
}

// fall cuts all connections. While down is true, new ones fail too.
func (w *wire) fall(down bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.down = down
	for _, c := range w.ends {
		_ = c.Close()
	}
	w.ends = nil
}

// plays makes moves for these seats until the condition holds or the match ends.
func plays(t *testing.T, game string, until func(st *room.State) bool, seats ...*roomstest.Guest) {
	t.Helper()
	chance := games.NewChance(3, 5)
	for {
		for _, g := range seats {
			var st *room.State
			g.Until(func() bool { st = g.State(); return g.Status() == away.Here && st != nil })
			if st.End != nil || until(st) {
				return
			}
			if !roomstest.Must(st) {
				g.Poll(time.Now())
				continue
			}
			if move := roomstest.Choosers[game](t, st, &chance); move != "" {
				g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move})
			}
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// TestPicturesOfRoomsApart takes pictures of a room with clocks whose persons are all on their own devices: while
// joining, at a question to all, while a move is on its way, without a connection, and at the end.
func TestPicturesOfRoomsApart(t *testing.T) {
	pilot.ForLooking(t)
	address := rooms(t)
	for _, l := range []struct {
		width, height int
		lang, scale   string
		game          string
	}{{360, 640, "de", "1.5", "market"}, {412, 915, "en", "1", "market"}, {915, 412, "fr", "1", "market"},
		{1440, 900, "uk", "1", "market"}} {
		t.Run(fmt.Sprintf("%dx%d", l.width, l.height), func(t *testing.T) {
			made := roomstest.Make(t, talk.Dials(address), l.game, nil, games.Person, games.Person, games.Person)
			host := roomstest.Enter(t, talk.Dials(address), talk.Enter{Room: made.Room, Host: made.Host})
			host.Until(func() bool { return host.State() != nil })
			host.Does(room.Deed{Do: room.DoClock, Seconds: 24 * 60 * 60})
			host.Does(room.Deed{Do: room.DoTotal, Seconds: 60 * 60})
			b := roomstest.Sit(t, talk.Dials(address), made, 1)
			c := roomstest.Sit(t, talk.Dials(address), made, 2)
			line := newWire(t, address)
			link := talk.Link{Page: line.address, Seat: games.Nobody,
				Enter: talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()}}
			app := device(t, l.width, l.height, l.lang, l.scale, "--room", link.String())
			save := func(what string) {
				app.Settle()
				app.Tick(40)
				app.Save(fmt.Sprintf("apart-%dx%d-%s", l.width, l.height, what))
			}
			app.Until("a seat can be chosen", func(r probe.Report) bool { return r.Scene == "join" })
			save("1-join")
			app.FocusOn("join.sit")
			app.Tap("join.sit")
			app.Until("the table is there", func(r probe.Report) bool { return r.Scene == "table" })
			a := roomstest.Enter(t, talk.Dials(address), link.Enter)
			plays(t, l.game, func(st *room.State) bool { return st.Steps >= 12 }, a, b, c)
			app.Tick(600)
			save("2-clock")
			b.Does(room.Deed{Do: room.DoEnd, Seat: 1, After: b.State().Steps})
			app.Until("it is asked", func(probe.Report) bool { return app.Has("table.consent.yes") })
			save("3-asked-end")
			app.Tap("table.consent.no")
			app.Settle()
			before := app.Probe().State["moves"]
			line.hold(true)
			app.Tap("table.undo")
			app.Tick(60)
			app.Save(fmt.Sprintf("apart-%dx%d-4-sent", l.width, l.height))
			line.hold(false)
			app.Until("the others are asked, or need not be", func(r probe.Report) bool {
				return app.Has("table.consent.no") || r.State["moves"] != before
			})
			save("5-asks")
			if app.Has("table.consent.no") {
				app.Tap("table.consent.no")
				app.Settle()
			}
			line.fall(true)
			app.Tick(200)
			app.Save(fmt.Sprintf("apart-%dx%d-6-moment", l.width, l.height))
			line.fall(false)
			app.Until("the line is up", func(r probe.Report) bool { return r.State["room"] == "" })
			plays(t, l.game, func(*room.State) bool { return false }, a, b, c)
			app.Until("it is over", func(r probe.Report) bool { return r.State["over"] == true })
			for range 40 {
				app.Tick(60)
			}
			app.Save(fmt.Sprintf("apart-%dx%d-7-end", l.width, l.height))
			if app.Has("table.confirm") {
				app.Tap("table.confirm")
			}
			save("8-results")
		})
	}
}

// TestPicturesOfTheSharedScreen takes pictures of a host's shared screen after one person has come: the code for those
// who come later, and the seats with their clocks; and once both have come.
func TestPicturesOfTheSharedScreen(t *testing.T) {
	pilot.ForLooking(t)
	address := rooms(t)
	five := []string{"stones", "market", "ritual", "masters", "toss"}
	for _, l := range []struct {
		width, height int
		lang, scale   string
		games         []string
	}{
		{1440, 900, "en", "1", five}, {1920, 1080, "fr", "1", five}, {412, 915, "en", "1", five}, {915, 412, "uk", "1", five},
		{360, 640, "de", "1.5", five}, {768, 1024, "de", "1", []string{"stones", "ritual"}},
	} {
		for _, game := range l.games {
			t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, game), func(t *testing.T) {
				options := map[string]string{}
				if game == "toss" {
					options["way"] = "calm"
				}
				made := roomstest.Make(t, talk.Dials(address), game, options, games.Person, games.Person, "novice")
				roomstest.Sit(t, talk.Dials(address), made, 1)
				link := talk.Link{Page: address, Seat: games.Nobody,
					Enter: talk.Enter{Room: made.Room, Invite: made.Invite, Host: made.Host}}
				app := device(t, l.width, l.height, l.lang, l.scale, "--room", link.String())
				save := func(what string) {
					app.Settle()
					app.Tick(40)
					app.Save(fmt.Sprintf("shared-%dx%d-%s-%s", l.width, l.height, game, what))
				}
				app.Until("the table is there", func(r probe.Report) bool { return r.Scene == "table" })
				app.Tick(600)
				app.Settle()
				if app.Has("curtain.away") {
					app.Tap("curtain.away")
				}
				save("1")
				if app.Has("table.code") {
					app.Tap("table.code")
				} else {
					app.Tap("table.pause")
					app.Settle()
					app.FocusOn("pause.room")
					app.Tap("pause.room")
				}
				app.Settle()
				app.FocusOn("room.total.1200")
				app.Tap("room.total.1200")
				save("2-seats")
				app.FocusOn("room.begin")
				app.Tap("room.begin")
				app.Tick(120)
				if app.Probe().Scene == "pause" { // without a code on the ledge, the room was reached through the menu
					app.Key(ebiten.KeyEscape)
				}
				save("3-clock")
				roomstest.Sit(t, talk.Dials(address), made, 0)
				app.Tick(300)
				save("4-all")
			})
		}
	}
}
