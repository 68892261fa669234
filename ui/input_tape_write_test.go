package ui

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// TapeWriter writes inputs as a tape.
type TapeWriter struct {
	w    io.Writer
	tick int
	last Input // of the tick before
	next Input // what last becomes when nothing happens
	line []byte
	err  error
}

// NewTapeWriter returns a writer onto w; what it writes is complete after each Write.
func NewTapeWriter(w io.Writer) *TapeWriter { return &TapeWriter{w: w} }

// Write adds the input of the next tick. After an error it writes nothing more and returns that
// error again.
func (t *TapeWriter) Write(in *Input) error {
	if t.err != nil {
		return t.err
	}
	t.line = t.line[:0]
	if t.tick == 0 {
		t.line = append(t.line, tapeHeader+"\n"...)
	}
	start := len(t.line)
	t.last.cloneInto(&t.next)
	carry(&t.next)
	t.line = appendTick(t.line, in, &t.next, t.tick == 0)
	if len(t.line) > start {
		words := string(t.line[start:])
		t.line = strconv.AppendInt(t.line[:start], int64(t.tick), 10)
		t.line = append(append(t.line, words...), '\n')
	}
	t.tick++
	in.cloneInto(&t.last)
	if len(t.line) > 0 {
		if _, err := t.w.Write(t.line); err != nil {
			t.err = fmt.Errorf("ui: write a tape: %w", err)
		}
	}
	return t.err
}

// appendTick appends the words that make in out of the tick before as it is carried on, each after a
// space.
func appendTick(b []byte, in, before *Input, first bool) []byte {
	if first || in.Size != before.Size {
		b = appendNumbers(append(b, " size="...), 'x', in.Size.W, in.Size.H)
	}
	if first || in.Scale != before.Scale {
		b = appendNumbers(append(b, " scale="...), ',', in.Scale)
	}
	if in.Insets != before.Insets {
		b = appendNumbers(append(b, " insets="...), ',', in.Insets.Top, in.Insets.Right, in.Insets.Bottom,
			in.Insets.Left)
	}
	if in.Pad != before.Pad {
		b = append(append(b, " pad="...), in.Pad.String()...)
	}
	if in.Device != before.Device {
		b = append(append(b, " device="...), in.Device.String()...)
	}
	for _, p := range before.Pointers {
		if _, ok := in.Pointer(p.ID); !ok && p.Phase == Hover {
			b = append(b, " mouse=gone"...)
		}
	}
	for _, p := range in.Pointers {
		if was, ok := before.Pointer(p.ID); !ok || was != p {
			b = appendPointer(b, p)
		}
	}
	if in.Wheel != (Point{}) {
		b = appendNumbers(append(b, " wheel="...), ',', in.Wheel.X, in.Wheel.Y)
	}
	if in.UnknownPad != before.UnknownPad {
		b = append(append(b, " unknown-pad="...), quote(in.UnknownPad)...)
	}
	if in.Part.Way != 0 {
		b = append(append(append(append(b, " part="...), in.Part.String()...), '@'), quote(in.PartOf)...)
	}
	if in.Zoom != 0 {
		b = appendNumbers(append(b, " zoom="...), ',', in.Zoom)
	}
	if len(in.Runes) > 0 {
		b = append(append(b, " text="...), quote(string(in.Runes))...)
	}
	b = appendActions(b, "press", in.Pressed, 0)
	for c, asks := range in.Controls {
		b = appendActions(b, Control(c).String(), asks, 0)
	}
	b = appendActions(b, "repeat", in.Repeated, 0)
	b = appendActions(b, "hold", in.Held, before.Held)
	b = appendActions(b, "typed", in.Typed, before.Typed)
	for _, w := range []struct {
		on   bool
		word string
	}{{in.FocusLost, " focus=lost"}, {in.FocusGained, " focus=gained"}, {in.Pause, " pause"}, {in.Resume, " resume"}} {
		if w.on {
			b = append(b, w.word...)
		}
	}
	return b
}

// quote writes a text without spaces.
func quote(s string) string { return strings.ReplaceAll(strconv.QuoteToASCII(s), " ", `\x20`) }

func appendPointer(b []byte, p Pointer) []byte {
	b = append(b, ' ')
	if p.Kind == Mouse {
		b = append(b, "mouse"...)
		if p.Button != LeftButton {
			b = append(append(b, '-'), p.Button.String()...)
		}
	} else {
		b = strconv.AppendInt(append(b, "touch"...), int64(p.ID), 10)
	}
	b = append(append(append(b, '='), p.Phase.String()...), '@')
	return appendNumbers(b, ',', p.At.X, p.At.Y)
}

func appendNumbers(b []byte, sep byte, v ...float64) []byte {
	for i, f := range v {
		if i > 0 {
			b = append(b, sep)
		}
		b = strconv.AppendFloat(b, f, 'g', -1, 64)
	}
	return b
}

func appendActions(b []byte, word string, s, before Actions) []byte {
	if s == before {
		return b
	}
	b = append(append(append(b, ' '), word...), '=')
	first := true
	for a := range s.All {
		if !first {
			b = append(b, ',')
		}
		b = append(b, a.String()...)
		first = false
	}
	return b
}
