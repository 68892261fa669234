//go:build !js

package rooms

import (
	"context"
	"encoding/json"
	"os"
	"regexp"
	"testing"
	"time"

	"github.com/coder/websocket"

	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
)

// TestTheHostSpeaksAgainAndAgain waits for the host's words that the line is alive: after entering, by themselves, and
// when they are asked for, even while the table is busy. What it promises is how often they come.
func TestTheHostSpeaksAgainAndAgain(t *testing.T) {
	limits := testLimits()
	limits.Ping = 20 * time.Millisecond
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	enter := talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}}
	r := h.raw()
	r.send(enter)
	r.until(talk.SayState)
	for range 3 {
		if m := r.until(talk.SayBeat); m.Beat != 20 {
			t.Errorf("it promises a word every %d milliseconds", m.Beat)
		}
	}

	h = newHouse(t, testLimits())
	made = h.make("masters", nil, "person", "person")
	enter.Enter.Room = made.Room
	r = h.raw()
	r.send(enter)
	if m := r.until(talk.SayBeat); m.Beat != 15_000 {
		t.Errorf("it promises a word every %d milliseconds", m.Beat)
	}
	h.server.mu.Lock()
	busy := h.server.live[made.Room]
	h.server.mu.Unlock()
	busy.mu.Lock()
	defer busy.mu.Unlock()
	r.send(talk.Message{Say: talk.SayCheck})
	r.until(talk.SayBeat)
}

// TestAPingHoldsNothingUp has a device that answers no pings. While the host waits for an answer, everything else goes
// on: its word that the line is alive, and what it is asked for.
func TestAPingHoldsNothingUp(t *testing.T) {
	limits := testLimits()
	limits.Ping, limits.Write = 20*time.Millisecond, time.Minute
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	asked := make(chan struct{}, 1)
	conn, _, err := websocket.Dial(t.Context(), h.address, &websocket.DialOptions{
		Subprotocols: []string{talk.Protocol},
		OnPingReceived: func(context.Context, []byte) bool {
			select {
			case asked <- struct{}{}:
			default:
			}
			return false
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.CloseNow() }()
	conn.SetReadLimit(1 << 20)
	r := &raw{t, conn}
	r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
	r.until(talk.SayState)
	for waits := true; waits; { // pings are seen while something is read
		r.until(talk.SayBeat)
		select {
		case <-asked:
			waits = false
		default:
		}
	}
	for range 3 {
		r.send(talk.Message{Say: talk.SayCheck})
		r.until(talk.SayBeat)
	}
}

// TestWhoeverIsThereIsToldThatTheHostCloses closes a host: a device in a room and one that has yet to enter hear why
// the line ends.
func TestWhoeverIsThereIsToldThatTheHostCloses(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	inside, outside := h.raw(), h.raw()
	inside.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
	inside.until(talk.SayState)
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		h.close()
	}()
	for _, r := range []*raw{inside, outside} {
		if got, code := r.refusal(); got != hostCloses.Reason {
			t.Errorf("the line ends with %q, code %d", got, code)
		}
		r.gone()
	}
	<-closed
}

// refuser is a line on which the host has refused.
type refuser struct{ texts [][]byte }

func (l *refuser) Send([]byte) {}

func (l *refuser) Receive() ([]byte, bool) {
	if len(l.texts) == 0 {
		return nil, false
	}
	text := l.texts[0]
	l.texts = l.texts[1:]
	return text, true
}

func (l *refuser) Closed() bool { return false }

func (l *refuser) Close() {}

// TestDevicesKnowEveryReason refuses devices for each reason that this host has. None may be one that they do not know.
func TestDevicesKnowEveryReason(t *testing.T) {
	source, err := os.ReadFile("refusal.go")
	if err != nil {
		t.Fatal(err)
	}
	reasons := regexp.MustCompile(`"(room\.refusal\.[a-z-]+)"`).FindAllSubmatch(source, -1)
	if len(reasons) < 10 {
		t.Fatalf("only %d reasons are found", len(reasons))
	}
	for _, found := range reasons {
		text, err := json.Marshal(talk.Message{Say: talk.SayNo, Reason: string(found[1])})
		if err != nil {
			t.Fatal(err)
		}
		line := &refuser{texts: [][]byte{text}}
		c := away.Enter(func(string, func()) away.Line { return line }, "", talk.Enter{}, func() {})
		c.Poll(time.Unix(1000, 0))
		if c.Status() == away.Refused && c.Reason() != string(found[1]) {
			t.Errorf("%s: the device says %s", found[1], c.Reason())
		}
	}
}
