package rival

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"syscall"

	"golang.org/x/sys/unix"
)

// ourselves is the path of this very program, also when its file has been replaced meanwhile.
func ourselves() (string, error) { return "/proc/self/exe", nil }

// adopt makes this process the parent of all orphans among its descendants, whichever group or session they are in.
func adopt() { _ = unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) } // every Linux has known that since 2012

// bound is how a keeper starts its program: it ends with the keeper.
func bound() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGKILL}
}

// running lists the processes that have not ended.
func running() []process {
	files, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		return nil
	}
	var list []process
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // it has ended
		}
		// The name stands in parentheses and may hold anything.
		end := bytes.LastIndexByte(text, ')')
		var (
			p     process
			state rune
		)
		if _, err := fmt.Sscanf(string(text[:max(0, end)]), "%d", &p.pid); err != nil {
			continue
		}
		if _, err := fmt.Sscanf(string(text[end+1:]), " %c %d %d", &state, &p.parent, &p.group); err == nil && state != 'Z' && state != 'X' {
			list = append(list, p)
		}
	}
	return list
}
