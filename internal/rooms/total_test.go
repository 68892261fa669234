//go:build !js

package rooms

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
)

// shelf is a journal of one room in memory, for tests under synctest, which cannot wait for a disk. Several hosts may
// share it.
type shelf struct {
	mu     sync.Mutex
	lines  [][]byte
	ears   []journal.Ears
	shared bool          // hosts look now and then for what was stored elsewhere
	gate   chan struct{} // if not nil, each line waits for it before it is stored
	down   error         // if not nil, why no line can be stored
}

func (m *shelf) Append(_ context.Context, _ string, n int, line []byte) error {
	if m.gate != nil {
		<-m.gate
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.down != nil {
		return m.down
	}
	if n != len(m.lines) {
		return journal.ErrTaken
	}
	m.lines = append(m.lines, bytes.Clone(line))
	return nil
}

func (m *shelf) Read(_ context.Context, _ string, n int) ([][]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.lines[min(n, len(m.lines)):]), nil
}

func (m *shelf) Shared() bool { return m.shared }

func (m *shelf) Begin(ctx context.Context, id string, lines [][]byte) error {
	for n, line := range lines {
		if err := m.Append(ctx, id, n, line); err != nil {
			return err
		}
	}
	return nil
}

func (m *shelf) List(context.Context) ([]journal.Stored, error) {
	return []journal.Stored{{Room: theRoom, Used: time.Now()}}, nil
}

func (m *shelf) Remove(context.Context, string, int) error {
	return errors.New("a shelf keeps its room")
}

func (m *shelf) Count(context.Context) (int, error) { return 1, nil }

// Hear registers a host for announcements of who is there. Nobody is told of new lines: hosts find them when the number
// of their own line is taken, or by looking.
func (m *shelf) Hear(ears journal.Ears) error {
	m.mu.Lock()
	m.ears = append(m.ears, ears)
	m.mu.Unlock()
	return nil
}

func (m *shelf) Here(room string, who journal.Present) error {
	m.mu.Lock()
	ears := slices.Clone(m.ears)
	m.mu.Unlock()
	for _, e := range ears {
		go e.Here(room, who)
	}
	return nil
}

func (m *shelf) Close() error { return nil }

// node is a host of the shelf's room. Its devices have no connections; what they are told stays in their queues.
type node struct {
	t      *testing.T
	server *Server
	table  *table
}

// theRoom is the id of the shelf's room, and seatKeys are the keys of the devices at its seats.
var (
	theRoom  = talk.NewSecret()
	seatKeys = []string{talk.Key(talk.NewSecret()), talk.Key(talk.NewSecret())}
)

// newShelf makes a room of two persons who have sat down. If seconds is not 0, it is the time that each has for the
// whole match.
func newShelf(t *testing.T, seconds int) *shelf {
	t.Helper()
	players := []games.Player{{Driver: games.Person, Colour: "amber", Emblem: "circle"},
		{Driver: games.Person, Colour: "sky", Emblem: "star"}}
	r, first, err := room.New(all.Entry, "masters", games.Setup{Seats: 2, Seed: 7}, players, talk.Key(talk.NewSecret()),
		talk.Key(talk.NewSecret()))
	if err != nil {
		t.Fatal(err)
	}
	m := &shelf{lines: [][]byte{first}}
	do := func(from room.From, d room.Deed) {
		taken, err := r.Take(from, d)
		if err == nil {
			err = r.Apply(taken.Line)
		}
		if err != nil {
			t.Fatal(err)
		}
		m.lines = append(m.lines, taken.Line)
	}
	for s, key := range seatKeys {
		do(room.From{Seat: games.Nobody, Invited: true}, room.Deed{Do: room.DoSit, Seat: games.Seat(s), Key: key})
	}
	if seconds > 0 {
		do(room.From{Seat: games.Nobody, Host: true}, room.Deed{Do: room.DoTotal, Seconds: seconds})
	}
	return m
}

