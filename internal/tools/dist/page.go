package main

import (
	"io/fs"
	"os"
	"path/filepath"
)

// page packs the built page, for any server.
func (d *maker) page(from string) error {
	t := tree{filepath.Join(d.work, "page")}
	if err := filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		inside, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		return t.copy(path, inside, 0o644)
	}); err != nil {
		return err
	}
	text, err := licences("js/wasm")
	if err != nil {
		return err
	}
	if err := t.put("LICENSES.txt", text, 0o644); err != nil {
		return err
	}
	if err := os.Chmod(t.dir, 0o755); err != nil {
		return err
	}
	return t.zip(d.name("page.zip"), "runehall-"+d.Version, d.Commit)
}
