package rival

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"sync"
)

// splitter splits the output of a program into lines.
type splitter struct {
	// line takes a line; it may wait. An error ends everything.
	line func([]byte) error
	// most bounds a line. A longer line is the error tooLong; if that is nil, the line is cut.
	most    int
	tooLong func() error

	mu     sync.Mutex
	part   []byte
	failed error
}

// Write implements io.Writer. After an error the program's pipe is closed.
func (s *splitter) Write(text []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := len(text)
	for len(text) > 0 && s.failed == nil {
		part, rest, whole := bytes.Cut(text, []byte{'\n'})
		text = rest
		s.part = append(s.part, part...)
		if len(s.part) > s.most {
			s.part = s.part[:s.most]
			if s.tooLong != nil {
				s.failed = s.tooLong()
				break
			}
		}
		if whole {
			line := bytes.TrimSuffix(slices.Clone(s.part), []byte{'\r'})
			s.part = s.part[:0]
			s.mu.Unlock()
			err := s.line(line)
			s.mu.Lock()
			s.failed = err
		}
	}
	return n, s.failed
}

// finish passes on a last line without an end, and returns why the lines ended early, or nil.
func (s *splitter) finish() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.part) > 0 && s.tooLong == nil {
		s.failed = s.line(s.part)
		s.part = nil
	}
	return s.failed
}

// lineLog prints lines of several programs, each whole.
type lineLog struct {
	mu sync.Mutex
	to io.Writer
}

func (l *lineLog) print(name string, line []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	// If it cannot be written there is nobody left to tell.
	_, _ = fmt.Fprintf(l.to, "%s: %s\n", name, line)
}
