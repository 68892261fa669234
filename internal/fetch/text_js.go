package fetch

import (
	"errors"
	"io/fs"
	"path"
)

// Texts are the files that have arrived, by path. They can be read and matched like those of a file system.
type Texts map[string][]byte

// Open always fails: texts can only be read whole.
func (t Texts) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// ReadFile returns a text.
func (t Texts) ReadFile(name string) ([]byte, error) {
	if text, ok := t[name]; ok {
		return text, nil
	}
	return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
}

// Glob lists the texts whose paths match a pattern.
func (t Texts) Glob(pattern string) (names []string, err error) {
	for name := range t {
		ok, err := path.Match(pattern, name)
		if err != nil {
			return nil, err
		}
		if ok {
			names = append(names, name)
		}
	}
	return names, nil
}

// Get fetches those texts of a folder beside the page that are missing. It calls done later, from within the browser's event
// loop, or at once if none is missing; the error says which could not be fetched.
func (t Texts) Get(folder string, names []string, done func(error)) {
	var left int
	var failed error
	came := func(name string, text []byte, err error) {
		if err != nil {
			failed = errors.Join(failed, err)
		} else {
			t[name] = text
		}
		if left--; left == 0 {
			done(failed)
		}
	}
	var missing []string
	for _, name := range names {
		if t[name] == nil {
			missing = append(missing, name)
		}
	}
	if left = len(missing); left == 0 {
		done(nil)
		return
	}
	for _, name := range missing {
		Bytes(folder+name, func(text []byte, err error) { came(name, text, err) })
	}
}
