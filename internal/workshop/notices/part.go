package notices

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// part is what go list says of a package.
type part struct {
	ImportPath, Dir string
	Standard        bool
	Module          *struct {
		Path, Version, Dir string
		Main               bool
	}
}

// collect adds the licences of a package's module: in its root, and in the folders on the way to the package.
func (p part) collect(texts map[string][]string) error {
	if p.Standard || p.Module == nil || p.Module.Main {
		return nil
	}
	what := p.Module.Path + " " + p.Module.Version
	for dir := p.Dir; ; dir = filepath.Dir(dir) {
		text, err := inFolder(dir)
		if err != nil {
			return err
		}
		if text != "" && !slices.Contains(texts[what], text) {
			texts[what] = append(texts[what], text)
		}
		if dir == p.Module.Dir {
			if text == "" {
				return fmt.Errorf("%s has no licence", what)
			}
			return nil
		}
		if len(dir) <= len(p.Module.Dir) {
			return fmt.Errorf("%s lies outside of its module", p.ImportPath)
		}
	}
}

// licenceFile is how files with licences are called.
var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)([-.].*)?$`)

// inFolder returns the licences that lie in a folder, or "".
func inFolder(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, e := range entries {
		if e.IsDir() || !licenceFile.MatchString(e.Name()) || strings.HasSuffix(e.Name(), ".go") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return "", err
		}
		b.Write(text)
		b.WriteString("\n")
	}
	return b.String(), nil
}

func list(root string, build Build) ([]part, error) {
	cgo := "0"
	if build.Cgo {
		cgo = "1"
	}
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,Standard,Module", build.Package)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "CGO_ENABLED="+cgo, "GOOS="+build.System, "GOARCH="+build.Arch)
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s: %w", build.System, err)
	}
	var all []part
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p part
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
}
