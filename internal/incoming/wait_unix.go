//go:build unix

package incoming

import "syscall"

// dontWait opens a pipe that nobody writes into at once.
const dontWait = syscall.O_NONBLOCK
