//go:build !js

package cli

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/internal/workshop/intime"
)

// botVariable is set in the environment of this binary when it is to be a program that plays. It names the role.
const botVariable = "RUNEHALL_TEST_BOT"

// playAs plays a match in a role, and returns the exit code. It uses only what the page about the protocol documents.
func playAs(role string) int {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<24)
	for in.Scan() {
		var told struct {
			Line   string
			Number int
			Must   bool
			Moves  []struct{ Text string }
		}
		if err := json.Unmarshal(in.Bytes(), &told); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		if told.Line == "hello" && role == "is slow" {
			takes, err := time.ParseDuration(os.Getenv(slowVariable))
			if err != nil {
				fmt.Fprintln(os.Stderr, err)
				return 1
			}
			time.Sleep(takes)
		}
		if told.Line == "hello" && (role == "is slow" || role == "greets") {
			fmt.Println("My engine 1.0 by me\n\n(c) me")
			fmt.Println(`{"ready":true,"engine":"mine"}`)
		}
		if told.Line == "hello" && role == "babbles" { // text after this line is not taken for a banner any more
			fmt.Println(`{"ready":true}`)
		}
		if told.Line != "ask" {
			continue
		}
		switch {
		case role == "floats" && told.Must:
			fmt.Printf("{\"number\":%d.0,\"move\":0e0,\"info\":{\"depth\":3.5}}\n", told.Number)
		case role == "has a banner" && told.Number == 1:
			fmt.Printf("My engine 1.0 by me\n{\"number\":1,\"text\":%q}\n", told.Moves[0].Text)
		case role == "codes":
			fmt.Fprintln(os.Stderr, strings.Join(obeyed, "\n"))
			fmt.Println(obeyed[told.Number%len(obeyed)])
		case unruly[role] != nil:
			unruly[role](told.Number)
		case role == "dies" && told.Number == 2:
			return 3
		case role == "stalls":
			select {}
		case role == "babbles":
			fmt.Println("knight to f3")
		case role == "cheats":
			fmt.Printf("{\"number\":%d,\"text\":\"place 90,90 t1 r0\"}\n", told.Number)
		case !told.Must:
			fmt.Printf("{\"number\":%d,\"still\":true}\n", told.Number)
		default:
			fmt.Printf("{\"number\":%d,\"text\":%q}\n", told.Number, told.Moves[0].Text)
		}
	}
	return 0
}

// bot is the command of this test as a program that plays in a certain way.
func bot(t *testing.T, role string) string {
	t.Helper()
	t.Setenv(botVariable, role)
	return `"` + os.Args[0] + `"`
}

func TestSimWithAProgram(t *testing.T) {
	dir := t.TempDir()
	command := bot(t, "plays")
	for _, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
		args := []string{"sim", "--game", game, "--bot", command, "--bots", "random", "--matches", "1", "--record", dir}
		code, out, errs := call(t, "", args...)
		for _, want := range []string{"bot1: " + command + "\n", "\n  first ", "\n   last ", "anchor"} {
			if !strings.Contains(out, want) {
				t.Errorf("%s: no %q in\n%s", game, want, out)
			}
		}
		if code != exitOK || strings.Count(errs, "\n") != 1 || strings.Contains(out, "forfeits") {
			t.Errorf("%s: exit code %d, %q\n%s", game, code, errs, out)
		}
		// the match has a record like any other
		path := filepath.Join(dir, game+"-1-00001.runehall")
		code, told, errs := call(t, "", "replay", "--lang", "en", path)
		if code != exitOK || errs != "" || !strings.Contains(told, "Program") {
			t.Errorf("%s: replay: exit code %d, %q\n%s", game, code, errs, told)
		}
	}
}

// slowVariable tells a slow program how long it takes to start.
const slowVariable = "RUNEHALL_TEST_SLOW"

