//go:build unix

package serve

import (
	"os"
	"syscall"
	"testing"
)

// TestAHostIsAskedToEnd sends this process the signals that end services. If Asked did not catch them, they would kill
// the test.
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
