//go:build linux

package store

import (
	"bufio"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestTooLarge has a file far larger than any match: it is listed and can be deleted, but nothing reads it into memory
// or changes it.
func TestTooLarge(t *testing.T) {
	dir := t.TempDir()
	path := putFile(t, dir, "toy-1", []byte("head\n"))
	must(t, os.Truncate(path, 1<<40)) // sparse, so it needs no disk space
	s := openDir(t, dir)
	if got := ids(t, s); !slices.Equal(got, []string{"toy-1"}) {
		t.Errorf("listed are %q", got)
	}
	if _, err := read(t, s, "toy-1"); !errors.Is(err, ErrTooLarge) {
		t.Errorf("read: %v", err)
	}
	if _, _, err := open(t, s, "toy-1"); !errors.Is(err, ErrTooLarge) {
		t.Errorf("opened: %v", err)
	}
	if info, err := os.Stat(path); err != nil || info.Size() != 1<<40 {
		t.Errorf("it is %v, %v", info, err)
	}
	s.Delete("toy-1", func(err error) {
		if err != nil {
			t.Errorf("delete: %v", err)
		}
	})
	poll(t, s)
	s.Import("toy", make([]byte, maxRecord+1), func(_ string, err error) {
		if !errors.Is(err, ErrTooLarge) {
			t.Errorf("import: %v", err)
		}
	})
	poll(t, s)
	w := create(t, s, "toy", strings.Repeat("x", maxRecord-1)+"\n")
	if err := appendLine(t, s, w, "x\n"); !errors.Is(err, ErrTooLarge) {
		t.Errorf("grown beyond what is read: %v", err)
	}
	w.Close()
	if w, _, err := open(t, s, w.ID()); err != nil {
		t.Errorf("what is just short enough: %v", err)
	} else {
		w.Close()
	}
}

// TestARecordGrowsToItsBound appends short lines to a record until it has the greatest length that is read again. A
// line more is refused.
func TestARecordGrowsToItsBound(t *testing.T) {
	s := openDir(t, t.TempDir())
	w := create(t, s, "toy", strings.Repeat("x", maxRecord-9)+"\n")
	for range 2 {
		if err := appendLine(t, s, w, "one\n"); err != nil {
			t.Fatal(err)
		}
	}
	if err := appendLine(t, s, w, "one\n"); !errors.Is(err, ErrTooLarge) {
		t.Errorf("grown beyond what is read: %v", err)
	}
	if text, err := read(t, s, w.ID()); err != nil || len(text) != maxRecord {
		t.Errorf("it has %d bytes, %v", len(text), err)
	}
}

// TestLongJournal has a journal that is too long to read: its newest lines are read, and a line is added without
// reading the rest.
func TestLongJournal(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "journals", "ledger")
	must(t, os.MkdirAll(filepath.Dir(path), 0o700))
	must(t, os.WriteFile(path, []byte("first\n"), 0o600))
	must(t, os.Truncate(path, 1<<40))
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	must(t, err)
	_, err = file.WriteString("\nlast\n" + strings.Repeat("torn", 3000))
	must(t, errors.Join(err, file.Close()))
	s := openDir(t, dir)
	s.AddToJournal("ledger", []byte("new\n"), func(err error) { must(t, err) })
	s.Journal("ledger", func(text []byte, err error) {
		if err != nil || string(text) != "last\nnew\n" {
			t.Errorf("it is %q, %v", text, err)
		}
	})
	poll(t, s)
}

// TestNoFiles puts pipes, folders, devices and broken links among the records: none of them is listed or opened, and
// nobody waits for the other end of a pipe.
func TestNoFiles(t *testing.T) {
	dir := t.TempDir()
	at := func(id string) string { return filepath.Join(dir, "matches", id+extension) }
	putFile(t, dir, "toy-1", []byte("head\n"))
	must(t, syscall.Mkfifo(at("pipe"), 0o600))
	must(t, os.Mkdir(at("folder"), 0o700))
	link(t, "/dev/zero", at("zero"))
	link(t, at("pipe"), at("link to a pipe"))
	link(t, dir, at("link to a folder"))
	link(t, at("gone"), at("link to nothing"))
	link(t, at("round"), at("round"))
	s := openDir(t, dir)
	if got := ids(t, s); !slices.Equal(got, []string{"toy-1"}) {
		t.Errorf("listed are %q", got)
	}
	for _, id := range []string{"pipe", "folder", "zero", "link to a pipe", "link to a folder", "link to nothing",
		"round"} {
		if text, err := read(t, s, id); err == nil {
			t.Errorf("%s is read as %q", id, text)
		}
		if _, _, err := open(t, s, id); err == nil {
			t.Errorf("%s is opened", id)
		}
	}
}

