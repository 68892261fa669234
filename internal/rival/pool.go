package rival

import (
	"errors"
	"fmt"
	"io"
	"os/exec"
	"sync"
	"time"

	"runehall/games"
)

// grace is how long a program may take to end once its input has.
const grace = 2 * time.Second

// Pool starts programs, and sees to it that they end.
type Pool struct {
	errs lineLog

	mu     sync.Mutex
	closed bool
	open   map[*program]bool
	gone   sync.WaitGroup
}

// NewPool returns a pool that passes on what programs write to their standard error, line by line.
func NewPool(errs io.Writer) *Pool {
	return &Pool{errs: lineLog{to: errs}, open: map[*program]bool{}}
}

// Times are how long a program may take.
type Times struct {
	// Answer is the time for an answer, 0 as long as the program wants.
	Answer time.Duration
	// Start is the time until the program must have answered hello. A program that does not answer hello has this time,
	// but at least Answer, for its first answer. If the time for answers is unlimited, so is this.
	Start time.Duration
}

// Kind returns the program of a command, to be started for each match. name is put before the lines of its standard
// error. It fails if there is no such program.
func (p *Pool) Kind(name, command string, times Times) (games.RivalKind, error) {
	words, err := Words(command)
	if err != nil {
		return games.RivalKind{}, fmt.Errorf("the command %q: %w", command, err)
	}
	path, err := exec.LookPath(words[0])
	if err != nil {
		return games.RivalKind{}, fmt.Errorf("the command %q: %w", command, err)
	}
	open := func() (games.Rival, error) {
		run, err := p.start(name, path, words, times)
		if err != nil {
			return nil, err
		}
		return run, nil
	}
	return games.RivalKind{Open: open, Command: command, Seconds: times.Answer.Seconds()}, nil
}

// errClosed is the fault of a program that was ended with its pool.
var errClosed = errors.New("it was sent away")

// Close ends all programs and waits for that. Programs whose match is over may take a moment longer. No program can be
// started afterwards.
func (p *Pool) Close() {
	p.mu.Lock()
	p.closed = true
	for run := range p.open {
		run.dismiss()
	}
	p.mu.Unlock()
	p.gone.Wait()
}

// enter notes a program that has been started, or returns false when the pool is closed.
func (p *Pool) enter(run *program) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.closed {
		p.open[run] = true
		p.gone.Add(1)
	}
	return !p.closed
}

func (p *Pool) exit(run *program) {
	p.mu.Lock()
	delete(p.open, run)
	p.mu.Unlock()
	p.gone.Done()
}
