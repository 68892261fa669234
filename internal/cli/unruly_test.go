//go:build !js

package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"runehall/games"
)

// unruly are answers that no sensible program gives. A program may get its move all the same, if the answer can be
// understood.
var unruly = map[string]func(number int){
	"deep": func(n int) { fmt.Println(strings.Repeat(`{"a":`, 10000)) },
	"deep lists": func(n int) {
		fmt.Printf(`{"number":%d,"move":0,"x":%s}`+"\n", n, strings.Repeat("[", 20000)+strings.Repeat("]", 20000))
	},
	"huge number":  func(n int) { fmt.Printf(`{"number":%d,"move":1e999}`+"\n", n) },
	"long number":  func(n int) { fmt.Printf(`{"number":%d,"move":%s}`+"\n", n, strings.Repeat("9", 60000)) },
	"negative":     func(n int) { fmt.Printf(`{"number":%d,"move":-9223372036854775808}`+"\n", n) },
	"fraction":     func(n int) { fmt.Printf(`{"number":%d,"move":0.5}`+"\n", n) },
	"no numbers":   func(n int) { fmt.Printf(`{"number":"%d","move":"0"}`+"\n", n) },
	"keys twice":   func(n int) { fmt.Printf(`{"number":99,"number":%d,"move":99999,"move":0}`+"\n", n) },
	"null":         func(n int) { fmt.Println("null") },
	"a list":       func(n int) { fmt.Println(`[1,2,3]`) },
	"broken UTF-8": func(n int) { fmt.Printf("{\"number\":%d,\"text\":\"\xff\xfe\x80 place\"}\n", n) },
	"UTF-16":       func(n int) { fmt.Printf("\xff\xfe{\x00\"\x00n\x00\n\x00") },
	"nul":          func(n int) { fmt.Print("\x00\x00\x00\n") },
	"a long move": func(n int) {
		fmt.Printf(`{"number":%d,"text":"place %s"}`+"\n", n, strings.Repeat("0,0 ", 15000))
	},
	"a move of codes":     func(n int) { fmt.Printf(`{"number":%d,"text":"\u001b[2J\u202e\u0000"}`+"\n", n) },
	"a move in two lines": func(n int) { fmt.Printf(`{"number":%d,"text":"place 0,0 t1 r0\nsum 1"}`+"\n", n) },
	"no end":              func(n int) { fmt.Print(strings.Repeat("x", 1<<20)); select {} },
	"many lines":          func(n int) { fmt.Print(strings.Repeat("{}\n", 1<<20)) },
	"many answers":        func(n int) { fmt.Print(strings.Repeat(fmt.Sprintf(`{"number":%d,"move":0}`+"\n", n), 1000)) },
	"only spaces":         func(n int) { fmt.Print(strings.Repeat(" ", 1<<20)); select {} },
	"no input":            func(n int) { _ = os.Stdin.Close(); fmt.Printf(`{"number":%d,"move":0}`+"\n", n); time.Sleep(time.Hour) },
	"no output":           func(n int) { _ = os.Stdout.Close(); time.Sleep(time.Hour) },
	"a drip": func(n int) {
		for {
			fmt.Print(" ")
			time.Sleep(10 * time.Millisecond)
		}
	},
	"its errors": func(n int) {
		for {
			if _, err := fmt.Fprintln(os.Stderr, strings.Repeat("e", 1000)); err != nil {
				os.Exit(1)
			}
		}
	},
}

// TestUnrulyProgramsAreHarmless has programs answer in each of these ways. The simulation must end, and must say in
// short what was wrong.
func TestUnrulyProgramsAreHarmless(t *testing.T) {
	for role := range unruly {
		t.Run(role, func(t *testing.T) {
			plays, limit := role == "keys twice", "1s"
			if plays {
				limit = "1h"
			}
			code, out, errs := call(t, "", "sim", "--json", "--bot", bot(t, role), "--bot-time", limit, "--bot-start",
				limit, "--matches", "1", "--bots", "random")
			checkPlain(t, role, out)
			checkPlain(t, role, errs)
			if len(errs) > 2<<20 || code != exitOK {
				t.Errorf("exit code %d, %d bytes of errors", code, len(errs))
			}
			var report games.SimReport
			if err := json.Unmarshal([]byte(out), &report); err != nil {
				t.Fatal(err)
			}
			if (len(report.Forfeits) == 0) != plays {
				t.Errorf("forfeits %+v", report.Forfeits)
			}
			for _, f := range report.Forfeits {
				if len(f.Did) > 600 {
					t.Errorf("told at length, %d bytes: %.200s", len(f.Did), f.Did)
				}
			}
		})
	}
}
