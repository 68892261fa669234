//go:build !js

package scenes

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"testing"
	"testing/fstest"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/feats"
	plaincards "runehall/internal/workshop/boardtest/cards"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/scenes/gallery"
	"runehall/scenes/library"
	"runehall/scenes/table"
	"runehall/ui"
	shows "runehall/ui/gallery"
)

// toy returns the registry entry of the toy game.
func toy() library.Game {
	return seated(table.Kind[*cards.Game, cards.Move, cards.Event, cards.View]{
		Def: cards.Def, Levels: bots.Ladder(cards.Def), Former: bots.Former(cards.Def),
		Board: func() table.Board[cards.Move, cards.Event, cards.View] { return plaincards.New() },
		Music: sound.Title, Pictures: []art.ID{art.Sheet}, Tips: plaincards.Tips,
	}, toySpecimens, toyFeats())
}

// toyFeats returns the achievements of the toy game: to have played, and nine that nobody reaches.
func toyFeats() (list []feats.Feat[cards.Event]) {
	for i := range featsEach {
		list = append(list, feats.Feat[cards.Event]{
			ID: fmt.Sprint(i), Clause: "TCA-8",
			Earned: func(*feats.Match[cards.Event], games.Seat) bool { return i == 0 },
		})
	}
	return list
}

