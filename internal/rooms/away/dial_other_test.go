//go:build !js

package away

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"runehall/internal/rooms/talk"
)

// closes waits until the line is closed, without receiving anything from it.
func closes(t *testing.T, l *socket) {
	t.Helper()
	for down := false; !down; time.Sleep(time.Millisecond) {
		l.mu.Lock()
		down = l.closed
		l.mu.Unlock()
	}
}

// tells starts a host that sends each device some texts of so many bytes at once and then only listens. It returns a
// line to that host.
func tells(t *testing.T, texts, size int) *socket {
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{Subprotocols: []string{talk.Protocol}})
		if err != nil {
			t.Error(err)
			return
		}
		defer conn.CloseNow()
		left := conn.CloseRead(context.Background()) // answers pings meanwhile, as a host does
		text := []byte(strings.Repeat("x", size))
		for range texts {
			if conn.Write(context.Background(), websocket.MessageText, text) != nil {
				return // the device has left
			}
		}
		<-left.Done()
	}))
	t.Cleanup(host.Close)
	l := Open("ws"+strings.TrimPrefix(host.URL, "http"), func() {}).(*socket)
	t.Cleanup(l.Close)
	return l
}

// TestAHostThatSaysTooMuchIsLeft has a host send a text that is too long, or too many texts while nobody receives them.
// The line is closed.
func TestAHostThatSaysTooMuchIsLeft(t *testing.T) {
	closes(t, tells(t, 1, longestText+1))
	l := tells(t, mostUnread/longestText+1, longestText)
	closes(t, l)
	if _, ok := l.Receive(); ok {
		t.Error("what was unread stays in the memory")
	}
	l = tells(t, 1, longestText)
	for ok := false; !ok; time.Sleep(time.Millisecond) {
		var text []byte
		if text, ok = l.Receive(); ok && len(text) != longestText {
			t.Errorf("%d bytes are received", len(text))
		}
		if !ok && l.Closed() {
			t.Fatal("a line is closed on which nothing is too much")
		}
	}
}

// TestALineOnWhichNothingGoesOutIsClosed sends more and more texts on a line that never connects.
func TestALineOnWhichNothingGoesOutIsClosed(t *testing.T) {
	stopped := false
	l := &socket{stop: func() { stopped = true }, out: make(chan []byte, mostWaiting), wake: func() {}}
	for range mostWaiting {
		l.Send([]byte("one more"))
	}
	if stopped {
		t.Error("it is closed before it is too much")
	}
	if l.Send([]byte("too many")); !stopped {
		t.Error("too much waits, and it is not closed")
	}
}
