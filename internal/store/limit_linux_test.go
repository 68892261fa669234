package store

import (
	"os/signal"
	"syscall"
	"testing"
)

// limit bounds how large files this process can write.
func limit(t *testing.T, size uint64) {
	t.Helper()
	signal.Ignore(syscall.SIGXFSZ) // then the write fails with EFBIG instead
	var l syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &l); err != nil {
		t.Fatal(err)
	}
	l.Cur = size
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &l); err != nil {
		t.Fatal(err)
	}
}
