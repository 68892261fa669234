package fetch

import (
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

// Get fetches those texts of a folder beside the page that are not here yet. It calls done when all are: later, from
// within the browser's event loop, or at once.
func (t Texts) Get(folder string, names []string, done func()) {
	var wanted []string
	for _, name := range names {
		if t[name] == nil {
			wanted = append(wanted, name)
		}
	}
	left := len(wanted)
	if left == 0 {
		done()
		return
	}
	for _, name := range wanted {
		Bytes(folder+name, func(text []byte) {
			t[name] = text
			if left--; left == 0 {
				done()
			}
		})
	}
}
