package desk

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"runehall/internal/stats"
)

// First waits for the first frame and returns how long it took from the start
// of the process.
func (p *Program) First() (time.Duration, error) {
	err := p.await("its first frame", func() bool { return p.first > 0 })
	return p.first, err
}

// Figures asks the program for its counts.
func (p *Program) Figures() (stats.Figures, error) {
	_, broken := io.WriteString(p.stdin, "\n")
	if err := p.await("an answer with figures", func() bool { return len(p.figures) > 0 }); err != nil {
		return stats.Figures{}, errors.Join(err, broken) // first that it has ended, if it has
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	f := p.figures[0]
	p.figures = p.figures[1:]
	return f, nil
}

// clockTick is the unit of times in /proc, which is the same for all programs
// under Linux.
const clockTick = time.Second / 100

// CPU returns the processor time that the process has used.
func (p *Program) CPU() (time.Duration, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	// The second field is the name in parentheses and may hold spaces. The times in
	// user and in kernel mode are fields 14 and 15.
	_, rest, _ := strings.Cut(string(text), ") ")
	fields := strings.Fields(rest)
	const user, kernel = 14 - 3, 15 - 3
	if len(fields) <= kernel {
		return 0, fmt.Errorf("/proc has an unknown form: %q", text)
	}
	var total time.Duration
	for _, field := range []string{fields[user], fields[kernel]} {
		n, err := strconv.ParseInt(field, 10, 64)
		if err != nil {
			return 0, err
		}
		total += time.Duration(n) * clockTick
	}
	return total, nil
}

// Resident returns the bytes of memory that the process occupies.
func (p *Program) Resident() (int64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	fields := strings.Fields(string(text))
	if len(fields) < 2 {
		return 0, fmt.Errorf("/proc has an unknown form: %q", text)
	}
	pages, err := strconv.ParseInt(fields[1], 10, 64)
	return pages * int64(os.Getpagesize()), err
}
