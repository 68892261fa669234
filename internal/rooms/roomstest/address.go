package roomstest

import (
	"fmt"
	"math/rand/v2"
	"net"
	"testing"
	"time"
)

// lowPort and highPort bound the ports of hosts that are started again where they were. Systems give higher ones to whoever asks for any, and to
// each line that goes out: one that is let go of for a moment would soon be somebody else's.
const lowPort, highPort = 12_000, 32_000

// FreeAddress returns an address of this machine at which nobody listens, nor will by chance.
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

// Listen listens on an address, which may still be that of a program that was just killed.
func Listen(address string) (net.Listener, error) {
	for try := 0; ; try++ {
		l, err := net.Listen("tcp", address)
		if err == nil || try == 500 {
			return l, err
		}
		time.Sleep(10 * time.Millisecond)
	}
}
