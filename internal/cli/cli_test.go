package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/release"
)

// call runs a command line that opens no window, and returns what it printed.
func call(t *testing.T, in string, args ...string) (code int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	code = run(args, console{in: strings.NewReader(in), out: &o, err: &e, getenv: func(string) string { return "" }})
	return code, o.String(), e.String()
}

// TestUsage shows that each mistake in a command line gets one line that names it, and exit code 2.
func TestUsage(t *testing.T) {
	dir := t.TempDir()
	text := filepath.Join(dir, "text")
	unknown := filepath.Join(dir, "unknown")
	record, err := games.NewRecord(&games.Info{ID: "chess", MinSeats: 2, MaxSeats: 2}, games.Setup{Seats: 2},
		[]games.Player{
			{Driver: games.Person, Colour: "amber", Emblem: "circle"},
			{Driver: games.Person, Colour: "sky", Emblem: "star"},
		})
	if err != nil {
		t.Fatal(err)
	}
	for path, content := range map[string][]byte{text: []byte("some\ntext\n"), unknown: record.Text()} {
		if err := os.WriteFile(path, content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for line, names := range map[string]string{
		"--frobnicate":             "--frobnicate",
		"--seed x":                 "--seed",
		"--seed=-1":                "--seed",
		"--seed":                   "--seed",
		"--size 10x10":             "--size",
		"--size wide":              "--size",
		"--show everything":        "--show",
		"--show=":                  "--show",
		"--scale 9":                "--scale",
		"--scale 0":                "--scale",
		"--scale NaN":              "--scale",
		"--scale=big":              "--scale",
		"--data=":                  "--data",
		"--open=":                  "--open",
		"--input=":                 "--input",
		"--lang=":                  "--lang",
		"-- sim":                   `"sim"`,
		"help":                     "--help",
		"--bot no-such-program":    "no-such-program",
		"--bot=":                   "--bot",
		"--bot go --bot-time -1s":  "--bot-time",
		"--lang xx":                "xx",
		"--open " + dir + "/none":  "none",
		"--open " + text:           "text",
		"--open " + unknown:        "chess",
		"--input " + dir + "/none": "none",
		"--input " + text:          "text",
		"--probe=perhaps":          "--probe",
		"chess":                    "chess",
		"sim --gme ritual":         "--gme",
		"sim --game chess":         "chess",
		"sim --game=":              "--game",
		"sim --bots=":              "--bots",
		"sim --record=":            "--record",
		"sim --option=":            "--option",
		"sim --seats 9":            "9",
		"sim --seats=many":         "--seats",
		"sim --bots god":           "god",
		"sim --bots greedy,":       `""`,
		"sim --seats 2 --bots random,random,random": "3",
		"sim --matches 0":           "--matches",
		"sim --option variant=none": "none",
		"sim --option=colour=red":   "colour",
		"sim --option variant":      "variant",
		"sim --option variant=explorers --option variant=explorers": "variant",
		"sim --bot no-such-program":                                 "no-such-program",
		"sim --bot '":                                               "quote",
		"sim --bot=":                                                "--bot",
		"sim --bot-time soon":                                       "--bot-time",
		"sim --bot-time -1s":                                        "--bot-time",
		"sim --bot go --bot go --bot go":                            "3 programs",
		"sim --bot go --bot go --bots greedy":                       "1 levels",
		"sim --bot go --bots greedy,random":                         "2 levels",
		"sim 7":                                                     "7",
		"sim --record " + text + "/dir":                             "text",
		"replay":                                                    "file",
		"replay a b":                                                "file",
		"replay " + dir + "/none":                                   "none",
		"replay " + dir:                                             dir,
		"replay " + text:                                            "text",
		"replay " + unknown:                                         "chess",
		"replay - --lang":                                           "--lang",
		"replay --json - --lang xx":                                 "xx",
		"replay -- --json":                                          "open --json",
		"replay -- - --json":                                        "2",
		"link":                                                      "file",
		"link " + text:                                              "text",
		"link " + unknown:                                           "chess",
		"replay #match=AAAA":                                        "link",
		"--open #match=AAAA":                                        "link",
		// an argument that is a file is opened, and this one is no record
		text:                              "text: ",
		text + " " + text:                 "Several files",
		dir:                               "is a folder",
		"--open " + dir + "/none " + text: "command",
	} {
		code, out, errs := call(t, "", strings.Fields(line)...)
		if code != exitUsage || out != "" || strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "runehall: ") ||
			!strings.Contains(errs, names) {
			t.Errorf("runehall %s: exit code %d, %q on the output, %q on the error", line, code, out, errs)
		}
	}
}

func TestErrorsAreOneLine(t *testing.T) {
	if got := oneLine(errors.New("one\r\ntwo\nthree")); got != "one; two; three" {
		t.Errorf("%q", got)
	}
	long := oneLine(errors.New("file: " + strings.Repeat("ä", 10_000) + ": end"))
	if n := utf8.RuneCountInString(long); n > 410 || !strings.HasPrefix(long, "file: ää") ||
		!strings.HasSuffix(long, "ää: end") {
		t.Errorf("%d characters: %q", n, long)
	}
}

func TestHelp(t *testing.T) {
	for line, want := range map[string]string{
		"--help":        "--size WxH",
		"sim --help":    "--bots A,B",
		"replay --help": "--json",
		"replay x -h":   "--all",
		"serve --help":  "others in (default 127.0.0.1:8747)\n",
		"--version":     "runehall " + release.Next,
	} {
		code, out, errs := call(t, "", strings.Fields(line)...)
		if code != exitOK || errs != "" || !strings.Contains(out, want) {
			t.Errorf("runehall %s: exit code %d, output %q, error %q", line, code, out, errs)
		}
	}
}

// TestHelpNamesEveryCommand also checks that the explanations of flags begin in the same column.
func TestHelpNamesEveryCommand(t *testing.T) {
	_, whole, _ := call(t, "", "--help")
	for name := range subcommands {
		if !strings.Contains(whole, "\n  runehall "+name+" ") ||
			!strings.Contains(whole, "see runehall "+name+" --help\n") {
			t.Errorf("runehall --help does not name %q:\n%s", name, whole)
		}
		code, out, errs := call(t, "", name, "--help")
		if code != exitOK || errs != "" || !strings.HasPrefix(out, "runehall "+name) {
			t.Errorf("runehall %s --help: exit code %d, output %q, error %q", name, code, out, errs)
		}
		column := 0
		for line := range strings.Lines(out) {
			flagged := regexp.MustCompile(`^  --\S+( [A-Z][A-Zx,=]*)? +`).FindString(line)
			if column == 0 {
				column = len(flagged)
			}
			if flagged != "" && len(flagged) != column {
				t.Errorf("runehall %s --help: not in the column of the others: %q", name, line)
			}
		}
	}
}

// simArgs returns the command line of the simulation that the tests below use.
func simArgs(more ...string) []string {
	return append([]string{"sim", "--game", "ritual", "--seats=3", "--bots", "greedy,random", "--matches", "2",
		"--seed", "7"}, more...)
}

// TestSim simulates the same matches twice. The table must be the same; the rate, which varies, goes to the error
// output.
func TestSim(t *testing.T) {
	code, first, rate := call(t, "", simArgs()...)
	if code != exitOK || !strings.Contains(rate, "moves/s") {
		t.Fatalf("exit code %d, error %q", code, rate)
	}
	for _, want := range []string{"ritual", "3 seats", "2 matches", "seed 7", "variant: adventurers", "greedy",
		"random"} {
		if !strings.Contains(first, want) {
			t.Errorf("the table does not say %q:\n%s", want, first)
		}
	}
	if _, second, _ := call(t, "", simArgs()...); second != first {
		t.Errorf("the second table is another one:\n%s\n%s", first, second)
	}
	_, text, _ := call(t, "", simArgs("--json", "--option", "variant=explorers")...)
	var report games.SimReport
	if err := json.Unmarshal([]byte(text), &report); err != nil {
		t.Fatal(err)
	}
	if len(report.Seats) != 3 || len(report.Levels) != 2 || report.Options["variant"] != "explorers" ||
		report.Measured == nil {
		t.Errorf("as data: %+v", report)
	}
	// With --rotate, each level plays at each seat in turn.
	_, text, _ = call(t, "", "sim", "--game", "market", "--bots", "novice,adept", "--rotate", "--matches", "2",
		"--json")
	report = games.SimReport{}
	if err := json.Unmarshal([]byte(text), &report); err != nil {
		t.Fatal(err)
	}
	if !report.Rotated || len(report.Levels) != 2 || report.Levels[1].Level != "adept" ||
		report.Levels[0].High <= report.Levels[0].Low {
		t.Errorf("in turn: %+v", report)
	}
	// Without levels all are greedy.
	if _, text, _ := call(t, "", "sim", "--matches", "1", "--json"); strings.Contains(text, "random") ||
		!strings.Contains(text, "greedy") {
		t.Errorf("without --bots:\n%s", text)
	}
}

// recorded plays two matches and returns the paths of their records.
func recorded(t *testing.T) []string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "records")
	for range 2 { // the second time the same records are there already, which is no error
		if code, _, errs := call(t, "", simArgs("--record", dir)...); code != exitOK {
			t.Fatalf("exit code %d, error %q", code, errs)
		}
	}
	paths, err := filepath.Glob(filepath.Join(dir, "*.runehall"))
	if err != nil || len(paths) != 2 {
		t.Fatalf("records %q, %v", paths, err)
	}
	return paths
}

