package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// thingsText stands for package things: only the types that have to do with kinds.
const thingsText = "type Thing[K ~uint8] struct{ Kind K }\n\ntype Kinds[K ~uint8] struct{ Of []K }\n"

// house is an importer of the packages that a test has made.
type house map[string]*types.Package

func (h house) Import(path string) (*types.Package, error) {
	if p := h[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("no test brings %s", path)
}

// packed makes a package of files with these texts, and type-checks it.
func packed(t *testing.T, folder string, files ...string) *code {
	t.Helper()
	return packedWith(t, house{}, folder, files...)
}

func packedWith(t *testing.T, h house, folder string, files ...string) *code {
	t.Helper()
	c := &code{set: token.NewFileSet()}
	for i, text := range files {
		f, err := parser.ParseFile(c.set, fmt.Sprintf("%d.go", i), "package "+path.Base(folder)+"\n"+text,
			parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		c.files = append(c.files, f)
	}
	if err := c.understand(module+"/"+folder, h); err != nil {
		t.Fatal(err)
	}
	return c
}

func TestArrowsLeadToWhatStandsAtTheTopOfAnotherFile(t *testing.T) {
	things := packed(t, "scenes/things", thingsText)
	h := house{things.pkg.Path(): things.pkg}
	const target = "type T struct{ Field int }\nfunc (T) Method() {}\nfunc Fn() {}\nvar V T\nconst C = 1\ntype G[X any] struct{ x X }\nfunc (g G[X]) Get() {}\n"
	for name, c := range map[string]struct {
		text string
		want int
	}{
		"type":          {"func f(T) {}", 1},
		"function":      {"func f() { Fn() }", 1},
		"variable":      {"func f() { _ = V }", 1},
		"constant":      {"func f() { _ = C }", 1},
		"often is once": {"func f() { Fn(); Fn(); _ = V }", 1},
		"its own":       {"func g() {}; func f() { g() }", 0},
		"field":         {"func f() { _ = h().Field }", 1},
		"method":        {"func f() { h().Method() }", 2},
		"generic":       {"func f() { k().Get() }", 2},
		"other package": {"import \"runehall/scenes/things\"\nfunc f(things.Thing[uint8]) {}", 0},
	} {
		// The file between names the types, so the tested file can name a field or a method alone.
		between := "func h() T { return T{} }\nfunc k() G[int] { return G[int]{} }"
		got := packedWith(t, h, "scenes/p", target, c.text, between).arrows().knows(1)
		if got != c.want {
			t.Errorf("%s: the file knows %d others, want %d", name, got, c.want)
		}
	}
}

func TestArrowsThatRunUp(t *testing.T) {
	for name, c := range map[string]struct {
		files        []string
		up, atLeast  float64
		arrows, high int // high is the file at the top of the best order
	}{
		"a chain": {[]string{"func c() {}", "func b() { c() }", "func a() { b(); c() }"}, 0, 0, 3, 2},
		"a chain of one each, whose first two know equally many": {[]string{"func c() {}", "func b() { c() }",
			"func a() { b() }"}, 50, 0, 2, 2},
		"two that know each other": {[]string{"func b() { a() }", "func a() { b() }"}, 100, 50, 2, -1},
		"a circle of four, two of whom know equally many": {[]string{"func d() {}; func up() { a() }",
			"func c() { d() }", "func b() { c(); d() }", "func a() { b(); c(); d() }"},
			200. / 7, 100. / 7, 7, 3},
		"one that knows little above one that knows much": {[]string{"func a() { b() }", "func b() { c(); d(); e() }",
			"func c() {}", "func d() {}", "func e() {}"},
			25, 0, 4, 0},
		"none": {[]string{"func a() {}", "func b() {}"}, 0, 0, 0, -1},
	} {
		a := packed(t, "scenes/p", c.files...).arrows()
		if a.all() != c.arrows {
			t.Errorf("%s: %d arrows, want %d", name, a.all(), c.arrows)
		}
		if got := a.share(a.byWhatTheyKnow()); got != c.up {
			t.Errorf("%s: %.1f %% run up, want %.1f", name, got, c.up)
		}
		best := a.best()
		if got := a.share(best); got != c.atLeast {
			t.Errorf("%s: at least %.1f %% run up, want %.1f", name, got, c.atLeast)
		}
		if c.high >= 0 && best[c.high] != slices.Max(best) {
			t.Errorf("%s: heights %v, want %d highest", name, best, c.high)
		}
	}
}

func TestArrowsThatRunUpAreNamed(t *testing.T) {
	c := packed(t, "scenes/p", "type T struct{}\nfunc c() { a(); a() }", "func b(T) { c() }",
		"func a() { b(T{}); c() }\nfunc (T) get() {}", "func d(t T) { t.get() }")
	var b bytes.Buffer
	printUp(&b, c)
	const want = "2.go knows 2\n3.go knows 2\n    up to 2.go: get\n0.go knows 1\n    up to 2.go: a\n1.go knows 1\n    up to 0.go: T c\n"
	if b.String() != want {
		t.Errorf("%s, want\n%s", b.String(), want)
	}
}

func TestFunctionsInManyBoards(t *testing.T) {
	const lit = "type show struct{}\n\n// lit is said of what shines.\nfunc (s *show) lit() bool {\n\treturn true\n}\n"
	boards := []*code{
		packed(t, "scenes/a", lit, "func here() {}\nfunc two() {}"),
		packed(t, "scenes/b", lit, "func there() {}\nfunc two() {}"),
		packed(t, "scenes/c", "type show struct{}\nfunc (show) lit() bool { return true }",
			"type other struct{}\nfunc (other) lit() {}"),
	}
	// In two boards lit has 3 lines of code, a line of comment and an empty line; in the third it has one line and an
	// empty one.
	all := func(*code, *ast.FuncDecl) bool { return false }
	if names, lines := repeated(boards, all); names != 1 || lines != 5+5+2 {
		t.Errorf("%d names, %d lines, want 1 and 12", names, lines)
	}
	if got := fmt.Sprint(repetitions(append(boards, packed(t, "scenes/d", "func two() {}\nfunc two2() {}")),
		all)); got != "[{show.lit 3 12} {two 3 6}]" {
		t.Errorf("the names are %s", got)
	}
	if names, _ := repeated(boards[:2], all); names != 0 {
		t.Errorf("%d names stand in three of two boards", names)
	}
}

func TestFunctionsOfATableDoNotCount(t *testing.T) {
	def := packed(t, "scenes/boards", "type Def[A, B any] struct{ Draw func(); Model, Rest func() int }")
	h := house{def.pkg.Path(): def.pkg}
	const board = "import \"runehall/scenes/boards\"\ntype artist struct{}\nfunc (artist) draw() {}\nfunc model() int { return rest() }\nfunc rest() int { return 1 }\n" +
		"func New() any {\n\tvar a artist\n\treturn boards.Def[int, int]{Draw: a.draw, Model: func() int { return model() }}\n}"
	var boards []*code
	for _, folder := range []string{"scenes/a", "scenes/b", "scenes/c"} {
		boards = append(boards, packedWith(t, h, folder, board))
	}
	// New has four lines and an empty one, the others one and an empty one.
	if names, lines := repeated(boards, func(*code, *ast.FuncDecl) bool { return false }); names != 4 ||
		lines != 3*(5+3*2) {
		t.Errorf("%d names, %d lines, want 4 and 33", names, lines)
	}
	if names, lines := repeated(boards, tabled); names != 1 || lines != 3*2 {
		t.Errorf("without the tables %d names, %d lines, want 1 and 6: rest alone", names, lines)
	}
}

func TestFilesThatKnowAKind(t *testing.T) {
	things := packed(t, "scenes/things", thingsText)
	h := house{things.pkg.Path(): things.pkg}
	boards := []*code{
		// no kinds of things
		packed(t, "scenes/no", "type kind uint8\nconst (\n\tnothing kind = iota\n\tdeck\n)", "var a = deck",
			"var b = deck"),
		packedWith(t, h, "scenes/of", "import \"runehall/scenes/things\"\ntype sort uint8\nconst hand sort = 1\nvar at things.Thing[sort]",
			"var a, b = hand, hand", "var c = hand", "var d = hand"),
		packedWith(t, h, "scenes/new", "import \"runehall/scenes/things\"\ntype kind uint8\nconst (\n\tnothing kind = iota\n\tdeck\n)\nvar all = things.Kinds[kind]{}",
			"var a = deck", "type colour uint8\nconst red colour = 1", "var b = red", "var c = red", "var d = red"),
	}
	var got []string
	for _, k := range kinds(boards) {
		got = append(got, fmt.Sprintf("%s %s %d", k.board, k.name, k.files))
	}
	if want := []string{"of hand 4", "new deck 2", "new nothing 1"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestKeysInTheCode(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"a.go": `package a
var A, B = "page.title", "page." + "of"`,
		"sub/b.go":   "package b\nvar B = `page.raw`",
		"a_test.go":  `package a; var T = "page.tested"`,
		"build/c.go": `package c; var C = "page.built"`,
		"d.txt":      `"page.text"`,
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	literals, err := readLiterals(root)
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]bool{"page.title": true, "page.raw": true, "page.of": false, "page.tested": false,
		"page.built": false, "page.text": false} {
		if literals[key] != want {
			t.Errorf("%s: found is %v", key, literals[key])
		}
	}
}

func TestWhatIsPrinted(t *testing.T) {
	const two = "import \"runehall/scenes/things\"\ntype kind uint8\nconst deck kind = 1\nvar at things.Thing[kind]\nfunc one() {}"
	things := packed(t, "scenes/things", thingsText)
	h := house{things.pkg.Path(): things.pkg}
	var boards []*code
	for _, folder := range []string{"scenes/a", "scenes/b", "scenes/c"} {
		boards = append(boards, packedWith(t, h, folder, two, "func other() { one(); _ = deck }"))
	}
	var b bytes.Buffer
	print(&b, boards, packed(t, "scenes", "func x() {}"), []string{"a", "b", "c", "d"}, map[string]bool{"b": true},
		map[string][]string{"b": {"x.go:1"}, "c": {"x.go:2"}, "d": {}})
	for _, want := range []string{
		"| scenes/b | 2 | 8 | 1 | 0 % | 0 % |",
		"| all | | 24 | | | |",
		"| scenes | 1 | 2 | 0 | 0 % | 0 % |",
		"2 names, 12 lines",
		"at most: a deck 2; b deck 2; c deck 2;",
		"1 of 4, 25 %; that are found by name or by says: 2, 50 %",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not in\n%s", want, b.String())
		}
	}
}

func TestPackagesOfTheHouseAreRead(t *testing.T) {
	const root = "../../../.."
	got, err := load(root, "games/ledger")
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != 1 || got[0].folder != "games/ledger" || got[0].arrows().all() == 0 {
		t.Errorf("games/ledger was not understood: %+v", got)
	}
	files, err := filepath.Glob(root + "/games/ledger/*.go")
	if err != nil {
		t.Fatal(err)
	}
	lines := 0
	for _, f := range files {
		if text, err := os.ReadFile(f); err != nil {
			t.Fatal(err)
		} else if !strings.HasSuffix(f, "_test.go") {
			lines += bytes.Count(text, []byte("\n"))
		}
	}
	if got[0].lines() != lines {
		t.Errorf("%d lines, want %d", got[0].lines(), lines)
	}
	if n := len(boardFolders(root)); n < 5 {
		t.Errorf("%d boards", n)
	}
	keys, err := readKeys(root)
	if err != nil || len(keys) < 2000 {
		t.Errorf("%d keys, %v", len(keys), err)
	}
}

// TestBoardsInOrderStayInOrder holds the boards that are in order to their limits: at most 15 % of the arrows run up,
// and at most eight files know a kind of thing.
func TestBoardsInOrderStayInOrder(t *testing.T) {
	boards, err := load("../../../..", "scenes/market", "scenes/stones")
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range boards {
		a := b.arrows()
		if up := a.share(a.byWhatTheyKnow()); a.all() == 0 || up > 15 {
			t.Errorf("%s: %.1f %% of %d arrows run up; make shape ARGS=\"-up %s\" names them", b.folder, up, a.all(),
				b.folder)
		}
		known := kinds([]*code{b})
		if len(known) == 0 {
			t.Errorf("%s has no kinds of things", b.folder)
		}
		for _, k := range known {
			if k.files > 8 {
				t.Errorf("%s: %d files know the kind %s", b.folder, k.files, k.name)
			}
		}
	}
}
