package main

import "bytes"

// reader makes a reading of a command's output. What has failed is handed to tell at once, as soon as that is known.
type reader func(tell func(failure []byte)) reading

// reading takes the output of a command as it comes, and finally says what it meant.
type reading interface {
	Write(output []byte) (int, error)
	end(ended error) outcome
}

// lined cuts output into lines for a reading, each with its end.
type lined struct {
	rest []byte
	line func([]byte)
}

// Write implements [io.Writer].
func (l *lined) Write(output []byte) (int, error) {
	l.rest = append(l.rest, output...)
	for {
		i := bytes.IndexByte(l.rest, '\n')
		if i < 0 {
			return len(output), nil
		}
		l.line(l.rest[:i+1])
		l.rest = l.rest[i+1:]
	}
}

// flush hands on a last line without an end.
func (l *lined) flush() {
	if len(l.rest) > 0 {
		l.line(l.rest)
		l.rest = nil
	}
}

// entire waits for the end, and then makes sense of everything at once.
type entire struct {
	bytes.Buffer
	sense func(output []byte, ended error) outcome
}

func (e *entire) end(ended error) outcome { return e.sense(e.Bytes(), ended) }

// one counts a whole command as one check.
func one(func([]byte)) reading {
	return &entire{sense: func(output []byte, ended error) outcome {
		if ended != nil {
			return outcome{count: count{failed: 1}, failures: output}
		}
		return outcome{count: count{passed: 1}}
	}}
}

// silence counts a command as one check that passes if it says nothing.
func silence(func([]byte)) reading {
	return &entire{sense: func(output []byte, ended error) outcome {
		if ended != nil || len(bytes.TrimSpace(output)) > 0 {
			return outcome{count: count{failed: 1}, failures: output}
		}
		return outcome{count: count{passed: 1}}
	}}
}
