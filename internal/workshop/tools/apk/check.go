package main

import (
	"archive/zip"
	"bytes"
	"debug/elf"
	"fmt"
	"io"
	"slices"
	"strings"
)

// needed are the files without which no app starts.
var needed = []string{"AndroidManifest.xml", "classes.dex", "resources.arsc", "lib/arm64-v8a/libgojni.so"}

// faults lists what is wrong with an app: files that are missing or placed where they cannot be used, and libraries for
// smaller pages.
func faults(app *zip.Reader) []string {
	var wrong []string
	for _, name := range needed {
		if !slices.ContainsFunc(app.File, func(f *zip.File) bool { return f.Name == name }) {
			wrong = append(wrong, "it has no "+name)
		}
	}
	for _, f := range app.File {
		library := strings.HasSuffix(f.Name, ".so")
		at, err := f.DataOffset()
		switch {
		case err != nil:
			wrong = append(wrong, fmt.Sprintf("%s: %v", f.Name, err))
			continue
		case f.Method != zip.Store:
			if library || f.Name == "resources.arsc" { // Android wants these as they are
				wrong = append(wrong, f.Name+" is compressed")
				continue
			}
		case at%int64(alignment(f.Name)) != 0:
			wrong = append(wrong, fmt.Sprintf("%s begins at %d", f.Name, at))
		}
		if library {
			wrong = append(wrong, libraryFaults(f)...)
		}
	}
	return wrong
}

// libraryFaults lists what is wrong with the segments of a library.
func libraryFaults(f *zip.File) []string {
	r, err := f.Open()
	if err != nil {
		return []string{fmt.Sprintf("%s: %v", f.Name, err)}
	}
	data, err := io.ReadAll(r)
	if err != nil {
		return []string{fmt.Sprintf("%s: %v", f.Name, err)}
	}
	library, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return []string{fmt.Sprintf("%s: %v", f.Name, err)}
	}
	var wrong []string
	if library.Machine != elf.EM_AARCH64 || library.Type != elf.ET_DYN {
		wrong = append(wrong, fmt.Sprintf("%s is %v for %v", f.Name, library.Type, library.Machine))
	}
	for _, p := range library.Progs {
		if p.Type == elf.PT_LOAD && (p.Align%page != 0 || (p.Vaddr-p.Off)%page != 0) {
			wrong = append(wrong, fmt.Sprintf("a part of %s is made for pages of %d bytes", f.Name, p.Align))
		}
	}
	return wrong
}
