package ui

import (
	"slices"
	"strconv"
	"strings"
)

// PadPart is a button of a gamepad, or a direction of an axis, in a layout that nobody knows. The zero value is none.
type PadPart struct {
	Axis  bool
	Index int
	Way   int // of an axis: -1 or 1; of a button: 1
}

// String returns the part in settings and tapes: "b3", "a1-", or "-" for none.
func (p PadPart) String() string {
	switch {
	case p.Way == 0:
		return "-"
	case !p.Axis:
		return "b" + strconv.Itoa(p.Index)
	case p.Way < 0:
		return "a" + strconv.Itoa(p.Index) + "-"
	}
	return "a" + strconv.Itoa(p.Index) + "+"
}

// mostParts is how many axes, and how many buttons, a gamepad may have.
const mostParts = 64

// ReadPadPart reads what String returns, and reports whether it is a part of a gamepad, or none.
func ReadPadPart(s string) (p PadPart, ok bool) {
	if s == "-" {
		return p, true
	}
	p.Way = 1
	number, isButton := strings.CutPrefix(s, "b")
	if !isButton {
		if number, p.Axis = strings.CutPrefix(s, "a"); !p.Axis || number == "" {
			return PadPart{}, false
		}
		switch last := number[len(number)-1]; last {
		case '-':
			p.Way = -1
		case '+':
		default:
			return PadPart{}, false
		}
		number = number[:len(number)-1]
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || n >= mostParts || strconv.Itoa(n) != number {
		return PadPart{}, false
	}
	p.Index = n
	return p, true
}

// PadMapped are the actions that a person names the parts of an unknown gamepad for, in the order in which they are asked. Confirm is Hold,
// too.
var PadMapped = [...]Action{Confirm, Back, Up, Down, Left, Right, RotateLeft, RotateRight, Undo, Hint, Menu}

// PadMap says which part of a gamepad asks for which of PadMapped.
type PadMap [len(PadMapped)]PadPart

// Usable reports whether one can play with it: it confirms, and leads everywhere.
func (m PadMap) Usable() bool {
	for i, a := range PadMapped {
		if m[i].Way == 0 && (a <= Right || a == Confirm) {
			return false
		}
	}
	return true
}

// String returns the map as settings store it: the parts with spaces between.
func (m PadMap) String() string {
	words := make([]string, len(m))
	for i, p := range m {
		words[i] = p.String()
	}
	return strings.Join(words, " ")
}

// ReadPadMap reads what String returns, and reports whether one can play with it.
func ReadPadMap(s string) (m PadMap, ok bool) {
	words := strings.Fields(s)
	if len(words) != len(m) {
		return m, false
	}
	for i, w := range words {
		if m[i], ok = ReadPadPart(w); !ok {
			return PadMap{}, false
		}
	}
	return m, m.Usable()
}

// Has reports whether a part is used for something.
func (m PadMap) Has(p PadPart) bool { return slices.Contains(m[:], p) }

// rawPad are the axes and buttons of a gamepad as they are.
type rawPad struct {
	axes    []float64
	buttons []bool
}

func (p *padHeld) parts(raw rawPad, into []PadPart) []PadPart {
	for i, v := range raw.axes {
		if way := p.axis(i).step(v); way != 0 {
			into = append(into, PadPart{Axis: true, Index: i, Way: way})
		}
	}
	for i, down := range raw.buttons {
		if p.button(i).step(down) {
			into = append(into, PadPart{Index: i, Way: 1})
		}
	}
	return into
}

func (m PadMap) asks(pressed []PadPart) (asks Actions) {
	for i, a := range PadMapped {
		if m[i].Way != 0 && slices.Contains(pressed, m[i]) {
			asks = asks.With(a)
			if a == Confirm {
				asks = asks.With(Hold)
			}
		}
	}
	return asks
}
