//go:build linux

package store

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"runehall/games"
)

// TestMain makes this test binary the second program too: with CHILD_DIR set, it appends to the record CHILD_ID and
// prints each acknowledged step.
func TestMain(m *testing.M) {
	if os.Getenv("CHILD_NO_LOCKS") != "" {
		flock = func(int, int) error { return syscall.ENOLCK }
	}
	if dir := os.Getenv("CHILD_DIR"); dir != "" {
		if err := child(dir, os.Getenv("CHILD_ID")); err != nil {
			fmt.Println("error", err)
		}
		return
	}
	os.Exit(m.Run())
}

func child(dir, id string) error {
	var fault error
	s := Open(Config{Dir: dir, Failed: func(err error) { fault = err }})
	s.Open(id, func(w *Writer, text []byte, err error) {
		if err != nil {
			fault = err
			return
		}
		record, err := games.ParseRecord(text)
		if err != nil {
			fault = err
			return
		}
		next := func() {
			move := strings.Repeat("m", rand.IntN(300))
			w.Append(record.Add(games.Step{Kind: games.StepMove, Move: move}), func(err error) {
				if err != nil {
					fault = err
					return
				}
				// a single write, so that a kill leaves no half line
				if _, err := os.Stdout.WriteString(fmt.Sprintf("ack %d\n", len(record.Steps))); err != nil {
					fault = err
				}
			})
		}
		fmt.Println("open", len(record.Steps))
		for fault == nil {
			next()
			s.Poll()
		}
	})
	s.Poll()
	if errors.Is(fault, ErrBusy) {
		return errors.New("busy")
	}
	return fault
}

// start runs the second program on a record.
func start(t *testing.T, dir, id string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "CHILD_DIR="+dir, "CHILD_ID="+id)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, bufio.NewScanner(out)
}

// TestKilled kills a program at random moments while it stores moves as fast as it can. No acknowledged move may be
// lost, and the match must go on.
func TestKilled(t *testing.T) {
	rounds := 30
	if n, err := strconv.Atoi(os.Getenv("KILLS")); err == nil {
		rounds = n
	}
	t.Run("locks", func(t *testing.T) { killed(t, rounds) })
	t.Run("no locks", func(t *testing.T) { withoutLocks(t); killed(t, rounds) })
}

func killed(t *testing.T, rounds int) {
	dir := t.TempDir()
	s := openDir(t, dir)
	w := create(t, s, "toy", string(sampleRecord(t, 1).Text()))
	w.Close()
	steps := 1
	for round := range rounds {
		cmd, lines := start(t, dir, w.ID())
		if !lines.Scan() || lines.Text() != fmt.Sprintf("open %d", steps) {
			t.Fatalf("round %d: the child says %q, want %d steps", round, lines.Text(), steps)
		}
		delay := time.Duration(rand.IntN(8000)) * time.Microsecond
		timer := time.AfterFunc(delay, func() { _ = cmd.Process.Kill() }) // fails only if it has ended already
		acked := steps
		for lines.Scan() {
			if _, err := fmt.Sscanf(lines.Text(), "ack %d", &acked); err != nil {
				t.Fatalf("round %d: the child says %q", round, lines.Text())
			}
		}
		timer.Stop()
		if err := cmd.Wait(); err == nil {
			t.Fatalf("round %d: the child ended by itself", round)
		}
		reopened, text, err := open(t, s, w.ID())
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		record, err := games.ParseRecord([]byte(text))
		if err != nil {
			t.Fatalf("round %d: damaged: %v", round, err)
		}
		// The last move may have been stored without its acknowledgement being printed.
		if steps = len(record.Steps); steps < acked {
			t.Fatalf("round %d: %d moves acknowledged, %d stored", round, acked, steps)
		}
		reopened.Close()
	}
	t.Logf("%d kills, %d moves stored", rounds, steps)
}

// TestTwoPrograms has two programs open the same record: the second is refused until the first has closed it or has
// been killed.
func TestTwoPrograms(t *testing.T) {
	t.Run("locks", twoPrograms)
	t.Run("no locks", func(t *testing.T) { withoutLocks(t); twoPrograms(t) })
}

