//go:build linux

package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

func init() {
	places["no locks"] = func(t *testing.T) *Store {
		withoutLocks(t)
		return openDir(t, t.TempDir())
	}
}

// ended returns the id of a process that has ended.
func ended(t *testing.T) int {
	t.Helper()
	process, err := os.StartProcess("/bin/true", []string{"true"}, &os.ProcAttr{})
	must(t, err)
	_, err = process.Wait()
	must(t, err)
	return process.Pid
}

// TestSigns opens a record that has another program's sign of life. If that program lives, or may live, the record is
// refused. Otherwise the sign is removed.
func TestSigns(t *testing.T) {
	withoutLocks(t)
	here, pid := machine(), os.Getpid()
	for name, c := range map[string]struct {
		text string
		age  time.Duration
		busy bool
	}{
		"this program":                 {me(), 0, true},
		"this program, quiet for long": {me(), time.Hour, true},
		"a program that ended":         {fmt.Sprintf("%d 12345 %s\n", ended(t), here), 0, false},
		"one whose number another has": {fmt.Sprintf("%d 1 %s\n", pid, here), 0, false},
		"the first process":            {fmt.Sprintf("1 %s %s\n", began(1), here), time.Hour, true},
		"another machine":              {"17 12345 elsewhere/boot/pid\n", 0, true},
		"another machine, just quiet":  {"17 12345 elsewhere/boot/pid\n", quiet - time.Minute, true},
		"another machine, ended":       {"17 12345 elsewhere/boot/pid\n", quiet + time.Minute, false},
		"before this machine's start": {"17 12345 " + strings.Replace(here, "/", "/x", 1) + "\n",
			quiet + time.Minute, false},
		"nothing written yet":            {"", 0, true},
		"nothing was ever written":       {"", quiet + time.Minute, false},
		"garbage":                        {"\x00\xff one two three", 0, true},
		"garbage, long ago":              {"\x00\xff one two three", quiet + time.Minute, false},
		"far too much":                   {strings.Repeat("x", 100_000), quiet + time.Minute, false},
		"a clock that goes before":       {"17 12345 elsewhere/boot/pid\n", -time.Hour, true},
		"a number below nothing":         {"-1 1 " + here + "\n", 0, false},
		"a number that is none":          {"one 1 " + here + "\n", quiet + time.Minute, false},
		"a number beyond all processes":  {"99999999 1 " + here + "\n", 0, false},
		"the same number in a container": {fmt.Sprintf("%d %s %s-other\n", pid, began(pid), here), 0, true},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := putFile(t, dir, "toy-1", []byte("head\n"))
			s := openDir(t, dir)
			mine, err := showSign(path)
			must(t, err)
			other := mine.path + "x"
			must(t, os.Rename(mine.path, other))
			must(t, os.WriteFile(other, []byte(c.text), 0o600))
			at := time.Now().Add(-c.age)
			must(t, os.Chtimes(other, at, at))
			w, _, err := open(t, s, "toy-1")
			if c.busy {
				if !errors.Is(err, ErrBusy) {
					t.Fatalf("opened with %v", err)
				}
				if left := signsIn(t, dir); len(left) != 1 {
					t.Errorf("signs: %q", left)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if err := appendLine(t, s, w, "one\n"); err != nil {
				t.Error(err)
			}
			w.Close()
			if left := signsIn(t, dir); len(left) != 0 {
				t.Errorf("left are %q", left)
			}
		})
	}
}

func signsIn(t *testing.T, dir string) []string {
	t.Helper()
	left, err := filepath.Glob(filepath.Join(dir, "matches", signsName, "*"))
	must(t, err)
	return left
}

