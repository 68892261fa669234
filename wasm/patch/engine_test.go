package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// listing is what go list says of a package.
type listing struct {
	ImportPath, Dir string
	GoFiles         []string
	Imports         []string
}

// pagePackages returns the packages of the page's program, as more flags have them.
func pagePackages(t *testing.T, flags ...string) []listing {
	t.Helper()
	return packages(t, "js", "wasm", flags...)
}

// packages returns those of the program for a system.
func packages(t *testing.T, system, arch string, flags ...string) []listing {
	t.Helper()
	cmd := exec.Command("go", append(append([]string{"list", "-deps",
		"-json=ImportPath,Dir,GoFiles,Imports"}, flags...), ".")...)
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=0")
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, said.Bytes())
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

// TestTheEngineIsThePatchedOne fails with another engine in go.mod: its page keeps the shader compiler until somebody
// has looked at what changed, and has written the new checksum down.
func TestTheEngineIsThePatchedOne(t *testing.T) {
	e, err := findModule(enginePath)
	if err == nil {
		err = checkEngine(e)
	}
	if err != nil {
		t.Error(err)
	}
}

// TestAnotherEngineStays says why an engine is not patched.
func TestAnotherEngineStays(t *testing.T) {
	for want, e := range map[string]module{
		"this is the engine v2.99.0, h1:other": {Dir: "/there", Version: "v2.99.0", Sum: "h1:other"},
		"replaces the engine by ../ebiten":     {Dir: "/there", Sum: engineSum, Replace: &struct{ Path string }{"../ebiten"}},
		"sources are not here":                 {Sum: engineSum},
	} {
		if err := checkEngine(e); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// TestThePatchedPageHasNoCompiler makes the copy, and lists what the page's program is made of then.
func TestThePatchedPageHasNoCompiler(t *testing.T) {
	t.Chdir("../..")
	e, err := findModule(enginePath)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := writeEngine(dir, e, page, true); err != nil {
		t.Fatal(err)
	}
	programs, err := os.ReadFile(filepath.Join(dir, "engine", filepath.FromSlash(programsFile)))
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(programs, []byte("\tcase \"")); n != 19 {
		t.Errorf("%d programs of shaders were made", n)
	}
	decoder, err := os.ReadFile(filepath.Join(dir, "decoder", filepath.FromSlash(decoderFile)))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(decoder, []byte("func init()")) {
		t.Error("the decoder of MP3 makes its tables before the program begins")
	}
	before, after := pagePackages(t), pagePackages(t, "-modfile="+filepath.Join(dir, "web.mod"))
	for _, path := range []string{"go/parser", "go/ast", "go/printer", "go/constant", "go/build", "text/template",
		"archive/zip", "encoding/gob", "net", enginePath + "/internal/shader"} {
		is := func(p listing) bool { return p.ImportPath == path }
		if !slices.ContainsFunc(before, is) {
			t.Errorf("%s is no part of the engine any more, and this test looks for it", path)
		}
		if slices.ContainsFunc(after, is) {
			t.Errorf("%s is still part of the page's program", path)
		}
	}
	engine := slices.IndexFunc(after, func(p listing) bool { return p.ImportPath == enginePath })
	if engine < 0 || !strings.HasPrefix(after[engine].Dir, dir) {
		t.Errorf("the engine is not the copy: %v", after[max(engine, 0)])
	}
	frame := slices.IndexFunc(after, func(p listing) bool { return p.ImportPath == decoderPath+"/internal/frame" })
	if frame < 0 || !strings.HasPrefix(after[frame].Dir, dir) {
		t.Errorf("the decoder is not the copy: %v", after[max(frame, 0)])
	}
}

// desktops are the systems for which there are packages, with the engine's first choice of a driver there and the
// language in which that wants its shaders.
var desktops = []struct{ system, arch, driver, language string }{
	{"linux", "amd64", "opengl", "glsl"}, {"windows", "amd64", "directx", "hlsl"}, {"darwin", "arm64", "metal", "msl"},
}

// templated are who may use text/template in a program for a desktop: none of their templates calls a method, and
// scripts/desktop.sh rests on that.
var templated = []string{"github.com/ncruces/zenity", "github.com/ncruces/zenity/internal/zenutil"}

// TestPatchedDesktopsHaveNoCompiler makes the copy for desktops. Each has its shaders' texts, no text of another
// system's driver, and no compiler; the drivers can be built with it.
func TestPatchedDesktopsHaveNoCompiler(t *testing.T) {
	t.Chdir("../..")
	e, err := findModule(enginePath)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := writeEngine(dir, e, desktop, true); err != nil {
		t.Fatal(err)
	}
	modfile := "-modfile=" + filepath.Join(dir, modFile)
	for _, d := range desktops {
		texts, err := os.ReadFile(filepath.Join(dir, "engine", filepath.FromSlash(fmt.Sprintf(textsFile, d.language))))
		if err != nil {
			t.Fatal(err)
		}
		if n := bytes.Count(texts, []byte("\tcase [16]uint8{")); n != 19 {
			t.Errorf("%d shaders have a text in %s", n, d.language)
		}
		after := packages(t, d.system, d.arch, modfile)
		has := func(path string) bool {
			return slices.ContainsFunc(after, func(p listing) bool { return p.ImportPath == path })
		}
		for _, path := range []string{"go/parser", "go/ast", "go/printer", "go/constant", "go/build",
			enginePath + "/internal/shader"} {
			if has(path) {
				t.Errorf("%s is still part of the program for %s", path, d.system)
			}
		}
		for _, language := range desktop.texts {
			if wanted := language == d.language ||
				language == "glsl"; has(enginePath+"/internal/shaderir/"+language) != wanted {
				t.Errorf("the program for %s has shaders in %s: %t", d.system, language, !wanted)
			}
		}
		for _, p := range after {
			if slices.Contains(p.Imports, "text/template") && !slices.Contains(templated, p.ImportPath) {
				t.Errorf("%s has templates: if one of them calls a method, scripts/desktop.sh must not have -templates", p.ImportPath)
			}
		}
		build := exec.Command("go", "build", modfile, enginePath+"/internal/legacyshader",
			enginePath+"/internal/graphicsdriver/"+d.driver)
		build.Env = append(os.Environ(), "GOOS="+d.system, "GOARCH="+d.arch, "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			t.Errorf("the engine for %s: %v\n%s", d.system, err, out)
		}
	}
}

// TestNothingNeedsTheCompiler looks for makers of shaders in the programs: the engine itself makes the built-in ones,
// and nobody any other.
func TestNothingNeedsTheCompiler(t *testing.T) {
	t.Chdir("../..")
	for _, listed := range [][]listing{pagePackages(t), packages(t, "linux", "amd64"), packages(t, "windows", "amd64"),
		packages(t, "darwin", "arm64")} {
		n := 0
		for _, p := range listed {
			for _, file := range p.GoFiles {
				text, err := os.ReadFile(filepath.Join(p.Dir, file))
				if err != nil {
					t.Fatal(err)
				}
				if n++; bytes.Contains(text, []byte("ebiten.NewShader(")) && p.ImportPath != enginePath+"/colorm" {
					t.Errorf("%s of %s makes a shader: scripts/web.sh and scripts/desktop.sh leave out the compiler", file, p.ImportPath)
				}
			}
		}
		if n < 1000 {
			t.Errorf("only %d files were looked at", n)
		}
	}
}

// TestEveryFileHasItsPlace wants a place in the engine for each file of ours, and something of the engine's there.
func TestEveryFileHasItsPlace(t *testing.T) {
	e, err := findModule(enginePath)
	if err != nil {
		t.Fatal(err)
	}
	all := maps.Clone(page.laid)
	maps.Copy(all, desktop.laid)
	n := 0
	if err := fs.WalkDir(engineFiles, "engine", func(path string, d fs.DirEntry, err error) error {
		if !d.IsDir() {
			n++
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	if n != len(all)+1 {
		t.Errorf("%d files, and %d places", n, len(all)+1)
	}
	places := append(slices.Clone(desktop.gone), typesFile)
	for from, to := range all {
		if _, err := fs.Stat(engineFiles, "engine/"+from); err != nil {
			t.Error(err)
		}
		places = append(places, to)
	}
	for _, to := range places {
		if _, err := os.Stat(filepath.Join(e.Dir, filepath.FromSlash(to))); err != nil {
			t.Errorf("the engine has nothing there: %v", err)
		}
	}
	for _, added := range []string{programsFile, generatorPath, fmt.Sprintf(textsFile, "glsl")} {
		if _, err := os.Stat(filepath.Join(e.Dir, filepath.FromSlash(added))); err == nil {
			t.Errorf("the engine has %s already", added)
		}
	}
}
