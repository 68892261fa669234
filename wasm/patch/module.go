package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// module is one that go.mod requires, as go list tells it.
type module struct {
	Dir, Version, Sum string
	Replace           *struct{ Path string }
}

// findModule asks for a module by its path. In a fresh clone it is fetched.
func findModule(path string) (module, error) {
	m, err := listModule(path)
	if err != nil || m.Dir != "" || m.Replace != nil {
		return m, err
	}
	if out, err := exec.Command("go", "mod", "download", path).CombinedOutput(); err != nil {
		return module{}, fmt.Errorf("fetching %s: %w\n%s", path, err, out)
	}
	return listModule(path)
}

func listModule(path string) (module, error) {
	out, err := exec.Command("go", "list", "-m", "-json", path).Output()
	if err != nil {
		return module{}, fmt.Errorf("%s: %w", path, err)
	}
	var m module
	return m, json.Unmarshal(out, &m)
}

// copyModule copies what is built of a module: neither tests nor examples.
func copyModule(to, from string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		below, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		switch {
		case d.IsDir() && (below == "examples" || d.Name() == "testdata" ||
			strings.HasPrefix(d.Name(), ".") && below != "."):
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