// TestTakenOver has a writer taken for dead, and its record opened by another program. The first writer must notice
// before it writes again.
func TestTakenOver(t *testing.T) {
	withoutLocks(t)
	dir := t.TempDir()
	a := openDir(t, dir)
	w := create(t, a, "toy", "head\n")
	old := time.Now().Add(-quiet - time.Minute)
	sign := signsIn(t, dir)[0]
	// as if the writer were on another machine
	must(t, os.WriteFile(sign, []byte("17 12345 elsewhere/boot/pid\n"), 0o600))
	must(t, os.Chtimes(sign, old, old))
	b := openDir(t, dir)
	w2, text, err := open(t, b, w.ID())
	if err != nil || text != "head\n" {
		t.Fatalf("opened %q, %v", text, err)
	}
	if err := appendLine(t, a, w, "mine\n"); !errors.Is(err, ErrBusy) {
		t.Errorf("the first writes: %v", err)
	}
	if err := appendLine(t, b, w2, "two\n"); err != nil {
		t.Error(err)
	}
	w.Close()
	w2.Close()
	if text, err := read(t, b, w.ID()); err != nil || text != "head\ntwo\n" {
		t.Errorf("it is %q, %v", text, err)
	}
}

// TestSignsOfLinks opens a record under another name, by a link, while it is being written.
func TestSignsOfLinks(t *testing.T) {
	withoutLocks(t)
	dir := t.TempDir()
	path := putFile(t, dir, "toy-1", []byte("head\n"))
	link(t, path, filepath.Join(dir, "matches", "toy-2"+extension))
	s := openDir(t, dir)
	w, _, err := open(t, s, "toy-1")
	must(t, err)
	if _, _, err := open(t, s, "toy-2"); !errors.Is(err, ErrBusy) {
		t.Errorf("a link to what is being written: %v", err)
	}
	w.Close()
	if w, _, err = open(t, s, "toy-2"); err != nil {
		t.Fatal(err)
	}
	w.Close()
}

// TestSignsMeet opens the same file from many goroutines at once, again and again. Two must never have it at the same
// time.
func TestSignsMeet(t *testing.T) {
	withoutLocks(t)
	path := putFile(t, t.TempDir(), "toy-1", []byte("head\n"))
	var (
		all    sync.WaitGroup
		mu     sync.Mutex
		inside int
		had    int
	)
	for range 8 {
		all.Go(func() {
			for range 100 {
				h, err := openLocked(path, false)
				if errors.Is(err, ErrBusy) {
					continue
				}
				if err != nil {
					t.Error(err)
					return
				}
				mu.Lock()
				inside++
				had++
				if inside > 1 {
					t.Errorf("%d have it", inside)
				}
				mu.Unlock()
				if err := h.mine(); err != nil && !errors.Is(err, ErrBusy) {
					t.Error(err)
				}
				mu.Lock()
				inside--
				mu.Unlock()
				if err := h.Close(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if had == 0 {
		t.Error("nobody ever had it")
	}
}

// TestLocksRefused has the lock fail with each error by which file systems may say that they have no locks. A sign of
// life must replace it.
func TestLocksRefused(t *testing.T) {
	for _, why := range []syscall.Errno{
		syscall.ENOLCK, syscall.ENOSYS, syscall.EOPNOTSUPP, syscall.ENOTSUP, syscall.EINVAL, syscall.EBADF,
		syscall.EPERM, syscall.EACCES, syscall.EIO, syscall.ENOTTY,
		syscall.ESTALE,
	} {
		t.Run(why.Error(), func(t *testing.T) {
			withoutLocks(t)
			asked := 0
			flock = func(int, int) error {
				if asked++; asked%2 == 1 {
					return syscall.EINTR
				}
				return why
			}
			dir := t.TempDir()
			s := openDir(t, dir)
			w := create(t, s, "toy", "head\n")
			if got := signsIn(t, dir); len(got) != 1 {
				t.Errorf("signs: %q", got)
			}
			if _, _, err := open(t, s, w.ID()); !errors.Is(err, ErrBusy) {
				t.Errorf("a second writer: %v", err)
			}
			playsOn(t, s, w.ID())
		})
	}
}
