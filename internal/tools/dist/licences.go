package main

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

// notice is the licence of a part of the program.
type notice struct{ what, text string }

// own are the licences of what lies in the repository, or in a module without one of its own.
var own = []struct{ what, path string }{
	{"Runehall", "LICENSE"},
	{"Typefaces", "assets/fonts/README.md"},
	{"Alegreya Sans", "assets/fonts/OFL-AlegreyaSans.txt"},
	{"Runehall Display, which is Forum under another name", "assets/fonts/OFL-Forum.txt"},
	{"Noto Sans", "assets/fonts/OFL-NotoSans.txt"},
	{"Music and effects", "assets/sound/README.md"},
	{"FluidR3, the sound font that music was made with", "assets/sound/MIT-FluidR3.txt"},
	{"SDL_GameControllerDB, the list of gamepads in Ebitengine", "internal/dist/licences/SDL_GameControllerDB.txt"},
}

// licences returns the licences of everything in the programs for some platforms, which are named as linux/amd64. A module
// without a licence is an error.
func licences(platforms ...string) ([]byte, error) {
	var all []notice
	for _, o := range own {
		text, err := os.ReadFile(o.path)
		if err != nil {
			return nil, err
		}
		all = append(all, notice{o.what, string(text)})
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	standard, err := inFolder(strings.TrimSpace(string(root)))
	if err != nil || standard == "" {
		return nil, fmt.Errorf("the licence of Go: not found in %s: %w", root, err)
	}
	all = append(all, notice{"Go, its standard library and its wasm_exec.js", standard})
	modules, err := linked(platforms)
	if err != nil {
		return nil, err
	}
	return joined(append(all, modules...)), nil
}

// part is what go list says of a package.
type part struct {
	ImportPath, Dir string
	Standard        bool
	Module          *struct {
		Path, Version, Dir string
		Main               bool
	}
}

// linked returns the licences of the modules in the programs.
func linked(platforms []string) ([]notice, error) {
	texts := map[string][]string{}
	for _, platform := range platforms {
		parts, err := list(platform)
		if err != nil {
			return nil, err
		}
		for _, p := range parts {
			if err := p.collect(texts); err != nil {
				return nil, err
			}
		}
	}
	var all []notice
	for what, found := range texts {
		all = append(all, notice{what, strings.Join(found, "\n")})
	}
	slices.SortFunc(all, func(a, b notice) int { return strings.Compare(a.what, b.what) })
	return all, nil
}

// collect adds what a package's module says: in its root, and in the folders down to the package.
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

// list lists the packages of the program for a platform.
func list(platform string) ([]part, error) {
	system, arch, _ := strings.Cut(platform, "/")
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,Standard,Module", "runehall")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+arch)
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
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

// joined puts notices one below the other.
func joined(all []notice) []byte {
	var b bytes.Buffer
	b.WriteString("What is in Runehall, and under which licences\n")
	for _, n := range all {
		fmt.Fprintf(&b, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 72), n.what, strings.TrimSpace(n.text))
	}
	return b.Bytes()
}
