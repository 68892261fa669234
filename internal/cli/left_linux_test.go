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

// left returns the processes that run "sleep mark". The mark is a number that no other test uses.
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

// leaves returns a command that first starts other processes in several ways, all of which sleep, and then plays in a
// role.
func leaves(t *testing.T, role string) (command, mark string) {
	mark = fmt.Sprintf("8%07d.%d", os.Getpid(), time.Now().UnixNano())
	t.Cleanup(func() {
		for _, pid := range left(t, mark) {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
	})
	script := `sleep M & sh -c "sleep M & (setsid sleep M &)"; (setsid setsid sleep M >/dev/null 2>&1 &); exec ` +
		bot(t, role)
	return `sh -c '` + strings.ReplaceAll(script, "M", mark) + `'`, mark
}

// TestSimLeavesNobodyBehind simulates matches with programs that start other processes: none of these may be left at
// the end, also if the program forfeits.
func TestSimLeavesNobodyBehind(t *testing.T) {
	for _, role := range []string{"plays", "dies", "babbles", "stalls"} {
		command, mark := leaves(t, role)
		code, out, errs := call(t, "", "sim", "--bot", command, "--matches", "3", "--bots", "random",
			"--bot-time", "5s", "--bot-start", "10s")
		if code != exitOK || strings.Contains(out, "could not be started") {
			t.Errorf("%s: exit code %d, %s\n%s", role, code, errs, out)
		}
		if n := len(left(t, mark)); n > 0 {
			t.Errorf("%s: %d of what it started are still there", role, n)
		}
	}
}

// TestAnInterruptedSimLeavesNobodyBehind ends a simulation with each signal that ends commands, also with SIGKILL,
// which it cannot catch.
func TestAnInterruptedSimLeavesNobodyBehind(t *testing.T) {
	if testing.Short() { // short tests look for races, and another program has none that this one would see
		t.Skip("it builds the whole program once more")
	}
	program := filepath.Join(t.TempDir(), "runehall")
	if out, err := exec.Command("go", "build", "-o", program, "runehall").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, ends := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT,
		syscall.SIGKILL} {
		t.Run(ends.String(), func(t *testing.T) {
			if signal.Ignored(ends) {
				t.Skip("whoever started these tests, such as nohup, has everything ignore this signal: the command would never end")
			}
			command, mark := leaves(t, "stalls")
			sim := exec.Command(program, "sim", "--bot", command, "--matches", "3", "--bots",
				"random", "--bot-time", "1h")
			if err := sim.Start(); err != nil {
				t.Fatal(err)
			}
			for len(left(t, mark)) < 4 { // the four may take a moment to start
				time.Sleep(10 * time.Millisecond)
			}
			if err := sim.Process.Signal(ends); err != nil {
				t.Fatal(err)
			}
			_ = sim.Wait() // the error says that it was ended
			n := 1
			for range 6000 { // a killed simulation does not wait for them, so the test must
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
