//go:build !js

package journal

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"runehall/internal/store"
)

// Files is a journal in a folder of the store, with a file for each room. Only one program at a time may write to it.
type Files struct {
	dir  string
	held io.Closer
	sync func(*os.File) error // nil: the system syncs when it likes

	mu     sync.Mutex
	rooms  map[string]*file
	closed bool
	busy   sync.WaitGroup // counts goroutines that read or write a file
}

// file is what is known about a room's file. Its mutex is held while the file is read or written.
type file struct {
	mu    sync.Mutex
	known bool
	lines int
	size  int64
	last  []byte
	users int // guarded by the journal's mutex
}

// manyFiles bounds the rooms whose ends are kept in memory. For other rooms the file is read again.
const manyFiles = 1 << 15

// Only the host itself may read the folders and files: they hold the secrets of all matches.
const (
	dirMode  = 0o700
	fileMode = 0o600
	ending   = ".room"
)

// OpenFiles opens a journal in a folder. With synced, acknowledged lines even survive a power failure, but storing
// takes longer.
func OpenFiles(dir string, synced bool) (*Files, error) {
	held, err := store.HoldFolder(dir)
	if err != nil {
		return nil, fmt.Errorf("rooms in %s: %w", dir, err)
	}
	f := &Files{dir: dir, held: held, rooms: map[string]*file{}}
	if synced {
		f.sync = (*os.File).Sync
	}
	return f, nil
}

func (f *Files) path(room string) string { return filepath.Join(f.dir, room[:2], room+ending) }

// errClosed: the journal was closed.
var errClosed = errors.New("the journal is closed")

// file returns what is known about a room's file, locked until done is called.
func (f *Files) file(room string) (*file, error) {
	of, err := f.use(room)
	if err == nil {
		of.mu.Lock()
	}
	return of, err
}

func (f *Files) use(room string) (*file, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.closed {
		return nil, errClosed
	}
	of := f.rooms[room]
	if of == nil {
		if len(f.rooms) >= manyFiles {
			f.forgetOne()
		}
		of = &file{}
		f.rooms[room] = of
	}
	of.users++
	f.busy.Add(1)
	return of, nil
}

// forgetOne drops what is known about some room that nobody uses.
func (f *Files) forgetOne() {
	for room, of := range f.rooms {
		if of.users == 0 {
			delete(f.rooms, room)
			return
		}
	}
}

// done unlocks what file returned.
func (f *Files) done(of *file) {
	of.mu.Unlock()
	f.mu.Lock()
	of.users--
	f.mu.Unlock()
	f.busy.Done()
}

// Append implements [Journal].
func (f *Files) Append(_ context.Context, room string, n int, line []byte) error {
	if err := Check(room, n, line); err != nil {
		return err
	}
	of, err := f.file(room)
	if err != nil {
		return err
	}
	defer f.done(of)
	if !of.known {
		if _, err := f.scan(room, of); err != nil && !errors.Is(err, ErrNoRoom) {
			return err
		}
	}
	switch {
	case n > of.lines:
		return ErrGap
	case n == of.lines-1 && bytes.Equal(of.last, line):
		return nil
	case n < of.lines:
		lines, err := f.scan(room, of)
		if err == nil && !bytes.Equal(lines[n], line) {
			err = ErrTaken
		}
		return err
	}
	frame := appendFrame(nil, line)
	if err := f.write(room, of, frame); err != nil {
		of.known = false // read what is really there before storing the next line
		return fmt.Errorf("store a line of a room: %w", err)
	}
	of.lines, of.size, of.last = n+1, of.size+int64(len(frame)), bytes.Clone(line)
	return nil
}

// Begin implements [Journal], with a single write and a single sync.
func (f *Files) Begin(_ context.Context, room string, lines [][]byte) error {
	if err := CheckAll(room, lines); err != nil {
		return err
	}
	of, err := f.file(room)
	if err != nil {
		return err
	}
	defer f.done(of)
	there, err := f.scan(room, of)
	switch {
	case err == nil && slices.EqualFunc(there, lines, bytes.Equal):
		return nil
	case err == nil:
		return ErrTaken
	case !errors.Is(err, ErrNoRoom):
		return err
	}
	var text []byte
	for _, line := range lines {
		text = appendFrame(text, line)
	}
	if err := f.write(room, of, text); err != nil {
		of.known = false // read what is really there before storing the next line
		return fmt.Errorf("store the first lines of a room: %w", err)
	}
	of.lines, of.size, of.last = len(lines), int64(len(text)), bytes.Clone(lines[len(lines)-1])
	return nil
}

