//go:build unix

package rival

import (
	"slices"
	"syscall"
	"time"
)

// process is one that runs on this machine.
type process struct{ pid, parent, group int }

// rounds bounds how often a sweep looks again, and calm how often it must find nobody where nobody can know whether
// there are more: who starts another one and ends is missed while the list is made.
const (
	rounds = 2000
	calm   = 3
)

// rest is what is known of those that a sweep is about.
type rest int

const (
	unknown rest = iota // there may be more
	left                // there are more
	gone                // there are none
)

// sweep ends all descendants of a process, everything else in their process groups, and the given groups. look lists
// the processes of this machine, and know is asked before each look whether anybody is left.
func sweep(root int, look func() []process, know func() rest, groups ...int) {
	beyond := map[int]bool{} // not ours to end
	for round, quiet := 0, 0; round < rounds && quiet < calm; round++ {
		known := know()
		if known == gone {
			return
		}
		found := descendants(look(), root, groups)
		found = slices.DeleteFunc(found, func(pid int) bool { return beyond[pid] })
		for _, pid := range found { // before any of them can start another one
			_ = syscall.Kill(pid, syscall.SIGSTOP) // the next signal tells whether that was allowed
		}
		for _, pid := range found {
			if syscall.Kill(pid, syscall.SIGKILL) == syscall.EPERM {
				beyond[pid] = true
			}
		}
		// Whoever is known to be left was missed, unless it is beyond us.
		if quiet++; len(found) > 0 || known == left && len(beyond) == 0 {
			quiet = 0
		}
		time.Sleep(time.Millisecond) // until the system has let them go
	}
}

// descendants returns all processes that descend from root, or are in the group of one that does, or in one of the
// groups.
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
			// A group has the number of the process that began it. The root's own group may contain others.
			if own[p.group] && p.group != root {
				shared[p.group] = true
			}
		}
	}
	return found
}
