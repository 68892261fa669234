package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"time"
)

type count struct{ passed, failed, skipped int }

func (c count) plus(d count) count {
	return count{c.passed + d.passed, c.failed + d.failed, c.skipped + d.skipped}
}

// step is one heading of the output: commands that run one after the other.
type step struct {
	name     string
	needs    []string // what it needs on this machine, as groups of scripts/needs.sh
	commands []command
}

// reader tells what the output of a command means.
type reader func(output []byte, ended error) outcome

// outcome is how a command, or all commands of a step, went.
type outcome struct {
	count
	failures        []byte // the part of the output that explains them
	tests, packages []took // those whose time the output tells
}

type took struct {
	what string
	time time.Duration
}

type ran struct {
	outcome
	name      string
	time      time.Duration
	processor time.Duration // used by all its processes
}

func (s step) run(ctx context.Context, w io.Writer) ran {
	start := time.Now()
	total := ran{name: s.name}
	fmt.Fprintf(w, "== %s\n", s.name)
	for _, c := range s.commands {
		output, processor, ended := c.run(ctx)
		if ctx.Err() != nil {
			fmt.Fprintln(w, "   interrupted")
			return total
		}
		o := c.read(output, ended)
		if o.failed == 0 && (ended != nil || o.passed == 0) {
			// The command and its output disagree, or nothing ran.
			o.failed, o.failures = o.failed+1, output
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
		}
	}
	total.time = time.Since(start)
	fmt.Fprintf(w, "   %s in %.1f s\n", total.count, total.time.Seconds())
	return total
}

// String tells the counts within a step.
func (c count) String() string {
	text := fmt.Sprintf("ok, %d passed", c.passed)
	if c.failed > 0 {
		text = fmt.Sprintf("FAILED, %d failed and %d passed", c.failed, c.passed)
	}
	if c.skipped > 0 {
		text += fmt.Sprintf(", %d skipped", c.skipped)
	}
	return text
}
