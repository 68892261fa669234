// Package notices collects the parts of the program and their licences: from the modules that are linked in on each
// platform, and from the files beside typefaces and sounds. Packages and the page of credits are made from it. It runs
// go list and reads the sources; the program itself never needs it.
package notices

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Kind is the kind of a part of the program.
type Kind string

// The kinds. What is of the kind Paper is no licence but says more about some.
const (
	Program  Kind = "program"
	Typeface Kind = "typeface"
	Sound    Kind = "sound"
	Data     Kind = "data"
	Module   Kind = "module"
	Paper    Kind = "paper"
)

// Notice is a part of the program and its licence.
type Notice struct {
	// What names the part: a module by path and version, anything else in words.
	What string
	Kind Kind
	// Texts are the texts of the module's licence, and then the licences of folders of the module that have their own.
	Texts []string
}

// own are the licences of parts of the repository, and of modules that come without one.
var own = []struct {
	what string
	kind Kind
	path string
}{
	{"Runehall", Program, "LICENSE"},
	{"Typefaces", Paper, "assets/fonts/README.md"},
	{"Alegreya Sans", Typeface, "assets/fonts/OFL-AlegreyaSans.txt"},
	{"Runehall Display (Forum), renamed as its licence asks", Typeface, "assets/fonts/OFL-Forum.txt"},
	{"Noto Sans", Typeface, "assets/fonts/OFL-NotoSans.txt"},
	{"Music and effects", Paper, "assets/sound/README.md"},
	{"FluidR3, the sound font that music was made with", Sound, "assets/sound/MIT-FluidR3.txt"},
	{"SDL_GameControllerDB, the list of gamepads in Ebitengine", Data,
		"internal/dist/licences/SDL_GameControllerDB.txt"},
}

// Build is a program for a platform.
type Build struct {
	// System and Arch are as in Go, such as linux and amd64.
	System, Arch string
	// Package is the package to build: the main package or another one that is built as a program.
	Package string
	// Cgo says that C belongs to it. It is not compiled: no compiler is needed.
	Cgo bool
}

// Desktop returns the build of the program for a platform such as linux/amd64.
func Desktop(platform string) Build {
	system, arch, _ := strings.Cut(platform, "/")
	return Build{System: system, Arch: arch, Package: "runehall"}
}

// All are the builds that there are packages or apps for, as far as they differ.
var All = []Build{
	Desktop("linux/amd64"), Desktop("windows/amd64"), Desktop("darwin/arm64"), Desktop("js/wasm"),
	{System: "android", Arch: "arm64", Package: "runehall/mobile", Cgo: true},
	{System: "ios", Arch: "arm64", Package: "runehall/mobile", Cgo: true},
}

// Collect returns the notices of everything in some builds of the program whose module lies in the folder root. A
// module without a licence is an error.
func Collect(root string, builds ...Build) ([]Notice, error) {
	var all []Notice
	for _, o := range own {
		text, err := os.ReadFile(filepath.Join(root, o.path))
		if err != nil {
			return nil, err
		}
		all = append(all, Notice{o.what, o.kind, []string{string(text)}})
	}
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	standard, err := inFolder(strings.TrimSpace(string(out)))
	if err != nil || standard == "" {
		return nil, fmt.Errorf("the licence of Go: not found in %s: %w", out, err)
	}
	all = append(all, Notice{"Go, its standard library and its wasm_exec.js", Program, []string{standard}})
	modules, err := linked(root, builds)
	return append(all, modules...), err
}

func linked(root string, builds []Build) ([]Notice, error) {
	texts := map[string][]string{}
	for _, b := range builds {
		parts, err := list(root, b)
		if err != nil {
			return nil, err
		}
		for _, p := range parts {
			if err := p.collect(texts); err != nil {
				return nil, err
			}
		}
	}
	var all []Notice
	for what, found := range texts {
		all = append(all, Notice{what, Module, found})
	}
	slices.SortFunc(all, func(a, b Notice) int { return strings.Compare(a.What, b.What) })
	return all, nil
}
