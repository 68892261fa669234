//go:build !unix

package rival

import "os/exec"

// apart does nothing: there are no groups of programs here.
func apart(*exec.Cmd) {}

// kill ends a program.
func kill(cmd *exec.Cmd) {
	// It may have ended already; then there is nothing to do.
	_ = cmd.Process.Kill()
}