func TestSimOverwritesNothing(t *testing.T) {
	path := recorded(t)[0]
	if err := os.WriteFile(path, []byte("mine\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	code, _, errs := call(t, "", simArgs("--record", filepath.Dir(path))...)
	if code != exitFailed || !strings.Contains(errs, path) {
		t.Errorf("exit code %d, error %q", code, errs)
	}
}

// TestReplayCommand replays a record as text without secrets, as text with them, and as JSON.
func TestReplayCommand(t *testing.T) {
	path := recorded(t)[0]
	code, public, errs := call(t, "", "replay", path)
	if code != exitOK || errs != "" {
		t.Fatalf("exit code %d, error %q", code, errs)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	record, err := games.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	seed := strings.Fields(strings.Split(string(text), "\n")[2])[1]
	if strings.Contains(public, seed) || strings.Contains(public, ": "+record.Steps[0].Move) {
		t.Errorf("told to everybody:\n%s", public)
	}
	_, everything, _ := call(t, "", "replay", "--all", path, "--lang=de")
	if !strings.Contains(everything, seed) || !strings.Contains(everything, ": "+record.Steps[0].Move) ||
		!strings.Contains(everything, "Die Summe nach 16 Zügen stimmt") {
		t.Errorf("told with all secrets:\n%s", everything)
	}
	if strings.Contains(public+everything, "⟦") {
		t.Errorf("a message is missing:\n%s", public)
	}
	code, data, errs := call(t, string(text), "replay", "--json", "-")
	if code != exitOK || errs != "" || strings.Count(data, "\n") != len(record.Steps)+2 {
		t.Errorf("as data: exit code %d, error %q, %d lines for %d steps", code, errs, strings.Count(data, "\n"),
			len(record.Steps))
	}
}

// TestReplayDamage replays records that are cut off, damaged, or hold illegal moves.
func TestReplayDamage(t *testing.T) {
	text, err := os.ReadFile(recorded(t)[0])
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	cut := string(text[:len(text)-5])
	code, _, errs := call(t, cut, "replay", "-")
	if code != exitOK || !strings.Contains(errs, "incomplete") {
		t.Errorf("an incomplete last line: exit code %d, error %q", code, errs)
	}
	_, whole, _ := call(t, string(text), "replay", "-")
	code, out, errs := call(t, "\ufeff"+strings.ReplaceAll(string(text), "\n", "\r\n")+"\r\n", "replay", "-")
	if code != exitOK || out != whole || errs != "" {
		t.Errorf("other line ends: exit code %d, error %q", code, errs)
	}
	bad := strings.Replace(string(text), lines[20], "0 pass ~00000000\n", 1)
	for _, flag := range []string{"--all", "--json"} {
		code, out, errs := call(t, bad, "replay", flag, "-")
		if code != exitFailed || !strings.Contains(errs, "line 21") || strings.Count(errs, "\n") != 1 || out == "" {
			t.Errorf("a damaged line 21, %s: exit code %d, error %q", flag, code, errs)
		}
	}
	// a record whose lines are sound, but with an illegal move
	record, err := games.ParseRecord([]byte(strings.Join(lines[:12], "")))
	if err != nil {
		t.Fatal(err)
	}
	steps := len(record.Steps)
	record.Add(games.Step{Kind: games.StepMove, Seat: 0, Move: "forgo"})
	for flag, want := range map[string]string{"--all": "does not fit", "--json": `"clause":"`} {
		code, out, errs := call(t, string(record.Text()), "replay", flag, "-")
		if code != exitFailed || !strings.Contains(out, want) || strings.Count(errs, "\n") != 1 ||
			strings.Contains(errs, "refusal.") {
			t.Errorf("a move %d that is not legal, %s: exit code %d, error %q\n%s", steps+1, flag, code, errs, out)
		}
	}
}

// sealed returns the text of a record with these lines, each followed by its checksum.
func sealed(lines ...string) string {
	var text []byte
	for _, line := range lines {
		text = append(text, line...)
		text = fmt.Appendf(text, " ~%08x\n", crc32.ChecksumIEEE(text))
	}
	return string(text)
}

// smallRecord are the lines of a record of Rituals without moves.
var smallRecord = []string{
	"runehall 1", "game ritual 1", "seed 7", "starts 0", `seat person amber circle "Ada"`, `seat person sky star "Ben"`,
	"moves",
}

// TestReplayHeads has heads in a form that this program never writes. They are refused with the number of the line.
func TestReplayHeads(t *testing.T) {
	if code, _, errs := call(t, sealed(smallRecord...), "replay", "-"); code != exitOK {
		t.Fatalf("exit code %d, error %q", code, errs)
	}
	for at, line := range map[int]string{3: "seed 007", 4: "starts", 5: "seat person amber circle \"A\xff\""} {
		lines := slices.Clone(smallRecord)
		lines[at-1] = line
		code, out, errs := call(t, sealed(lines...), "replay", "-")
		if code != exitUsage || out != "" || !strings.Contains(errs, fmt.Sprintf("line %d:", at)) {
			t.Errorf("with the line %q: exit code %d, error %q", line, code, errs)
		}
	}
}

// TestReplayOfNoMove replays records with text that is no move of the game. replay names the clause of the rules, and
// does not print a long text in full.
func TestReplayOfNoMove(t *testing.T) {
	for _, text := range []string{"dance", strings.Repeat("dance", 600_000)} {
		record := sealed(append(slices.Clone(smallRecord), "0 "+text)...)
		for flag, want := range map[string]string{"--lang=en": "COM-3: There is no such move.",
			"--json": `"clause":"COM-3"`} {
			code, out, errs := call(t, record, "replay", flag, "-")
			if code != exitFailed || !strings.Contains(out, want) || !strings.Contains(errs, "There is no such move.") {
				t.Errorf("%s: exit code %d, error %q, output %.2000q", flag, code, errs, out)
			}
			if strings.Contains(out, strings.Repeat("dance", 100)) {
				t.Errorf("%s: the whole line is told", flag)
			}
		}
	}
}

// TestReplayNames has names with control codes: they must reach the terminal neither as codes nor as a new line.
func TestReplayNames(t *testing.T) {
	list := players(2, games.Person)
	list[0].Name, list[1].Name = "A\x1b[31m\nB\u202e\xff", "Zoë 👩\u200d🌾"
	record, err := games.NewRecord(all.Entries()[0].Info(), games.Setup{Seats: 2}, list)
	if err != nil {
		t.Fatal(err)
	}
	code, out, errs := call(t, string(record.Text()), "replay", "-", "--lang", "en")
	if code != exitOK || strings.ContainsAny(out, "\x1b\u202e") || !strings.Contains(out, "Seat 1: A[31m B\n") ||
		!strings.Contains(out, "Seat 2: "+list[1].Name+"\n") {
		t.Errorf("exit code %d, error %q\n%q", code, errs, out)
	}
}

// TestEveryGame simulates every game with the default options.
func TestEveryGame(t *testing.T) {
	for _, entry := range all.Entries() {
		if code, _, errs := call(t, "", "sim", "--matches", "1", "--bots", "random", "--game",
			entry.Info().ID); code != exitOK {
			t.Errorf("%s: exit code %d, error %q", entry.Info().ID, code, errs)
		}
	}
}
