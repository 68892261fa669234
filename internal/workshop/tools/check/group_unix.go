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
