package rival

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

func init() {
	// host seats a program, says so, and dies in the way that it is told.
	roles["host"] = func(in *bufio.Scanner) int {
		kind, err := NewPool(os.Stderr).Kind("bot", os.Getenv(commandVariable), Times{})
		if err != nil {
			fmt.Println(err)
			return 1
		}
		run, err := kind.Open()
		if err != nil {
			fmt.Println(err)
			return 1
		}
		run.Tell([]byte("hello"))
		run.Wait() // until the program has started what it starts
		fmt.Println("seated")
		in.Scan()
		switch in.Text() {
		case "panic":
			panic("the table breaks")
		case "exit":
			os.Exit(4)
		}
		_ = syscall.Kill(os.Getpid(), map[string]syscall.Signal{"kill": syscall.SIGKILL, "hang up": syscall.SIGHUP}[in.Text()])
		select {} // until that arrives
	}
}

// commandVariable is which program a host seats.
const commandVariable = "RUNEHALL_RIVAL_COMMAND"

// leaving are programs that start others and say a word, after which they go on in their own way. %[1]s is such another one, that sleeps.
var leaving = map[string]string{
	"a child":                    `%[1]s & echo {on}; cat`,
	"a grandchild":               `sh -c "sh -c '%[1]s & %[1]s' & wait" & echo {on}; cat`,
	"an orphan":                  `(%[1]s &); echo {on}; cat`,
	"another session":            `setsid %[1]s & echo {on}; cat`,
	"an orphan's session":        `(setsid setsid %[1]s &); echo {on}; cat`,
	"without its environment":    `(env -i "$(command -v setsid)" %[1]s >/dev/null 2>&1 </dev/null &); echo {on}; cat`,
	"deaf to signals":            `trap '' TERM INT HUP QUIT; (setsid nohup %[1]s >/dev/null 2>&1 &); %[1]s & echo {on}; cat`,
	"and it ends":                `(setsid %[1]s &) ; %[1]s & echo {on}`,
	"and it ends with a failure": `(setsid %[1]s >/dev/null 2>&1 &); echo {on}; exit 7`,
	"and it kills itself":        `(setsid %[1]s &); echo {on}; kill -9 $$`,
	"and it kills its group":     `(setsid %[1]s &); echo {on}; kill -9 0`,
	"and it stops its parent":    `(setsid %[1]s &); kill -STOP $PPID; echo {on}; cat`,
	"many":                       `for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do (setsid %[1]s &); done; echo {on}; cat`,
	"a chain":                    `f() { sleep .01; (setsid sh -c "%[1]s" &); f & }; f; echo {on}; cat`,
}

var marks atomic.Int32

// sleeper returns a command that sleeps for long, and by which it can be told from all others.
func sleeper() string {
	return fmt.Sprintf("sleep 7%07d.%04d", os.Getpid(), marks.Add(1))
}

// asleep counts the processes that have a command among their words. What is left of them ends with the test.
func asleep(t *testing.T, command string) int {
	t.Helper()
	found := find(t, command)
	if len(found) > 0 {
		t.Cleanup(func() {
			for _, pid := range find(t, command) {
				_ = syscall.Kill(pid, syscall.SIGKILL)
			}
		})
	}
	return len(found)
}

func find(t *testing.T, command string) []int {
	t.Helper()
	files, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	var found []int
	for _, file := range files {
		text, err := os.ReadFile(file) // it may have ended
		pid, err2 := strconv.Atoi(filepath.Base(filepath.Dir(file)))
		if err == nil && err2 == nil && strings.Contains(string(bytes.ReplaceAll(text, []byte{0}, []byte{' '})), command) {
			found = append(found, pid)
		}
	}
	return found
}

func shell(script string) string { return `sh -c '` + strings.ReplaceAll(script, "'", `'"'"'`) + `'` }

// TestNothingOutlivesItsProgram has programs start others in many ways, and ends the match: then none of all these is there.
func TestNothingOutlivesItsProgram(t *testing.T) {
	for name, script := range leaving {
		for _, end := range []string{"left", "sent away"} {
			t.Run(name+" "+end, func(t *testing.T) {
				t.Parallel()
				mark := sleeper()
				pool := NewPool(t.Output())
				kind, err := pool.Kind("bot", shell(fmt.Sprintf(script, mark)), Times{})
				if err != nil {
					t.Fatal(err)
				}
				opened, err := kind.Open()
				if err != nil {
					t.Fatal(err)
				}
				run := opened.(*program)
				if line, err := answer(run); line != "{on}" {
					t.Errorf("it says %q, %v", line, err)
				}
				for strings.HasSuffix(script, "cat") && asleep(t, mark) == 0 { // what it started may not be there yet
					time.Sleep(time.Millisecond)
				}
				if end == "left" {
					run.Leave()
				}
				pool.Close()
				if n := asleep(t, mark); n > 0 {
					t.Errorf("%d of what it started are still there", n)
				}
			})
		}
	}
}

// TestNothingOutlivesItsHost ends this program in the middle of a match, in ways of which it learns nothing.
func TestNothingOutlivesItsHost(t *testing.T) {
	for _, way := range []string{"kill", "hang up", "panic", "exit"} {
		t.Run(way, func(t *testing.T) {
			if way == "hang up" && signal.Ignored(syscall.SIGHUP) {
				t.Skip("whoever started these tests, such as nohup, has everything ignore SIGHUP: the host would never end")
			}
			mark := sleeper()
			host := exec.Command(os.Args[0])
			host.Env = append(os.Environ(), roleVariable+"=host", commandVariable+"="+shell(fmt.Sprintf(`(setsid %[1]s &); %[1]s & echo {on}; cat`, mark)))
			in, err := host.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			said, err := host.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := host.Start(); err != nil {
				t.Fatal(err)
			}
			line := bufio.NewScanner(said)
			if line.Scan(); line.Text() != "seated" {
				t.Fatalf("the host says %q", line.Text())
			}
			if asleep(t, mark) == 0 {
				t.Error("the program started nothing")
			}
			fmt.Fprintln(in, way)
			if err := host.Wait(); err == nil {
				t.Error("the host ended as if nothing were wrong")
			}
			left := 1
			for range 6000 { // nobody is there any more who could be asked when
				if left = asleep(t, mark); left == 0 {
					break
				}
				time.Sleep(10 * time.Millisecond)
			}
			if left > 0 {
				t.Errorf("%d of what the program started are still there", left)
			}
		})
	}
}

// TestWhoIsADescendant reads a table of processes.
func TestWhoIsADescendant(t *testing.T) {
	all := []process{
		{1, 0, 1}, {10, 1, 10}, // the keeper, and the one who started it
		{11, 10, 11}, {12, 11, 11}, {13, 12, 13}, // a child, one in its group, one in its own
		{14, 1, 13},              // an orphan in a group of theirs
		{15, 14, 15},             // and what it started
		{20, 1, 20}, {21, 20, 1}, // others
		{22, 1, 10}, // in the keeper's group
	}
	got := fmt.Sprint(descendants(all, 10, nil))
	if got != "[11 12 13 14 15]" {
		t.Errorf("%s", got)
	}
	if got := fmt.Sprint(descendants([]process{{30, 1, 30}, {31, 1, 40}, {32, 31, 32}}, 10, []int{40})); got != "[31 32]" {
		t.Errorf("in a group that was named: %s", got)
	}
}
