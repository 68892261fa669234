//go:build unix && !linux

package store

import (
	"errors"
	"os"
	"strings"
	"syscall"
)

// machine names this machine.
func machine() string {
	host, err := os.Hostname()
	if err != nil {
		return "unknown"
	}
	return strings.Join(strings.Fields(host), "")
}

// began says nothing here: the time at which a process began is not to be had without more than the standard library.
func began(int) string { return "-" }

// processLife returns what is known of a process on this machine. Its number may have been reused, so only the own
// process is known to be alive.
func processLife(pid int, _ string) life {
	switch {
	case pid == os.Getpid():
		return alive
	case errors.Is(syscall.Kill(pid, 0), syscall.ESRCH):
		return dead
	}
	return unknown
}
