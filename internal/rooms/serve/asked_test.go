//go:build unix

package serve

import (
	"os"
	"syscall"
	"testing"
)

// TestAHostIsAskedToEnd sends this program the signals that end services: unheard each of them would end it at once.
func TestAHostIsAskedToEnd(t *testing.T) {
	for _, ends := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		ctx, stop := Asked()
		if err := syscall.Kill(os.Getpid(), ends); err != nil {
			t.Fatal(err)
		}
		<-ctx.Done()
		stop()
	}
}
