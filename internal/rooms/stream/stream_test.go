package stream

import (
	"context"
	"errors"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"runehall/internal/rooms/journal"
	"runehall/internal/workshop/journaltest"
)

func TestMain(m *testing.M) {
	journaltest.Victim(open)
	os.Exit(m.Run())
}

// open starts a server of its own with its data in dir, and opens the journal there.
func open(dir string) (journal.Journal, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	conn, end, err := Start(ctx, Node{Dir: dir})
	if err != nil {
		return nil, err
	}
	j, err := Open(ctx, conn, 1, end)
	if err != nil {
		return nil, err // not j: a nil *Journal would not be a nil journal.Journal
	}
	return j, nil
}

func TestStream(t *testing.T) { journaltest.Run(t, open) }

func TestStreamOfAHostThatIsKilled(t *testing.T) { journaltest.Kill(t, open, 20) }

// TestHostsHearEachOther opens the journal of one server twice. Each hears of what the other stores and announces, and
// cannot store a line where the other already has.
func TestHostsHearEachOther(t *testing.T) {
	ctx := context.Background()
	j := journaltest.Way(open).Open(t, t.TempDir()).(*Journal)
	heard := make(chan string, 9)
	if err := j.Hear(journal.Ears{
		Lines: func(room string, lines int) { heard <- fmt.Sprint(room, lines) },
		Here:  func(room string, who journal.Present) { heard <- fmt.Sprint(room, " ", who) },
	}); err != nil {
		t.Fatal(err)
	}
	other, err := Open(ctx, j.conn, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	room := journaltest.ID()
	if err := other.Append(ctx, room, 0, []byte("first")); err != nil {
		t.Fatal(err)
	}
	if got := <-heard; got != room+"1" {
		t.Errorf("heard of %q", got)
	}
	if err := other.Here(room, journal.Present{Seats: 5, Claimed: 2}); err != nil {
		t.Fatal(err)
	}
	if got := <-heard; got != room+" {5 2}" {
		t.Errorf("heard of %q", got)
	}
	if err := other.Here("*", journal.Present{Seats: 5}); err == nil {
		t.Error("somebody is said to be in what is no room")
	}
	// The first host has not read that line, and still cannot overwrite it.
	if err := j.Append(ctx, room, 0, []byte("mine")); err == nil {
		t.Error("two lines at one place")
	}
	if err := j.Append(ctx, room, 1, []byte("second")); err != nil {
		t.Fatal(err)
	}
	if err := other.Append(ctx, room, 1, []byte("mine")); err == nil {
		t.Error("two lines at one place")
	}
	if lines, err := other.Read(ctx, room, 0); err != nil || len(lines) != 2 || string(lines[1]) != "second" {
		t.Errorf("%q, %v", lines, err)
	}
}

// TestAHostReadsOnlyWhatItDoesNotKnow has another host store lines of two rooms in turn. Reading the new lines of one
// room must take hardly more messages than there are such lines.
func TestAHostReadsOnlyWhatItDoesNotKnow(t *testing.T) {
	ctx := context.Background()
	j := journaltest.Way(open).Open(t, t.TempDir()).(*Journal)
	conn, err := nats.Connect("", nats.InProcessServer(j.conn.Opts.InProcessServer.(*server.Server)))
	if err != nil {
		t.Fatal(err)
	}
	other, err := Open(ctx, conn, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = other.Close() })
	room, next := journaltest.ID(), journaltest.ID()
	known := 0
	for _, more := range []int{200, 1, 2, fewLines, fewLines + 1, 30, 3} {
		for n := range more {
			for _, of := range []string{room, next} {
				if err := other.Append(ctx, of, known+n, fmt.Appendf(nil, "%s %d", of, known+n)); err != nil {
					t.Fatal(err)
				}
			}
		}
		before := j.conn.Stats().InMsgs
		lines, err := j.Read(ctx, room, known)
		if err != nil || len(lines) != more {
			t.Fatalf("%d lines of %d after the first %d, %v", len(lines), more, known, err)
		}
		for n, line := range lines {
			if want := fmt.Sprintf("%s %d", room, known+n); string(line) != want {
				t.Errorf("line %d is %q", known+n, line)
			}
		}
		if came := j.conn.Stats().InMsgs - before; came > uint64(more)+15 {
			t.Errorf("%d messages for %d lines after the first %d", came, more, known)
		}
		known += more
	}
	// A reader that knows nothing, or less, gets all the rest.
	if lines, err := j.Read(ctx, room, 0); err != nil || len(lines) != known {
		t.Errorf("%d lines of %d, %v", len(lines), known, err)
	}
	if lines, err := j.Read(ctx, room, 7); err != nil || len(lines) != known-7 || string(lines[0]) != room+" 7" {
		t.Errorf("%d lines of %d, %v", len(lines), known-7, err)
	}
}

