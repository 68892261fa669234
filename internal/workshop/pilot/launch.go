//go:build !js

package pilot

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"runehall/internal/workshop/pilot/programs"
)

// Build returns the path of the program of the package with an import path, built as a guest
// (with the tag ebitenginevmguest, without cgo), once for all tests of a process.
func Build(t testing.TB, pkg string) string {
	t.Helper()
	path, err := programs.Build(pkg, programs.Guest)
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// patience is how long a guest may take to connect, to answer, and to end: far
// longer than a busy machine needs.
const patience = 5 * time.Minute

// process is one run of the guest program.
type process struct {
	cmd    *exec.Cmd
	guest  *vmhost.GuestSession
	stderr output
	exited chan error // receives the result of Wait, once

	streams []*Stream
	pads    int          // how many gamepads are connected
	fingers map[int]bool // those that lie on the screen

	orders      *os.File // what the program is told; see share.go
	environment string   // what it was started in
}

// launch starts the program and shakes hands with it.
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
	if err := ln.SetDeadline(time.Now().Add(patience)); err != nil {
		return nil, err
	}
	stderr, err := os.Create(filepath.Join(dir, "stderr"))
	if err != nil {
		return nil, err
	}
	orders, err := os.Create(filepath.Join(dir, "orders"))
	if err != nil {
		return nil, errors.Join(err, stderr.Close())
	}
	p := &process{stderr: output{file: stderr}, exited: make(chan error, 1),
		cmd:     exec.Command("/bin/sh", become(binary, args)...),
		fingers: map[int]bool{}, orders: orders, environment: environment(binary)}
	p.cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint, ordersVar+"="+ordersPath)
	p.cmd.Stderr, p.cmd.ExtraFiles = stderr, []*os.File{orders}
	if err := p.cmd.Start(); err != nil {
		return nil, errors.Join(err, p.closeFiles())
	}
	launches.Add(1)
	go func() {
		p.exited <- p.cmd.Wait()
		_ = ln.Close() // a guest that ended will not connect any more
	}()
	conn, err := ln.Accept()
	if err == nil {
		p.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
			IdleTimeout: patience,
			OnAudioStream: func(s *vmhost.GuestAudioStream) {
				p.streams = append(p.streams, &Stream{Tick: s.StartTick(), stream: s})
			},
		})
	}
	if err != nil {
		err = errors.Join(err, p.kill(), p.stderr.update(), p.closeFiles())
		return nil, fmt.Errorf("the guest did not connect: %w\n%s", err, p.stderr.text())
	}
	return p, nil
}

// become returns what a shell has to be told to become a program. go test runs the tests of a package again when a
// program that they start was touched, and here it should not: scripts/pilot-tests.sh says to what tests whether the
// program is another one ([programs.SumVar]).
func become(binary string, args []string) []string {
	return append([]string{"-c", `exec "$0" "$@"`, binary}, args...)
}

// tick runs a tick of the program. It is to be called in a frame of the host.
func (p *process) tick() error {
	p.guest.AdvanceTicks(1)
	if !p.guest.WaitTicks() {
		return p.guest.Err()
	}
	return nil
}

func (p *process) closeFiles() error { return errors.Join(p.stderr.file.Close(), p.orders.Close()) }

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
	case <-time.After(patience):
		return errors.Join(fmt.Errorf("the program has not ended within %v of its window being closed", patience), p.kill())
	}
}
