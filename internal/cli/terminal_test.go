//go:build !js

package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/workshop/intime"
)

// obeyed are texts with codes that terminals obey, or characters that hide or reverse others.
var obeyed = []string{
	"\x1b[2J\x1b[H", "\x1b]0;title\a", "\x1b]8;;https://example.org\x1b\\link\x1b]8;;\x1b\\", "\x1bP+q544e\x1b\\",
	"\x1b[6n", "\u009b31m", "\u009d0;c1\u009c", "\x9b31m", "\xff\xfe", "\a\a", "up\rover", "back\b\b\b\bup", "\x7f",
	"\u202egnp.exe", "\u2066\u2067in\u2069", "\u061c\u200f", "\u2028line", "\u2029", "\ufeff",
	"\U000e0041\U000e007f", "\x0e\x0f", "\v\f", "\x00nul",
}

// checkPlain fails if a text holds anything that a terminal would obey.
func checkPlain(t *testing.T, where, text string) {
	t.Helper()
	if !utf8.ValidString(text) {
		t.Errorf("%s: bytes that are no text in %q", where, text)
	}
	for _, c := range text {
		if c != '\n' && c != '\t' && (unicode.IsControl(c) ||
			unicode.In(c, unicode.Bidi_Control, unicode.Zl, unicode.Zp) || c == 0xfeff || c>>8 == 0xe00) {
			t.Errorf("%s: %U in %q", where, c, text)
			return
		}
	}
}

// hostileRecord returns a record whose names hold a code.
func hostileRecord(t *testing.T, code string) *games.Record {
	t.Helper()
	game, _ := all.Entry("ritual")
	r, err := games.NewRecord(game.Info(), games.Setup{Seats: 2, Seed: 3}, []games.Player{
		{Name: "A" + code + "a", Driver: games.Person, Colour: "amber", Emblem: "circle"},
		{Name: "B" + code + "b", Driver: games.Person, Colour: "sky", Emblem: "star"},
	})
	if err != nil {
		t.Skipf("no record holds that: %v", err)
	}
	return r
}

// TestNoTerminalObeys gives every command names, drivers, paths, flags and links with such codes: none may be printed.
func TestNoTerminalObeys(t *testing.T) {
	dir := t.TempDir()
	for i, code := range obeyed {
		where := func(what string) string { return fmt.Sprintf("%s %q", what, code) }
		check := func(what string, args ...string) {
			t.Helper()
			_, out, errs := call(t, "", args...)
			checkPlain(t, where(what), out)
			checkPlain(t, where(what), errs)
		}
		name := strings.NewReplacer("\x00", "", "/", "").Replace(code)
		path := filepath.Join(dir, fmt.Sprint(i)+name+".runehall")
		for _, missing := range []string{"replay", "link", "page", "--open", "--input"} {
			check(missing, missing, path)
		}
		check("argument", name)
		check("flag", "--"+name)
		check("flag of sim", "sim", "--"+name+"=1")
		check("value", "--lang", name+"x")
		check("game", "sim", "--game", "g"+name)
		check("level", "sim", "--bots", "n"+name)
		check("option", "sim", "--option", "o"+name+"=1")
		check("bot", "sim", "--bot", "b"+name)
		check("link", "replay", "runehall://open#match="+name)
		check("escaped link", "replay", "runehall://open#match="+url.QueryEscape(name))
		if err := os.WriteFile(path, []byte("runehall 1\ngame "+code+"\n"), 0o600); err != nil {
			t.Log(err) // not every file system allows such names
			continue
		}
		check("a broken file", "replay", path)
		r := hostileRecord(t, strings.ToValidUTF8(code, "?"))
		text := r.Text()
		for what, content := range map[string][]byte{
			"a record":         text,
			"a torn record":    append(bytes.Clone(text), "move 0 pla"...),
			"a damaged record": append(bytes.Clone(text), "move 0 "+code+"\n"...),
			"a driver":         bytes.ReplaceAll(text, []byte("person"), []byte("d"+code)),
		} {
			if err := os.WriteFile(path, content, 0o600); err != nil {
				t.Fatal(err)
			}
			check(what, "replay", path)
			check(what, "replay", "--all", "--lang", "de", path)
			check(what, "link", path)
			_, out, errs := call(t, "", "replay", "--json", path)
			checkPlain(t, where("as JSON "+what), out)
			checkPlain(t, where("as JSON "+what), errs)
			for line := range strings.SplitSeq(strings.TrimSpace(out), "\n") {
				if line != "" && !json.Valid([]byte(line)) {
					t.Errorf("%s: %q is no JSON", where(what), line)
				}
			}
		}
	}
}

