package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"time"
)

// count is how many checks went how.
type count struct {
	passed, failed, skipped int
	cached                  int // how many passed in an earlier run and have not changed since
}

func (c count) plus(d count) count {
	return count{c.passed + d.passed, c.failed + d.failed, c.skipped + d.skipped, c.cached + d.cached}
}

// step is one heading of the output: commands that run one after another.
type step struct {
	name     string
	checks   string   // what, in a few words for a table
	needs    []string // groups of scripts/needs.sh that it needs on this machine
	rests    *rests   // what its outcome rests on, if by day it runs only after a change of that
	commands []command
}

// outcome is how a command, or all commands of a step, went.
type outcome struct {
	count
	failures        []byte // the part of the output that explains them, and was not told at once
	tests, packages []took // those whose time the output tells
}

type took struct {
	what string
	time time.Duration
}

type ran struct {
	outcome
	name      string
	begun     time.Time
	time      time.Duration
	processor time.Duration // used by all its processes
}

// worthTelling is the least processor time of a command that the report tells of by itself.
const worthTelling = 10 * time.Second

// run runs the commands one after another, and writes to w how they went. Failures go to now, at once.
func (s step) run(ctx context.Context, w, now io.Writer) ran {
	total := ran{name: s.name, begun: time.Now()}
	fmt.Fprintf(w, "== %s\n", s.name)
	sum, err := s.sum(ctx)
	if err != nil { // then it runs, and nobody remembers that
		fmt.Fprintf(w, "   not known what it rests on: %v\n", err)
	}
	if of, is := s.unchanged(sum); is {
		of.again(w, &total)
		total.time = time.Since(total.begun)
		return total
	}
	tell := func(failure []byte) {
		fmt.Fprintf(now, "!! %s: %s\n", s.name, bytes.TrimSpace(failure))
	}
	for i, c := range s.commands {
		part := s.part(i)
		sum, err := part.sum(ctx)
		if err != nil { // as above
			fmt.Fprintf(w, "   not known what %s rests on: %v\n", c, err)
		}
		if of, is := part.unchanged(sum); is {
			total.count = total.plus(count{passed: of.Passed, skipped: of.Skipped, cached: of.Passed})
			continue
		}
		elsewhere, n, end := c.elsewhereDone(ctx, w)
		if elsewhere {
			total.count = total.plus(n)
			continue
		}
		var output bytes.Buffer
		reading := c.read(tell)
		begun := time.Now()
		processor, ended := c.run(ctx, io.MultiWriter(&output, reading))
		if ctx.Err() != nil {
			end(true)
			fmt.Fprintln(w, "   interrupted")
			return total
		}
		o := reading.end(ended)
		if o.failed == 0 && (ended != nil || o.passed == 0) {
			// The command and its output disagree, or nothing ran.
			o.failed, o.failures = o.failed+1, output.Bytes()
		}
		end(o.failed > 0)
		if len(s.commands) > 1 && processor >= worthTelling {
			fmt.Fprintf(w, "   %.0f s (%.0f s of processors): %.100s\n", time.Since(begun).Seconds(),
				processor.Seconds(), c)
		}
		total.processor += processor
		total.count = total.plus(o.count)
		total.tests = append(total.tests, o.tests...)
		total.packages = append(total.packages, o.packages...)
		if o.failed > 0 {
			fmt.Fprintf(w, "   failed: %s\n", c)
			if ended != nil {
				fmt.Fprintf(w, "   %v\n", ended)
			}
			fmt.Fprintf(w, "%s\n", bytes.TrimRight(o.failures, "\n"))
		} else if err := part.remember(ctx, sum, o.count, total.begun); err != nil {
			fmt.Fprintf(w, "   not remembered: %v\n", err)
		}
	}
	total.time = time.Since(total.begun)
	if total.failed == 0 {
		if err := s.remember(ctx, sum, total.count, total.begun); err != nil {
			fmt.Fprintf(w, "   not remembered: %v\n", err)
		}
	}
	fmt.Fprintf(w, "   %s in %.1f s\n", total.count, total.time.Seconds())
	return total
}

// part is a command of a step as a step of its own, which rests on what the command alone does.
func (s step) part(i int) step {
	c := s.commands[i]
	return step{name: fmt.Sprintf("%s %d", s.name, i+1), rests: c.own, commands: []command{c}}
}

// String tells the counts within a step.
func (c count) String() string {
	text := fmt.Sprintf("ok, %d passed", c.passed)
	if c.failed > 0 {
		text = fmt.Sprintf("FAILED, %d failed and %d passed", c.failed, c.passed)
	}
	if c.cached > 0 {
		text += fmt.Sprintf(" (%d of them earlier, unchanged since)", c.cached)
	}
	if c.skipped > 0 {
		text += fmt.Sprintf(", %d skipped", c.skipped)
	}
	return text
}
