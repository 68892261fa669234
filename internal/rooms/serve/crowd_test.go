//go:build !js

package serve

import (
	"io"
	"net"
	"testing"
)

// TestConnectionsThatSayNothingAreBounded opens more connections than one address may have, and sends nothing on them.
// Those over the bound are closed; the others stay open.
func TestConnectionsThatSayNothingAreBounded(t *testing.T) {
	for _, proxied := range []bool{false, true} {
		o := options(t, "--per-address", "1", "--connections", "6")
		o.Proxied = proxied
		inner, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		l := o.crowd(inner)
		t.Cleanup(func() { _ = l.Close() })
		let := make(chan net.Conn, 100)
		go func() {
			for {
				conn, err := l.Accept()
				if err != nil {
					return // the test is over
				}
				let <- conn
			}
		}()
		dial := func() net.Conn {
			t.Helper()
			conn, err := net.Dial("tcp", inner.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = conn.Close() })
			return conn
		}
		most := perDevice
		if proxied {
			most = 12 // twice as many as devices; all come from the proxy
		}
		var in []net.Conn
		for range most {
			dial()
			in = append(in, <-let)
		}
		if _, err := dial().Read(make([]byte, 1)); err == nil {
			t.Errorf("proxied %v: one more than %d connections is let in", proxied, most)
		}
		for range 2 { // the second Close must not count
			_ = in[0].Close()
		}
		dial()
		if _, err := io.WriteString(<-let, "x"); err != nil {
			t.Error(err)
		}
		if _, err := dial().Read(make([]byte, 1)); err == nil {
			t.Errorf("proxied %v: two come for one that left", proxied)
		}
	}
}