// TestTheLogIsPlain logs such codes as the window logs what came from outside.
func TestTheLogIsPlain(t *testing.T) {
	for _, code := range obeyed {
		var b bytes.Buffer
		log := slog.New(slog.NewTextHandler(&terminal{to: &b}, nil))
		log.Error("a message "+code, "error", errors.New(code), "name", code, "bytes", []byte(code))
		checkPlain(t, fmt.Sprintf("%q", code), b.String())
	}
}

// TestAProgramDoesNotReachTheTerminal has a program that plays write such codes to its error output and as its answers,
// which are none: it forfeits when the time for its start is over.
func TestAProgramDoesNotReachTheTerminal(t *testing.T) {
	for _, form := range [][]string{nil, {"--json"}} {
		intime.Try(t, 2*time.Second, func(start time.Duration) error {
			exit, out, errs := call(t, "", append([]string{"sim", "--matches", "1", "--bots", "random",
				"--bot-start", start.String(), "--bot", bot(t, "codes")}, form...)...)
			checkPlain(t, "what it answers", out)
			checkPlain(t, "what it writes", errs)
			if exit != exitOK || strings.Count(errs, "bot1: ") < len(obeyed) ||
				form == nil && !strings.Contains(out, "forfeits") {
				return fmt.Errorf("exit code %d, %q, %q", exit, out, errs)
			}
			return nil
		})
	}
}

// TestTextPassesATerminal writes text of many scripts in portions of every size: it must come out unchanged.
func TestTextPassesATerminal(t *testing.T) {
	const text = "Zoë\tÐ 'ʼ’ \u00a0\u202f\u00ad ᚱᚢᚾ אבג مرحبا 你好 👩\u200d👧 e\u0301 क\u094d\u200dष\n"
	for size := 1; size < len(text); size++ {
		var b bytes.Buffer
		to := &terminal{to: &b}
		for rest := text; rest != ""; {
			n := min(size, len(rest))
			if wrote, err := to.Write([]byte(rest[:n])); wrote != n || err != nil {
				t.Fatal(wrote, err)
			}
			rest = rest[n:]
		}
		if b.String() != text {
			t.Errorf("in portions of %d: %q", size, b.String())
		}
	}
	var b bytes.Buffer
	to := &terminal{to: &b}
	fmt.Fprint(to, "a\xe2\x80")
	if fmt.Fprint(to, "\xaeb\x1b"); b.String() != "a\ufffdb\ufffd" {
		t.Errorf("a code in two portions: %q", b.String())
	}
}

// TestJSONKeepsWhatItSays writes such codes as JSON: they are escaped, and come back when they are read.
func TestJSONKeepsWhatItSays(t *testing.T) {
	for _, code := range obeyed {
		code = strings.ToValidUTF8(code, "")
		var b bytes.Buffer
		if err := json.NewEncoder(escapes{&b}).Encode(code); err != nil {
			t.Fatal(err)
		}
		checkPlain(t, code, b.String())
		var back string
		if err := json.Unmarshal(b.Bytes(), &back); err != nil || back != code {
			t.Errorf("%q comes back as %q, %v", code, back, err)
		}
	}
}
