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

// behind is how much nicer to others a command is that steps back.
const behind = 10

// stepBack lets others go first, with all that the command starts. If the system does not allow that, it does not
// matter.
func stepBack(cmd *exec.Cmd) { _ = syscall.Setpriority(syscall.PRIO_PGRP, cmd.Process.Pid, behind) }
