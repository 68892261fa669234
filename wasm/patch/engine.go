package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const enginePath = "github.com/hajimehoshi/ebiten/v2"

// engineSum is the checksum, as in go.sum, of the engine that the files in folder engine were written for, version 2.10.4. They are used
// with no other one. Whoever takes another engine reads what has changed in the files that are replaced, and in whatever uses them
// (legacyshader.CompileShader, shaderir.Program), and sees the pictures of wasm/browser/filters.test.mjs.
const engineSum = "h1:9O8C98SB605F7gs8MHQQZIHTVpgIvatgdd19VCY6ZPg="

// engineFiles are what is laid over the engine.
//
//go:embed engine
var engineFiles embed.FS

// laid says which file of the engine each of them takes the place of.
var laid = map[string]string{
	"builtinshader.txt":    "internal/builtinshader/shader.go",
	"caller.txt":           "internal/debug/caller.go",
	"colormshader.txt":     "internal/colormshader/shader.go",
	"glsl.txt":             "internal/shaderir/glsl/glsl.go",
	"graphics_shader.txt":  "internal/graphics/shader.go",
	"image_js.txt":         "internal/graphicscommand/image_js.go",
	"legacyshader.txt":     "internal/legacyshader/legacyshader.go",
	"shaderir_program.txt": "internal/shaderir/program.go",
}

// gone are the files of the engine that nothing needs then.
var gone = []string{
	"internal/legacyshader/convert.go",
	"internal/legacyshader/deprecated.go",
	"internal/shaderir/check.go",
	"internal/shaderir/glsl/type.go",
}

// modFile is go.mod for builds with the copy.
const modFile = "web.mod"

// Types of shaders stay as they are, but for what looks them up in the body of a shader.
const (
	typesFile = "internal/shaderir/type.go"
	typesEnd  = "func descendantLocalVars("
)

// The program that makes the shaders' programs, and where these go.
const (
	generator     = "generator.txt"
	generatorPath = "internal/runehall/main.go"
	programsFile  = "internal/legacyshader/programs.go"
)

// engine is a module as go list tells it.
type engine struct {
	Dir, Version, Sum string
	Replace           *struct{ Path string }
}

// findEngine asks for the engine of this module. In a fresh clone it is fetched.
func findEngine() (engine, error) {
	e, err := listEngine()
	if err != nil || e.Dir != "" || e.Replace != nil {
		return e, err
	}
	if out, err := exec.Command("go", "mod", "download", enginePath).CombinedOutput(); err != nil {
		return engine{}, fmt.Errorf("fetching the engine: %w\n%s", err, out)
	}
	return listEngine()
}

func listEngine() (engine, error) {
	out, err := exec.Command("go", "list", "-m", "-json", enginePath).Output()
	if err != nil {
		return engine{}, fmt.Errorf("the engine: %w", err)
	}
	var e engine
	return e, json.Unmarshal(out, &e)
}

// check makes sure that this is the engine that the files were written for.
func (e engine) check() error {
	switch {
	case e.Replace != nil:
		return fmt.Errorf("go.mod replaces the engine by %s", e.Replace.Path)
	case e.Sum != engineSum:
		return fmt.Errorf("this is the engine %s, %s, and the files are for %s", e.Version, e.Sum, engineSum)
	case e.Dir == "":
		return errors.New("the engine's sources are not here")
	}
	return nil
}

// writeEngine writes a copy of the engine whose shaders are made already, DIR/engine, and go.mod and go.sum with which it is used,
// DIR/web.mod and DIR/web.sum.
func writeEngine(dir string, e engine) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	to := filepath.Join(dir, "engine")
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	if err := copyEngine(to, e.Dir); err != nil {
		return err
	}
	modfile, err := writeModule(dir, to)
	if err != nil {
		return err
	}
	if err := lay(to, generator, generatorPath); err != nil {
		return err
	}
	generate := exec.Command("go", "run", "-trimpath", "-modfile="+modfile, enginePath+"/"+filepath.ToSlash(filepath.Dir(generatorPath)))
	generate.Env = append(os.Environ(), "GOOS=", "GOARCH=", "CGO_ENABLED=0")
	var said bytes.Buffer
	generate.Stderr = &said
	programs, err := generate.Output()
	if err != nil {
		return fmt.Errorf("the shaders: %w\n%s", err, said.Bytes())
	}
	if err := os.RemoveAll(filepath.Join(to, filepath.Dir(generatorPath))); err != nil {
		return err
	}
	for from, file := range laid {
		if err := lay(to, from, file); err != nil {
			return err
		}
	}
	for _, file := range gone {
		if err := os.Remove(filepath.Join(to, file)); err != nil {
			return err
		}
	}
	types, err := os.ReadFile(filepath.Join(to, typesFile))
	if err != nil {
		return err
	}
	if n := bytes.Count(types, []byte(typesEnd)); n != 1 {
		return fmt.Errorf("%s: %q stands there %d times", typesFile, typesEnd, n)
	}
	types, _, _ = bytes.Cut(types, []byte(typesEnd))
	return errors.Join(
		os.WriteFile(filepath.Join(to, typesFile), types, 0o644),
		os.WriteFile(filepath.Join(to, programsFile), programs, 0o644),
	)
}

// lay writes a file of ours into a copy of the engine.
func lay(to, from, file string) error {
	text, err := engineFiles.ReadFile("engine/" + from)
	if err != nil {
		return err
	}
	path := filepath.Join(to, filepath.FromSlash(file))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o644)
}

// copyEngine copies what is built of the engine: neither tests nor examples.
func copyEngine(to, from string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		below, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		switch {
		case d.IsDir() && (below == "examples" || d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && below != "."):
			return filepath.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, below), 0o755)
		case strings.HasSuffix(below, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, below), text, 0o644)
	})
}

// writeModule writes go.mod and go.sum with the copy in place of the engine, and returns the path of the former.
func writeModule(dir, engine string) (string, error) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	modfile := filepath.Join(dir, modFile)
	return modfile, errors.Join(
		os.WriteFile(modfile, fmt.Appendf(mod, "\nreplace %s => %s\n", enginePath, engine), 0o644),
		os.WriteFile(filepath.Join(dir, "web.sum"), sum, 0o644),
	)
}
