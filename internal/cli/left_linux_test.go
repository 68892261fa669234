package cli

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// left returns the processes that sleep in a way by which they can be told from all others.
func left(t *testing.T, mark string) []int {
	t.Helper()
	files, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	var found []int
	for _, file := range files {
		text, err := os.ReadFile(file) // it may have ended
		pid, err2 := strconv.Atoi(filepath.Base(filepath.Dir(file)))
		if err == nil && err2 == nil && bytes.Equal(text, []byte("sleep\x00"+mark+"\x00")) {
			found = append(found, pid)
		}
	}
	return found
}

// leaves is a program that plays, after it has started others.
func leaves(t *testing.T, role string) (command, mark string) {
	mark = fmt.Sprintf("8%07d.%d", os.Getpid(), time.Now().UnixNano())
	t.Cleanup(func() {
		for _, pid := range left(t, mark) {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
	})
	script := `sleep M & sh -c "sleep M & (setsid sleep M &)"; (setsid setsid sleep M >/dev/null 2>&1 &); exec ` + bot(t, role)
	return `sh -c '` + strings.ReplaceAll(script, "M", mark) + `'`, mark
}

// TestSimLeavesNobodyBehind plays matches of programs that start others, to the end, and where they forfeit.
func TestSimLeavesNobodyBehind(t *testing.T) {
	for _, role := range []string{"plays", "dies", "babbles", "stalls"} {
		command, mark := leaves(t, role)
		code, out, errs := call(t, "", "sim", "--bot", command, "--matches", "3", "--bots", "random", "--bot-time", "5s")
		if code != exitOK || strings.Contains(out, "could not be started") {
			t.Errorf("%s: exit code %d, %s\n%s", role, code, errs, out)
		}
		if n := len(left(t, mark)); n > 0 {
			t.Errorf("%s: %d of what it started are still there", role, n)
		}
	}
}

// TestAnInterruptedSimLeavesNobodyBehind sends the whole command the signals that end commands, one of which it never sees.
func TestAnInterruptedSimLeavesNobodyBehind(t *testing.T) {
	program := filepath.Join(t.TempDir(), "runehall")
	if out, err := exec.Command("go", "build", "-o", program, "runehall").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, ends := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGKILL} {
		t.Run(ends.String(), func(t *testing.T) {
			if signal.Ignored(ends) {
				t.Skip("whoever started these tests, such as nohup, has everything ignore this signal: the command would never end")
			}
			command, mark := leaves(t, "stalls")
			sim := exec.Command(program, "sim", "--bot", command, "--matches", "3", "--bots", "random", "--bot-time", "1h")
			if err := sim.Start(); err != nil {
				t.Fatal(err)
			}
			for len(left(t, mark)) < 4 { // what a program starts may not be there yet
				time.Sleep(10 * time.Millisecond)
			}
			if err := sim.Process.Signal(ends); err != nil {
				t.Fatal(err)
			}
			_ = sim.Wait() // it was ended
			n := 1
			for range 6000 { // killed, it cannot be asked when all have gone
				if n = len(left(t, mark)); n == 0 {
					break
				}
				time.Sleep(10 * time.Millisecond)
			}
			if n > 0 {
				t.Errorf("%d of what it started are still there", n)
			}
		})
	}
}
