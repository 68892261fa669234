//go:build !js

package scenes

import (
	"bytes"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/ledger"
	"runehall/internal/words"
	"runehall/scenes/matches"
	"runehall/ui"
)

// TestEveryFaultHasWords looks up what is said of each kind of fault in each language.
func TestEveryFaultHasWords(t *testing.T) {
	for _, tag := range lang.Tags() {
		book, err := shelves.Messages(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, fault := range games.Faults() {
			text, ok := words.Fault(book, fault.Of(os.ErrInvalid))
			if !ok || strings.Contains(text, "⟦") || strings.Contains(text, os.ErrInvalid.Error()) {
				t.Errorf("%s: of %q is said %q", tag, fault, text)
			}
		}
		for _, err := range []error{
			&games.DamageError{Line: 12, Err: os.ErrInvalid}, &games.StepError{Step: 12, Err: games.NotActing},
			&games.StepError{Step: 12, Err: os.ErrInvalid},
			games.ErrNotLink, games.ErrNotRecord, games.ErrLongRecord, games.ErrLongLink,
		} {
			if text, ok := words.Fault(book, err); !ok || strings.Contains(text, "⟦") {
				t.Errorf("%s: of %v is said %q", tag, err, text)
			} else if where := strings.Contains(text, "12"); where != strings.Contains(err.Error(), "12") {
				t.Errorf("%s: %q says where it is, or does not", tag, text)
			}
		}
	}
}

// wrecks calls wreck with records and links of a game that are damaged in many ways; some have checks that fit the
// damage.
func wrecks(t *testing.T, game games.Entry, chance *rand.Rand, wreck func(record []byte, link string)) {
	t.Helper()
	seats := game.Info().MinSeats
	var players []games.Player
	for range seats {
		players = append(players, games.Player{Driver: "random", Colour: "amber", Emblem: "circle", Name: "Ada"})
	}
	var record *games.Record
	if _, err := game.Simulate(games.SimConfig{
		Setup: games.Setup{Seats: seats, Seed: chance.Uint64()}, Players: players, Matches: 1,
		Record: func(_ int, r *games.Record) error {
			record = r
			return nil
		},
	}); err != nil {
		t.Fatal(err)
	}
	link, err := game.Link(record)
	if err != nil {
		t.Fatal(err)
	}
	wreck(nil, link[:chance.IntN(len(link))])
	at := chance.IntN(len(link))
	wreck(nil, link[:at]+string("Aq7_"[chance.IntN(4)])+link[at+1:])
	text := record.Text()
	wreck(text[:chance.IntN(len(text))], "")
	flipped := bytes.Clone(text)
	flipped[chance.IntN(min(len(text), 400))] ^= byte(1 + chance.IntN(255))
	wreck(flipped, "")
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	for i, line := range lines {
		lines[i] = line[:strings.LastIndex(line, " ~")]
	}
	bad := []string{
		"", "runehall 2", "game chess 1", "game " + game.Info().ID + " 999", "seed x", "tables 0000000000000000",
		"starts 4 4", "option variant maybe",
		"option stays yes", "seat person amber circle Ada", "moves", "undo 99999", "undo 0", "sum 3 0123456789abcdef",
		"sum 16 0123456789abcdef", "0 fly", "4 pass",
		lines[chance.IntN(len(lines))],
	}
	for _, line := range bad {
		at := chance.IntN(min(len(lines), 40))
		changed := append(append(append([]string{}, lines[:at]...), line), lines[at+chance.IntN(2):]...)
		wreck(sealed(changed...), "")
	}
}

// TestNoDamageLacksWords damages records and links of every game, and opens each: whatever is wrong with it, there are
// words for it.
func TestNoDamageLacksWords(t *testing.T) {
	book, err := shelves.Messages("de")
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(33, 8))
	found := map[games.Fault]int{}
	check := func(what string, err error) {
		if err == nil {
			return
		}
		if _, unknown := err.(matches.UnknownGame); unknown {
			return
		}
		fault, _, _ := games.FaultOf(err)
		found[fault]++
		if text, ok := words.Fault(book, err); !ok || strings.Contains(text, "⟦") {
			t.Errorf("%.300s\nis refused with %v, and %q is said", what, err, text)
		}
	}
	for _, game := range all.Entries() {
		for range 12 {
			wrecks(t, game, chance, func(record []byte, text string) {
				if record != nil {
					_, err := sittingIn(record)
					check(string(record), err)
					return
				}
				link, err := games.ParseLink(text)
				if err != nil {
					check(text, err)
					return
				}
				r, err := matches.Follow(&shelves, link)
				check(text, err)
				for err == nil && !r.Step(1000) {
				}
				if err == nil {
					_, err = r.Result()
					check(text, err)
				}
			})
		}
	}
	for _, fault := range []games.Fault{
		games.FaultNotRecord, games.FaultCut, games.FaultHead, games.FaultDamaged, games.FaultFormat, games.FaultRules,
		games.FaultTables, games.FaultSetup,
		games.FaultMove, games.FaultUndo, games.FaultSum, games.FaultLink,
	} {
		if found[fault] == 0 {
			t.Errorf("nothing was refused as %q: %v", fault, found)
		}
	}
}

