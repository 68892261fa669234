//go:build !js

package away

import (
	"context"
	"sync"
	"time"

	"github.com/coder/websocket"

	"runehall/internal/rooms/talk"
)

// Open is the [Dial] for all platforms but the page.
func Open(address string, wake func()) Line {
	ctx, stop := context.WithCancel(context.Background())
	l := &socket{stop: stop, out: make(chan []byte, mostWaiting), wake: wake}
	go l.run(ctx, address)
	return l
}

const (
	// mostWaiting bounds the texts that wait to be sent. A device sends a few per second.
	mostWaiting = 256
	// slowDial is how long a host may take to answer. silent is how often it is asked whether it is still there.
	slowDial = 15 * time.Second
	silent   = 20 * time.Second
)

// socket implements [Line]. It has one goroutine for each direction.
type socket struct {
	stop context.CancelFunc
	out  chan []byte
	wake func()

	mu     sync.Mutex
	in     inbox
	closed bool
}

func (l *socket) run(ctx context.Context, address string) {
	defer l.end()
	short, cancel := context.WithTimeout(ctx, slowDial)
	conn, _, err := websocket.Dial(short, address, &websocket.DialOptions{Subprotocols: []string{talk.Protocol}})
	cancel()
	if err != nil {
		return
	}
	defer conn.CloseNow()
	conn.SetReadLimit(longestText)
	go l.send(ctx, conn)
	for {
		_, text, err := conn.Read(ctx)
		if err != nil {
			return
		}
		l.mu.Lock()
		fits := l.in.put(text)
		l.mu.Unlock()
		if !fits {
			return
		}
		l.wake()
	}
}

func (l *socket) send(ctx context.Context, conn *websocket.Conn) {
	defer conn.CloseNow()
	ping := time.NewTicker(silent)
	defer ping.Stop()
	for {
		do := conn.Ping
		select {
		case <-ctx.Done():
			return
		case text := <-l.out:
			do = func(ctx context.Context) error { return conn.Write(ctx, websocket.MessageText, text) }
		case <-ping.C:
		}
		short, cancel := context.WithTimeout(ctx, slowDial)
		err := do(short)
		cancel()
		if err != nil {
			return
		}
	}
}

func (l *socket) end() {
	l.stop()
	l.mu.Lock()
	l.closed = true
	l.mu.Unlock()
	l.wake()
}

func (l *socket) Send(text []byte) {
	select {
	case l.out <- text:
	default:
		l.stop() // nothing can be sent any more; a new line will repeat it
	}
}

func (l *socket) Receive() ([]byte, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.in.take()
}

// Flooded reports whether the host has sent more than can be read.
func (l *socket) Flooded() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.in.flooded
}

func (l *socket) Closed() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.closed && len(l.in.texts) == 0
}

func (l *socket) Close() { l.stop() }
