//go:build unix

package rival

import (
	"os/exec"
	"syscall"
)

// apart starts a program with a group of its own, so that what it starts ends with it.
func apart(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// kill ends a program that was started apart, and what it started.
func kill(cmd *exec.Cmd) {
	// It may have ended already; then there is nothing to do.
	_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
}
