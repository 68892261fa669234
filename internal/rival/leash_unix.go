//go:build unix

package rival

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"syscall"
)

// leash holds a program and everything that it starts. A keeper (see [Keep]) stands between them and this process. It
// ends them when life is closed: by kill, or by the end of this process for whatever reason.
type leash struct {
	cmd    *exec.Cmd
	life   *os.File
	report *os.File   // the keeper's report of how the program ended
	theirs []*os.File // the keeper's ends of both
}

// newLeash returns a program that has not been started, with its own words for itself.
func newLeash(path string, words []string) (*leash, error) {
	self, err := ourselves()
	if err != nil {
		return nil, err
	}
	hold, life, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	report, say, err := os.Pipe()
	if err != nil {
		return nil, errors.Join(err, hold.Close(), life.Close())
	}
	cmd := exec.Command(self)
	cmd.Args = append([]string{keeperName, path}, words...)
	cmd.ExtraFiles = []*os.File{hold, say}
	// no terminal: nothing typed there ends it, and it cannot write there
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	return &leash{cmd: cmd, life: life, report: report, theirs: []*os.File{hold, say}}, nil
}

func (l *leash) start() error {
	err := l.cmd.Start()
	for _, file := range l.theirs {
		_ = file.Close() // the keeper has its own
	}
	if err != nil {
		return errors.Join(err, l.life.Close(), l.report.Close())
	}
	return nil
}

// kill has the keeper end the program and all that it started. It need not have been started by then, or may have
// ended.
func (l *leash) kill() {
	_ = l.life.Close() // twice does no harm
	// The program may have stopped the keeper; a process that has been waited for is not asked.
	_ = l.cmd.Process.Signal(syscall.SIGCONT)
}

// force ends them where the keeper did not. A keeper that is only slow goes on: without it, whom it adopted could not
// be found any more.
func (l *leash) force(ended <-chan struct{}) {
	sweep(l.cmd.Process.Pid, running, func() rest {
		select {
		case <-ended:
			return gone
		default:
			_ = l.cmd.Process.Signal(syscall.SIGCONT) // the program may stop it again
			return left
		}
	})
	_ = l.cmd.Process.Kill() // it may have ended by now
}

// wait waits until everything has ended, and returns how the program did, or nil.
func (l *leash) wait() error {
	err := l.cmd.Wait()
	said, err2 := io.ReadAll(io.LimitReader(l.report, 1<<10))
	_, _ = l.report.Close(), l.life.Close() // they have no more to tell
	if err2 == nil && len(said) > 0 {
		return errors.New(string(said))
	}
	return ending(err)
}
