//go:build !js

package mobile

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"runehall/internal/workshop/lane"
)

// TestTypesFitOnPhones checks the types of this package and of all below it as they are on phones, 32-bit ones too. No
// compiler for them is needed for that, so it covers what `make test` cannot compile: iOS, and processors other than
// that of this machine. What C brings in is taken for granted. By day Android's files are checked where integers are
// short, and its other processor is left to the whole lane.
func TestTypesFitOnPhones(t *testing.T) {
	if testing.Short() {
		t.Skip("reads all packages from their source")
	}
	for _, system := range append(lane.Of(nil, []string{"android/arm64"}), "android/arm", "ios/arm64") {
		t.Run(system, func(t *testing.T) {
			goos, arch, _ := strings.Cut(system, "/")
			c := checker{
				files: token.NewFileSet(), done: map[string]*types.Package{"unsafe": types.Unsafe},
				sizes: types.SizesFor(runtime.Compiler, arch),
			}
			for _, p := range packages(t, goos, arch) {
				if err := c.check(p); err != nil {
					t.Fatalf("%s: %v", p.ImportPath, err)
				}
			}
			if c.done["runehall/mobile"] == nil {
				t.Error("this package was not among them")
			}
		})
	}
}

// source is what go list says of a package.
type source struct {
	ImportPath, Dir   string
	GoFiles, CgoFiles []string
	ImportMap         map[string]string
	Standard          bool
}

// packages lists this package for a system and all that it depends on, whoever is imported first.
func packages(t *testing.T, goos, arch string) []source {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,CgoFiles,ImportMap,Standard", ".")
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+arch, "CGO_ENABLED=1")
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, said.String())
	}
	var all []source
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p source
		switch err := d.Decode(&p); {
		case errors.Is(err, io.EOF):
			return all
		case err != nil:
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

// checker checks packages one after the other.
type checker struct {
	files *token.FileSet
	sizes types.Sizes
	done  map[string]*types.Package
}

func (c *checker) check(p source) error {
	if p.ImportPath == "unsafe" {
		return nil
	}
	var files []*ast.File
	for _, name := range append(p.GoFiles, p.CgoFiles...) {
		f, err := parser.ParseFile(c.files, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	ours := !p.Standard && strings.HasPrefix(p.ImportPath, "runehall")
	config := types.Config{
		Importer: importer{c.done, p.ImportMap}, Sizes: c.sizes, FakeImportC: true, IgnoreFuncBodies: !ours,
	}
	if !ours {
		config.Error = func(error) {} // theirs to mend; what we use of them is checked where we use it
	}
	pkg, err := config.Check(p.ImportPath, c.files, files, nil)
	c.done[p.ImportPath] = pkg
	if !ours {
		return nil
	}
	return err
}

// importer finds packages that were checked before.
type importer struct {
	done  map[string]*types.Package
	paths map[string]string
}

// Import implements [types.Importer].
func (i importer) Import(path string) (*types.Package, error) {
	if real, ok := i.paths[path]; ok {
		path = real
	}
	if pkg := i.done[path]; pkg != nil {
		return pkg, nil
	}
	return nil, errors.New("not listed: " + path)
}
