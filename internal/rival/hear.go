package rival

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// longest is the longest line that a program may send, in bytes.
const longest = 64 << 10

// byteOrderMark is what some editors and runtimes write first.
var byteOrderMark = []byte("\ufeff")

// hear passes on a line of the program, as soon as somebody wants it. Empty lines, and spaces around lines, are
// ignored.
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
	if r.tolerates(line) {
		return nil
	}
	select {
	case r.lines <- line:
	case <-r.over:
	case <-r.leave: // nobody wants to hear any more
	}
	return nil
}

// mostBanner bounds, in bytes, what a program may write before its first answer.
const mostBanner = 16 << 10

// tolerates takes what many engines write when they start: lines of text before the first object. They are passed on as
// its standard error is.
func (r *program) tolerates(line []byte) bool {
	if r.speaks = r.speaks || line[0] == '{'; r.speaks {
		return false
	}
	if r.banner += len(line) + 1; r.banner > mostBanner {
		return false
	}
	r.babble.Store(&line)
	r.log.print(r.name, line)
	return true
}

// greets reports whether a line is the answer to hello.
func greets(line []byte) bool {
	var said struct {
		Ready  bool            `json:"ready"`
		Number json.RawMessage `json:"number"`
	}
	return json.Unmarshal(line, &said) == nil && said.Ready && said.Number == nil
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
