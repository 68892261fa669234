package main

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"runehall/internal/workshop/lane"
)

// ours is the repository that this test is part of.
var ours = house{root: filepath.Join("..", "..", "..", "..")}

// copied returns a copy of the repository without Git's data and builds.
func copied(t *testing.T) house {
	t.Helper()
	to := t.TempDir()
	err := filepath.WalkDir(ours.root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		below, err := filepath.Rel(ours.root, name)
		if err != nil {
			return err
		}
		switch {
		case below == ".git" && !entry.IsDir():
			return nil // in a worktree .git is a file
		case below == ".git" || below == "build" || entry.Name() == "node_modules":
			return fs.SkipDir
		case entry.IsDir():
			return os.MkdirAll(filepath.Join(to, below), 0o755)
		case !entry.Type().IsRegular():
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, below), text, info.Mode().Perm())
	})
	if err != nil {
		t.Fatal(err)
	}
	return house{root: to}
}

// everything returns the texts of all files of a repository.
func (h house) everything(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(h.root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		all[name] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// run runs a command in a repository, and returns its output.
func (h house) run(t *testing.T, name string, args ...string) (string, error) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir = h.root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=-trimpath")
	text, err := cmd.CombinedOutput()
	return string(text), err
}

// TestAGameIsMade makes a game in a copy of the repository, builds the program with it, and runs the game's tests. With
// RUNEHALL_WHOLE the script makes the game, a match of it is played from the title to the results, and the tests of all
// texts and imports run too.
func TestAGameIsMade(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	h := copied(t)
	// Compiled without optimizing, it takes less than half as long and is found wrong by the same. By day vet, which
	// would look at everything below the new board too, is left to the whole lane.
	fast := "-gcflags=runehall/scenes/...=-N -l"
	steps := [][]string{{"go", "test", lane.Of("-vet=off", "-vet="), fast, "./games/dragons", "./scenes/dragons"},
		{"go", "build", fast, "-ldflags=-s -w", "-o", "build/runehall", "."}}
	if os.Getenv("RUNEHALL_WHOLE") == "" {
		g, err := h.named("dragons", "")
		if err != nil {
			t.Fatal(err)
		}
		files, err := h.files(g)
		if err != nil {
			t.Fatal(err)
		}
		if err := h.write(files); err != nil {
			t.Fatal(err)
		}
	} else {
		told, err := h.run(t, "scripts/new-game.sh", "dragons")
		if err != nil {
			t.Fatalf("%v: %s", err, told)
		}
		t.Log(told)
		for _, want := range []string{"games/dragons/game.go", "table.dragons", "10 feats", "what the gallery shows",
			"## Moves of Dragons", "Building",
			"1  Draw", "5  Intent"} {
			if !strings.Contains(told, want) {
				t.Errorf("the script does not tell of %s", want)
			}
		}
		hall, err := os.ReadFile("testdata/hall_test.go.txt")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(h.path("scenes/new_game_test.go"),
			[]byte(strings.ReplaceAll(string(hall), "ID", "dragons")), 0o644); err != nil {
			t.Fatal(err)
		}
		steps = append(steps, []string{"go", "test", "./scenes", "-run", "TestTheNewGameIsPlayed"},
			[]string{"go", "test", "./assets/lang", "./assets/rules", "./internal/workshop/tools/says/said",
				"./internal/workshop/arch"},
			[]string{"env", "GOOS=js", "GOARCH=wasm", "go", "build", "./scenes"})
	}
	for _, step := range steps {
		if told, err := h.run(t, step[0], step[1:]...); err != nil {
			t.Errorf("%s: %v\n%s", strings.Join(step, " "), err, told)
		}
	}
	was := h.everything(t)
	if _, err := h.named("dragons", "DRG"); err == nil {
		t.Error("the game can be made twice")
	}
	files, err := h.files(game{"dragons", "DRG"})
	if err != nil {
		t.Fatal(err)
	}
	if err := h.write(files); err == nil || !maps.Equal(was, h.everything(t)) {
		t.Errorf("files that are there already are written over: %v", err)
	}
}

// TestNothingOfTheToyIsLeft checks that no file of a new game has names of the toy that it was made from, and that all
// files are there.
func TestNothingOfTheToyIsLeft(t *testing.T) {
	g, err := ours.named("dragons", "DRG")
	if err != nil {
		t.Fatal(err)
	}
	files, err := ours.files(g)
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, f := range files {
		paths = append(paths, f.path)
		for _, toy := range []string{toyID, toyLetters, toyCore, toyBoard, "package " + toyName} {
			if strings.Contains(f.text, toy) {
				t.Errorf("%s has %s", f.path, toy)
			}
		}
		if _, err := os.Stat(ours.path(f.path)); (f.was == "") != errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s is new, or was there: %v", f.path, err)
		}
		if f.was != "" && strings.Count(f.text, "dragons") == 0 {
			t.Errorf("%s does not name the game", f.path)
		}
	}
	for _, tag := range []string{"en", "de", "fr", "uk"} {
		for _, want := range []string{"assets/lang/" + tag + "/dragons.json", "assets/rules/dragons/" + tag + ".json"} {
			i := slices.Index(paths, want)
			if i < 0 || !strings.Contains(files[i].text, "DRG-8") {
				t.Errorf("there is no %s with the clauses", want)
			}
		}
	}
	for _, want := range []string{"games/dragons/def.go", "games/dragons/clauses_test.go", "scenes/dragons/board.go",
		"scenes/dragons/board_test.go"} {
		if !slices.Contains(paths, want) {
			t.Errorf("there is no %s", want)
		}
	}
}

