package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"runehall/wasm/patch/mark"
)

// edit is a change of a file of Go's library, or of a module.
type edit struct {
	file  string // below the folder of the sources
	texts []text
	rests map[string]string // texts that the change rests on, by their files
}

// text is what stands somewhere, and what is to stand there.
type text struct{ old, new string }

// methods keeps the linker from keeping every exported method of every type, a fifteenth of all that has to be downloaded: it does so
// because of this one line, since templates can call any method by its name. The engine makes its shaders of templates, and they call none.
var methods = edit{
	file:  "text/template/exec.go",
	texts: []text{{"ptr.MethodByName(fieldName)", "(reflect.Value{})"}},
}

// finder has the runtime reckon what it looks up otherwise: on WebAssembly the number of a function is in the program counter. So
// wasm/trim can zero the table, which it does only where the mark stands.
var finder = edit{
	file: "runtime/symtab.go",
	texts: []text{
		{`	const nsub = uintptr(len(findfuncbucket{}.subbuckets))

	pcOff, ok := datap.textOff(pc)
	if !ok {
		return funcInfo{}
	}

	x := uintptr(pcOff) + datap.text - datap.minpc // TODO: are datap.text and datap.minpc always equal?
	if GOARCH == "wasm" {
		// On Wasm, pcOff is the function index, whereas
		// the "PC" is function index << 16 + block index.
		x = uintptr(pcOff)<<16 + datap.text - datap.minpc
	}
	b := x / abi.FuncTabBucketSize
	i := x % abi.FuncTabBucketSize / (abi.FuncTabBucketSize / nsub)

	ffb := (*findfuncbucket)(add(unsafe.Pointer(datap.findfunctab), b*unsafe.Sizeof(findfuncbucket{})))
	idx := ffb.idx + uint32(ffb.subbuckets[i])

	// Find the ftab entry.
	for datap.ftab[idx+1].entryoff <= pcOff {
		idx++
	}

	funcoff := datap.ftab[idx].funcoff
`, `	pcOff, ok := datap.textOff(pc)
	if !ok {
		return funcInfo{}
	}

	idx := pcOff - datap.ftab[0].entryoff

	funcoff := datap.ftab[idx].funcoff
`},
		{`	if minpc != min || maxpc != max {
`, `	if datap.findfunctab == 0 {
		throw("` + mark.Reckoned + `")
	}
	if minpc != min || maxpc != max {
`},
	},
	// Names are shortened as this does it whenever one is told.
	rests: map[string]string{"runtime/traceback.go": `	i := bytealg.IndexByteString(name, '[')
	if i < 0 {
		return name, "", ""
	}
	j := len(name) - 1
	for name[j] != ']' {
		j--
	}
	if j <= i {
		return name, "", ""
	}
	return name[:i], "[...]", name[j+1:]
`},
}

// writeOverlay writes the changed files of Go's library, whose sources lie in root, and the overlay that names them, DIR/overlay.json, in place of
// whatever was there. A change that cannot be made is left out, with a word about it.
func writeOverlay(dir, root string, edits []edit) error {
	replace := map[string]string{}
	for _, e := range edits {
		path := sourceOf(root, e.file)
		changed, err := e.apply(root)
		if err != nil {
			fmt.Fprintf(os.Stderr, "patch: WITHOUT THE CHANGE of %s: %v\n", path, err)
			continue
		}
		to, err := filepath.Abs(filepath.Join(dir, strings.ReplaceAll(e.file, "/", "_")+".txt"))
		if err != nil {
			return err
		}
		if err := os.WriteFile(to, []byte(changed), 0o644); err != nil {
			return err
		}
		replace[path] = to
	}
	overlay, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "overlay.json"), overlay, 0o644)
}

// apply returns the file with all the changes.
func (e edit) apply(root string) (string, error) {
	for file, rest := range e.rests {
		source, err := os.ReadFile(sourceOf(root, file))
		if err != nil {
			return "", err
		}
		if n := strings.Count(string(source), rest); n != 1 {
			return "", fmt.Errorf("what it rests on stands %d times in %s: %q", n, file, firstLine(rest))
		}
	}
	source, err := os.ReadFile(sourceOf(root, e.file))
	if err != nil {
		return "", err
	}
	changed := string(source)
	for _, t := range e.texts {
		if n := strings.Count(changed, t.old); n != 1 {
			return "", fmt.Errorf("what is to be replaced stands there %d times: %q", n, firstLine(t.old))
		}
		changed = strings.Replace(changed, t.old, t.new, 1)
	}
	return changed, nil
}

func sourceOf(root, file string) string { return filepath.Join(root, filepath.FromSlash(file)) }

func firstLine(s string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(s), "\n")
	return line
}
