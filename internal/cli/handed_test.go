//go:build !js

package cli

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/internal/incoming"
	"runehall/scenes"
)

// hostile are addresses that an attacker could write, so that the program gets flags of their choice instead of opening
// something.
var hostile = []string{
	`runehall://open" --bot "calc`,
	`runehall://open" --bot calc "`,
	`runehall://open" --bot=calc`,
	`runehall:" "--bot" "cmd /c calc" "`,
	`runehall:\" --bot calc`,
	`runehall:\\" --bot calc \\"`,
	`runehall:\\\" --bot calc`,
	`runehall:"" --data C:\Windows`,
	`runehall:""" --bot calc """`,
	`runehall:" --handed "--bot`,
	`runehall:" --open "\\evil\share\x.runehall`,
	`runehall:" sim "--bot" calc`,
	"runehall:\" \t--bot\tcalc \"",
	"runehall:\n--bot calc",
	"runehall:%22%20--bot%20calc%20%22",
	"runehall:%0a--bot calc",
	"runehall:%00--bot",
	"runehall:\x00--bot",
	"runehall:--bot=calc",
	"runehall:%USERPROFILE%",
	"--bot=calc", "--bot", "-bot=calc", "-x", "--", "-", "--handed", "--handed=x", "--open=x", "--version", "--help",
	"-h", "sim", "replay", "page", "link",
	`"`, `\`, ` `, `" "`, "''", "$(calc)", "`calc`", ";calc", "|calc", "&calc", "^&calc",
}

// split splits a command line as programs under Windows do (CommandLineToArgvW, and the C library since 2008).
// Backslashes are special only before a quotation mark, and two quotation marks within quotes stand for one.
func split(line string) (args []string) {
	for line = strings.TrimLeft(line, " \t"); line != ""; line = strings.TrimLeft(line, " \t") {
		var arg strings.Builder
		slashes, quoted := 0, false
		i := 0
		for ; i < len(line); i++ {
			c := line[i]
			switch {
			case c == '\\':
				slashes++
				continue
			case c == '"':
				arg.WriteString(strings.Repeat(`\`, slashes/2))
				if slashes%2 == 1 {
					arg.WriteByte('"')
				} else if quoted && i+1 < len(line) && line[i+1] == '"' {
					arg.WriteByte('"')
					i++
				} else {
					quoted = !quoted
				}
				slashes = 0
				continue
			}
			arg.WriteString(strings.Repeat(`\`, slashes))
			slashes = 0
			if (c == ' ' || c == '\t') && !quoted {
				break
			}
			arg.WriteByte(c)
			if i+1 < len(line) && !quoted && (line[i+1] == ' ' || line[i+1] == '\t') {
				i++
				break
			}
		}
		arg.WriteString(strings.Repeat(`\`, slashes))
		args, line = append(args, arg.String()), line[i:]
	}
	return args
}

// only checks that a command line either opens this text or is refused, and sets no other flag.
func only(t *testing.T, args []string, text string) {
	t.Helper()
	if !hasHanded(args) {
		t.Errorf("%q is read as flags", args)
		return
	}
	got := handedFlags(args)
	want := windowFlags{botTime: defaultBotTime, botStart: defaultBotStart, handed: true, refused: got.refused}
	if len(args) == 2 && args[0] == handedFlag {
		want.open = args[1]
		if args[1] != text {
			t.Errorf("%q opens something else than %q", args, text)
		}
	} else if e, ok := errors.AsType[*incoming.Error](got.refused); !ok || e.Reason != incoming.Mixed {
		t.Errorf("%q is not refused: %v", args, got.refused)
	}
	if got != want {
		t.Errorf("%q gives %+v", args, got)
	}
}

// TestHandedOverIsNeverAFlag passes hostile addresses as each system does: they must be opened or refused, and never
// read as flags.
func TestHandedOverIsNeverAFlag(t *testing.T) {
	for _, text := range hostile {
		only(t, []string{handedFlag, text}, text) // on Linux and macOS it is one argument
		args := split(`--handed "` + text + `"`)  // and on Windows it is whatever the program makes of the line
		only(t, args, args[len(args)-1])
		only(t, []string{handedFlag, text, text}, "")
		only(t, []string{"--bot", "calc", handedFlag, text}, "")
		only(t, []string{text, handedFlag, text}, "")
		only(t, []string{"--handed=" + text}, "")
		only(t, []string{"-handed", text}, "")
	}
	if args := split(`--handed "` + hostile[0] + `"`); !slices.Equal(args,
		[]string{"--handed", "runehall://open", "--bot", "calc"}) {
		t.Errorf("Windows splits it into %q", args)
	}
	if args := split(`a\\b "c d"e "f\"g" "h\\" i`); !slices.Equal(args, []string{`a\\b`, "c de", `f"g`, `h\`, "i"}) {
		t.Errorf("Windows splits it into %q", args)
	}
}

