//go:build unix

package serve

import (
	"os"
	"os/signal"
	"syscall"
)

// notifyAnew has SIGHUP, by which services are told to read their files anew, arrive in a channel.
func notifyAnew(c chan os.Signal) { signal.Notify(c, syscall.SIGHUP) }
