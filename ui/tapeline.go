package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// carry turns the input of a tick into that of the next one in which nothing happens.
func carry(in *Input) {
	in.Pressed, in.Repeated, in.Wheel, in.Runes = 0, 0, Point{}, in.Runes[:0]
	in.FocusLost, in.FocusGained, in.Pause, in.Resume, in.Resized = false, false, false, false, false
	in.Pointers = slices.DeleteFunc(in.Pointers, func(p Pointer) bool {
		return p.Phase != Hover && !p.IsDown()
	})
	for i := range in.Pointers {
		p := &in.Pointers[i]
		if p.Phase == Hover {
			p.Last, p.Start = p.At, p.At
			continue
		}
		p.step(p.At, Drag, in.Scale)
	}
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
		b = appendNumbers(append(b, " insets="...), ',', in.Insets.Top, in.Insets.Right, in.Insets.Bottom, in.Insets.Left)
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
	if len(in.Runes) > 0 {
		q := strings.ReplaceAll(strconv.QuoteToASCII(string(in.Runes)), " ", `\x20`)
		b = append(append(b, " text="...), q...)
	}
	b = appendActions(b, "press", in.Pressed, 0)
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

// readTick reads the words of a tick into in, which holds what stays from the tick before.
func readTick(words []string, in *Input) error {
	if in.Scale == 0 {
		in.Scale = 1
	}
	for i, w := range words {
		key, value, _ := strings.Cut(w, "=")
		for _, before := range words[:i] {
			if k, _, _ := strings.Cut(before, "="); k == key || isMouse(k) && isMouse(key) {
				return fmt.Errorf("%q: said twice in one tick", w)
			}
		}
		if err := readWord(key, value, in); err != nil {
			return fmt.Errorf("%q: %w", w, err)
		}
	}
	return nil
}

// isMouse reports whether a word is about the mouse, whatever the button.
func isMouse(key string) bool { return strings.HasPrefix(key, "mouse") }
