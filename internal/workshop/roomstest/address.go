package roomstest

import (
	"fmt"
	"math/rand/v2"
	"net"
	"testing"
	"time"
)

// lowPort and highPort bound the ports for hosts that must be restarted at the same address. Systems give ports above
// these to programs that ask for any port, and to outgoing connections. So a port in this range that is free for a
// moment is not taken by somebody else.
const lowPort, highPort = 12_000, 32_000

// FreeAddress returns an address of this machine at which nobody listens and that the system gives to nobody.
func FreeAddress(t testing.TB) string {
	t.Helper()
	for range 1000 {
		address := fmt.Sprintf("127.0.0.1:%d", lowPort+rand.IntN(highPort-lowPort))
		if l, err := net.Listen("tcp", address); err == nil {
			if err := l.Close(); err != nil {
				t.Fatal(err)
			}
			return address
		}
	}
	t.Fatal("no port is free")
	return ""
}

// Listen listens on an address, even if a program that was just killed still holds it.
func Listen(address string) (net.Listener, error) {
	for try := 0; ; try++ {
		l, err := net.Listen("tcp", address)
		if err == nil || try == 500 {
			return l, err
		}
		time.Sleep(10 * time.Millisecond)
	}
}
