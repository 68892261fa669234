package main

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

const enginePath = "github.com/hajimehoshi/ebiten/v2"

// engineSum is the checksum, as in go.sum, of the engine that the files in folder engine were written for, version
// 2.10.4. They are used with no other one. Whoever takes another engine reads what has changed in the files that are
// replaced, and in whatever uses them (legacyshader.CompileShader, shaderir.Program), and sees the pictures of
// wasm/browser/filters.test.mjs.
const engineSum = "h1:9O8C98SB605F7gs8MHQQZIHTVpgIvatgdd19VCY6ZPg="

// engineFiles are what is laid over the engine; what is for desktops alone lies in a folder of its own.
//
//go:embed engine
var engineFiles embed.FS

// copied is what becomes of the engine's sources in a copy.
type copied struct {
	laid     map[string]string // which file of the engine each of ours takes the place of
	gone     []string          // the files of the engine that nothing needs then
	texts    []string          // the languages of shaders whose texts have a file of their own
	decoders bool              // the decoder of MP3 is changed too
}

// page and desktop are the copies for the two kinds of programs. The page's shaders are in GLSL ES 3.00 alone; the
// drivers of desktops also ask for other languages. What is left out for guests of another program stays on desktops.
var (
	page    = copied{laid: laid, gone: gone, decoders: true}
	desktop = copied{laid: laidDesktop, gone: append(slices.Clone(gone), "internal/shaderir/hlsl/type.go",
		"internal/shaderir/msl/type.go"), texts: []string{"glsl", "hlsl", "msl"}}
)

var laidDesktop = map[string]string{
	"builtinshader.txt":    "internal/builtinshader/shader.go",
	"caller.txt":           "internal/debug/caller.go",
	"colormshader.txt":     "internal/colormshader/shader.go",
	"desktop/glsl.txt":     "internal/shaderir/glsl/glsl.go",
	"desktop/hlsl.txt":     "internal/shaderir/hlsl/hlsl.go",
	"desktop/msl.txt":      "internal/shaderir/msl/msl.go",
	"graphics_shader.txt":  "internal/graphics/shader.go",
	"legacyshader.txt":     "internal/legacyshader/legacyshader.go",
	"shaderir_program.txt": "internal/shaderir/program.go",
}

var laid = map[string]string{
	"builtinshader.txt":     "internal/builtinshader/shader.go",
	"caller.txt":            "internal/debug/caller.go",
	"colormshader.txt":      "internal/colormshader/shader.go",
	"glsl.txt":              "internal/shaderir/glsl/glsl.go",
	"graphics_shader.txt":   "internal/graphics/shader.go",
	"image_js.txt":          "internal/graphicscommand/image_js.go",
	"legacyshader.txt":      "internal/legacyshader/legacyshader.go",
	"shaderir_program.txt":  "internal/shaderir/program.go",
	"textinput_vmguest.txt": "exp/textinput/textinput_vmguest.go",
	"vmguest.txt":           "internal/vmguest/vmguest.go",
}

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

// The program that makes the shaders' programs and texts, and where these go.
const (
	generator     = "generator.txt"
	generatorPath = "internal/runehall/main.go"
	programsFile  = "internal/legacyshader/programs.go"
	textsFile     = "internal/shaderir/%s/texts.go" // by the language
)

// checkEngine makes sure that this is the engine that the files were written for.
func checkEngine(e module) error {
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

// writeEngine writes a copy of the engine whose shaders are made already, DIR/engine, for the page one of the decoder
// of MP3, and go.mod and go.sum with which they are used, DIR/web.mod and DIR/web.sum. Where the decoder cannot be
// changed it stays as it is, with a word about it, unless strict.
func writeEngine(dir string, e module, of copied, strict bool) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	to := filepath.Join(dir, "engine")
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	if err := copyModule(to, e.Dir); err != nil {
		return err
	}
	copies := map[string]string{enginePath: to}
	if of.decoders {
		if err := addDecoder(copies, dir, strict); err != nil {
			return err
		}
	}
	modfile, err := writeModule(dir, copies)
	if err != nil {
		return err
	}
	if err := lay(to, generator, generatorPath); err != nil {
		return err
	}
	made := map[string][]byte{}
	if made[programsFile], err = generated(modfile); err != nil {
		return err
	}
	for _, language := range of.texts {
		if made[fmt.Sprintf(textsFile, language)], err = generated(modfile, language); err != nil {
			return err
		}
	}
	if err := os.RemoveAll(filepath.Join(to, filepath.Dir(generatorPath))); err != nil {
		return err
	}
	for from, file := range of.laid {
		if err := lay(to, from, file); err != nil {
			return err
		}
	}
	for _, file := range of.gone {
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
	made[typesFile], _, _ = bytes.Cut(types, []byte(typesEnd))
	for file, text := range made {
		if err := os.WriteFile(filepath.Join(to, filepath.FromSlash(file)), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// addDecoder adds a copy of the decoder of MP3 to those that are used.
func addDecoder(copies map[string]string, dir string, strict bool) error {
	decoder, err := writeDecoder(dir)
	switch {
	case err == nil:
		copies[decoderPath] = decoder
	case strict:
		return fmt.Errorf("the decoder of MP3 makes its tables before the first picture: %w; see wasm/patch/decoder.go", err)
	default:
		fmt.Fprintf(os.Stderr, "patch: THE DECODER OF MP3 MAKES ITS TABLES BEFORE THE FIRST PICTURE: %v; see wasm/patch/decoder.go\n", err)
	}
	return nil
}

// generated returns what the program prints that makes the shaders' programs, or their texts in a language.
func generated(modfile string, language ...string) ([]byte, error) {
	args := []string{"run", "-trimpath", "-modfile=" + modfile,
		enginePath + "/" + filepath.ToSlash(filepath.Dir(generatorPath))}
	generate := exec.Command("go", append(args, language...)...)
	generate.Env = append(os.Environ(), "GOOS=", "GOARCH=", "CGO_ENABLED=0")
	var said bytes.Buffer
	generate.Stderr = &said
	text, err := generate.Output()
	if err != nil {
		return nil, fmt.Errorf("the shaders: %w\n%s", err, said.Bytes())
	}
	return text, nil
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

// writeModule writes go.mod and go.sum with the copies in place of modules, by their paths, and returns the path of the
// former. The program holds these paths (runtime/debug.BuildInfo), so they begin at the root of the repository where
// that is possible: then it is the same in each clone.
func writeModule(dir string, copies map[string]string) (string, error) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	root, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for _, path := range slices.Sorted(maps.Keys(copies)) {
		to := copies[path]
		if below, err := filepath.Rel(root, to); err == nil && filepath.IsLocal(below) {
			to = "./" + filepath.ToSlash(below)
		}
		mod = fmt.Appendf(mod, "\nreplace %s => %s\n", path, to)
	}
	modfile := filepath.Join(dir, modFile)
	return modfile, errors.Join(os.WriteFile(modfile, mod, 0o644),
		os.WriteFile(filepath.Join(dir, "web.sum"), sum, 0o644))
}
