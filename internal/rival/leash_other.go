//go:build !unix && !windows

package rival

import (
	"errors"
	"os/exec"
)

// leash holds a program. Here it cannot hold what the program starts.
type leash struct{ cmd *exec.Cmd }

func newLeash(string, []string) (*leash, error) {
	return nil, errors.New("programs cannot be started here")
}

func (l *leash) start() error { return nil }

func (l *leash) kill() {}

func (l *leash) force(<-chan struct{}) {}

func (l *leash) wait() error { return ending(l.cmd.Wait()) }

// Keep does nothing: there are no programs to keep.
func Keep() {}
