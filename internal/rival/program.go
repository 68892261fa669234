package rival

import (
	"errors"
	"fmt"
	"io"
	"os/exec"
	"sync"
	"sync/atomic"
	"time"
)

// queued is how many lines may wait for a program to read them.
const queued = 64

// program is one run of a program. Its methods for the game are called by one goroutine.
type program struct {
	times Times
	begun time.Time
	leash *leash
	name  string
	log   *lineLog
	told  chan []byte // to the program
	lines chan []byte // from the program

	// over is closed when the program is to end, and ended when it has; how is how it ended then.
	over  chan struct{}
	close func()
	ended chan struct{}
	how   error
	leave chan struct{} // closed when its match is over

	said   int                    // bytes of its standard error
	empty  int                    // bytes of empty lines since the last other one
	speaks bool                   // it has sent an object
	banner int                    // bytes that the program wrote before its first answer
	babble atomic.Pointer[[]byte] // the last line of that

	ready   bool   // it has answered hello, or a question
	next    []byte // what Wait has seen already
	waiting int    // questions without an answer
	due     time.Time
	lost    error
}

func (p *Pool) start(name, path string, words []string, times Times) (*program, error) {
	run := &program{
		times: times, begun: time.Now(), name: name, log: &p.errs, told: make(chan []byte, queued),
		lines: make(chan []byte), over: make(chan struct{}), ended: make(chan struct{}),
		leave: make(chan struct{}),
	}
	run.close = sync.OnceFunc(func() { close(run.over) })
	if !p.enter(run) {
		return nil, errClosed
	}
	said := &splitter{line: run.hear, most: longest, tooLong: func() error {
		run.close()
		return fmt.Errorf("it sent a line of more than %d bytes", longest)
	}}
	errs := &splitter{line: func(line []byte) error { run.complain(&p.errs, name, line); return nil }, most: longest}
	in, err := run.begin(path, words, said, errs)
	if err != nil {
		p.exit(run)
		return nil, fmt.Errorf("it could not be started: %w", err)
	}
	go run.tell(in)
	go run.watch()
	go func() {
		run.how = run.leash.wait()
		_ = errs.finish() // long lines are cut
		if err := said.finish(); err != nil {
			run.how = err
		} else if run.how == nil {
			run.how = errors.New("it ended before the match did")
		}
		close(run.ended)
		p.exit(run)
	}()
	return run, nil
}

// begin starts the program itself, and returns its input.
func (r *program) begin(path string, words []string, said, errs io.Writer) (in io.WriteCloser, err error) {
	if r.leash, err = newLeash(path, words); err != nil {
		return nil, err
	}
	cmd := r.leash.cmd
	cmd.Stdout, cmd.Stderr = said, errs
	cmd.WaitDelay = grace / 2
	if in, err = cmd.StdinPipe(); err != nil {
		return nil, err
	}
	return in, r.leash.start()
}

// ending says how a program ended that was waited for, or returns nil.
func ending(err error) error {
	if err == nil || errors.Is(err, exec.ErrWaitDelay) {
		return nil
	}
	return fmt.Errorf("it ended: %w", err)
}

// tell writes lines to the program, until the program or its match has ended.
func (r *program) tell(in io.WriteCloser) {
	defer func() { _ = in.Close() }() // it may have ended already
	for {
		select {
		case line := <-r.told:
			if _, err := in.Write(append(line, '\n')); err != nil {
				return // it has ended, or closed its input: no answer will come, and that is told
			}
		case <-r.over:
			return
		case <-r.leave:
			for len(r.told) > 0 {
				if _, err := in.Write(append(<-r.told, '\n')); err != nil {
					return
				}
			}
			return
		}
	}
}

// watch ends the program when it is over: at once, or with a moment to spare when its match is.
func (r *program) watch() {
	select {
	case <-r.ended:
		return
	case <-r.over:
	case <-r.leave:
		select {
		case <-r.ended:
			return
		case <-r.over:
		case <-time.After(grace):
		}
	}
	r.leash.kill()
	r.close()
	select {
	case <-r.ended:
	case <-time.After(grace):
		r.leash.force(r.ended)
	}
}

// dismiss ends the program, unless its match is over and it is about to end by itself.
func (r *program) dismiss() {
	select {
	case <-r.leave:
	default:
		r.close()
	}
}

// Tell implements games.Rival.
func (r *program) Tell(line []byte) {
	select {
	case r.told <- line:
	default:
		r.lose(errors.New("it does not read what it is told"))
	}
}

// Ask implements games.Rival.
func (r *program) Ask(line []byte) {
	r.Tell(line)
	r.waiting++
	r.due = time.Now().Add(r.times.Answer)
	if ready := r.begun.Add(r.times.Start); !r.ready && ready.After(r.due) {
		r.due = ready
	}
}

// Answer implements games.Rival.
func (r *program) Answer() ([]byte, error) {
	if r.lost != nil {
		return nil, r.lost
	}
	line := r.next
	r.next = nil
	if line == nil {
		select {
		case line = <-r.lines:
		default:
		}
	}
	switch {
	case line != nil:
		greets := !r.ready && greets(line)
		r.ready = true
		// a question that waited behind another one, or behind hello, has its time now
		r.due = time.Now().Add(r.times.Answer)
		if greets {
			return nil, nil
		}
		r.waiting = max(0, r.waiting-1)
		return line, nil
	case r.hasEnded():
		r.lose(r.how)
	case r.limited() && !time.Now().Before(r.due):
		r.lose(r.late())
	}
	return nil, r.lost
}

// Wait implements games.Rival.
func (r *program) Wait() {
	if r.lost != nil || r.next != nil {
		return
	}
	var late <-chan time.Time
	if r.limited() {
		timer := time.NewTimer(time.Until(r.due))
		defer timer.Stop()
		late = timer.C
	}
	select {
	case r.next = <-r.lines:
	case <-r.ended:
	case <-late:
	}
}

// Leave implements games.Rival.
func (r *program) Leave() { close(r.leave) }

func (r *program) limited() bool { return r.times.Answer > 0 && r.waiting > 0 }

// late returns the fault of a program that has not answered in time.
func (r *program) late() error {
	within := r.times.Answer.String()
	if !r.ready && r.times.Start > r.times.Answer {
		within = r.times.Start.String() + " of its start"
	}
	if line := r.babble.Load(); line != nil && !r.ready {
		return fmt.Errorf("it sent %.60q, which is no answer, and none within %s", *line, within)
	}
	return fmt.Errorf("it did not answer within %s", within)
}

func (r *program) hasEnded() bool {
	select {
	case <-r.ended:
		return true
	default:
		return false
	}
}

// lose ends a program that cannot go on.
func (r *program) lose(why error) {
	if r.lost == nil {
		r.lost = why
		r.close()
	}
}
