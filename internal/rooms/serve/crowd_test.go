//go:build !js

package serve

import (
	"fmt"
	"io"
	"net"
	"testing"

	"runehall/internal/rooms"
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

// TestOneNetworkHasNotAllConnections opens connections from ever new addresses of one /48 network: they are bounded,
// another network is let in, and places that were left are taken again.
func TestOneNetworkHasNotAllConnections(t *testing.T) {
	c := &crowd{most: 1000, perAddress: 4, open: rooms.Tally{}}
	in := 0
	for n := range 200 {
		if c.enters(rooms.Line(fmt.Sprintf("2001:db8:1:%x::1", n))) {
			in++
		}
	}
	if in != 8*4 {
		t.Errorf("%d connections", in)
	}
	if !c.enters(rooms.Line("2001:db8:2::1")) || !c.enters("192.0.2.1") {
		t.Error("others are kept out")
	}
	c.leaves("2001:db8:1::")
	if !c.enters("2001:db8:1:ff::") || c.enters("2001:db8:1:fe::") {
		t.Error("one comes for one that left")
	}
	for n := range 256 {
		if address := rooms.Line(fmt.Sprintf("2001:db8:1:%x::1", n)); c.open[address] > 0 {
			c.leaves(address)
		}
	}
	c.leaves("2001:db8:2::")
	c.leaves("192.0.2.1")
	if c.total != 0 || len(c.open) != 0 {
		t.Errorf("nobody is here, and %d are: %v", c.total, c.open)
	}
}
