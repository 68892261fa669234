package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// reapFlag makes this program run a command and adopt the processes that the command leaves behind, so that their
// processor time is counted too. A browser, for instance, is started detached, and its processes end after the command.
const reapFlag = "-reap"

// reaped returns the command line that runs another one so.
func reaped(args []string) []string {
	self, err := os.Executable()
	if err != nil {
		return args // without what orphans took
	}
	return append([]string{self, reapFlag}, args...)
}

// leftFor is how long processes left behind may take to end. They are not killed.
const leftFor = 2 * time.Second

// reap runs a command and returns its exit code, once it has ended and its orphans have, or have had their time.
func reap(args []string) int {
	path, err := exec.LookPath(args[0])
	if err == nil {
		err = adopt()
	}
	var child int
	if err == nil {
		child, err = syscall.ForkExec(path, args, &syscall.ProcAttr{Env: os.Environ(), Files: []uintptr{0, 1, 2}})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		return 127
	}
	code, flags, end := 0, 0, time.Time{}
	for end.IsZero() || time.Now().Before(end) {
		var status syscall.WaitStatus
		pid, err := syscall.Wait4(-1, &status, flags, nil)
		switch {
		case errors.Is(err, syscall.EINTR):
		case err != nil: // nobody is left
			return code
		case pid == 0:
			time.Sleep(10 * time.Millisecond)
		case pid == child:
			code = status.ExitStatus()
			if status.Signaled() {
				fmt.Fprintln(os.Stderr, "check: ended by the signal:", status.Signal())
				code = 128 + int(status.Signal())
			}
			flags, end = syscall.WNOHANG, time.Now().Add(leftFor)
		}
	}
	return code
}

// adopt makes this process the parent of its descendants whose own parent ends.
func adopt() error {
	const subreaper = 36 // PR_SET_CHILD_SUBREAPER
	if _, _, code := syscall.RawSyscall(syscall.SYS_PRCTL, subreaper, 1, 0); code != 0 {
		return fmt.Errorf("becoming the parent of orphans: %w", code)
	}
	return nil
}