// TestLinks has links to a record elsewhere, such as in a cloud folder. The match is played on in the record itself,
// and deleting a link leaves the record alone.
func TestLinks(t *testing.T) {
	dir, cloud := t.TempDir(), t.TempDir()
	path := filepath.Join(cloud, "shared match.txt")
	must(t, os.WriteFile(path, []byte("head\n"), 0o600))
	must(t, os.MkdirAll(filepath.Join(dir, "matches"), 0o700))
	link(t, path, filepath.Join(dir, "matches", "shared"+extension))
	link(t, "shared"+extension, filepath.Join(dir, "matches", "again"+extension))
	s := openDir(t, dir)
	if got := ids(t, s); !slices.Equal(got, []string{"again", "shared"}) {
		t.Fatalf("listed are %q", got)
	}
	w, text, err := open(t, s, "again")
	if err != nil || text != "head\n" {
		t.Fatalf("opened %q, %v", text, err)
	}
	if _, _, err := open(t, s, "shared"); !errors.Is(err, ErrBusy) {
		t.Errorf("under its other name: %v", err)
	}
	if err := appendLine(t, s, w, "one\n"); err != nil {
		t.Error(err)
	}
	w.Close()
	s.Delete("shared", func(err error) { must(t, err) })
	poll(t, s)
	if text, err := os.ReadFile(path); err != nil || string(text) != "head\none\n" {
		t.Errorf("it is %q, %v", text, err)
	}
}

// TestHalfAFile kills a program at random moments while it writes large files. An unfinished file must not have the
// name of a whole one. The original that is kept before a repair must be as long as the record was when it was opened,
// torn or not.
func TestHalfAFile(t *testing.T) {
	whole := strings.Repeat("x", 1<<20) + "\n"
	if dir := os.Getenv("HALF_A_FILE"); dir != "" {
		s := Open(Config{Dir: dir})
		for {
			s.Save("match", []byte(whole), func(_ string, err error) { must(t, err) })
			_, err := s.KeepReport("failure.txt", []byte(whole))
			must(t, err)
			record, err := os.Stat(filepath.Join(dir, "matches", "toy-1"+extension))
			must(t, err)
			fmt.Println("opened", record.Size())
			s.Open("toy-1", func(w *Writer, _ []byte, err error) {
				must(t, err)
				w.Truncate(5, func(err error) { must(t, err) })
				w.Append([]byte(whole), nil)
				w.Close()
			})
			s.Poll()
			if _, err := os.Stdout.WriteString("round\n"); err != nil {
				return
			}
		}
	}
	dir := t.TempDir()
	putFile(t, dir, "toy-1", []byte("head\n"+whole))
	opened := map[int64]bool{}
	for range 20 {
		cmd := exec.Command(os.Args[0], "-test.run=^TestHalfAFile$")
		cmd.Env = append(os.Environ(), "HALF_A_FILE="+dir)
		out, err := cmd.StdoutPipe()
		must(t, errors.Join(err, cmd.Start()))
		lines := bufio.NewScanner(out)
		next := func() bool {
			more := lines.Scan()
			var size int64
			if n, _ := fmt.Sscanf(lines.Text(), "opened %d", &size); n == 1 {
				opened[size] = true
			}
			return more
		}
		for range rand.IntN(6) { // each round of the program prints two lines
			next()
		}
		// Kill fails only if the program has ended already.
		timer := time.AfterFunc(time.Duration(rand.IntN(8000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
		for next() {
			continue
		}
		timer.Stop()
		_ = cmd.Wait() // killed
	}
	must(t, filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".new-") ||
			entry.Name() == "toy-1"+extension {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		kept := strings.HasPrefix(entry.Name(), "toy-1.damaged")
		if kept && !opened[info.Size()] || !kept && info.Size() < int64(len(whole)) {
			t.Errorf("%s has %d bytes", path, info.Size())
		}
		return nil
	}))
}
