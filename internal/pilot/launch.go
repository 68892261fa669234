//go:build !js

package pilot

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// The guest must connect within connectTimeout and may then be silent for
// idleTimeout at most. Both are far above what a busy machine needs.
const (
	connectTimeout = 60 * time.Second
	idleTimeout    = 120 * time.Second
	exitTimeout    = 30 * time.Second
)

// process is one run of the guest program.
type process struct {
	cmd    *exec.Cmd
	guest  *vmhost.GuestSession
	stderr *os.File
	exited chan error // receives the result of Wait, once

	streams []*Stream
}

// launch starts the program and shakes hands with it. It writes its stderr to
// a file and not to a pipe: a line that a tick has written can be read as soon as the tick
// is done.
func launch(binary string, args []string) (*process, error) {
	// A short path: that of a socket may have about 100 bytes.
	dir, err := os.MkdirTemp("", "vg")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }() // litter in the temporary folder fails no test
	ln, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(dir, "s"), Net: "unix"})
	if err != nil {
		return nil, err
	}
	defer func() { _ = ln.Close() }()
	endpoint, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		return nil, err
	}
	if err := ln.SetDeadline(time.Now().Add(connectTimeout)); err != nil {
		return nil, err
	}
	stderr, err := os.Create(filepath.Join(dir, "stderr"))
	if err != nil {
		return nil, err
	}
	p := &process{stderr: stderr, exited: make(chan error, 1), cmd: exec.Command(binary, args...)}
	p.cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
	p.cmd.Stderr = stderr
	if err := p.cmd.Start(); err != nil {
		return nil, errors.Join(err, stderr.Close())
	}
	go func() {
		p.exited <- p.cmd.Wait()
		_ = ln.Close() // a guest that ended will not connect any more
	}()
	conn, err := ln.Accept()
	if err == nil {
		p.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
			IdleTimeout: idleTimeout,
			OnAudioStream: func(s *vmhost.GuestAudioStream) {
				p.streams = append(p.streams, &Stream{Tick: s.StartTick(), stream: s})
			},
		})
	}
	if err != nil {
		err = errors.Join(err, p.kill())
		text := p.text()
		return nil, fmt.Errorf("the guest did not connect: %w\n%s", errors.Join(err, stderr.Close()), text)
	}
	return p, nil
}

// text returns what the program has written on stderr so far.
func (p *process) text() []byte {
	info, err := p.stderr.Stat()
	if err != nil {
		return fmt.Appendf(nil, "stderr: %v\n", err)
	}
	text := make([]byte, info.Size())
	n, err := p.stderr.ReadAt(text, 0)
	if err != nil {
		return fmt.Appendf(text[:n], "stderr: %v\n", err)
	}
	return text
}

// kill ends the process as a power cut would, and waits until it is gone.
func (p *process) kill() error {
	if err := p.cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	<-p.exited
	return nil
}

// exit waits until the process, whose session was closed, has ended by itself,
// and returns an error unless its exit code is 0.
func (p *process) exit() error {
	select {
	case err := <-p.exited:
		return err
	case <-time.After(exitTimeout):
		return errors.Join(fmt.Errorf("the program has not ended within %v of its window being closed", exitTimeout), p.kill())
	}
}
