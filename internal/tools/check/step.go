package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// stepLimit ends a command that hangs.
const stepLimit = 45 * time.Minute

// count is how much passed and failed.
type count struct{ passed, failed, skipped int }

func (c count) plus(d count) count {
	return count{c.passed + d.passed, c.failed + d.failed, c.skipped + d.skipped}
}

// step is one heading of the output: commands that run one after the other.
type step struct {
	name     string
	commands []command
}

// command is something to run.
type command struct {
	args []string
	env  []string // added to the environment
	bare bool     // the environment is otherwise nearly empty
	read reader   // what its output means
}

// reader counts what the output of a command tells of, and returns the part of the
// output that explains failures.
type reader func(output []byte, ended error) (count, []byte)

// run runs the commands of a step, tells how it went, and returns the counts.
func (s step) run(ctx context.Context, w io.Writer) count {
	start := time.Now()
	var total count
	for _, c := range s.commands {
		output, ended := c.run(ctx)
		if ctx.Err() != nil {
			fmt.Fprintln(w, "   interrupted")
			return total
		}
		n, failures := c.read(output, ended)
		if n.failed == 0 && (ended != nil || n.passed == 0) {
			// The command and its output disagree, or nothing ran.
			n.failed, failures = n.failed+1, output
		}
		total = total.plus(n)
		if n.failed > 0 {
			fmt.Fprintf(w, "   failed: %s\n", c)
			if ended != nil {
				fmt.Fprintf(w, "   %v\n", ended)
			}
			fmt.Fprintf(w, "%s\n", bytes.TrimRight(failures, "\n"))
		}
	}
	fmt.Fprintf(w, "   %s in %.1f s\n", total, time.Since(start).Seconds())
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

// String returns the line to type.
func (c command) String() string {
	words := slices.Clone(c.env)
	for _, a := range c.args {
		if strings.ContainsAny(a, " \t'\"$*|") {
			a = "'" + a + "'"
		}
		words = append(words, a)
	}
	return strings.Join(words, " ")
}

// run runs the command and returns all its output. A command that is
// interrupted takes everything with it that it started.
func (c command) run(ctx context.Context) ([]byte, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, stepLimit, fmt.Errorf("it took more than %v", stepLimit))
	defer cancel()
	cmd := exec.CommandContext(ctx, c.args[0], c.args[1:]...)
	cmd.Env = append(c.environment(), c.env...)
	ownGroup(cmd)
	cmd.WaitDelay = 10 * time.Second
	output, err := cmd.CombinedOutput()
	if ctx.Err() != nil {
		err = errors.Join(err, context.Cause(ctx))
	}
	return output, err
}

// environment returns what the command inherits. Programs under Node get their
// arguments and environment in 8 kB, so theirs holds what the go command needs and no more.
func (c command) environment() []string {
	if !c.bare {
		return os.Environ()
	}
	var env []string
	for _, name := range []string{
		"GOCACHE", "GOFLAGS", "GOMODCACHE", "GOPATH", "GOPROXY", "GOROOT", "GOSUMDB", "GOTOOLCHAIN", "HOME", "PATH", "TMPDIR",
	} {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}

// one counts a whole command as one check.
func one(output []byte, ended error) (count, []byte) {
	if ended != nil {
		return count{failed: 1}, output
	}
	return count{passed: 1}, nil
}

// silence counts a command as one check that passes if it says nothing.
func silence(output []byte, ended error) (count, []byte) {
	if ended != nil || len(bytes.TrimSpace(output)) > 0 {
		return count{failed: 1}, output
	}
	return count{passed: 1}, nil
}
