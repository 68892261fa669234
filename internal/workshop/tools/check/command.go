package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// commandLimit ends a command that hangs, testLimit the tests of a package: both far
// away, for a machine that has much else to do. A test that hangs is told by go test,
// with what it was doing, long before its command ends.
const (
	commandLimit = 3 * time.Hour
	testLimit    = "60m"
)

type command struct {
	args []string
	env  []string // added to the environment
	bare bool     // the environment is otherwise nearly empty
	read reader   // what its output means

	from  lane     // the smallest lane that it runs in
	byDay []string // words added to it by day, which may leave something out or let it be taken from an earlier run
	inAll []string // words added to it in the lane of all, which leave nothing out
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

// run runs the command and returns all its output, and the processor time of all its
// processes. A command that is interrupted takes everything with it that it started.
func (c command) run(ctx context.Context) ([]byte, time.Duration, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, commandLimit, fmt.Errorf("it took more than %v", commandLimit))
	defer cancel()
	cmd := exec.CommandContext(ctx, c.args[0], c.args[1:]...)
	cmd.Env = append(c.environment(), c.env...)
	ownGroup(cmd)
	cmd.WaitDelay = 10 * time.Second
	output, err := cmd.CombinedOutput()
	if ctx.Err() != nil {
		err = errors.Join(err, context.Cause(ctx))
	}
	if cmd.ProcessState == nil { // it did not even start
		return output, 0, err
	}
	return output, cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), err
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
func one(output []byte, ended error) outcome {
	if ended != nil {
		return outcome{count: count{failed: 1}, failures: output}
	}
	return outcome{count: count{passed: 1}}
}

// silence counts a command as one check that passes if it says nothing.
func silence(output []byte, ended error) outcome {
	if ended != nil || len(bytes.TrimSpace(output)) > 0 {
		return outcome{count: count{failed: 1}, failures: output}
	}
	return outcome{count: count{passed: 1}}
}
