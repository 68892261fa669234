package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// page packs the built page, for any server. What gzip made of its files stays out: our own host sends what the package
// itself holds as gzip (package served), and other servers can do it themselves.
func (d *maker) page(from string) error {
	if err := errors.Join(published(from), packed(from), versioned(from, d.Version)); err != nil {
		return err
	}
	t := tree{filepath.Join(d.work, "page")}
	if err := filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasSuffix(path, ".gz") {
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

// carry puts the packed page into a package, where the program looks for it: phones that come into a room get it from
// there.
func (d *maker) carry(t tree, folder string) error {
	page := d.name("page.zip")
	return t.copy(page, folder+filepath.Base(page), 0o644)
}

// packed refuses a page whose program is not packed: phones would fetch six times as much.
func packed(dir string) error {
	if _, err := os.Stat(filepath.Join(dir, "runehall.wasm.br")); err != nil {
		return fmt.Errorf("the page is not packed: scripts/web.sh -packed makes another one: %w", err)
	}
	return nil
}

// versioned refuses a page, or a page's program, of another version.
func versioned(dir, version string) error {
	for _, file := range []struct{ name, says string }{
		{"index.html", `content="Runehall ` + version + `"`}, {"runehall.wasm", version},
	} {
		text, err := os.ReadFile(filepath.Join(dir, file.name))
		if err != nil {
			return err
		}
		if !strings.Contains(string(text), file.says) {
			return fmt.Errorf("%s in %s is not of version %s: scripts/web.sh -version makes another page",
				file.name, dir, version)
		}
	}
	return nil
}

// published refuses a page with switches for developers: runehall page sends the packed one from this machine, where
// they would act.
func published(dir string) error {
	path := filepath.Join(dir, "index.html")
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if !strings.Contains(string(text), "<html lang=\"en\" data-published>") {
		return fmt.Errorf("%s is a page for developers: scripts/web.sh -published makes another one", path)
	}
	return nil
}
