//go:build !js

package journal

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"runehall/internal/store"
)

// Mended says what became of a damaged room.
type Mended struct {
	// File is the room's file. Aside is where the damaged one lies now.
	File, Aside string
	// Lines is how many sound lines the room keeps; 0: there is no such room any more. Cut is how many bytes lay behind
	// them.
	Lines, Cut int
	// Err says why the room stays as it is.
	Err error
}

// Mend finds all damaged rooms, and keeps of each the sound lines before the damage. It deletes nothing: the damaged
// file is kept aside. It calls told for each damaged room, and returns how many rooms there are.
func (f *Files) Mend(ctx context.Context, told func(Mended)) (rooms int, err error) {
	list, err := f.List(ctx)
	if err != nil {
		return 0, err
	}
	for _, stored := range list {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		if m, damaged := f.mend(stored.Room); damaged {
			told(m)
		}
	}
	return f.Count(ctx)
}

// mend mends a room, if it is damaged.
func (f *Files) mend(room string) (m Mended, damaged bool) {
	m.File = f.path(room)
	of, err := f.file(room)
	if err != nil {
		m.Err = err
		return m, true
	}
	defer f.done(of)
	_, err = f.scan(room, of)
	switch {
	case err == nil || errors.Is(err, ErrNoRoom):
		return m, false
	case !errors.Is(err, ErrDamaged):
		m.Err = err
		return m, true
	}
	of.known = false
	text, err := os.ReadFile(m.File)
	if err != nil {
		m.Err = err
		return m, true
	}
	lines, size, _ := frames(text) // it is damaged, as scan said
	m.Lines, m.Cut = len(lines), len(text)-size
	if m.Aside, m.Err = putAside(m.File, text); m.Err != nil {
		return m, true
	}
	if size == 0 {
		m.Err = os.Remove(m.File)
	} else {
		m.Err = replaceBy(m.File, text[:size])
	}
	return m, true
}

// damagedEnding is behind the name of a damaged file that is kept aside.
const damagedEnding = ".damaged"

// putAside stores a copy of a damaged file beside it, under a name that nothing has.
func putAside(path string, text []byte) (aside string, err error) {
	for n := 1; ; n++ {
		aside = path + damagedEnding
		if n > 1 {
			aside = fmt.Sprint(path, ".", n, damagedEnding)
		}
		file, err := os.OpenFile(aside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, fileMode)
		switch {
		case err == nil:
			return aside, fill(file, text)
		case !errors.Is(err, fs.ErrExist):
			return "", err
		}
		if same, err := os.ReadFile(aside); err == nil && bytes.Equal(same, text) {
			return aside, nil // an earlier try was interrupted behind it
		}
	}
}

// replaceBy gives a file other content. If that is interrupted, the old file is still there.
func replaceBy(path string, text []byte) error {
	file, err := os.CreateTemp(filepath.Dir(path), "mend-*")
	if err != nil {
		return err
	}
	if err := fill(file, text); err != nil {
		return errors.Join(err, os.Remove(file.Name()))
	}
	if err := os.Rename(file.Name(), path); err != nil {
		return errors.Join(err, os.Remove(file.Name()))
	}
	return store.SyncFolder(filepath.Dir(path))
}

// fill writes a whole file, syncs and closes it.
func fill(file *os.File, text []byte) error {
	_, err := file.Write(text)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}
