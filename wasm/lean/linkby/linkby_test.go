package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// program breaks in a method of a generic type and in a closure of a generic function, which is inlined into another
// one, and prints its stack both times.
const program = `package main

import (
	"fmt"
	"os"
	"runtime"
)

type long struct{ First, Second, Third, Fourth string }

type kept[T any] struct{ all []T }

//go:noinline
func (k *kept[T]) at(i int) T { return k.all[i] }

func each[T any](all []T, do func(T)) {
	for _, one := range all {
		do(one)
	}
}

func main() {
	each([]long{{}}, func(l long) {
		pcs := make([]uintptr, 9)
		frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
		for {
			f, more := frames.Next()
			fmt.Println(f.Function, f.Line)
			if !more {
				break
			}
		}
	})
	var none kept[long]
	fmt.Fprintln(os.Stderr, none.at(3))
}
`

// goCommand runs the go command.
func goCommand(t *testing.T, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out))
}

// addresses differ from run to run.
var addresses = regexp.MustCompile(`0x[0-9a-f]+`)

// TestNamesAreShort links the same program by both linkers: it says the same when it breaks, and what nobody prints is
// in one of them only.
func TestNamesAreShort(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a linker")
	}
	dir := t.TempDir()
	root := filepath.Join(dir, "go") // outside of the cache of modules, where a Go may lie
	if err := os.Symlink(goCommand(t, "env", "GOROOT"), root); err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOROOT", root)
	t.Setenv("GOTOOLCHAIN", "local")
	t.Setenv("PATH", filepath.Join(root, "bin")+string(filepath.ListSeparator)+os.Getenv("PATH"))
	linker, linkby, source := filepath.Join(dir, "link"), filepath.Join(dir, "linkby"), filepath.Join(dir, "main.go")
	goCommand(t, "run", "../patch", "-root", root, "-dir", dir, "-trim=false", "-linker")
	goCommand(t, "build", "-trimpath", "-overlay="+filepath.Join(dir, "overlay.json"), "-o", linker, "cmd/link")
	goCommand(t, "build", "-o", linkby, ".")
	if err := os.WriteFile(source, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	said, sizes := map[string]string{}, map[string]int{}
	to := filepath.Join(dir, "program")
	for name, flags := range map[string][]string{"plain": nil, "lean": {"-toolexec=" + linkby + " " + linker}} {
		goCommand(t, append(append([]string{"build", "-trimpath", "-ldflags=-s -w", "-o", to}, flags...), source)...)
		out, err := exec.Command(to).CombinedOutput()
		if err == nil {
			t.Fatalf("the %s program does not break", name)
		}
		said[name] = addresses.ReplaceAllString(string(out), "0x")
		linked, err := os.ReadFile(to)
		if err != nil {
			t.Fatal(err)
		}
		sizes[name] = bytes.Count(linked, []byte("main.(*kept[go.shape.struct {"))
	}
	if said["plain"] != said["lean"] {
		t.Errorf("the program says\n%s\nand linked anew\n%s", said["plain"], said["lean"])
	}
	for _, want := range []string{"main.main.func1 ", "main.(*kept[...]).at", "index out of range [3]"} {
		if !strings.Contains(said["lean"], want) {
			t.Errorf("it does not say %q:\n%s", want, said["lean"])
		}
	}
	if sizes["plain"] == 0 || sizes["lean"] > 0 {
		t.Errorf("the long name stands there %d times, and linked anew %d times", sizes["plain"], sizes["lean"])
	}
}

// TestTheGoCommandTellsLinkersApart wants a version of the linker that Go's own has not, in the form that the go
// command reads.
func TestTheGoCommandTellsLinkersApart(t *testing.T) {
	linkby := filepath.Join(t.TempDir(), "linkby")
	goCommand(t, "build", "-o", linkby, ".")
	for _, name := range []string{"link", "compile"} {
		tool := goCommand(t, "tool", "-n", name)
		version := func(args ...string) string {
			out, err := exec.Command(args[0], args[1:]...).Output()
			if err != nil {
				t.Fatal(err)
			}
			return string(out)
		}
		want := version(tool, "-V=full")
		if name == "link" {
			want = strings.TrimSpace(want) + word + "\n"
		}
		if got := version(linkby, "no such linker", tool, "-V=full"); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// TestFailuresAreTold hands on how a tool ends.
func TestFailuresAreTold(t *testing.T) {
	linkby := filepath.Join(t.TempDir(), "linkby")
	goCommand(t, "build", "-o", linkby, ".")
	tool := goCommand(t, "tool", "-n", "compile")
	out, err := exec.Command(linkby, "no such linker", tool, filepath.Join(t.TempDir(), "missing.go")).CombinedOutput()
	if err == nil || !strings.Contains(string(out), "missing.go") {
		t.Errorf("a compiler that fails: %v\n%s", err, out)
	}
	link := filepath.Join(filepath.Dir(tool), "link")
	if out, err := exec.Command(linkby, "no such linker", link, "-o", "x").CombinedOutput(); err == nil ||
		!strings.Contains(string(out), "no such linker") {
		t.Errorf("a linker that is not there: %v\n%s", err, out)
	}
}
