package main

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"
)

// onces are the commands that several steps begin with, such as those that build the page. Of one line only one is
// ever run by this process.
var onces sharing

// sharing runs each command once, whoever asks for it.
type sharing struct {
	sync.Mutex
	made map[string]*made
}

// made is how a command went, or goes.
type made struct {
	done   chan struct{} // closed at the end
	failed bool
}

// first reports whether a command is asked for for the first time. Then the caller runs it, and says with end how that
// went. Otherwise first waits until it has ended, or until ctx has.
func (s *sharing) first(ctx context.Context, line string) (is bool, m *made) {
	s.Lock()
	m, known := s.made[line]
	if !known {
		m = &made{done: make(chan struct{}), failed: true} // failed, unless it ends otherwise
		if s.made == nil {
			s.made = map[string]*made{}
		}
		s.made[line] = m
	}
	s.Unlock()
	if known {
		select {
		case <-m.done:
		case <-ctx.Done():
		}
	}
	return !known, m
}

// end says how the command went.
func (m *made) end(failed bool) {
	m.failed = failed
	close(m.done)
}

// elsewhereDone reports whether another step runs the command, or has run it, and waits for that. It counts nothing
// unless it failed there: without what it makes this step is worth nothing. If it is this step that runs it, that says
// with end how it went.
func (c command) elsewhereDone(ctx context.Context, w io.Writer) (is bool, n count, end func(failed bool)) {
	if !c.once {
		return false, count{}, func(bool) {}
	}
	begun := time.Now()
	first, m := onces.first(ctx, c.String())
	if first {
		return false, count{}, m.end
	}
	if ctx.Err() == nil && m.failed {
		fmt.Fprintf(w, "   failed in another step: %s\n", c)
		n.failed++
	} else if waited := time.Since(begun); waited > worthTelling {
		fmt.Fprintf(w, "   waited %.0f s for another step: %.100s\n", waited.Seconds(), c)
	}
	return true, n, nil
}