// TestHandedOverOpensNothingElse runs the whole command with hostile addresses. Without a display it must end with one
// line of error, and must not start a program, simulate, or print help.
func TestHandedOverOpensNothingElse(t *testing.T) {
	if display(func(string) string { return "" }) == nil {
		t.Skip("a window would open")
	}
	for _, text := range hostile {
		code, out, errs := call(t, "", handedFlag, text)
		if code != exitUsage || out != "" || strings.Count(errs, "\n") != 1 {
			t.Errorf("%q: exit code %d, output %q, error %q", text, code, out, errs)
		}
		code, out, errs = call(t, "", handedFlag, "runehall://open#match=AQ", text)
		if code != exitUsage || out != "" || !strings.Contains(errs, "This was more than one file") {
			t.Errorf("with %q behind: exit code %d, output %q, error %q", text, code, out, errs)
		}
	}
	if code, _, errs := call(t, "", handedFlag); code != exitFailed || !strings.Contains(errs, "display") {
		t.Errorf("from a menu: exit code %d, error %q", code, errs)
	}
}

// TestWhatIsOpenedIsRead opens files and links in each form in which systems pass them. The configuration holds their
// text, or the reason why they cannot be opened.
func TestWhatIsOpenedIsRead(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	for name, text := range map[string]string{"a b.runehall": "one", "x#match=AS9.runehall": "two",
		"empty.runehall": "", "--bot": "three", "-": "four"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const link = "runehall://open#match=AQ"
	for text, want := range map[string]string{
		"a b.runehall": "one", filepath.Join(dir, "a b.runehall"): "one", "x#match=AS9.runehall": "two",
		"--bot": "three", "-": "four", link: link,
	} {
		o := handedFlags([]string{handedFlag, text})
		var config scenes.Config
		if err := o.takeIn(&config, console{in: strings.NewReader("standard input")}); err != nil ||
			string(config.Open) != want || config.OpenFailed != nil {
			t.Errorf("%q: %q, %v, %v, want %q", text, config.Open, config.OpenFailed, err, want)
		}
	}
	for text, want := range map[string]incoming.Reason{
		"none.runehall": incoming.Missing, "empty.runehall": incoming.Empty, dir: incoming.Folder,
		"runehall://open": incoming.NoMatch, "": incoming.Nothing,
		"file://server/x.runehall": incoming.Elsewhere,
	} {
		o := handedFlags([]string{handedFlag, text})
		var config scenes.Config
		err := o.takeIn(&config, console{})
		if e, ok := errors.AsType[*incoming.Error](config.OpenFailed); err != nil || !ok || e.Reason != want ||
			config.Open != nil {
			t.Errorf("%q: %q, %v, %v, want %s", text, config.Open, config.OpenFailed, err, want)
		}
	}
	var config scenes.Config
	o := windowFlags{open: "-"}
	if err := o.takeIn(&config, console{in: strings.NewReader("standard input")}); err != nil ||
		string(config.Open) != "standard input" {
		t.Errorf("the standard input: %q, %v", config.Open, err)
	}
}

// TestBareArgumentsAreOpened tells arguments that are files or links from misspelt commands.
func TestBareArgumentsAreOpened(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	if err := os.WriteFile("match", []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	for arg, want := range map[string]bool{
		"match": true, dir: true, "none.runehall": true, "NONE.RUNEHALL": true, "/none": true, "./none": true,
		"file:///none": true, "runehall://open": true,
		"runehall://open#match=AQ": true, "#match=AQ": true, "https://example.org": true, "": true, "replai": false,
		"help": false,
	} {
		if openable([]string{arg}) != want {
			t.Errorf("%q: openable is %v", arg, !want)
		}
	}
	if openable(nil) || openable([]string{"match", "replai"}) || !openable([]string{"match", dir}) {
		t.Error("several arguments")
	}
}

func TestRefusalsAreInThePersonsLanguage(t *testing.T) {
	for tag, want := range map[string]string{"de": "Die Datei „x“ ist leer.", "fr": "Le fichier", "uk": "Файл"} {
		c := console{getenv: func(name string) string {
			if name == "LANG" {
				return tag
			}
			return ""
		}}
		if err := c.say("", incoming.Because(incoming.Empty, "x", nil)); !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v", tag, err)
		}
	}
}