// TestProgramsThatMeanWellPlay has programs that start slowly, print a banner, or write numbers with a fraction. All of
// them forfeited in earlier versions.
func TestProgramsThatMeanWellPlay(t *testing.T) {
	for role, says := range map[string]bool{"is slow": true, "greets": true, "floats": false, "has a banner": true} {
		t.Run(role, func(t *testing.T) {
			intime.Try(t, 500*time.Millisecond, func(limit time.Duration) error {
				slow := 5 * limit // it starts slowly, and has less time for each answer
				t.Setenv(slowVariable, slow.String())
				if role != "is slow" {
					limit = time.Hour
				}
				code, out, errs := call(t, "", "sim", "--game", "masters", "--bot", bot(t, role),
					"--bot-time", limit.String(),
					"--bot-start", (100 * slow).String(), "--matches", "1", "--bots", "random")
				if code != exitOK || strings.Contains(out, "forfeits") ||
					strings.Contains(errs, "bot1: My engine 1.0 by me\n") != says {
					return fmt.Errorf("exit code %d, %q\n%s", code, errs, out)
				}
				return nil
			})
		})
	}
}

func TestSimGoesOnAfterForfeits(t *testing.T) {
	for role, want := range map[string]string{
		"dies":    "it ended: exit status 3",
		"stalls":  "it did not answer within 300ms",
		"babbles": `it sent "knight to f3", which is no answer`,
		"cheats":  `it chose "place 90,90 t1 r0", which is against the rules: RIT-`,
	} {
		t.Run(role, func(t *testing.T) {
			limit := "1h"
			if role == "stalls" {
				limit = "300ms"
			}
			args := []string{"sim", "--bot", bot(t, role), "--bot-time", limit, "--bot-start", "0", "--matches", "2",
				"--bots", "random"}
			code, out, errs := call(t, "", args...)
			if code != exitOK || strings.Count(errs, "\n") != 1 {
				t.Errorf("exit code %d, %q", code, errs)
			}
			for _, line := range []string{"match 1: bot1 at seat 1 forfeits after ",
				"match 2: bot1 at seat 1 forfeits after "} {
				if _, after, ok := strings.Cut(out, line); !ok ||
					!strings.Contains(strings.SplitN(after, "\n", 2)[0], want) {
					t.Errorf("no line %q with %q in\n%s", line, want, out)
				}
			}
			if strings.Contains(out, "refusal.") {
				t.Errorf("a refusal is not in words:\n%s", out)
			}
			_, out, _ = call(t, "", append(args, "--json")...)
			var report games.SimReport
			if err := json.Unmarshal([]byte(out), &report); err != nil {
				t.Fatal(err)
			}
			if len(report.Forfeits) != 2 || !strings.Contains(report.Forfeits[0].Did, want) ||
				len(report.Ratings) != 2 || len(report.Turns) != 2 ||
				report.Levels[0].Wins != 0 || report.Programs["bot1"] == "" || report.Measured == nil {
				t.Errorf("as data: %+v", report)
			}
		})
	}
}

// TestTheExamplesPlay plays matches of the example programs in the documentation.
func TestTheExamplesPlay(t *testing.T) {
	example := filepath.Join(t.TempDir(), "first.exe")
	if out, err := exec.Command("go", "build", "-o", example, "../../docs/bots/first").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	args := []string{
		"sim", "--game", "masters", "--matches", "2", "--bot", "python3 ../../docs/bots/first.py", "--bot",
		"'" + example + "'", "--bots", "random", "--seats", "3",
	}
	code, first, errs := call(t, "", args...)
	if code != exitOK || strings.Contains(first, "forfeits") {
		t.Errorf("exit code %d, %q\n%s", code, errs, first)
	}
	for _, want := range []string{"bot1: I have seat 0 of masters\n", "bot2: I have seat 1 of masters\n"} {
		if strings.Count(errs, want) != 2 {
			t.Errorf("no two lines %q in %q", want, errs)
		}
	}
	if _, second, _ := call(t, "", args...); second != first {
		t.Errorf("the second table is another one:\n%s\n%s", first, second)
	}
	page, err := os.ReadFile("../../docs/bot-protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"bots/first.py", "bots/first/main.go"} {
		if !strings.Contains(string(page), "]("+path+")") {
			t.Errorf("the page does not lead to %s", path)
		}
	}
}
