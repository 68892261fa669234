package rival

import (
	"bytes"
	"os"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
)

// ourselves is the path of the running program, even if its file has been replaced since.
func ourselves() (string, error) { return "/proc/self/exe", nil }

// adopts says that adopt works.
const adopts = true

// adopt makes this process the parent of all orphans among its descendants, whichever group or session they are in.
func adopt() { _ = unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) } // every Linux has known that since 2012

// bound is how a keeper starts its program: it ends with the keeper.
func bound() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGKILL}
}

// running lists the processes that have not ended.
func running() []process {
	folder, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer func() { _ = folder.Close() }() // only read from
	names, err := folder.Readdirnames(0)
	if err != nil {
		return nil
	}
	var list []process
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		if err != nil {
			continue
		}
		text, err := os.ReadFile("/proc/" + name + "/stat")
		if err != nil {
			continue // it has ended
		}
		if p, ok := readStat(pid, text); ok {
			list = append(list, p)
		}
	}
	return list
}

// readStat reads a line of /proc/PID/stat. It returns false for a process that has ended and was not waited for.
func readStat(pid int, text []byte) (process, bool) {
	// The name stands in parentheses and may hold anything.
	words := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:]))
	if len(words) < 3 || words[0] == "Z" || words[0] == "X" {
		return process{}, false
	}
	parent, err := strconv.Atoi(words[1])
	group, err2 := strconv.Atoi(words[2])
	return process{pid, parent, group}, err == nil && err2 == nil
}
