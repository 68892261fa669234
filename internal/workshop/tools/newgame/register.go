package main

import (
	"fmt"
	"go/format"
	"os"
	"strings"
)

// registry is a file with a list of the games, and where in it the next one stands.
type registry struct {
	path  string
	lines []line
}

// line is put before or after the first place where a text stands.
type line struct{ before, after, text string }

// listEnd is the end of the list of games: the return value of the first function in its file.
const listEnd = "\t}\n}\n"

// registries are the files in which a game is registered. ID stands for its id.
var registries = []registry{
	{"games/all/all.go", []line{
		{before: "\t\"runehall/games/market\"\n", text: "\t\"runehall/games/ID\"\n"},
		{before: listEnd, text: "\t\tentry(ID.Def),\n"},
	}},
	{"scenes/games.go", []line{
		{before: "\t\"runehall/games/market\"\n", text: "\t\"runehall/games/ID\"\n"},
		{before: "\t\"runehall/scenes/gallery\"\n", text: "\tIDboard \"runehall/scenes/ID\"\n"},
		{before: listEnd, text: `		seated(table.Kind[*ID.Game, ID.Move, ID.Event, ID.View]{
			Def: ID.Def, Levels: bots.Ladder(ID.Def), Former: bots.Former(ID.Def),
			Board: func() table.Board[ID.Move, ID.Event, ID.View] { return IDboard.New() },
			Music: sound.Title, Tips: IDboard.Tips,
		}, nil, nil),
`},
	}},
	{"scenes/table/notices/tips.go", []line{{after: "//says:keys {market}.tip.{@tips.market}", text: " {ID}.tip.{@tips.ID}"}}},
	{"assets/rules/files_other.go", []line{{after: "//go:embed common", text: " ID"}}},
	{"assets/rules/words_test.go", []line{
		{before: "\t\"runehall/games/market\"\n", text: "\t\"runehall/games/ID\"\n"},
		{after: "var matches = map[string]func(t *testing.T) *gamestest.Report{\n", text: `	"ID": func(t *testing.T) *gamestest.Report {
		return gamestest.Met(t, ID.Def, gamestest.Options[*ID.Game, ID.Move]{Matches: 24})
	},
`},
	}},
}

// registered returns a registry with the game in it.
func (h house) registered(r registry, g game) (file, error) {
	text, err := os.ReadFile(h.path(r.path))
	if err != nil {
		return file{}, fmt.Errorf("read a registry: %w", err)
	}
	f := file{path: r.path, text: string(text), was: string(text)}
	for _, l := range r.lines {
		where := l.before + l.after
		above, below, found := strings.Cut(f.text, where)
		if !found {
			return file{}, fmt.Errorf("%s is not what it was: %q does not stand in it, where the line of a game goes",
				r.path, where)
		}
		f.text = above + l.after + strings.ReplaceAll(l.text, "ID", g.id) + l.before + below
	}
	if strings.HasSuffix(r.path, ".go") {
		made, err := format.Source([]byte(f.text))
		if err != nil {
			return file{}, fmt.Errorf("put the game into %s: %w", r.path, err)
		}
		f.text = string(made)
	}
	return f, nil
}
