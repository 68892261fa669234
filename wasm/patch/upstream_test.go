package main

import (
	"bytes"
	"go/format"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// patched applies a patch of docs/upstream to the sources in root, and returns the files that it changes, by their
// names; one that it removes is "".
func patched(t *testing.T, root, name string) map[string]string {
	t.Helper()
	patch, err := filepath.Abs("../../docs/upstream/" + name)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(patch)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var files []string
	for _, head := range regexp.MustCompile(`(?m)^diff --git a/(\S+) b/(\S+)$`).FindAllStringSubmatch(string(text), -1) {
		file := head[1]
		files = append(files, file)
		to := filepath.Join(dir, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		source, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(file)))
		if os.IsNotExist(err) {
			continue // is new
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, source, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	apply := exec.Command("git", "apply", "--whitespace=nowarn", patch)
	apply.Dir = dir
	// whatever lies above is no repository of this
	apply.Env = append(os.Environ(), "GIT_CEILING_DIRECTORIES="+filepath.Dir(dir))
	if out, err := apply.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	all := map[string]string{}
	for _, file := range files {
		source, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(file)))
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		all[file] = string(source)
	}
	if len(all) == 0 {
		t.Errorf("%s changes nothing", name)
	}
	return all
}

// TestPatchesOfGoApply applies what docs/upstream proposes to the sources of this Go.
func TestPatchesOfGoApply(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"go-wasm-findfunctab.patch": "src/cmd/link/internal/ld/pcln.go src/cmd/link/internal/wasm/asm.go src/runtime/symtab.go",
		"go-wasm-branches.patch":    "src/cmd/internal/obj/wasm/wasmobj.go",
	} {
		all := patched(t, strings.TrimSpace(string(root)), name)
		if got := strings.Join(slices.Sorted(maps.Keys(all)), " "); got != want {
			t.Errorf("%s changes %s, want %s", name, got, want)
		}
		for file, source := range all {
			if formatted, err := format.Source([]byte(source)); err != nil || !bytes.Equal(formatted, []byte(source)) {
				t.Errorf("%s: %s is not formatted as Go is: %v", name, file, err)
			}
		}
	}
}

// TestThePatchOfTheEngineIsWhatThePageHas wants the patch in docs/upstream to make of the engine what the page is built
// with, but for what is left out for guests, which is no part of it.
func TestThePatchOfTheEngineIsWhatThePageHas(t *testing.T) {
	e, err := findModule(enginePath)
	if err != nil {
		t.Fatal(err)
	}
	all := patched(t, e.Dir, "ebitengine-shaders.patch")
	guests := []string{"internal/vmguest/vmguest.go", "exp/textinput/textinput_vmguest.go"}
	want := append(slices.Clone(gone), typesFile, programsFile)
	for from, file := range laid {
		if slices.Contains(guests, file) {
			continue
		}
		want = append(want, file)
		text, err := fs.ReadFile(engineFiles, "engine/"+from)
		if err != nil {
			t.Fatal(err)
		}
		if all[file] != string(text) {
			t.Errorf("%s is another one in the patch", file)
		}
	}
	slices.Sort(want)
	if got := slices.Sorted(maps.Keys(all)); !slices.Equal(got, want) {
		t.Errorf("the patch changes %q, want %q", got, want)
	}
	for _, file := range gone {
		if all[file] != "" {
			t.Errorf("the patch leaves %s", file)
		}
	}
	if n := strings.Count(all[programsFile], "\tcase \""); n != 19 {
		t.Errorf("the patch holds %d programs of shaders", n)
	}
}
