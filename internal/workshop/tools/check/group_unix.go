//go:build unix

package main

import (
	"os/exec"
	"syscall"
)

// ownGroup makes a command end, when it is cancelled, with all that it started.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// steppingBack returns the command line that lets others go first, with all that it starts, or the same one where that
// cannot be said.
func steppingBack(args []string) []string {
	nice, err := exec.LookPath("nice")
	if err != nil {
		return args
	}
	return append([]string{nice, "-n", "10"}, args...)
}
