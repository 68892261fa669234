package ui

import (
	"slices"
	"strconv"
	"strings"
)

// PadPart is a button of a gamepad, or a direction of one of its axes, if the layout is unknown. The zero value is no
// part.
type PadPart struct {
	Axis  bool
	Index int
	Way   int // for an axis -1 or 1; for a button 1
}

// String returns the part as settings and tapes write it: "b3", "a1-", or "-" for none.
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

// mostParts bounds the axes, and the buttons, of a gamepad.
const mostParts = 64

// ReadPadPart parses what String returns. ok is false for anything else.
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

// PadMapped are the actions that a person assigns to the parts of an unknown gamepad, in the order of asking. The part
// for Confirm also serves for Hold.
var PadMapped = [...]Action{Confirm, Back, Up, Down, Left, Right, RotateLeft, RotateRight, Undo, Hint, Menu}

// PadMap assigns a part of a gamepad to each of PadMapped.
type PadMap [len(PadMapped)]PadPart

// Usable reports whether the map is enough to play: it has Confirm and all four directions.
func (m PadMap) Usable() bool {
	for i, a := range PadMapped {
		if m[i].Way == 0 && (a <= Right || a == Confirm) {
			return false
		}
	}
	return true
}

// String returns the map as settings store it: its parts, separated by spaces.
func (m PadMap) String() string {
	words := make([]string, len(m))
	for i, p := range m {
		words[i] = p.String()
	}
	return strings.Join(words, " ")
}

// ReadPadMap parses what String returns. ok is false if it is something else, or not enough to play.
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

// Has reports whether a part is assigned to some action.
func (m PadMap) Has(p PadPart) bool { return slices.Contains(m[:], p) }

// rawPad holds the values of a gamepad's axes and buttons.
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
