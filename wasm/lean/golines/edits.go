package golines

import (
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Edit is a change of a file of Go's library. It is made whole or not at all.
type Edit struct {
	File  string // below src
	Texts []Text
	Rests map[string]string // texts that the change rests on, by their files
}

// Text is what stands somewhere, once, and what is to stand there.
type Text struct{ Old, New string }

// templates keeps the linker from keeping every exported method of every type, which it does because of this one line: a template can call any
// method by its name. With the edit a template that calls one fails as it does where there is none.
var templates = Edit{
	File:  "text/template/exec.go",
	Texts: []Text{{"ptr.MethodByName(fieldName)", "(reflect.Value{})"}},
}

// finder has the runtime reckon what it looks up otherwise: on WebAssembly the number of a function is in the program counter. So
// trim can zero the table, which it does only where the mark stands. Names are shortened as prints does it whenever one is told.
func finder(name, prints string) Edit {
	return Edit{
		File: "runtime/symtab.go",
		Texts: []Text{
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
		throw("` + mark(name) + `")
	}
	if minpc != min || maxpc != max {
`},
		},
		Rests: map[string]string{"runtime/traceback.go": prints},
	}
}

// linker has cmd/link write each name of a function as short prints it, and the same name once. Programs read these names only to print them.
func linker(short, prints string) Edit {
	return Edit{
		File: "cmd/link/internal/ld/pcln.go",
		Texts: []Text{
			{`// generateFuncnametab creates the function name table. Returns a map of
`, source(short) + `
// generateFuncnametab creates the function name table. Returns a map of
`},
			{`		for s, off := range nameOffsets {
			symtab.AddCStringAt(int64(off), ctxt.loader.SymName(s))
		}
`, `		for name, off := range written {
			symtab.AddCStringAt(int64(off), name)
		}
`},
			{`	nameOffsets := make(map[loader.Sym]uint32, state.nfunc)

	// Write the null terminated strings.
`, `	nameOffsets := make(map[loader.Sym]uint32, state.nfunc)
	written := make(map[string]uint32, state.nfunc)

	// Write the null terminated strings.
`},
			{`		nameOffsets[s] = uint32(size)
		size += int64(len(ctxt.loader.SymName(s)) + 1) // NULL terminate
`, `		name := ` + short + `(ctxt.loader.SymName(s))
		off, ok := written[name]
		if !ok {
			off = uint32(size)
			written[name] = off
			size += int64(len(name) + 1) // NULL terminate
		}
		nameOffsets[s] = off
`},
		},
		Rests: map[string]string{"runtime/traceback.go": prints},
	}
}

// namesSource holds the functions that shorten names, for the linker.
//
//go:embed names.go
var namesSource string

// source returns one of these functions as it is written.
func source(function string) string {
	_, from, ok := strings.Cut(namesSource, "\nfunc "+function+"(")
	body, _, ends := strings.Cut(from, "\n}\n")
	if !ok || !ends {
		panic("golines: names.go has no function " + function)
	}
	return "func " + function + "(" + body + "\n}\n"
}

// Apply returns the file with all the changes. Root is Go's folder (GOROOT).
func (e Edit) Apply(root string) (string, error) {
	for file, rest := range e.Rests {
		source, err := os.ReadFile(Source(root, file))
		if err != nil {
			return "", err
		}
		if n := strings.Count(string(source), rest); n != 1 {
			return "", fmt.Errorf("what it rests on stands %d times in %s: %q", n, file, firstLine(rest))
		}
	}
	source, err := os.ReadFile(Source(root, e.File))
	if err != nil {
		return "", err
	}
	changed := string(source)
	for _, t := range e.Texts {
		if n := strings.Count(changed, t.Old); n != 1 {
			return "", fmt.Errorf("what is to be replaced stands there %d times: %q", n, firstLine(t.Old))
		}
		changed = strings.Replace(changed, t.Old, t.New, 1)
	}
	return changed, nil
}

// Source returns the path of a file of Go's library.
func Source(root, file string) string {
	return filepath.Join(root, "src", filepath.FromSlash(file))
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(s), "\n")
	return line
}
