//go:build unix && !linux && !darwin

package rival

import (
	"os"
	"syscall"
)

func ourselves() (string, error) { return os.Executable() }

// adopts says that adopt works.
const adopts = false

// adopt does nothing that is known of this system.
func adopt() {}

// bound is how a keeper starts its program.
func bound() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// running knows no processes.
func running() []process { return nil }
