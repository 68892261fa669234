package arch_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"runehall/games/all"
)

const module = "runehall"

// gameIDs are the games that <game> stands for in the map.
var gameIDs = all.IDs()

// effects are packages of the standard library that a pure package must not import, nor any package below them: clock,
// disk, network, other programs, loggers.
var effects = []string{"log", "net", "os", "syscall", "testing", "time", "unsafe", "math/rand", "runtime"}

// row is a row of the map: a folder, which folders it may import, and whether it must be pure. Folders have no slash at
// the end.
type row struct {
	folder string
	may    []string
	pure   bool
}

// listing is a package as go list describes it.
type listing struct {
	ImportPath, Name string
	Standard         bool
	Imports          []string
}

// platforms are the platforms for which imports are checked.
var platforms = [][]string{{"GOOS=linux", "GOARCH=amd64"}, {"GOOS=windows", "GOARCH=amd64"},
	{"GOOS=js", "GOARCH=wasm"}}

func TestImportsFollowTheMap(t *testing.T) {
	rows := readMap(t)
	for _, platform := range platforms {
		for _, p := range goList(t, platform, "./...") {
			for _, fault := range faults(rows, p) {
				t.Errorf("%s: %s", platform[0], fault)
			}
		}
	}
}

// games/all also has games without a board, which nobody needs to download with the page.
func TestThePageHasOnlyGamesWithTables(t *testing.T) {
	for _, p := range goList(t, []string{"GOOS=js", "GOARCH=wasm"}, ".") {
		if p.ImportPath == "runehall/games/all" {
			t.Error("the program of the page holds all games")
		}
	}
}

func TestTheMapLeadsDownwards(t *testing.T) {
	rows := readMap(t)
	for i, r := range rows {
		for _, may := range r.may {
			if !slices.ContainsFunc(rows[i+1:], func(below row) bool { return below.folder == may }) {
				t.Errorf("%s: %s may import %s, which has no row below it", mapFile, r.folder, may)
			}
		}
		if !strings.Contains(r.folder, "<game>") {
			if _, err := os.Stat(r.folder); err != nil {
				t.Errorf("%s names a folder that is not there: %v", mapFile, err)
			}
		}
	}
}

// TestFaultsAreFound checks the check itself: it must find each of these forbidden imports, and allow the others.
func TestFaultsAreFound(t *testing.T) {
	rows := readMap(t)
	for _, c := range []struct{ from, to, want string }{
		{"games/ritual", "runehall/ui", "may not import ui"},
		{"games/ritual", "runehall/games/masters", "may not import games/masters"},
		{"games/ritual", "os", "is pure"},
		{"games/ritual", "time", "is pure"},
		{"games/ritual", "log/slog", "is pure"},
		{"games/ritual", "pgregory.net/rapid", "is pure"},
		{"games", "runehall/games/bots", "may not import games/bots"},
		{"games/bots", "runehall/games/ritual", "may not import games/ritual"},
		{"internal/workshop/gamestest", "runehall/games/ritual", "may not import games/ritual"},
		{"ui", "runehall/games", "may not import games"},
		{"ui", "runehall/scenes", "may not import scenes"},
		{"assets/lang", "runehall/games", "may not import games"},
		{"internal/store", "runehall/scenes/table", "may not import scenes/table"},
		{"scenes/table", "runehall/scenes/ritual", "may not import scenes/ritual"},
		{"scenes/ritual", "runehall/scenes/masters", "may not import scenes/masters"},
		{"scenes/ritual", "runehall/games/masters", "may not import games/masters"},
		{"scenes/attic", "runehall/ui", "has no row"},
		{"games/chess", "runehall/games", "has no row"},
	} {
		got := faults(rows, listing{ImportPath: module + "/" + c.from, Imports: []string{"fmt", c.to}})
		if len(got) != 1 || !strings.Contains(got[0], c.want) {
			t.Errorf("%s importing %s: %q, want one fault with %q", c.from, c.to, got, c.want)
		}
	}
	for from, to := range map[string]string{"games/ritual": "runehall/games", "scenes/toss": "runehall/games/toss",
		"scenes": "runehall/scenes/stones", "internal/store": "os"} {
		if got := faults(rows, listing{ImportPath: module + "/" + from, Imports: []string{"fmt", to}}); got != nil {
			t.Errorf("%s importing %s: %q", from, to, got)
		}
	}
}