// TestTheRungsAreTold checks that docs/add-a-game.md has a row for each rung, which is a field of a plain board's
// definition that may be nil, as the script prints them. Each row names a file of the toy, or says none.
func TestTheRungsAreTold(t *testing.T) {
	def, err := os.ReadFile(ours.path("scenes/plain/def.go"))
	if err != nil {
		t.Fatal(err)
	}
	doc, err := os.ReadFile(ours.path("docs/add-a-game.md"))
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| [1-9] \\| `(\\w+)` \\| [^|]+ \\| ([^|]+) \\|$").FindAllStringSubmatch(string(doc), -1) {
		rows[row[1]] = row[2]
	}
	_, fields, _ := strings.Cut(string(def), "type Def[")
	_, fields, found := strings.Cut(fields, "Headline func")
	fields, _, _ = strings.Cut(fields, "\n}\n")
	rungs := regexp.MustCompile(`(?m)^\t([A-Z]\w+) +func\(`).FindAllStringSubmatch(fields, -1)
	if !found || len(rungs) < 5 || len(rungs) != len(rows) {
		t.Errorf("there are %d rungs, and %d rows of them", len(rungs), len(rows))
	}
	for _, rung := range rungs {
		said := rows[rung[1]]
		name := regexp.MustCompile("`(\\w+\\.go)`").FindStringSubmatch(said)
		if said == "" || name == nil && !strings.HasPrefix(said, "none") {
			t.Errorf("%s: docs/add-a-game.md says %q", rung[1], said)
		}
		if name == nil {
			continue
		}
		if _, err := os.Stat(ours.path(toyBoard, name[1])); err != nil {
			t.Error(err)
		}
	}
}

// TestIDsAreRefused checks that bad or taken ids and letters are refused with a reason.
func TestIDsAreRefused(t *testing.T) {
	for _, c := range []struct{ id, letters, want string }{
		{"", "", "one word"},
		{"Dragons", "", "one word"},
		{"../dragons", "", "one word"},
		{"my-game", "", "one word"},
		{"go", "", "one word"},
		{"switch", "", "the language Go"},
		{"ritual", "", "there is a folder games/ritual"},
		{"table", "", "there is a folder scenes/table"},
		{"common", "", "there is a folder assets/rules/common"},
		{"art", "", "scenes/games.go uses the name art"},
		{"entry", "", "games/all/all.go uses the name entry"},
		{"aloud", "", "there is a message aloud."},
		{"rituals", "", "the letters RIT are taken"},
		{"dragons", "STO", "the letters STO are taken"},
		{"dragons", "COM", "the letters COM are taken"},
		{"dragons", "dr", "three letters"},
	} {
		if _, err := ours.named(c.id, c.letters); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q %q: %v, and not a word of %q", c.id, c.letters, err, c.want)
		}
	}
	for id, letters := range map[string]string{"dragons": "", "rituals": "RTS"} {
		if _, err := ours.named(id, letters); err != nil {
			t.Error(err)
		}
	}
}

// TestARegistryThatChangedIsToldOf has a list of games that the tool does not recognise any more: it must refuse to
// make a game.
func TestARegistryThatChangedIsToldOf(t *testing.T) {
	h := house{root: t.TempDir()}
	path := "assets/rules/files_other.go"
	if err := h.write([]file{{path: path, text: "package rules\n"}}); err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(registries, func(r registry) bool { return r.path == path })
	if _, err := h.registered(registries[i], game{"dragons", "DRG"}); err == nil ||
		!strings.Contains(err.Error(), path+" is not what it was") {
		t.Errorf("got %v", err)
	}
}
