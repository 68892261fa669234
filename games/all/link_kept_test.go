package all

import (
	"bytes"
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"runehall/games"
)

// keptLinks are links that programs of earlier days wrote, each above the record that it holds: "link GAME VERSION
// TEXT", the lines of the record, and an empty line. The version is that of the game's rules. None is ever changed; a
// game whose rules have a new version gets one more, by -update.
//
//go:embed testdata/links
var keptLinks string

// TestLinksOfEarlierDaysComeBackTheSame opens every kept link, each of a match with an undo. A link under the present
// rules gives its record to the byte; the match can be continued, and written as a link again. A link under earlier
// rules is refused, and the error names the version.
func TestLinksOfEarlierDaysComeBackTheSame(t *testing.T) {
	present := map[string]bool{}
	for block := range strings.SplitSeq(strings.TrimSpace(keptLinks), "\n\n") {
		head, record, _ := strings.Cut(block, "\n")
		record += "\n"
		words := strings.Fields(head)
		game, text := words[1], words[3]
		version, err := strconv.Atoi(words[2])
		if err != nil {
			t.Fatal(err)
		}
		e, ok := Entry(game)
		if !ok || !strings.Contains(record, "\nundo ") {
			t.Errorf("%s: there is no such game, or no undo in\n%s", game, record)
			continue
		}
		link, err := games.ParseLink(text)
		if err != nil || link.Head.Game != game || link.Head.Version != version {
			t.Errorf("%s %d: the head is %+v, %v", game, version, link, err)
			continue
		}
		got, err := e.Unlink(link)
		if version != e.Info().Version {
			if err == nil || !strings.Contains(err.Error(), "version") {
				t.Errorf("%s: a link of the rules of version %d is read by version %d: %v", game, version,
					e.Info().Version, err)
			}
			continue
		}
		if present[game] = true; err != nil || string(got.Text()) != record {
			t.Errorf("%s %d: it comes back as another match, %v", game, version, err)
			continue
		}
		if playing, err := e.Resume(got); err != nil || playing == nil {
			t.Errorf("%s %d: nobody can go on with it: %v", game, version, err)
		}
		again, err := e.Link(got)
		if err != nil {
			t.Errorf("%s %d: %v", game, version, err)
			continue
		}
		if link, err = games.ParseLink(again); err != nil {
			t.Errorf("%s %d: %v", game, version, err)
		} else if got, err = e.Unlink(link); err != nil || !bytes.Equal(got.Text(), []byte(record)) {
			t.Errorf("%s %d: written as a link once more it holds another match: %v", game, version, err)
		}
	}
	for _, e := range Entries() {
		if info := e.Info(); !present[info.ID] {
			if *update {
				keep(t, e)
				continue
			}
			t.Errorf("no link of %s by the rules of version %d is kept in testdata/links: -update adds one", info.ID,
				info.Version)
		}
	}
}

// keep appends a link of a match under a game's present rules, with an undo in it.
func keep(t *testing.T, e games.Entry) {
	t.Helper()
	info := e.Info()
	whole := linked(t, e, info.MinSeats, "random")
	record, err := games.NewRecord(info, whole.Setup, whole.Players)
	if err != nil {
		t.Fatal(err)
	}
	moves := slices.DeleteFunc(slices.Clone(whole.Steps), func(s games.Step) bool { return s.Kind != games.StepMove })
	for _, move := range moves[:12] {
		record.Add(move)
	}
	record.Add(games.Step{Kind: games.StepUndo, N: 10})
	for _, move := range moves[10:13] {
		record.Add(move)
	}
	text, err := e.Link(record)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.OpenFile(filepath.Join("testdata", "links"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := fmt.Fprintf(file, "link %s %d %s\n%s\n", info.ID, info.Version, text, record.Text()); err != nil {
		t.Fatal(err)
	}
}
