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
	// host starts a program, prints a line when that has started its own processes, and dies in the way that its input
	// says.
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
		run.Wait() // for the program's line, after which its processes are there
		fmt.Println("seated")
		in.Scan()
		switch in.Text() {
		case "panic":
			panic("the table breaks")
		case "exit":
			os.Exit(4)
		}
		_ = syscall.Kill(os.Getpid(), map[string]syscall.Signal{"kill": syscall.SIGKILL,
			"hang up": syscall.SIGHUP}[in.Text()])
		select {} // until the signal arrives
	}
}

// commandVariable is set in the environment of a host: the program that it starts.
const commandVariable = "RUNEHALL_RIVAL_COMMAND"

// leaving are scripts that start processes in different ways, print a line, and then go on or end. %[1]s is the command
// to start, which sleeps.
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
	"a chain that stops its parent": `k=$PPID; f() { sleep .01; kill -STOP $k; (setsid sh -c "%[1]s" &); f & }; f; ` +
		`echo {on}; cat`,
}

var marks atomic.Int32

// sleeper returns a command that sleeps for long, with a number that no other process has.
func sleeper() string {
	return fmt.Sprintf("sleep 7%07d.%04d", os.Getpid(), marks.Add(1))
}

// asleep counts the processes whose command line holds this text. Any that are left are killed after the test.
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
		if err == nil && err2 == nil && strings.Contains(string(bytes.ReplaceAll(text, []byte{0}, []byte{' '})),
			command) {
			found = append(found, pid)
		}
	}
	return found
}

func shell(script string) string { return `sh -c '` + strings.ReplaceAll(script, "'", `'"'"'`) + `'` }

// TestNothingOutlivesItsProgram has programs start processes in each of these ways, and ends the match: no process may
// be left.
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
				// its processes may take a moment to start
				for strings.HasSuffix(script, "cat") && asleep(t, mark) == 0 {
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

// TestNothingOutlivesItsHost ends the program that plays the match in ways that leave it no time to clean up. The
// processes must end all the same.
func TestNothingOutlivesItsHost(t *testing.T) {
	for _, way := range []string{"kill", "hang up", "panic", "exit"} {
		t.Run(way, func(t *testing.T) {
			if way == "hang up" && signal.Ignored(syscall.SIGHUP) {
				t.Skip("whoever started these tests, such as nohup, has everything ignore SIGHUP: the host would never end")
			}
			mark := sleeper()
			host := exec.Command(os.Args[0])
			host.Env = append(os.Environ(), roleVariable+"=host",
				commandVariable+"="+shell(fmt.Sprintf(`(setsid %[1]s &); %[1]s & echo {on}; cat`, mark)))
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
			for range 6000 { // the host has ended, so nobody tells when they are gone
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

// TestASweepGoesOnWhileSomebodyIsLeft has the list of processes miss one again and again. This happens when each
// process starts the next and ends before it is looked at. The sweep must go on as long as one is known to be left.
func TestASweepGoesOnWhileSomebodyIsLeft(t *testing.T) {
	const misses = 20
	for _, c := range []struct {
		known rest
		found bool
	}{{left, true}, {unknown, false}} {
		child := exec.Command("sleep", "60")
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() { _ = child.Wait(); close(ended) }()
		looks := 0
		sweep(os.Getpid(), func() []process {
			if looks++; looks <= misses {
				return nil
			}
			return []process{{child.Process.Pid, os.Getpid(), child.Process.Pid}}
		}, func() rest {
			select {
			case <-ended:
				return gone
			default:
				return c.known
			}
		})
		if found := looks > misses; found != c.found {
			t.Errorf("known to be left: %v; found: %v, after %d looks", c.known == left, found, looks)
		}
		_ = child.Process.Kill() // fails if the sweep has ended it
		<-ended
	}
}

// TestWhoIsADescendant finds the descendants of process 10 in a table of processes: pid, parent, group.
func TestWhoIsADescendant(t *testing.T) {
	all := []process{
		{1, 0, 1}, {10, 1, 10}, // the first process, and the keeper
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
	if got := fmt.Sprint(descendants([]process{{30, 1, 30}, {31, 1, 40}, {32, 31, 32}}, 10,
		[]int{40})); got != "[31 32]" {
		t.Errorf("in a group that was named: %s", got)
	}
}
