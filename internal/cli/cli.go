// Package cli is the command line of Runehall: flags and subcommands, and what each platform needs around the window.
// The window itself is package scenes; the rules are in the packages below games.
package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// Main runs what the program was called with, and returns its exit code.
func Main() int {
	keep()
	return run(os.Args[1:], console{in: os.Stdin, out: os.Stdout, err: os.Stderr, getenv: os.Getenv})
}

type console struct {
	in       io.Reader
	out, err io.Writer
	getenv   func(string) string
}

// The exit codes.
const (
	exitOK     = 0
	exitFailed = 1 // it started, and something went wrong
	exitUsage  = 2 // it did not start: wrong flag, game, level, option, number of seats or file
)

// usageError is a mistake in the command line; any other error means that something went wrong while it was carried
// out.
type usageError struct{ err error }

func (e *usageError) Error() string { return e.err.Error() }

func (e *usageError) Unwrap() error { return e.err }

func badUsage(format string, args ...any) error { return &usageError{fmt.Errorf(format, args...)} }

// run runs the command that the arguments name, and returns the exit code.
func run(args []string, c console) int {
	c.out, c.err = &terminal{to: c.out}, &terminal{to: c.err}
	if err, ok := handedOver(args, c); ok {
		return finish(err, c)
	}
	command, rest := openWindow, args
	if len(args) > 0 {
		if sub, ok := subcommands[args[0]]; ok {
			command, rest = sub, args[1:]
		}
	}
	return finish(command(rest, c), c)
}

// finish says what went wrong, and returns the exit code.
func finish(err error, c console) int {
	if err == nil {
		return exitOK
	}
	// If the line cannot be written there is nobody left to tell, but the exit code still says it.
	_, _ = fmt.Fprintln(c.err, "runehall: "+oneLine(err))
	failed(oneLine(err))
	if e, ok := errors.AsType[*spokenError](err); ok && e.box {
		alert(oneLine(e), c.getenv)
	}
	if _, ok := errors.AsType[*usageError](err); ok {
		return exitUsage
	}
	return exitFailed
}
