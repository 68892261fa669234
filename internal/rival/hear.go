package rival

import (
	"bytes"
	"fmt"
)

// longest is the longest line that a program may send, in bytes.
const longest = 64 << 10

// byteOrderMark is what some editors and runtimes put before what they write.
var byteOrderMark = []byte("\ufeff")

// hear takes a line of the program, once there is somebody who wants it. Empty lines say nothing, and neither do spaces round others.
func (r *program) hear(line []byte) error {
	r.empty += len(line) + 1
	line = bytes.TrimSpace(bytes.TrimPrefix(bytes.TrimSpace(line), byteOrderMark))
	if len(line) == 0 {
		if r.empty > longest {
			r.close()
			return fmt.Errorf("it sent nothing but %d bytes of empty lines", longest)
		}
		return nil
	}
	r.empty = 0
	select {
	case r.lines <- line:
	case <-r.over:
	case <-r.leave: // what it still says is of no interest
	}
	return nil
}

// complaints is how much a program may write to its standard error in a match, in bytes.
const complaints = 1 << 20

// complain passes on a line of its standard error, and says so when it was the last one.
func (r *program) complain(to *lineLog, name string, line []byte) {
	was := r.said
	r.said += len(line) + 1
	switch {
	case r.said <= complaints:
		to.print(name, line)
	case was <= complaints:
		to.print(name, []byte("(what else it writes is left out)"))
	}
}
