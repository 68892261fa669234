//go:build unix

package rival

import (
	"slices"
	"syscall"
	"time"
)

// process is one that runs on this machine.
type process struct{ pid, parent, group int }

// rounds bounds how often a sweep looks again, and calm how often it must find nobody: who starts another one and ends may be missed once.
const (
	rounds = 2000
	calm   = 3
)

// sweep ends all that descends from a process, and what else is in the groups of those, and in the given groups. Gone is asked each time
// whether that is certain; where nobody can know, it returns false.
func sweep(root int, gone func() bool, groups ...int) {
	beyond := map[int]bool{} // not ours to end
	for round, quiet := 0, 0; round < rounds && quiet < calm && !gone(); round++ {
		found := descendants(running(), root, groups)
		found = slices.DeleteFunc(found, func(pid int) bool { return beyond[pid] })
		for _, pid := range found { // before any of them can start another one
			_ = syscall.Kill(pid, syscall.SIGSTOP) // the next signal tells whether that was allowed
		}
		for _, pid := range found {
			if syscall.Kill(pid, syscall.SIGKILL) == syscall.EPERM {
				beyond[pid] = true
			}
		}
		if quiet++; len(found) > 0 {
			quiet = 0
		}
		time.Sleep(time.Millisecond) // until the system has let them go
	}
}

// descendants returns who of all descends from a root, or is in the group of one who does, or in one of the groups.
func descendants(all []process, root int, groups []int) []int {
	own := map[int]bool{root: true}
	shared := map[int]bool{}
	for _, group := range groups {
		shared[group] = true
	}
	var found []int
	for more := true; more; {
		more = false
		for _, p := range all {
			if own[p.pid] || !own[p.parent] && !shared[p.group] {
				continue
			}
			own[p.pid], more = true, true
			found = append(found, p.pid)
			// A group is named for the process that began it; that of the root may hold others.
			if own[p.group] && p.group != root {
				shared[p.group] = true
			}
		}
	}
	return found
}
