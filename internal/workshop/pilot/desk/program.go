package desk

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/jezek/xgb/xproto"

	"runehall/internal/stats"
	"runehall/internal/workshop/pilot/probe"
)

// patience is how long a program may take for anything that a test waits for: far
// longer than a busy machine needs.
const patience = 5 * time.Minute

// pollEvery is how often something is asked for that nobody announces.
const pollEvery = 10 * time.Millisecond

// Program is a running program with its window.
type Program struct {
	cmd     *exec.Cmd
	display *display
	window  xproto.Window
	stdin   io.WriteCloser
	started time.Time
	exited  chan struct{} // closed when the process has ended
	exit    error         // how, after that

	mu      sync.Mutex
	changed *sync.Cond // what follows has changed
	report  probe.Report
	found   bool
	first   time.Duration   // from the start to the first frame, or 0
	figures []stats.Figures // answers that nobody has taken
	log     strings.Builder
	broken  error // a line that could not be read
	ended   bool  // stderr has ended
}

// Start starts a program on the display that DISPLAY names, waits for its window
// and gives it the focus.
func Start(binary string, args ...string) (*Program, error) {
	d, err := theDisplay()
	if err != nil {
		return nil, err
	}
	p := &Program{cmd: exec.Command(binary, args...), display: d, exited: make(chan struct{})}
	p.changed = sync.NewCond(&p.mu)
	if err := p.launch(); err != nil {
		return nil, fmt.Errorf("starting %s: %w", binary, err)
	}
	if err := p.awaitWindow(); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w\n%s", binary, err, p.Log()), p.Kill())
	}
	return p, nil
}

// launch starts the process, and a goroutine that reads its lines.
func (p *Program) launch() error {
	stdin, err := p.cmd.StdinPipe()
	if err != nil {
		return err
	}
	stderr, err := p.cmd.StderrPipe()
	if err != nil {
		return err
	}
	p.stdin, p.started = stdin, time.Now()
	if err := p.cmd.Start(); err != nil {
		return err
	}
	go func() {
		lines := bufio.NewReader(stderr)
		for {
			line, err := lines.ReadString('\n')
			p.hear(line)
			if err != nil {
				break
			}
		}
		p.exit = p.cmd.Wait()
		close(p.exited)
		p.mu.Lock()
		p.ended = true
		p.mu.Unlock()
		p.changed.Broadcast()
	}()
	return nil
}

func (p *Program) hear(line string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	defer p.changed.Broadcast()
	if f, ok, err := stats.Parse(line); ok || err != nil {
		p.broken = errors.Join(p.broken, err)
		if f.First {
			p.first = time.Since(p.started)
		} else if err == nil {
			p.figures = append(p.figures, f)
		}
		return
	}
	report, found, rest, err := probe.Split([]byte(line))
	p.broken = errors.Join(p.broken, err)
	if found {
		p.report, p.found = report, true
	}
	p.log.Write(rest)
}

// await waits until ready is true; it holds the lock while it asks.
func (p *Program) await(what string, ready func() bool) error {
	timeout := time.AfterFunc(patience, p.changed.Broadcast)
	defer timeout.Stop()
	start := time.Now()
	p.mu.Lock()
	defer p.mu.Unlock()
	for !ready() {
		switch {
		case p.broken != nil:
			return p.broken
		case p.ended:
			return fmt.Errorf("the program ended before %s: %w", what, errors.Join(p.exit, errors.New(p.log.String())))
		case time.Since(start) >= patience:
			return fmt.Errorf("after %v still not %s; the report is %+v\n%s", patience, what, p.report, p.log.String())
		}
		p.changed.Wait()
	}
	return p.broken
}

// awaitWindow waits for the window and gives it the focus.
func (p *Program) awaitWindow() error {
	for {
		w, found, err := p.display.find(p.cmd.Process.Pid)
		if err != nil {
			return err
		}
		if found {
			p.window = w
			return p.Focus()
		}
		select {
		case <-p.exited:
			return fmt.Errorf("it ended without a window: %w", errors.Join(p.exit, errors.New("exit")))
		case <-time.After(pollEvery):
		}
		if time.Since(p.started) > patience {
			return errors.New("it shows no window")
		}
	}
}

// Log returns what the program has written on stderr besides its reports and figures.
func (p *Program) Log() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.log.String()
}

// AwaitLog waits until a text stands in the log.
func (p *Program) AwaitLog(text string) error {
	return p.await(fmt.Sprintf("saying %q", text), func() bool { return strings.Contains(p.log.String(), text) })
}

// Close closes the window as a person does, and waits until the program has
// ended. It is an error when the exit code is not 0.
func (p *Program) Close() error {
	if err := p.display.askToClose(p.window); err != nil {
		return errors.Join(err, p.Kill())
	}
	select {
	case <-p.exited:
		return p.exit
	case <-time.After(patience):
		return errors.Join(errors.New("the program goes on without its window"), p.Kill())
	}
}

// Kill ends the process as a power cut would. It may be called after Close.
func (p *Program) Kill() error {
	if err := p.cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	<-p.exited
	return nil
}
