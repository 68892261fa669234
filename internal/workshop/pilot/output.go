//go:build !js

package pilot

import (
	"bytes"
	"errors"
	"io"
	"os"

	"runehall/internal/workshop/pilot/probe"
)

// output is what a guest writes on its stderr: its reports, and everything else. It is a
// file and not a pipe: what a tick has written can be read as soon as the tick is done.
type output struct {
	file   *os.File
	at     int64  // up to where the file is read
	begun  []byte // a line that has no end yet
	report probe.Report
	found  bool   // there is a report
	log    []byte // everything else
	buf    [16 << 10]byte
}

// update reads what was written since the last time.
func (o *output) update() error {
	for {
		n, err := o.file.ReadAt(o.buf[:], o.at)
		o.at += int64(n)
		o.begun = append(o.begun, o.buf[:n]...)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
	}
	lines := o.begun[:bytes.LastIndexByte(o.begun, '\n')+1]
	if len(lines) == 0 {
		return nil
	}
	report, found, rest, err := probe.Split(lines)
	o.log = append(o.log, rest...)
	if found {
		o.report, o.found = report, true
	}
	o.begun = append(o.begun[:0], o.begun[len(lines):]...)
	return err
}

// text returns what was written besides reports, with a line that has no end.
func (o *output) text() string { return string(o.log) + string(o.begun) }
