//go:build !js

package store

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// sign is a sign of life, for file systems without locks: a small file that says who is writing a file.
//
// A program that wants to write first shows its own sign, under a unique name, and then looks for others. If two come
// at the same moment, they see each other and both give way. The sign of a program that has ended is removed. For a
// program on another machine nobody can know that, so there a sign counts as long as it was renewed within the time
// quiet. A sign is renewed before each line is written, and afterwards others are looked for. So a writer that was
// taken for dead notices before it writes, and nothing has to be renewed while nobody moves.
// dead notices before it writes, and nothing has to beat while nobody moves.
type sign struct{ path, prefix string }

// quiet is after how long without a line a program on another machine counts as ended.
const quiet = 10 * time.Minute

// signsName is the folder of the signs, beside the files.
const signsName = ".writers"

// mostSigned bounds how much of a sign is read, in bytes.
const mostSigned = 500

// life is what is known of the program that showed a sign.
type life uint8

const (
	unknown life = iota
	alive
	dead
)

// showSign shows a sign for a file, or returns [ErrBusy] if somebody else's is there. A link to a file and the file
// have the same signs.
func showSign(path string) (*sign, error) {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, err
	}
	dir, name := filepath.Split(real)
	dir = filepath.Join(dir, signsName)
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return nil, err
	}
	sum := fnv.New64a()
	_, _ = io.WriteString(sum, name) // a sum never fails
	s := &sign{prefix: fmt.Sprintf("%016x-", sum.Sum64())}
	file, err := os.CreateTemp(dir, s.prefix+"*")
	if err != nil {
		return nil, err
	}
	s.path = file.Name()
	if err := file.Close(); err != nil {
		return nil, errors.Join(err, s.end())
	}
	if err := s.renew(); err != nil {
		return nil, errors.Join(err, s.end())
	}
	return s, nil
}

// renew shows that the program is alive, and returns [ErrBusy] if another writes the file.
func (s *sign) renew() error {
	file, err := os.OpenFile(s.path, os.O_WRONLY, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%w: it was taken over", ErrBusy)
	}
	if err != nil {
		return err
	}
	_, err = file.WriteString(me()) // its time is the file server's, whose clock all share
	if err := errors.Join(err, file.Close()); err != nil {
		return err
	}
	own, err := os.Stat(s.path)
	if err != nil {
		return err
	}
	return s.alone(own.ModTime())
}

// alone sweeps away the signs of programs that have ended, and returns [ErrBusy] if one is left. now is by the clock of
// the signs.
func (s *sign) alone(now time.Time) error {
	dir := filepath.Dir(s.path)
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		path := filepath.Join(dir, entry.Name())
		if path == s.path || !strings.HasPrefix(entry.Name(), s.prefix) {
			continue
		}
		text, err := readBounded(path, mostSigned)
		if errors.Is(err, ErrNotFound) {
			continue // it has gone away just now
		}
		is := unknown
		if err == nil {
			is = lifeOf(string(text))
		}
		if is == unknown {
			info, err := os.Stat(path)
			if errors.Is(err, fs.ErrNotExist) {
				continue
			}
			if err != nil || now.Sub(info.ModTime()) < quiet {
				is = alive
			}
		}
		if is == alive {
			return fmt.Errorf("%w: %s", ErrBusy, path)
		}
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

func (s *sign) end() error {
	err := os.Remove(s.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // the folder is gone, or it was taken over
	}
	return err
}

// me is what this program's signs say: the machine, the process and when that began.
func me() string {
	pid := os.Getpid()
	return fmt.Sprintf("%d %s %s\n", pid, began(pid), machine())
}

// lifeOf returns what this machine can know of the program that wrote a sign.
func lifeOf(text string) life {
	var (
		pid       int
		begun, on string
	)
	if _, err := fmt.Sscan(text, &pid, &begun, &on); err != nil || on != machine() {
		return unknown // from another machine, or not completely written yet
	}
	return processLife(pid, begun)
}
