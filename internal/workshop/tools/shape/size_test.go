package main

import (
	"bytes"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const root = "../../../.."

// TestNoFunctionDecidesTooMuch holds all functions but those of tests to the ceiling, those of the workshop too.
func TestNoFunctionDecidesTooMuch(t *testing.T) {
	folders, err := measure(root)
	if err != nil {
		t.Fatal(err)
	}
	exceptions, err := readCeilings(filepath.Join(root, ceilingsFile))
	if err != nil {
		t.Fatal(err)
	}
	over := state{folders: folders}.overCeiling()
	for _, wrong := range againstCeiling(over, exceptions) {
		t.Errorf("%s (%s)", wrong, ceilingsFile)
	}
	if n := len(folders["scenes/market"].functions); n < 100 {
		t.Errorf("only %d functions were found in scenes/market", n)
	}
}

func TestBranchesAreCounted(t *testing.T) {
	for text, want := range map[string]int{
		"func f() {}": 1,
		"func f() { if a { b() } else if c && d || e { } else { } }":            5,
		"func f() { for { for range x { } } }":                                  3,
		"func f() { switch x { case 1, 2: case 3: default: } }":                 3,
		"func f() { switch x.(type) { case int: } }":                            2,
		"func f() { select { case <-c: case d <- 1: default: } }":               3,
		"func f() { g(func() { if a { } }); x = !a }":                           2,
		"func (r *T) f() { if a { } }":                                          2,
		"func f() { a, b := c == d, e | g; _ = func() bool { return a && b } }": 2,
	} {
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, "f.go", "package p\n"+text, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := functionsOf(set, "p", file)[0].branches; got != want {
			t.Errorf("%s: %d branches, want %d", text, got, want)
		}
	}
}

func TestTheListOfCeilingsMayOnlyShrink(t *testing.T) {
	over := []function{{"p new", 9, 21}, {"p grown", 9, 31}, {"p shrunk", 9, 25}, {"p same", 9, 22}}
	got := againstCeiling(over, map[string]int{"p grown": 30, "p shrunk": 26, "p same": 22, "p gone": 40})
	want := []string{"p new has 21 branches; 20 are the ceiling", "p grown has grown from 30 branches to 31",
		"p shrunk has only 25 branches left: write that instead of 26", "p gone is not over the ceiling: strike it out"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	for _, bad := range []string{"p f\n", "21 p f\n22 p f\n", "x\n"} {
		file := filepath.Join(t.TempDir(), "list")
		if err := os.WriteFile(file, []byte(bad), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := readCeilings(file); err == nil {
			t.Errorf("the list %q is read", bad)
		}
	}
}

// TestGrowthSinceARevision measures the growth between two states of a small repository.
func TestGrowthSinceARevision(t *testing.T) {
	repository := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		file := filepath.Join(repository, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	git := func(args ...string) {
		t.Helper()
		all := append([]string{"-C", repository, "-c", "user.name=a", "-c", "user.email=a@b"}, args...)
		if out, err := exec.Command("git", all...).CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v\n%s", args, err, out)
		}
	}
	body := func(lines int) string { return "{\n" + strings.Repeat("\tg()\n", lines-2) + "}\n" }
	write("go.mod", "module runehall\n\ngo 1.26\n")
	write("main.go", "package main\n\nimport \"runehall/a\"\n\nfunc main() { a.F() }\n")
	write("a/a.go", "package a\n\nfunc g() {}\n\nfunc F() "+body(61))
	write("a/a_test.go", "package a\n")
	write("gone/gone.go", "package gone\n")
	write("internal/rooms/hall/main.go", "package main\n\nfunc main() {}\n")
	write("mobile/m.go", "package mobile\n")
	git("init", "-q")
	git("add", ".")
	git("commit", "-q", "-m", "1")
	if tag, err := lastRelease(repository); tag != "" || err != nil {
		t.Errorf("without a release there is %q, %v", tag, err)
	}
	git("tag", "v1")
	write("a/a.go", "package a\n\nfunc g() {}\n\nfunc F() "+body(70)+
		"\ntype T[K any] struct{}\n\nfunc (t *T[K]) F() "+body(60))
	write("a/a_test.go", "package a\n\nvar x = 1\n")
	write("tool/t.go", "package main\n\nfunc main() "+body(65))
	if err := os.RemoveAll(filepath.Join(repository, "gone")); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := runSince(&out, repository, ""); err != nil {
		t.Fatal(err)
	}
	const want = `
lines since v1

| | now | then | more |
|---|---|---|---|
| shipped | 146 | 74 | +72 |
| not shipped | 67 | 1 | +66 |
| tests | 3 | 1 | +2 |

| package, without tests | now | then | more |
|---|---|---|---|
| a | 137 | 65 | +72 |
| tool (not shipped) | 67 | 0 | +67 |
| gone (not shipped) | 0 | 1 | -1 |

functions over 60 lines: 2 now, 1 then; longer than then, or new:
   70     61  a F
   65      0  tool main
`
	if out.String() != want {
		t.Errorf("got\n%s", out.String())
	}
	if err := runSince(&out, repository, "no-such-revision"); err == nil {
		t.Error("a revision that is not there was read")
	}
}
