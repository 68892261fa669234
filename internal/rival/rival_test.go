package rival

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// roleVariable is set in the environment of this binary when it is to be a program that plays. It names one of roles.
const roleVariable = "RUNEHALL_RIVAL_ROLE"

func TestMain(m *testing.M) {
	Keep()
	if role := os.Getenv(roleVariable); role != "" {
		os.Exit(roles[role](bufio.NewScanner(os.Stdin)))
	}
	os.Exit(m.Run())
}

// slowVariable tells programs with a slow start how long it takes.
const slowVariable = "RUNEHALL_RIVAL_SLOW"

// slowStart lets such a program start.
func slowStart() {
	takes, err := time.ParseDuration(os.Getenv(slowVariable))
	if err != nil {
		panic(err)
	}
	time.Sleep(takes)
}

var roles = map[string]func(in *bufio.Scanner) int{
	// echo sends back each line, and writes two lines to its error output, the last one without a line break.
	"echo": func(in *bufio.Scanner) int {
		fmt.Fprint(os.Stderr, "one\ntwo")
		for in.Scan() {
			fmt.Println("{" + in.Text() + "!")
		}
		return 0
	},
	"twice": func(in *bufio.Scanner) int {
		for in.Scan() {
			fmt.Print("{first}\r\nsecond\n")
		}
		return 0
	},
	// airy puts empty lines, spaces and byte order marks around its lines.
	"airy": func(in *bufio.Scanner) int {
		in.Scan()
		fmt.Print("\ufeff\r\n\n  \t\r\n\ufeff{first} \t\r\n\n\n \ufeff\n\xef\xbb\xbf  second\n\r\n")
		for in.Scan() {
		}
		return 0
	},
	"hollow": func(*bufio.Scanner) int {
		for {
			if _, err := fmt.Print("\n \r\n"); err != nil {
				return 1
			}
		}
	},
	// wails writes far too much to its standard error, at last a very long line, and then answers.
	"wails": func(in *bufio.Scanner) int {
		for range 40 {
			fmt.Fprintln(os.Stderr, strings.Repeat("woe ", longest/4-8))
		}
		fmt.Fprint(os.Stderr, strings.Repeat("x", 20*longest)) // without a line break
		in.Scan()
		fmt.Println("{done}")
		return 0
	},
	"dies": func(in *bufio.Scanner) int {
		in.Scan()
		return 3
	},
	"answers and ends": func(in *bufio.Scanner) int {
		in.Scan()
		fmt.Println("{last}")
		return 0
	},
	"stalls": func(in *bufio.Scanner) int {
		for in.Scan() {
		}
		select {} // it goes on even after the end of its input
	},
	"starts slowly": func(in *bufio.Scanner) int {
		slowStart()
		in.Scan()
		in.Scan()
		fmt.Println("{yes}")
		return 0
	},
	"greets slowly": func(in *bufio.Scanner) int {
		slowStart()
		in.Scan()
		fmt.Println(`{"ready":true}`)
		in.Scan()
		fmt.Println("{yes}")
		return 0
	},
	"greets and stalls": func(in *bufio.Scanner) int {
		in.Scan()
		fmt.Println(`{"ready":true}`)
		time.Sleep(time.Hour)
		return 0
	},
	"has a banner": func(in *bufio.Scanner) int {
		fmt.Print("My engine 1.0\n[by me]\n")
		in.Scan()
		fmt.Println("{yes}")
		in.Scan()
		fmt.Println("more")
		return 0
	},
	"talks": func(in *bufio.Scanner) int {
		for {
			if _, err := fmt.Println("blah"); err != nil {
				return 1
			}
		}
	},
	"says one thing": func(in *bufio.Scanner) int {
		fmt.Println("no idea")
		time.Sleep(time.Hour)
		return 0
	},
	"deaf": func(*bufio.Scanner) int { select {} },
	"floods": func(in *bufio.Scanner) int {
		in.Scan()
		fmt.Print(strings.Repeat("x", 2*longest))
		select {}
	},
}

// seat starts this binary in a role. It also returns what the program writes to its standard error.
func seat(t *testing.T, role string, limit time.Duration) (*Pool, *program, *bytes.Buffer) {
	t.Helper()
	t.Setenv(roleVariable, role)
	errs := &bytes.Buffer{}
	pool := NewPool(errs)
	kind, err := pool.Kind("bot", "'"+os.Args[0]+"'", Times{Answer: limit})
	if err != nil {
		t.Fatal(err)
	}
	if kind.Seconds != limit.Seconds() || kind.Command == "" {
		t.Errorf("kind %+v", kind)
	}
	run, err := kind.Open()
	if err != nil {
		t.Fatal(err)
	}
	return pool, run.(*program), errs
}

// answer waits for the next line of a program, or for its failure.
func answer(r *program) (string, error) {
	for {
		line, err := r.Answer()
		if line != nil || err != nil {
			return string(line), err
		}
		r.Wait()
	}
}

// over closes the pool, and checks that this has ended the program.
func over(t *testing.T, pool *Pool, r *program) {
	t.Helper()
	pool.Close()
	if r.leash.cmd.ProcessState == nil {
		t.Error("the program was not waited for")
	}
	if len(pool.open) > 0 {
		t.Error("the pool still has programs")
	}
}

func TestLinesGoThereAndBack(t *testing.T) {
	pool, run, errs := seat(t, "echo", 0)
	run.Tell([]byte("hello"))
	run.Ask([]byte("how many"))
	for _, want := range []string{"{hello!", "{how many!"} {
		if got, err := answer(run); got != want || err != nil {
			t.Fatalf("%q, %v, want %q", got, err, want)
		}
	}
	if line, err := run.Answer(); line != nil || err != nil {
		t.Errorf("without a question: %q, %v", line, err)
	}
	run.Leave()
	over(t, pool, run)
	if run.leash.cmd.ProcessState.ExitCode() != 0 {
		t.Errorf("the end of its input was to end it: %v", run.leash.cmd.ProcessState)
	}
	if errs.String() != "bot: one\nbot: two\n" {
		t.Errorf("its errors: %q", errs)
	}
}

