package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	tests "runehall/internal/workshop/lane"
)

// commandLimit ends a command that hangs, and testLimit the tests of a package. Both are generous, for a machine that
// is busy with other things. go test reports a test that hangs, with what it was doing, long before its command ends.
const (
	commandLimit = 3 * time.Hour
	testLimit    = "80m"
)

type command struct {
	args []string
	env  []string // added to the environment
	bare bool     // the environment is otherwise nearly empty
	read reader   // what its output means

	packages string // the kind of packages that are added to it when it runs: starters or not
	rests    *rests // what its tests rest on that Go does not see; the lane of all does not ask

	// what its outcome rests on, if by day it runs only after a change of that, whatever else its step rests on
	own *rests

	// it gets a processor before those that are not: most of the time it waits for something, and others for it
	first bool

	makes string // a file that others need: without it the command runs, whatever it rests on

	once bool // several steps have it; in a run of all of them the first one runs it, and the others wait for that

	from  lane     // the smallest lane that it runs in
	byDay []string // words added by day, which may leave something out or allow earlier results
	inAll []string // words added in the lane of all, which leave nothing out
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
	if c.packages != "" {
		words = append(words, "["+c.packages+"]")
	}
	return strings.Join(words, " ")
}

// reuses reports whether the command runs tests of which Go may take results of earlier runs.
func (c command) reuses() bool {
	return slices.ContainsFunc(c.args, func(word string) bool {
		return word == "test" || word == "scripts/pilot-tests.sh"
	}) &&
		!slices.Contains(c.args, "-count=1") && !slices.Contains(c.args, "scripts/trimmed.sh")
}

// line returns the words to run. Go reuses results only if the flags are the same. So everything that tests depend on
// and Go does not see is put into a flag: the name of a test to skip that does not exist.
func (c command) line(ctx context.Context) ([]string, error) {
	words := slices.Clone(c.args)
	if c.packages != "" {
		packages, err := packagesOf(ctx, c.packages)
		if err != nil {
			return nil, err
		}
		words = append(words, packages...)
	}
	if c.rests != nil {
		sum, err := c.rests.sum(ctx)
		if err != nil {
			return nil, err
		}
		words = append(words, "-skip=^TestRestsOn"+sum+"$")
	}
	return words, nil
}

// run runs the command, passes its output to w as it comes, and returns the processor time of all its processes. If it
// is interrupted, everything that it started ends with it.
func (c command) run(ctx context.Context, w io.Writer) (time.Duration, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, commandLimit, fmt.Errorf("it took more than %v", commandLimit))
	defer cancel()
	words, err := c.line(ctx)
	if err != nil {
		return 0, err
	}
	args := reaped(words)
	if !c.first {
		args = steppingBack(args)
	}
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Env = append(c.environment(), c.env...)
	ownGroup(cmd)
	cmd.WaitDelay = 10 * time.Second
	cmd.Stdout, cmd.Stderr = w, w
	err = cmd.Run()
	if ctx.Err() != nil {
		err = errors.Join(err, context.Cause(ctx))
	}
	if cmd.ProcessState == nil { // it did not even start
		return 0, err
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), err
}

// environment returns the environment of the command. Programs under Node get arguments and environment in 8 kB, so
// theirs has only what the go command needs.
func (c command) environment() []string {
	if !c.bare {
		return os.Environ()
	}
	var env []string
	for _, name := range []string{
		"GOCACHE", "GOFLAGS", "GOMODCACHE", "GOPATH", "GOPROXY", "GOROOT", "GOSUMDB", "GOTOOLCHAIN", "HOME", "PATH",
		"TMPDIR", tests.Variable,
	} {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}
