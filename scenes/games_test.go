//go:build !js

package scenes

import (
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/all"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/library"
)

// premises are the places in which the needs of a game are looked for.
type premises struct {
	files   fs.FS // files of the repository
	entries []games.Entry
	shelves library.Library
	tags    []string // the languages
	stage   *driver  // a running program, for the gallery
}

// info returns the description of a game, and its levels of computer players; nil if the game is in no list.
func (p *premises) info(id string) (*games.Info, []string) {
	for _, e := range p.entries {
		if e.Info().ID == id {
			return e.Info(), e.Levels()
		}
	}
	return nil, nil
}

// need is something that each game needs, or only a game with a board.
type need struct {
	line    string // what is needed, as the list in docs/add-a-game.md calls it
	board   bool
	missing func(p *premises, g library.Game) []string
}

// needs is the list of docs/add-a-game.md, in its order.
var needs = []need{
	{"`games/all/all.go`", false, lacksEntry},
	{"`games/all/testdata`", false, lacksGolden},
	{"`scenes/games.go`", false, lacksLine},
	{"`assets/lang/<tag>`", false, lacksMessages},
	{"`assets/rules/<game>/<tag>.json`", false, lacksRulebook},
	{"`assets/rules/files_other.go`", false, lacksEmbedded},
	{"`docs/record-format.md`, `docs/replay-json.md`", false, lacksForms},
	{"`assets/art`, pack `title`", false, lacksTable},
	{"`assets/art`, its own pack", true, lacksPictures},
	{"`assets/sound`", true, lacksMusic},
	{"`scenes/<game>/specimen.go`", true, lacksExhibits},
	{"`scenes/<game>/tips.go`", true, lacksTips},
	{"`games/feats/<game>.go`", true, lacksFeats},
}

// missing returns every line of needs that a game does not meet.
func (p *premises) missing(g library.Game) (lines []string) {
	for _, n := range needs {
		if n.board && g.Door == nil {
			continue
		}
		for _, what := range n.missing(p, g) {
			lines = append(lines, fmt.Sprintf("%s lacks in %s: %s", g.ID, n.line, what))
		}
	}
	return lines
}

// TestEveryGameIsComplete names every line of needs that a game does not meet. Package gamestest checks the rules core.
func TestEveryGameIsComplete(t *testing.T) {
	pagetest.Long(t)
	p := &premises{os.DirFS(".."), all.Entries(), shelves, lang.Tags(), launch(t, pagetest.Sizes[6], Config{})}
	var ids []string
	for _, g := range shelves.Games {
		ids = append(ids, g.ID)
	}
	if want := all.IDs(); !slices.Equal(ids, want) {
		t.Errorf("the games of scenes/games.go are %v, want those of games/all/all.go, in their order: %v", ids, want)
	}
	ids = slices.Concat(folders(t, "games"), all.IDs(), ids)
	slices.Sort(ids)
	for _, id := range slices.Compact(ids) {
		g, ok := shelves.Game(id)
		if !ok {
			g.ID = id
		}
		for _, line := range p.missing(g) {
			t.Error(line)
		}
	}
	for _, id := range folders(t, "scenes") {
		if g, _ := shelves.Game(id); g.Door == nil {
			t.Errorf("scenes/games.go does not lead to the board in scenes/%s", id)
		}
	}
}

// folders lists the folders below games that have a core, or below scenes that have a board.
func folders(t *testing.T, of string) (ids []string) {
	t.Helper()
	found, err := fs.Glob(os.DirFS("../"+of), map[string]string{"games": "*/evaluate.go", "scenes": "*/board.go"}[of])
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range found {
		// these serve any game
		if id, _, _ := strings.Cut(path, "/"); !slices.Contains([]string{"table", "boards", "plain"}, id) {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		t.Errorf("%s has no folders of games", of)
	}
	return ids
}

// TestTheListIsThatOfTheGuide compares needs with the list that people read.
func TestTheListIsThatOfTheGuide(t *testing.T) {
	text, err := os.ReadFile("../docs/add-a-game.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "\n## The list\n")
	list, _, _ = strings.Cut(list, "\n## ")
	var got, want []string
	for row := range strings.Lines(list) {
		if cells := strings.Split(row, "|"); len(cells) > 2 && strings.Contains(cells[1], "`") {
			got = append(got, strings.TrimSpace(cells[1]))
		}
	}
	for _, n := range needs {
		want = append(want, n.line)
	}
	if !slices.Equal(got, want) {
		t.Errorf("the list of docs/add-a-game.md has the lines\n%q, the tests have\n%q", got, want)
	}
}
