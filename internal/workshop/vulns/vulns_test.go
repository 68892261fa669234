package vulns

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// asked is the environment variable by which scripts/vulns.sh makes the test look at the modules. It needs the network.
const asked = "RUNEHALL_VULNS"

// root is the root of the repository, seen from here.
const root = "../../.."

// errUnreached: the database of vulnerabilities gave no answer.
var errUnreached = errors.New("the database of vulnerabilities cannot be reached, so nobody knows whether there are any")

// errFound: the code calls a function with a known vulnerability.
var errFound = errors.New("a known vulnerability is called")

// TestNothingCalledIsVulnerable asks about every module of the repository for this system, and about the program for
// the browser and for Windows.
func TestNothingCalledIsVulnerable(t *testing.T) {
	if os.Getenv(asked) == "" {
		t.Skip("scripts/vulns.sh looks at the modules")
	}
	type look struct {
		name, dir, what string
		env             []string
	}
	looks := []look{
		{"browser", root, ".", []string{"GOOS=js", "GOARCH=wasm"}},
		{"windows", root, ".", []string{"GOOS=windows", "GOARCH=amd64"}},
	}
	for _, dir := range modules(t) {
		looks = append(looks, look{dir, filepath.Join(root, dir), packages(t, filepath.Join(root, dir)), nil})
	}
	database := cmp.Or(os.Getenv("GOVULNDB"), "https://vuln.go.dev")
	check := build(t)
	for _, l := range looks {
		t.Run(l.name, func(t *testing.T) {
			said, err := check(t.Context(), l.dir, l.env, "-db", database, l.what)
			if errors.Is(err, errUnreached) {
				t.Skipf("NOT CHECKED: %v\n%s", err, said)
			}
			if err != nil {
				t.Errorf("%v\n%s", err, said)
			}
		})
	}
}

// modules lists the folders of the repository's modules.
func modules(t *testing.T) []string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "git", "ls-files", "--cached", "--others", "--exclude-standard", "--",
		"go.mod", "*/go.mod")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("git ls-files: %v", err)
	}
	var dirs []string
	for file := range strings.FieldsSeq(string(out)) {
		if !strings.Contains(file, "testdata/") {
			dirs = append(dirs, filepath.Dir(file))
		}
	}
	if len(dirs) < 2 {
		t.Fatalf("only these modules: %q", dirs)
	}
	return dirs
}

// packages returns the pattern of what to check in a module: its packages or, if it has none, the tools that it names.
func packages(t *testing.T, dir string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "go", "list", "./...")
	cmd.Dir = dir
	out, err := cmd.Output() // it warns of a module without packages
	if err != nil {
		t.Fatalf("go list in %s: %v", dir, err)
	}
	if len(out) == 0 {
		return "tool"
	}
	return "./..."
}

// check runs govulncheck in a folder. It returns the output, and nil if no function with a known vulnerability is
// called.
type check func(ctx context.Context, dir string, env []string, args ...string) (said string, err error)

// build builds govulncheck with the version of Go that runs the test.
func build(t *testing.T) check {
	t.Helper()
	program := filepath.Join(t.TempDir(), "govulncheck")
	cmd := exec.CommandContext(t.Context(), "go", "build", "-o", program, "golang.org/x/vuln/cmd/govulncheck")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building govulncheck: %v\n%s", err, out)
	}
	return func(ctx context.Context, dir string, env []string, args ...string) (string, error) {
		cmd := exec.CommandContext(ctx, program, args...)
		cmd.Dir, cmd.Env = dir, append(append(os.Environ(), "CGO_ENABLED=0"), env...)
		var said bytes.Buffer
		cmd.Stdout, cmd.Stderr = &said, &said
		err := cmd.Run()
		var ended *exec.ExitError
		switch {
		case errors.As(err, &ended) && ended.ExitCode() == 3: // documented: vulnerabilities were found
			err = errFound
		case err != nil && strings.Contains(said.String(), "fetching vulnerabilities: "):
			err = errUnreached
		}
		return said.String(), err
	}
}
