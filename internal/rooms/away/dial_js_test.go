package away

import (
	"strings"
	"syscall/js"
	"testing"
)

// TestThePagesLineIsOneEverywhere replaces the browser's WebSocket by one of the test, which hands over texts, and also
// things that are no texts.
func TestThePagesLineIsOneEverywhere(t *testing.T) {
	before := js.Global().Get("WebSocket")
	defer js.Global().Set("WebSocket", before)
	js.Global().Set("WebSocket", js.Global().Call("eval", `(class {
		constructor(address, protocol) { globalThis.lineOfTest = this; this.address = address; this.protocol = protocol; this.sent = []; }
		send(text) { this.sent.push(text); }
		close() { this.shut = true; }
	})`))
	woken := 0
	l := Open("ws://example.org/rooms", func() { woken++ })
	l.Send([]byte("before it is open"))
	ws := js.Global().Get("lineOfTest")
	if ws.Get("sent").Length() != 0 {
		t.Error("something is sent before the line is open")
	}
	ws.Call("onopen", js.ValueOf(map[string]any{}))
	l.Send([]byte("after"))
	if sent := ws.Get("sent"); sent.Length() != 2 || sent.Index(0).String() != "before it is open" ||
		sent.Index(1).String() != "after" {
		t.Errorf("%d texts are sent", sent.Length())
	}
	for _, data := range []any{"übermütig", 7, nil, map[string]any{}, ""} {
		ws.Call("onmessage", js.ValueOf(map[string]any{"data": data}))
	}
	for _, want := range []string{"übermütig", ""} {
		if got, ok := l.Receive(); !ok || string(got) != want {
			t.Errorf("received %q, %v, want %q", got, ok, want)
		}
	}
	if got, ok := l.Receive(); ok || woken != 2 || l.Closed() {
		t.Errorf("%.20q is received too, woken %d times, closed %v", got, woken, l.Closed())
	}
	ws.Call("onclose", js.ValueOf(map[string]any{}))
	if !l.Closed() || woken != 3 {
		t.Errorf("closed: %v, woken %d times", l.Closed(), woken)
	}
	l = Open("ws://example.org/rooms", func() { woken++ })
	ws = js.Global().Get("lineOfTest")
	ws.Call("onmessage", js.ValueOf(map[string]any{"data": strings.Repeat("x", longestText+1)}))
	if _, ok := l.Receive(); ok || !l.Closed() || !ws.Get("shut").Truthy() || woken != 4 {
		t.Errorf("after a text that is too long: received %v, closed %v, shut %v, woken %d times", ok, l.Closed(),
			ws.Get("shut"), woken)
	}
}