// TestARemovalGoesOn leaves a room as a host does that is killed while it removes it: marked, but with its messages.
// There is no such room for anybody, another host stores nothing in it, and the next removal ends it.
func TestARemovalGoesOn(t *testing.T) {
	ctx := context.Background()
	j := journaltest.Way(open).Open(t, t.TempDir()).(*Journal)
	other, err := Open(ctx, j.conn, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	room := journaltest.ID()
	for n, line := range []string{"first", "second"} {
		if err := j.Append(ctx, room, n, []byte(line)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := other.Read(ctx, room, 0); err != nil {
		t.Fatal(err)
	}
	mark := &nats.Msg{Subject: subject(room), Header: nats.Header{goneHeader: {"1"}}}
	if _, err := j.js.PublishMsg(ctx, mark); err != nil {
		t.Fatal(err)
	}
	for _, host := range []*Journal{j, other} {
		if lines, err := host.Read(ctx, room, 0); !errors.Is(err, journal.ErrNoRoom) {
			t.Errorf("%q, %v", lines, err)
		}
		if err := host.Append(ctx, room, 2, []byte("third")); !errors.Is(err, journal.ErrGap) {
			t.Errorf("a room that goes gets a line: %v", err)
		}
	}
	if list, err := other.List(ctx); len(list) != 1 || err != nil {
		t.Fatalf("%v, %v", list, err)
	}
	if err := other.Remove(ctx, room, 0); err != nil {
		t.Error(err)
	}
	if list, err := j.List(ctx); len(list) != 0 || err != nil {
		t.Errorf("%v, %v", list, err)
	}
}

// TestAnEarlierStreamKeepsItsRooms opens a stream from which nothing can be purged, as earlier versions made them.
func TestAnEarlierStreamKeepsItsRooms(t *testing.T) {
	ctx := context.Background()
	conn, end, err := Start(ctx, Node{Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	js, err := jetstream.New(conn)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := js.CreateStream(ctx, jetstream.StreamConfig{Name: streamName, Subjects: []string{subjects},
		Storage: jetstream.FileStorage, Duplicates: remembered, DenyDelete: true, DenyPurge: true, AllowDirect: true,
		MaxMsgSize: mostMessage}); err != nil {
		t.Fatal(err)
	}
	j, err := Open(ctx, conn, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	room := journaltest.ID()
	if err := j.Append(ctx, room, 0, []byte("first")); err != nil {
		t.Fatal(err)
	}
	if err := j.Remove(ctx, room, 1); !errors.Is(err, errForEver) {
		t.Errorf("removed: %v", err)
	}
	if lines, err := j.Read(ctx, room, 0); len(lines) != 1 || err != nil {
		t.Errorf("%q, %v", lines, err)
	}
}

// TestABroughtMatchTakesFewMessages begins a room of 900 lines: they lie in few messages, since the server syncs each.
func TestABroughtMatchTakesFewMessages(t *testing.T) {
	ctx := context.Background()
	j := journaltest.Way(open).Open(t, t.TempDir()).(*Journal)
	var lines [][]byte
	for n := range 900 {
		lines = append(lines, fmt.Appendf(nil, "%d place 0,0 and some words more, as moves are long", n%4))
	}
	if err := j.Begin(ctx, journaltest.ID(), lines); err != nil {
		t.Fatal(err)
	}
	if info, err := j.stream.Info(ctx); err != nil || info.State.Msgs > 3 {
		t.Errorf("%d messages, %v", info.State.Msgs, err)
	}
}

func TestNodesOfAClusterNeedAnAddressAndAPassword(t *testing.T) {
	for what, n := range map[string]Node{
		"no address":  {Name: "a", Password: "x"},
		"no port":     {Name: "a", Listen: "10.0.0.1:", Password: "x"},
		"no password": {Name: "a", Listen: "10.0.0.1:6222"},
	} {
		n.Dir = t.TempDir()
		if _, _, err := Start(t.Context(), n); err == nil {
			t.Errorf("%s: it starts", what)
		}
	}
}

// TestStartGivesUpWhenItIsAsked ends the context of a server that does not get ready, and then starts one in the same
// folder.
func TestStartGivesUpWhenItIsAsked(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	tries := 0
	err := ready(ctx, func(time.Duration) bool {
		if tries++; tries == 3 {
			cancel()
		}
		return false
	})
	if tries != 3 || !errors.Is(err, context.Canceled) {
		t.Errorf("given up after %d tries with %v", tries, err)
	}
	dir := t.TempDir()
	if _, _, err := Start(ctx, Node{Dir: dir}); !errors.Is(err, context.Canceled) {
		t.Errorf("started with %v", err)
	}
	j, err := open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Error(err)
	}
}

// late is the stream of a node that has just been started: it answers a few times as if it had only the first lines of
// a room, or nothing of it. Then it has caught up.
type late struct {
	jetstream.Stream
	has  *jetstream.RawStreamMsg // the last message that it has; nil: none
	left *int                    // how many more times
}

func (s late) GetLastMsgForSubject(ctx context.Context, subject string) (*jetstream.RawStreamMsg, error) {
	switch {
	case *s.left == 0:
		return s.Stream.GetLastMsgForSubject(ctx, subject)
	case s.has == nil:
		*s.left--
		return nil, jetstream.ErrMsgNotFound
	default:
		*s.left--
		return s.has, nil
	}
}

// TestANodeThatIsBehindIsWaitedFor stores and reads lines at a node that has yet to get those before them: neither
// fails. A line behind a gap that nobody has filled is refused at once, and so is one of a room that does not exist.
func TestANodeThatIsBehindIsWaitedFor(t *testing.T) {
	ctx := t.Context()
	j := journaltest.Way(open).Open(t, t.TempDir()).(*Journal)
	room, whole := journaltest.ID(), j.stream
	var first *jetstream.RawStreamMsg
	for n := range 3 {
		if err := j.Append(ctx, room, n, fmt.Appendf(nil, "line %d", n)); err != nil {
			t.Fatal(err)
		}
		if n == 0 {
			var err error
			if first, err = whole.GetLastMsgForSubject(ctx, subject(room)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for n, has := range []*jetstream.RawStreamMsg{first, nil} {
		left := 3
		j.stream = late{whole, has, &left}
		j.forget(room)
		if err := j.Append(ctx, room, 3+n, []byte("more")); err != nil || left > 0 {
			t.Errorf("it has %v: %v; asked %d times too few", has, err, left)
		}
	}
	left := 3
	j.stream = late{whole, nil, &left}
	if lines, err := j.Read(ctx, room, 0); len(lines) != 5 || err != nil || left > 0 {
		t.Errorf("%d lines, %v; asked %d times too few", len(lines), err, left)
	}
	j.stream = whole
	if err := j.Append(ctx, room, 7, []byte("too far")); !errors.Is(err, journal.ErrGap) {
		t.Errorf("behind a gap: %v", err)
	}
	if err := j.Append(ctx, journaltest.ID(), 1, []byte("second")); !errors.Is(err, journal.ErrGap) {
		t.Errorf("in no room: %v", err)
	}
	if _, err := j.Read(ctx, journaltest.ID(), 0); !errors.Is(err, journal.ErrNoRoom) {
		t.Errorf("no room: %v", err)
	}
}
