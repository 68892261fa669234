package ui

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// A tape is a text that holds the inputs of a run, for tests and bug reports. It is made of lines:
//
//	runehall-input 1
//	# a comment
//	0 size=412x915 scale=2 device=touch
//	12 touch1=press@100,200
//	14 touch1=drag@100,260
//	20 touch1=release@100,260
//	31 device=keys press=Confirm hold=Confirm
//	32 hold=
//
// A line is a tick's number, counted from 0 and rising, and what is new in it; ticks in which
// nothing is new have no line. A pointer that is down drags on where it is, a mouse hovers on, and
// held actions and size stay until a line says otherwise; press, repeat, wheel, zoom, text, what controls
// ask for, focus, pause and resume hold for their own tick. The words of a line, in any order:
//
//	size=WxH scale=S insets=TOP,RIGHT,BOTTOM,LEFT pad=yes|no device=none|mouse|touch|keys|pad
//	mouse=PHASE@X,Y  mouse-right=… mouse-middle=…  mouse=gone   touchN=PHASE@X,Y
//	wheel=X,Y  zoom=N  text="quoted"  press=A,B repeat=A hold=A,B typed=A
//	right-keys=A,B left-keys=… middle-keys=… number-keys=… pad1=… to pad5=…
//	focus=lost|gained  pause  resume  unknown-pad="quoted"  part=b3@"quoted"
//
// Lengths are in pixels. PHASE is hover, press, drag, release or cancel; a tape that breaks the
// promised life of a pointer is refused.
const tapeHeader = "runehall-input 1"

// Tape plays recorded input.
type Tape struct {
	lines []tapeLine
	next  int
	tick  int
	state Input // the parts of the input that stay from tick to tick
}

type tapeLine struct {
	tick  int
	line  int
	words []string
}

// ReadTape reads a whole tape and checks it. An error names the line.
func ReadTape(r io.Reader) (*Tape, error) {
	s := bufio.NewScanner(r)
	t := &Tape{}
	n := 0
	for s.Scan() {
		n++
		text := strings.TrimSpace(s.Text())
		if n == 1 {
			if text != tapeHeader {
				return nil, fmt.Errorf("ui: tape: line 1: %q is not %q", text, tapeHeader)
			}
			continue
		}
		if text == "" || text[0] == '#' {
			continue
		}
		words := strings.Fields(text)
		tick, err := strconv.Atoi(words[0])
		if err != nil || tick < 0 || tick > maxTapeTick {
			return nil, fmt.Errorf("ui: tape: line %d: %q is no tick", n, words[0])
		}
		if k := len(t.lines); k > 0 && t.lines[k-1].tick >= tick {
			return nil, fmt.Errorf("ui: tape: line %d: tick %d does not come after %d", n, tick, t.lines[k-1].tick)
		}
		t.lines = append(t.lines, tapeLine{tick, n, words[1:]})
	}
	if err := s.Err(); err != nil {
		return nil, fmt.Errorf("ui: tape: line %d: %w", n+1, err)
	}
	if n == 0 {
		return nil, fmt.Errorf("ui: tape: line 1: empty, want %q", tapeHeader)
	}
	return t, t.check()
}

// maxTapeTick bounds a tape to about four weeks.
const maxTapeTick = 1 << 27

// check plays the lines once, to find mistakes.
func (t *Tape) check() error {
	var in Input
	for _, l := range t.lines {
		carry(&in)
		if err := readTick(l.words, &in); err != nil {
			return fmt.Errorf("ui: tape: line %d: %w", l.line, err)
		}
	}
	return nil
}

// Len returns the number of ticks up to the last line.
func (t *Tape) Len() int {
	if len(t.lines) == 0 {
		return 0
	}
	return t.lines[len(t.lines)-1].tick + 1
}

// Next writes the input of the next tick into in, and reports whether the tape is still running. After its end all
// ticks are empty.
func (t *Tape) Next(in *Input) bool {
	before := t.state
	carry(&t.state)
	if t.state.Scale == 0 {
		t.state.Scale = 1
	}
	runs := t.next < len(t.lines)
	if runs && t.lines[t.next].tick == t.tick {
		if err := readTick(t.lines[t.next].words, &t.state); err != nil {
			panic(fmt.Sprintf("ui: a checked tape: %v", err))
		}
		t.next++
	}
	t.state.Resized = t.tick == 0 || t.state.Size != before.Size || t.state.Scale != before.Scale ||
		t.state.Insets != before.Insets
	t.tick++
	t.state.cloneInto(in)
	return runs
}