// faults lists the imports of a package that the map forbids.
func faults(rows []row, p listing) []string {
	folder, ours := ourFolder(p.ImportPath)
	if !ours {
		return nil
	}
	r, game, found := rowOf(rows, folder)
	if !found {
		return []string{folder + " has no row in " + mapFile}
	}
	var wrong []string
	for _, path := range p.Imports {
		to, ours := ourFolder(path)
		switch {
		case ours && !allowed(r, game, to):
			wrong = append(wrong, fmt.Sprintf("%s may not import %s: its row in %s does not name it", folder, to,
				mapFile))
		case !ours && r.pure && impure(path):
			wrong = append(wrong, fmt.Sprintf("%s is pure and may not import %s", folder, path))
		}
	}
	return wrong
}

// rowOf returns the row of a folder, and the game that <game> stands for in it. A row with the folder's own name comes
// first.
func rowOf(rows []row, folder string) (r row, game string, found bool) {
	for _, r := range rows {
		if r.folder == folder {
			return r, "", true
		}
	}
	for _, r := range rows {
		for _, game := range gameIDs {
			if strings.ReplaceAll(r.folder, "<game>", game) == folder {
				return r, game, true
			}
		}
	}
	return row{}, "", false
}

// allowed reports whether a row allows the import of a folder. <game> stands for the row's own game, or for any game if
// the row belongs to none.
func allowed(r row, game, folder string) bool {
	games := []string{game}
	if game == "" {
		games = gameIDs
	}
	return slices.ContainsFunc(r.may, func(may string) bool {
		return slices.ContainsFunc(games, func(g string) bool { return strings.ReplaceAll(may, "<game>", g) == folder })
	})
}

// impure reports whether a package that is not ours has effects, or is not from the standard library.
func impure(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	if strings.Contains(first, ".") {
		return true
	}
	return slices.ContainsFunc(effects, func(e string) bool {
		return path == e || strings.HasPrefix(path, e+"/") && path != "math/rand/v2"
	})
}

// ourFolder returns the folder of a package, if it is ours.
func ourFolder(path string) (string, bool) {
	if path == module {
		return ".", true
	}
	return strings.CutPrefix(path, module+"/")
}

// mapFile is the map of the packages, seen from the root of the repository.
const mapFile = "internal/workshop/arch/map.md"

func readMap(t *testing.T) []row {
	t.Helper()
	text, err := os.ReadFile(mapFile)
	if err != nil {
		t.Fatal(err)
	}
	var rows []row
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "|")
		if len(cells) != 5 || !strings.Contains(cells[1], "`") {
			continue
		}
		rows = append(rows, row{folder: folders(cells[1])[0], pure: strings.Contains(cells[2], "; pure"),
			may: folders(cells[3])})
	}
	if len(rows) < 10 {
		t.Fatalf("%s has only %d rows", mapFile, len(rows))
	}
	return rows
}

// folders returns the folders named in a cell, between backquotes.
func folders(cell string) []string {
	var found []string
	for i, part := range strings.Split(cell, "`") {
		if i%2 == 1 {
			if part = strings.TrimSuffix(part, "/"); part == "" {
				part = "."
			}
			found = append(found, part)
		}
	}
	return found
}

// goList lists packages of the repository and everything that they depend on, for a platform.
func goList(t *testing.T, platform []string, packages string) []listing {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Name,Standard,Imports", packages)
	cmd.Env = append(append(os.Environ(), "CGO_ENABLED=0"), platform...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var all []listing
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listing
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}