// opens starts a host with this journal and loads the room.
func (m *shelf) opens(t *testing.T) *node {
	t.Helper()
	server, err := New(Config{Journal: m, Games: all.Entry, Limits: testLimits(), Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	table, err := server.table(t.Context(), theRoom)
	if err != nil {
		t.Fatal(err)
	}
	return &node{t, server, table}
}

func (n *node) enters(s int) *device {
	d := &device{server: n.server, queue: make(chan []byte, 10_000), at: n.table, key: seatKeys[s], told: never,
		gauging: func() {}}
	n.server.awake(theRoom)
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	n.table.admit(d)
	return d
}

// rests returns the times for the match, in seconds by seat, as the room has stored them.
func (n *node) rests() (rests []float64) {
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	for s := range seatKeys {
		rests = append(rests, n.table.stored(games.Seat(s)).Seconds())
	}
	return rests
}

// moves makes a move for the person whose turn it is, and returns their seat.
func (n *node) moves() (games.Seat, error) {
	n.t.Helper()
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	r := n.table.room
	s := r.Due()[0]
	thinking, err := r.Think(room.Turn{Acting: games.Acting{Seat: s, Must: true}, Level: "greedy"})
	if err != nil {
		n.t.Fatal(err)
	}
	decision, done := thinking.Step(1 << 30)
	for !done {
		decision, done = thinking.Step(1 << 30)
	}
	d := room.Deed{Do: room.DoMove, Seat: s, After: r.Steps(), Move: decision.Move}
	_, err = n.table.take(n.t.Context(), func() (room.Taken, error) {
		own, _ := r.Seat(seatKeys[s])
		return r.Take(room.From{Seat: own}, d)
	})
	return s, err
}

// last returns the last message for the device, and drops all that came before it.
func (d *device) last(t *testing.T) (m talk.Message) {
	t.Helper()
	for len(d.queue) > 0 {
		m = talk.Message{}
		if err := json.Unmarshal(<-d.queue, &m); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestTimeForTheWholeMatch lets time pass. It counts for whoever must decide, but only while somebody is in the room.
// Devices are told what is left; it is also stored, so a host that is restarted goes on from there. When nothing is
// left, a computer player takes over.
func TestTimeForTheWholeMatch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newShelf(t, 60)
		n := m.opens(t)
		a := n.enters(0)
		n.enters(1)
		time.Sleep(10 * time.Second)
		synctest.Wait()
		s, err := n.moves()
		for err == nil && n.table.room.Due()[0] == s { // the same person may have to decide again
			_, err = n.moves()
		}
		if got := n.rests(); err != nil || got[s] != 50 || got[1-s] != 60 {
			t.Fatalf("after ten seconds and a move of seat %d %v are left, %v", s, got, err)
		}
		time.Sleep(4500 * time.Millisecond)
		synctest.Wait()
		told := a.last(t)
		if got := n.rests(); got[1-s] != 56 || told.State.Total != 60 || len(told.Rest) != 2 ||
			told.Rest[1-s] != 56_000 || told.Rest[s] != 50_000 || !slices.Equal(told.Runs, []games.Seat{1 - s}) {
			t.Errorf("%v are stored, %v are told, and the clock of %v runs", got, told.Rest, told.Runs)
		}
		n.server.stop() // killed: what was not stored is lost
		before := len(m.lines)
		n = m.opens(t)
		time.Sleep(time.Hour)
		if got := n.rests(); got[1-s] != 56 || len(m.lines) != before {
			t.Errorf("with nobody in the room %v are left, %d lines more", got, len(m.lines)-before)
		}
		a, b := n.enters(0), n.enters(1)
		time.Sleep(1500 * time.Millisecond)
		a.leave()
		if b.leave(); n.rests()[1-s] != 54.5 {
			t.Errorf("when the last one leaves %v are left", n.rests())
		}
		time.Sleep(time.Hour)
		a = n.enters(0)
		if told := a.last(t); told.Rest[1-s] != 54_500 {
			t.Errorf("an hour later %v are left", told.Rest)
		}
		time.Sleep(1500 * time.Millisecond)
		late := n.enters(0)
		if told := late.last(t); told.Rest[1-s] != 53_000 {
			t.Errorf("who enters while a clock runs is told that %v are left", told.Rest)
		}
		late.leave()
		time.Sleep(time.Minute)
		synctest.Wait()
		n.table.mu.Lock()
		sitter, steps := n.table.room.Sitters()[1-s], n.table.room.Steps()
		n.table.mu.Unlock()
		if !sitter.Late || steps < 2 || n.rests()[1-s] != 0 {
			t.Errorf("after the last second: %+v, %d steps, %v are left", sitter, steps, n.rests())
		}
		a.leave()
		n.server.Close()
	})
}

// TestTheLastSecondIsOverBeforeTheMove moves when the time is over but the host has not noticed yet. The move is
// refused with a reason, and the seat is late.
func TestTheLastSecondIsOverBeforeTheMove(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newShelf(t, 60).opens(t)
		d := n.enters(0)
		n.table.mu.Lock()
		s := n.table.room.Due()[0]
		n.table.since[s] = time.Now().Add(-time.Minute)
		n.table.mu.Unlock()
		if _, err := n.moves(); err != room.OutOfTime {
			t.Errorf("it is refused by %v", err)
		}
		if !n.table.room.Sitters()[s].Late {
			t.Error("a person still sits there")
		}
		d.leave()
		n.server.Close()
	})
}

// TestTwoHostsCountATimeOnce has the two persons at different hosts that share a journal. Both hosts run the clock, but
// the time may be taken off only once.
func TestTwoHostsCountATimeOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newShelf(t, 600)
		one, two := m.opens(t), m.opens(t)
		a := one.enters(0)
		time.Sleep(3 * time.Second)
		b := two.enters(1)
		time.Sleep(97 * time.Second)
		synctest.Wait()
		at := []*node{one, two}
		s, err := at[one.table.room.Due()[0]].moves()
		for _, n := range at {
			n.table.mu.Lock()
			if err := n.table.catchUp(t.Context()); err != nil {
				t.Error(err)
			}
			n.table.mu.Unlock()
			if got := n.rests(); err != nil || got[s] < 499.9 || got[s] > 500.1 || got[1-s] < 599.9 {
				t.Errorf("%v are left, %v", got, err)
			}
		}
		a.leave()
		b.leave()
		one.server.Close()
		two.server.Close()
	})
}

// TestAHostThatClosesWaitsForItsClocks closes a host while a clock is storing what is left. Close must wait for it, as
// the caller closes the journal next.
func TestAHostThatClosesWaitsForItsClocks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newShelf(t, 60)
		m.gate = make(chan struct{})
		n := m.opens(t)
		n.enters(0)
		before := len(m.lines)
		time.Sleep(time.Second) // a sixtieth of the time: enough to store it
		synctest.Wait()
		closed := false
		go func() { n.server.Close(); closed = true }()
		synctest.Wait()
		if closed || len(m.lines) != before {
			t.Errorf("closed: %v, with %d lines more", closed, len(m.lines)-before)
		}
		close(m.gate)
		synctest.Wait()
		if !closed || len(m.lines) != before+1 {
			t.Errorf("in the end closed: %v, with %d lines more", closed, len(m.lines)-before)
		}
	})
}