func TestLinesWaitUntilTheyAreWanted(t *testing.T) { twoLines(t, "twice") }

// TestEmptyLinesSayNothing has a program write what editors and language runtimes may put around lines.
func TestEmptyLinesSayNothing(t *testing.T) { twoLines(t, "airy") }

func twoLines(t *testing.T, role string) {
	t.Helper()
	pool, run, _ := seat(t, role, time.Hour)
	run.Ask([]byte("?"))
	for _, want := range []string{"{first}", "second"} {
		if got, err := answer(run); got != want || err != nil {
			t.Fatalf("%q, %v, want %q", got, err, want)
		}
	}
	run.Leave()
	over(t, pool, run)
}

func TestWhatProgramsDo(t *testing.T) {
	for role, want := range map[string]string{
		"dies":             "it ended: exit status 3",
		"answers and ends": "it ended before the match did",
		"stalls":           "it did not answer within 100ms",
		"hollow":           "it sent nothing but 65536 bytes of empty lines",
		"floods":           "it sent a line of more than 65536 bytes",
	} {
		t.Run(role, func(t *testing.T) {
			limit := time.Hour
			if role == "stalls" {
				limit = 100 * time.Millisecond
			}
			pool, run, _ := seat(t, role, limit)
			run.Ask([]byte("?"))
			if role == "answers and ends" {
				if got, err := answer(run); got != "{last}" || err != nil {
					t.Errorf("%q, %v", got, err)
				}
			}
			for range 2 { // a failure stays
				if got, err := answer(run); err == nil || err.Error() != want {
					t.Errorf("%q, %v, want %q", got, err, want)
				}
			}
			run.Leave()
			over(t, pool, run)
		})
	}
}

// TestComplaintsAreBounded has a program write more to its standard error than anybody would read. It plays on, and the
// rest of its errors is left out.
func TestComplaintsAreBounded(t *testing.T) {
	pool, run, errs := seat(t, "wails", time.Hour)
	run.Ask([]byte("?"))
	if got, err := answer(run); got != "{done}" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
	run.Leave()
	over(t, pool, run)
	if n := errs.Len(); n > complaints+longest || n < complaints/2 || strings.Count(errs.String(), "left out") != 1 {
		t.Errorf("%d bytes are passed on", n)
	}
}

func TestWhoDoesNotReadIsLost(t *testing.T) {
	pool, run, _ := seat(t, "deaf", time.Hour)
	for range 3 * queued {
		run.Ask(bytes.Repeat([]byte("x"), longest))
	}
	if _, err := answer(run); err == nil || !strings.Contains(err.Error(), "does not read") {
		t.Errorf("%v", err)
	}
	run.Leave()
	over(t, pool, run)
}

// TestNothingIsLeftBehind has programs that do not end by themselves: they are ended after their match, and when the
// pool is closed.
func TestNothingIsLeftBehind(t *testing.T) {
	pool, run, _ := seat(t, "stalls", 0)
	run.Leave()
	over(t, pool, run)
	pool, run, _ = seat(t, "deaf", 0)
	over(t, pool, run)
	if _, err := pool.start("bot", os.Args[0], []string{os.Args[0]}, Times{}); err == nil {
		t.Error("a closed pool starts programs")
	}
	if _, err := answer(run); err == nil {
		t.Error("a program that was sent away answers")
	}
}

func TestCommands(t *testing.T) {
	for command, want := range map[string][]string{
		"python3 bot.py":          {"python3", "bot.py"},
		" a\t b ":                 {"a", "b"},
		`'my bot' --name="A 'B'"`: {"my bot", "--name=A 'B'"},
		`bot ''`:                  {"bot", ""},
		`C:\bots\bot.exe`:         {`C:\bots\bot.exe`},
		"":                        nil,
		"  ":                      nil,
		"''":                      nil,
		"bot 'open":               nil,
	} {
		got, err := Words(command)
		if !slices.Equal(got, want) || (err == nil) != (want != nil) {
			t.Errorf("%s: %q, %v", command, got, err)
		}
	}
	pool := NewPool(io.Discard)
	for _, command := range []string{"", "no-such-program-anywhere", "'"} {
		if _, err := pool.Kind("bot", command, Times{}); err == nil || !strings.Contains(err.Error(), "the command") {
			t.Errorf("%q: %v", command, err)
		}
	}
}

// TestErrorsOfSeveralStayApart has several programs write errors at the same time: each line must stay whole.
func TestErrorsOfSeveralStayApart(t *testing.T) {
	var all bytes.Buffer
	log := lineLog{to: &all}
	var writers sync.WaitGroup
	for i := range 4 {
		writers.Go(func() {
			s := &splitter{line: func(line []byte) error { log.print(fmt.Sprint(i), line); return nil }, most: 8}
			for range 50 {
				fmt.Fprint(s, "ab")
				fmt.Fprint(s, "cd\n0123456789\n")
			}
		})
	}
	writers.Wait()
	lines := strings.Split(strings.TrimSpace(all.String()), "\n")
	if len(lines) != 400 {
		t.Fatalf("%d lines", len(lines))
	}
	for _, line := range lines {
		if _, text, _ := strings.Cut(line, ": "); text != "abcd" && text != "01234567" {
			t.Fatalf("%q", line)
		}
	}
}