// toyFiles returns the repository's files with the texts of the toy game in English, and of the real ones only those
// that a game lies beside.
func toyFiles(t *testing.T) fs.FS {
	t.Helper()
	files := fstest.MapFS{}
	for from, to := range map[string]string{
		"../internal/workshop/gamestest/toys/cards/testdata": "assets", "../assets/lang": "assets/lang",
		"../assets/rules/common": "assets/rules/common",
	} {
		err := fs.WalkDir(os.DirFS(from), ".", func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := os.ReadFile(path.Join(from, name))
			files[path.Join(to, name)] = &fstest.MapFile{Data: text}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, tag := range lang.Tags() {
		text, err := os.ReadFile("testdata/toy/feats.json")
		if err != nil {
			t.Fatal(err)
		}
		files["assets/lang/"+tag+"/toy-feats.json"] = &fstest.MapFile{Data: text}
	}
	// Its picture packs are the real ones.
	indices, err := fs.Glob(os.DirFS(".."), "assets/art/*/index.json")
	if err != nil || len(indices) == 0 {
		t.Fatal(indices, err)
	}
	for _, name := range indices {
		text, err := os.ReadFile(path.Join("..", name))
		if err != nil {
			t.Fatal(err)
		}
		files[name] = &fstest.MapFile{Data: text}
	}
	return files
}

func toySpecimens(_ *ui.Kit, text shows.Text) []shows.Subject {
	card := shows.Sample(60, func(c *ui.Canvas, r ui.Rect) { c.Panel(r) })
	return []shows.Subject{{Title: text("gallery.cards"), Widgets: []ui.Widget{card}}}
}

func sub(t *testing.T, files fs.FS, folder string) fs.FS {
	t.Helper()
	below, err := fs.Sub(files, folder)
	if err != nil {
		t.Fatal(err)
	}
	return below
}

// seatToy replaces the program's library by one with the toy game alone, until the test is over.
func seatToy(t *testing.T) *premises {
	t.Helper()
	files := toyFiles(t)
	messages, books := sub(t, files, "assets/lang"), sub(t, files, "assets/rules")
	ours := shelves
	t.Cleanup(func() { shelves = ours })
	shelves = library.Library{
		Games: []library.Game{toy()},
		Book:  func(tag string) (*lang.Book, error) { return lang.Read(messages, tag) },
		Rules: func(game, tag string) (*rules.Book, error) { return rules.Read(books, game, tag) },
	}
	return &premises{files: files, shelves: shelves, tags: lang.Tags(),
		entries: []games.Entry{games.NewEntry(cards.Def, bots.Levels(cards.Def))}}
}

// TestAToyIsSeated gives a toy game what docs/add-a-game.md asks for, and plays it from the hall to the results:
// set-up, table, rulebook and gallery take it as it is. It plays a match of two persons with curtains, and one against
// a computer player.
func TestAToyIsSeated(t *testing.T) {
	seatToy(t)
	for _, persons := range []int{1, 2} {
		d := launch(t, ui.Sz(915, 412), Config{Lang: "en"})
		d.tap("title.play")
		d.want("setup")
		d.tap("setup.option.shields") // off, and on again
		d.tap("setup.option.shields")
		if persons == 2 {
			d.tap("setup.seat.1.person")
		}
		d.tap("setup.rules")
		d.want("rules")
		d.key(ui.Back)
		d.tap("setup.begin")
		d.want("table")
		chance, moves := games.NewChance(3, 1), 0
		for taps := 0; d.line.Scene != "results"; taps++ {
			if taps == 3000 {
				t.Fatalf("the match does not end: %+v", d.line)
			}
			if d.plainTap("toy-cards", &chance) {
				moves++
			}
		}
		want := map[int]string{1: "New: Deed 0", 2: "New for Astrid: Deed 0\nNew for Ingrid: Deed 0"}[persons]
		if got := d.line.State["new"]; got != want {
			t.Errorf("new is %q, not %q", got, want)
		}
		if book := &d.app.stage.Ledger.Book; book.Len() != 1 || book.Lines("toy-cards")[0].Seats[0].Feats[0] != "0" {
			t.Errorf("the ledger has %+v", book.Lines(""))
		}
		if moves < 5 {
			t.Errorf("only %d moves were made by the buttons", moves)
		}
		d.fits()
		if err := d.app.stage.Book.Err(); err != nil {
			t.Error(err)
		}
	}
	d := launch(t, ui.Sz(1440, 900), Config{Lang: "en", Gallery: true})
	for page := 0; d.line.State["end"] != true && page < 90; page++ {
		d.key(ui.PageDown)
	}
	if err := d.app.stage.Book.Err(); err != nil || d.line.State["end"] != true {
		t.Errorf("the gallery: %v, %v", err, d.line.State)
	}
}

// plainTap presses something on the plain board of a game, or whatever the table wants first, and reports whether that
// made a move.
func (d *driver) plainTap(game string, chance *games.Chance) bool {
	d.t.Helper()
	d.settle()
	if d.line.Scene == "results" {
		return false
	}
	d.want("table")
	if r, shut := d.line.Targets["curtain.open"]; shut {
		at := ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2)
		d.point(ui.Press, at, 1)
		d.point(ui.Drag, at, 90)
		d.point(ui.Release, at, 1)
		return false
	}
	names := slices.Concat(d.names(game+".offer."), d.names(game+".card."), d.names(game+".played"))
	for _, name := range []string{"question.nobody", "recap.close"} {
		if _, offered := d.line.Targets[name]; offered {
			names = []string{name}
		}
	}
	if len(names) == 0 {
		d.tick()
		return false
	}
	d.tap(names[chance.IntN(len(names))])
	if d.line.State[game+".ready"] != true {
		return false
	}
	d.tap("table.confirm")
	return true
}

// TestTheListIsComplete removes from the toy game what each line of the list asks for, and gives it back: the line is
// missed when it is not met, and not when it is, apart from lines that this test cannot remove.
func TestTheListIsComplete(t *testing.T) {
	p := seatToy(t)
	p.stage = launch(t, ui.Sz(915, 412), Config{Lang: "en"})
	elsewhere := []string{"`games/all/testdata`", "`docs/record-format.md`, `docs/replay-json.md`",
		"`assets/art`, pack `title`"}
	bare := toy()
	bare.Music, bare.Pictures, bare.Exhibits, bare.Tips, bare.Feats = sound.Silence, nil, gallery.Exhibits{}, nil, nil
	nowhere := &premises{
		files: fstest.MapFS{}, tags: p.tags, stage: p.stage,
		shelves: library.Library{
			Book:  func(tag string) (*lang.Book, error) { return lang.Load(tag) },
			Rules: func(game, tag string) (*rules.Book, error) { return rules.Load(game, tag) },
		},
	}
	for _, n := range needs {
		if len(n.missing(nowhere, bare)) == 0 {
			t.Errorf("nobody misses %s", n.line)
		}
		missing := n.missing(p, toy())
		if slices.Contains(elsewhere, n.line) != (len(missing) > 0) {
			t.Errorf("%s: %q", n.line, missing)
		}
	}
}
