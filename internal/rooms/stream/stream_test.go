package stream

import (
	"context"
	"fmt"
	"os"
	"testing"
	"time"

	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/journal/journaltest"
)

func TestMain(m *testing.M) {
	journaltest.Victim(open)
	os.Exit(m.Run())
}

// open opens the rooms of a server of its own.
func open(dir string) (journal.Journal, error) {
	conn, end, err := Start(Node{Dir: dir})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	j, err := Open(ctx, conn, 1, end)
	if err != nil {
		return nil, err // not a nil *Journal, which would be a journal
	}
	return j, nil
}

func TestStream(t *testing.T) { journaltest.Run(t, open) }

func TestStreamOfAHostThatIsKilled(t *testing.T) { journaltest.Kill(t, open, 20) }

// TestHostsHearEachOther lets a second host of the same server store a line.
func TestHostsHearEachOther(t *testing.T) {
	ctx := context.Background()
	j := journaltest.Way(open).Open(t, t.TempDir()).(*Journal)
	heard := make(chan string, 9)
	if err := j.Hear(func(room string, lines int) { heard <- fmt.Sprint(room, lines) }); err != nil {
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
	// The first host does not know that line yet, and cannot overwrite it.
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

func TestNodesOfAClusterNeedAnAddressAndAPassword(t *testing.T) {
	for what, n := range map[string]Node{
		"no address": {Name: "a", Password: "x"}, "no port": {Name: "a", Listen: "10.0.0.1:", Password: "x"}, "no password": {Name: "a", Listen: "10.0.0.1:6222"},
	} {
		n.Dir = t.TempDir()
		if _, _, err := Start(n); err == nil {
			t.Errorf("%s: it starts", what)
		}
	}
}
