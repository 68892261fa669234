//go:build unix

package rival

import "syscall"

// groups says that what a program starts ends with it.
const groups = true

// alive reports whether there is a process, be it one that has ended and was not waited for.
func alive(pid int) bool { return syscall.Kill(pid, 0) == nil }