// converted returns the record of a match that has just begun, with the line ends of Windows.
func converted() []byte {
	return bytes.ReplaceAll(sealed(
		"runehall 1", "game ritual 1", "seed 7", `seat person amber circle "left"`,
		`seat person sky diamond "right"`, "moves",
	), []byte("\n"), []byte("\r\n"))
}

// TestTextsThatWereConverted opens a record that mail, an editor or git has reformatted, and plays on in a text of our
// own form.
func TestTextsThatWereConverted(t *testing.T) {
	given := converted()
	want := bytes.ReplaceAll(given, []byte("\r\n"), []byte("\n"))
	for name, text := range map[string][]byte{
		"CR LF": given, "a byte order mark": append([]byte("\ufeff"), given...),
		"empty lines": append(bytes.Clone(given), "\r\n\r\n"...),
	} {
		d := launch(t, ui.Sz(915, 412), Config{Lang: "en", Open: text})
		if d.settle(); d.line.Scene != "table" {
			t.Errorf("%s: it leads to %s: %v", name, d.line.Scene, d.line.State["error"])
			continue
		}
		if got := d.app.stack.top().scene.(recorder).Record(); !bytes.Equal(got, want) {
			t.Errorf("%s: the record is\n%q", name, got)
		}
	}
}

// TestStoredTextsThatWereConverted opens a reformatted record that somebody put among ours: the match goes on in a
// record of our own form, and the file stays as it is.
func TestStoredTextsThatWereConverted(t *testing.T) {
	given := converted()
	d := launch(t, ui.Sz(915, 412), Config{Lang: "en"})
	stored := ""
	d.app.stage.Store.Import("ritual", given, func(id string, err error) {
		if err != nil {
			t.Error(err)
		}
		stored = id
		openMatch(d.app.stage, id)
	})
	if d.settle(); d.line.Scene != "table" {
		t.Fatalf("it leads to %s: %v", d.line.Scene, d.line.State["error"])
	}
	if got := d.app.stack.top().scene.(recorder).Record(); bytes.Contains(got, []byte("\r")) {
		t.Errorf("the record is %q", got)
	}
	d.app.stage.Store.Read(stored, func(text []byte, err error) {
		if err != nil || !bytes.Equal(text, given) {
			t.Errorf("the file is now %q, %v", text, err)
		}
	})
	d.settle()
}

// TestCollectionsOfOthers opens collections of another version, or cut off: the program says so, and takes in what is
// whole.
func TestCollectionsOfOthers(t *testing.T) {
	for text, want := range map[string]string{
		"runehall-collection 2\nend\n":               "Another version",
		"runehall-collection 1\nledger 5 00000000\n": "damaged, or not all",
	} {
		d := launch(t, ui.Sz(915, 412), Config{Lang: "en", Open: []byte(text)})
		if d.settle(); d.line.Scene != "error" || !strings.Contains(d.line.State["error"].(string), want) {
			t.Errorf("%q leads to %s: %v", text, d.line.Scene, d.line.State["error"])
		}
	}
	whole := ledger.Collection{}
	d := launch(t, ui.Sz(915, 412),
		Config{Lang: "en", Open: bytes.ReplaceAll(whole.Text(), []byte("\n"), []byte("\r\n"))})
	if d.settle(); d.line.Scene != "statistics" {
		t.Errorf("a converted collection leads to %s: %v", d.line.Scene, d.line.State["error"])
	}
}