// Remove implements [Journal].
func (f *Files) Remove(_ context.Context, room string, lines int) error {
	if !IsID(room) {
		return ErrID
	}
	of, err := f.file(room)
	if err != nil {
		return err
	}
	defer f.done(of)
	there, err := f.scan(room, of)
	switch {
	case errors.Is(err, ErrNoRoom):
	case err != nil:
		return err
	case len(there) != lines:
		return ErrTaken
	}
	of.known = false
	// Nothing is synced: a room that a power failure brings back is removed again.
	if err := os.Remove(f.path(room)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("remove a room: %w", err)
	}
	return nil
}

// write writes after the acknowledged lines, in a single write.
func (f *Files) write(room string, of *file, frame []byte) (err error) {
	path := f.path(room)
	fresh := of.size == 0
	if fresh {
		if err := os.MkdirAll(filepath.Dir(path), dirMode); err != nil {
			return err
		}
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, fileMode)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	info, err := file.Stat()
	if err != nil {
		return err
	}
	if info.Size() < of.size {
		return ErrDamaged
	}
	if info.Size() > of.size { // part of a line that was never acknowledged
		if err := file.Truncate(of.size); err != nil {
			return err
		}
	}
	if _, err := file.WriteAt(frame, of.size); err != nil {
		return errors.Join(err, file.Truncate(of.size))
	}
	if f.sync == nil {
		return nil
	}
	err = f.sync(file)
	if err == nil && fresh {
		err = errors.Join(store.SyncFolder(filepath.Dir(path)), store.SyncFolder(f.dir))
	}
	if err != nil { // if it stayed there, a second try would take it for stored
		return errors.Join(err, file.Truncate(of.size))
	}
	return nil
}

// longestFile bounds the file of a room, in bytes. Longer files are not read.
const longestFile = 32 << 20

// scan reads a room's file, and records where it ends.
func (f *Files) scan(room string, of *file) ([][]byte, error) {
	path := f.path(room)
	info, err := os.Stat(path)
	if err == nil && info.Size() > longestFile {
		return nil, ErrLong
	}
	var text []byte
	if err == nil {
		text, err = os.ReadFile(path)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read a room: %w", err)
	}
	lines, size, err := frames(text)
	if err != nil {
		return nil, fmt.Errorf("%w: %s, behind byte %d", err, path, size)
	}
	of.known, of.lines, of.size, of.last = true, len(lines), int64(size), nil
	if len(lines) == 0 {
		return nil, ErrNoRoom
	}
	of.last = bytes.Clone(lines[len(lines)-1])
	return lines, nil
}

// Read implements [Journal].
func (f *Files) Read(_ context.Context, room string, n int) ([][]byte, error) {
	if !IsID(room) {
		return nil, ErrID
	}
	of, err := f.file(room)
	if err != nil {
		return nil, err
	}
	defer f.done(of)
	lines, err := f.scan(room, of)
	if err != nil {
		return nil, err
	}
	return lines[min(max(n, 0), len(lines)):], nil
}

// Count implements [Journal].
func (f *Files) Count(context.Context) (int, error) {
	found, err := f.paths()
	found = slices.DeleteFunc(found, func(path string) bool {
		return IsName(strings.TrimSuffix(filepath.Base(path), ending))
	})
	return len(found), err
}

// List implements [Journal].
func (f *Files) List(ctx context.Context) (list []Stored, err error) {
	paths, err := f.paths()
	if err != nil {
		return nil, err
	}
	for _, path := range paths {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		info, err := os.Stat(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue // it was removed meanwhile
		}
		if err != nil {
			return nil, fmt.Errorf("list the rooms: %w", err)
		}
		if room := strings.TrimSuffix(filepath.Base(path), ending); IsID(room) && f.path(room) == path {
			list = append(list, Stored{Room: room, Used: info.ModTime()})
		}
	}
	return list, nil
}

// paths lists the files of the rooms.
func (f *Files) paths() ([]string, error) {
	return filepath.Glob(filepath.Join(f.dir, "??", "*"+ending))
}

// Hear implements [Journal]. It does nothing, because nobody else stores lines in the folder.
func (f *Files) Hear(Ears) error { return nil }

// Here implements [Journal].
func (f *Files) Here(string, Present) error { return nil }

// Shared implements [Journal]. Only one program uses the folder.
func (f *Files) Shared() bool { return false }

// Close implements [Journal].
func (f *Files) Close() error {
	f.mu.Lock()
	closed := f.closed
	f.closed = true
	f.mu.Unlock()
	if closed {
		return nil
	}
	f.busy.Wait()
	return f.held.Close()
}
