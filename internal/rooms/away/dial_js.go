package away

import (
	"syscall/js"

	"runehall/internal/rooms/talk"
)

// Open is the [Dial] for the page. It uses the browser's websocket, so the page needs no library for it.
func Open(address string, wake func()) Line {
	l := &socket{wake: wake}
	l.open = js.FuncOf(func(js.Value, []js.Value) any {
		l.up = true
		for _, text := range l.out {
			l.ws.Call("send", string(text))
		}
		l.out = nil
		return nil
	})
	l.message = js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := args[0].Get("data")
		if data.Type() != js.TypeString {
			return nil
		}
		text := data.String()
		if l.closed {
			return nil
		}
		// js.Value.Length works for objects only, not for strings
		if len(text) > longestText || !l.in.put([]byte(text)) {
			l.Close() // a host that sends so much at once is not ours
			return nil
		}
		l.wake()
		return nil
	})
	l.close = js.FuncOf(func(js.Value, []js.Value) any {
		l.end()
		return nil
	})
	if !l.dial(address) {
		l.end()
	}
	return l
}

// socket implements [Line]. The browser calls it on the only thread there is.
type socket struct {
	ws                   js.Value
	open, message, close js.Func
	wake                 func()
	up, closed           bool
	in                   inbox
	out                  [][]byte
}

// dial opens the websocket. It returns false if the browser refuses.
func (l *socket) dial(address string) (ok bool) {
	defer func() {
		if recover() != nil { // an exception of JavaScript
			ok = false
		}
	}()
	l.ws = js.Global().Get("WebSocket").New(address, talk.Protocol)
	l.ws.Set("onopen", l.open)
	l.ws.Set("onmessage", l.message)
	l.ws.Set("onclose", l.close)
	return true
}

func (l *socket) end() {
	if l.closed {
		return
	}
	l.closed = true
	for _, f := range []js.Func{l.open, l.message, l.close} {
		f.Release()
	}
	l.wake()
}

func (l *socket) Send(text []byte) {
	switch {
	case l.closed:
	case l.up:
		l.ws.Call("send", string(text))
	default:
		l.out = append(l.out, text)
	}
}

func (l *socket) Receive() ([]byte, bool) {
	return l.in.take()
}

// Flooded reports whether the host has sent more than can be read.
func (l *socket) Flooded() bool { return l.in.flooded }

func (l *socket) Closed() bool { return l.closed && len(l.in.texts) == 0 }

func (l *socket) Close() {
	if l.closed {
		return
	}
	l.ws.Set("onopen", js.Null())
	l.ws.Set("onmessage", js.Null())
	l.ws.Set("onclose", js.Null())
	l.ws.Call("close")
	l.end()
}
