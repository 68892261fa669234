//go:build unix

package rival

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"syscall"

	"golang.org/x/sys/unix"
)

// keeperName is the name under which the program runs as a keeper. It cannot be passed from outside, because the system
// gives a program its own name when it opens it.
const keeperName = "runehall-keeper"

// What a keeper gets besides the three files of every program.
const (
	holdFile = 3 // ends with the process that wants the program
	sayFile  = 4 // how the program ended
)

// Keep has this process be a keeper, if it was started as one; then it does not return. Whoever uses a [Pool] calls it
// before anything else.
//
// A keeper starts one program and ends with it. Everything that the program starts is the keeper's to end, also what
// has left its group, as far as the system tells who that is. It holds on to no file of the program.
func Keep() {
	if len(os.Args) > 2 && os.Args[0] == keeperName {
		os.Exit(keep(os.Args[1], os.Args[2:]))
	}
}

func keep(path string, words []string) int {
	runtime.LockOSThread() // the program ends with the thread that started it
	hold, say := os.NewFile(holdFile, "hold"), os.NewFile(sayFile, "say")
	syscall.CloseOnExec(holdFile)
	syscall.CloseOnExec(sayFile)
	// What ends other programs does not end this one; ignored, it would be ignored by the program too.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT, syscall.SIGTERM)
	adopt()
	pid, err := syscall.ForkExec(path, words,
		&syscall.ProcAttr{Env: os.Environ(), Files: []uintptr{0, 1, 2}, Sys: bound()})
	if err != nil {
		_, _ = fmt.Fprintf(say, "it could not be started: %v", err) // if this fails, nobody is left who wants to know
		return 1
	}
	if null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0); err == nil {
		for file := range 3 {
			_ = unix.Dup2(int(null.Fd()), file) // both are open
		}
	}
	go func() {
		_, _ = io.Copy(io.Discard, hold) // whatever ends it
		sweep(os.Getpid(), running, unsure, pid)
	}()
	how := reap(pid)
	sweep(os.Getpid(), running, alone, pid)
	if how.Exited() && how.ExitStatus() == 0 {
		return 0
	}
	_, _ = io.WriteString(say, "it ended: "+told(how))
	return 1
}

// reap waits for a child, and reaps orphans that come to this process in the meantime.
func reap(child int) syscall.WaitStatus {
	for {
		var how syscall.WaitStatus
		switch pid, err := syscall.Wait4(-1, &how, 0, nil); {
		case pid == child, err == syscall.ECHILD:
			return how
		}
	}
}

// unsure says that nobody knows whether there are more.
func unsure() rest { return unknown }

// alone reaps processes that have ended, and says whether this process has children. On systems that give orphans to
// it, none means that nobody is left.
func alone() rest {
	for {
		switch pid, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil); {
		case pid > 0, err == syscall.EINTR:
		case !adopts:
			return unknown
		case err == syscall.ECHILD:
			return gone
		default:
			return left
		}
	}
}

// told says how a program ended.
func told(how syscall.WaitStatus) string {
	if how.Signaled() {
		return "signal: " + how.Signal().String()
	}
	return fmt.Sprintf("exit status %d", how.ExitStatus())
}