func twoPrograms(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	w := create(t, s, "toy", string(sampleRecord(t, 1).Text()))
	cmd, lines := start(t, dir, w.ID())
	if !lines.Scan() || lines.Text() != "error busy" {
		t.Errorf("the second program says %q", lines.Text())
	}
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
	w.Close()
	cmd, lines = start(t, dir, w.ID())
	if !lines.Scan() || lines.Text() != "open 1" {
		t.Errorf("after closing it says %q", lines.Text())
	}
	if _, _, err := open(t, s, w.ID()); !errors.Is(err, ErrBusy) {
		t.Errorf("while it plays: %v", err)
	}
	s.Delete(w.ID(), func(err error) {
		if !errors.Is(err, ErrBusy) {
			t.Errorf("deleted while it plays: %v", err)
		}
	})
	poll(t, s)
	if err := cmd.Process.Kill(); err != nil {
		t.Error(err)
	}
	for lines.Scan() {
		continue
	}
	_ = cmd.Wait() // killed
	if w2, _, err := open(t, s, w.ID()); err != nil {
		t.Errorf("after its end: %v", err)
	} else {
		w2.Close()
	}
}

// TestReadOnly has a folder that cannot be written. Its records can be read, and go on in memory, which is said; the
// folder does not change.
func TestReadOnly(t *testing.T) {
	if os.Getuid() == 0 {
		// The superuser can write everywhere, so the test runs as somebody else.
		asNobody(t, "TestReadOnly")
		return
	}
	dir := t.TempDir()
	path := putFile(t, dir, "toy-1", []byte("head\n"))
	for _, name := range []string{path, dir + "/matches", dir} {
		if err := os.Chmod(name, 0o500); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		for _, name := range []string{dir, dir + "/matches"} {
			if err := os.Chmod(name, 0o700); err != nil {
				t.Error(err)
			}
		}
	})
	if err := os.Chmod(path, 0o400); err != nil {
		t.Fatal(err)
	}
	s, why := openForgetful(t, dir)
	wantForgotten(t, why(), dir, ErrDenied)
	s.Delete("toy-1", func(err error) {
		if !errors.Is(err, ErrDenied) {
			t.Errorf("delete: %v", err)
		}
	})
	poll(t, s)
	if text, err := read(t, s, "toy-1"); err != nil || text != "head\n" {
		t.Errorf("read %q, %v", text, err)
	}
	w, text, err := open(t, s, "toy-1")
	if err != nil || text != "head\n" {
		t.Fatalf("opened %q, %v", text, err)
	}
	if err := appendLine(t, s, w, "one\n"); err != nil {
		t.Error(err)
	}
	playsOn(t, s, "toy-1")
	if got, err := os.ReadFile(path); err != nil || string(got) != "head\n" {
		t.Errorf("in the folder is %q, %v", got, err)
	}
	if text, err := read(t, s, "toy-1"); err != nil || text != "head\none\n" {
		t.Errorf("in memory is %q, %v", text, err)
	}
}

// asNobody runs one test of this binary as the user nobody.
func asNobody(t *testing.T, name string) {
	t.Helper()
	dir, err := os.MkdirTemp("", "nobody")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	copied := dir + "/test"
	if err := errors.Join(os.Chmod(dir, 0o777), copyFile(copied, os.Args[0])); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(copied, "-test.run=^"+name+"$", "-test.v")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "TMPDIR="+dir)
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "--- PASS: "+name) {
		t.Errorf("as nobody: %v\n%s", err, out)
	}
}

func copyFile(to, from string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	out, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY, 0o755)
	if err == nil {
		_, err = io.Copy(out, in)
		err = errors.Join(err, out.Close())
	}
	return errors.Join(err, in.Close())
}

// TestDiskFull has an append fail because there is no space: it is undone, and can be repeated once there is space. The
// limit is for a whole process, so the test runs in another one.
func TestDiskFull(t *testing.T) {
	if os.Getenv("SMALL_FILES") == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^TestDiskFull$", "-test.v")
		cmd.Env = append(os.Environ(), "SMALL_FILES=1")
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "--- PASS: TestDiskFull") {
			t.Errorf("with small files: %v\n%s", err, out)
		}
		return
	}
	// A limit for the size of files makes a write fail in its middle, like a full disk.
	s := openDir(t, t.TempDir())
	w := create(t, s, "toy", "head\n")
	limit(t, 60)
	long := strings.Repeat("x", 99) + "\n"
	if err := appendLine(t, s, w, long); !errors.Is(err, ErrFull) {
		t.Fatalf("an append that does not fit: %v", err)
	}
	if text, err := read(t, s, w.ID()); err != nil || text != "head\n" {
		t.Errorf("it left %q, %v", text, err)
	}
	limit(t, 1<<20)
	if err := appendLine(t, s, w, long); err != nil {
		t.Fatalf("repeated: %v", err)
	}
	if text, err := read(t, s, w.ID()); err != nil || text != "head\n"+long {
		t.Errorf("after all it is %q, %v", text, err)
	}
}
