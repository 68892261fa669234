package rival

import (
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

func ourselves() (string, error) { return os.Executable() }

// adopts says that adopt works.
const adopts = false

// adopt does nothing: here orphans go to the first process of the system.
func adopt() {}

// bound is how a keeper starts its program.
func bound() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// zombie is the state of a process that has ended and was not waited for.
const zombie = 5

// running lists the processes that have not ended.
func running() []process {
	all, err := unix.SysctlKinfoProcSlice("kern.proc.all")
	if err != nil {
		return nil
	}
	var list []process
	for _, p := range all {
		if p.Proc.P_stat != zombie {
			list = append(list, process{int(p.Proc.P_pid), int(p.Eproc.Ppid), int(p.Eproc.Pgid)})
		}
	}
	return list
}
