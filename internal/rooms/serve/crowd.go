//go:build !js

package serve

import (
	"net"
	"sync"

	"runehall/internal/rooms"
)

// perDevice is how many connections a device may have: browsers open up to six for the page, and one for the room.
const perDevice = 8

// crowd is a listener that refuses an address with too many open connections. It also counts connections that never
// send anything; the host of rooms would not see those before a whole request has come.
type crowd struct {
	net.Listener
	most, perAddress int // perAddress 0: everybody comes through the proxy

	mu    sync.Mutex
	open  rooms.Tally
	total int
}

func (o *Options) crowd(l net.Listener) net.Listener {
	c := &crowd{Listener: l, most: 2 * o.Limits.Connections, perAddress: perDevice * o.Limits.PerAddress,
		open: rooms.Tally{}}
	if o.Proxied {
		c.perAddress = 0
	}
	return c
}

// Accept implements [net.Listener].
func (c *crowd) Accept() (net.Conn, error) {
	for {
		conn, err := c.Listener.Accept()
		if err != nil {
			return nil, err
		}
		host, _, err := net.SplitHostPort(conn.RemoteAddr().String())
		if err != nil {
			host = conn.RemoteAddr().String()
		}
		address := rooms.Line(host)
		if c.enters(address) {
			return &counted{Conn: conn, leave: sync.OnceFunc(func() { c.leaves(address) })}, nil
		}
		_ = conn.Close() // this address has too many
	}
}

func (c *crowd) enters(address string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.total >= c.most || c.perAddress > 0 && c.open.Full(address, c.perAddress) {
		return false
	}
	c.total++
	c.open.Add(address)
	return true
}

func (c *crowd) leaves(address string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.total--
	c.open.Remove(address)
}

// counted is a connection that is counted until it is closed.
type counted struct {
	net.Conn
	leave func()
}

// Close implements [net.Conn].
func (c *counted) Close() error {
	c.leave()
	return c.Conn.Close()
}
