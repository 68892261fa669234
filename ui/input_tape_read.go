package ui

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// readWord reads one word of a tape's line into in.
func readWord(key, value string, in *Input) (err error) {
	if set := actionsNamed(key, in); set != nil {
		*set, err = readActions(value)
		return err
	}
	switch key {
	case "size":
		err = readNumbers(value, "x", &in.Size.W, &in.Size.H)
	case "scale":
		if err = readNumbers(value, ",", &in.Scale); err == nil && in.Scale <= 0 {
			err = errors.New("a scale is more than 0")
		}
	case "insets":
		err = readNumbers(value, ",", &in.Insets.Top, &in.Insets.Right, &in.Insets.Bottom, &in.Insets.Left)
	case "wheel":
		err = readNumbers(value, ",", &in.Wheel.X, &in.Wheel.Y)
	case "zoom":
		err = readNumbers(value, ",", &in.Zoom)
	case "pad":
		in.Pad, err = readPadKind(value)
	case "device":
		in.Device, err = readDevice(value)
	case "unknown-pad":
		in.UnknownPad, err = strconv.Unquote(value)
	case "part":
		in.Part, in.PartOf, err = readPart(value)
	case "text":
		var s string
		s, err = strconv.Unquote(value)
		in.Runes = append(in.Runes, []rune(s)...)
	case "focus":
		in.FocusLost, in.FocusGained = value == "lost", value == "gained"
		if !in.FocusLost && !in.FocusGained {
			err = errors.New("want lost or gained")
		}
	case "pause":
		in.Pause = true
	case "resume":
		in.Resume = true
	default:
		err = readPointer(key, value, in)
	}
	return err
}

// actionsNamed returns the set of actions that a word of a tape is about, and nil if it is about something else.
func actionsNamed(key string, in *Input) *Actions {
	switch key {
	case "press":
		return &in.Pressed
	case "repeat":
		return &in.Repeated
	case "hold":
		return &in.Held
	case "typed":
		return &in.Typed
	}
	if c, ok := ControlNamed(key); ok {
		return &in.Controls[c]
	}
	return nil
}

func readPadKind(name string) (PadKind, error) {
	kind := slices.Index(padKindNames[:], name)
	if kind < 0 {
		return 0, errors.New("want " + strings.Join(padKindNames[:], ", "))
	}
	return PadKind(kind), nil
}

func readDevice(name string) (Device, error) {
	for d := NoDevice; d <= PadDevice; d++ {
		if d.String() == name {
			return d, nil
		}
	}
	return 0, errors.New("no such device")
}

// readPart reads a part of a gamepad, and the gamepad's name.
func readPart(value string) (part PadPart, of string, err error) {
	name, quoted, _ := strings.Cut(value, "@")
	part, ok := ReadPadPart(name)
	if !ok {
		return part, "", errors.New("no part of a gamepad")
	}
	of, err = strconv.Unquote(quoted)
	return part, of, err
}

// readPointer reads where a pointer goes, and rejects what a pointer cannot do at this stage of its life.
func readPointer(key, value string, in *Input) error {
	p, err := readPointerName(key)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(in.Pointers, func(q Pointer) bool { return q.ID == p.ID })
	if value == "gone" {
		if i < 0 || in.Pointers[i].Phase != Hover {
			return errors.New("only a hovering mouse goes")
		}
		in.Pointers = slices.Delete(in.Pointers, i, i+1)
		return nil
	}
	phase, at, err := readPhase(value)
	if err != nil {
		return err
	}
	begins := phase == Press || phase == Hover
	isDown := i >= 0 && in.Pointers[i].IsDown()
	switch {
	case phase == Hover && p.Kind == Touch:
		return errors.New("a finger does not hover")
	case begins && isDown:
		return errors.New("the pointer is down already")
	case !begins && !isDown:
		return errors.New("the pointer is not down")
	case !begins && in.Pointers[i].Button != p.Button:
		return errors.New("another button is down")
	case !begins:
		was := &in.Pointers[i]
		was.Age-- // carry has counted a tick of dragging
		was.step(at, phase, in.Scale)
		return nil
	}
	if phase == Press {
		p.press(at, p.Button)
	} else {
		p.Phase, p.At, p.Start, p.Last = Hover, at, at, at
	}
	if i >= 0 {
		if phase == Hover {
			p.Last = in.Pointers[i].At
		}
		in.Pointers[i] = p
		return nil
	}
	n, _ := slices.BinarySearchFunc(in.Pointers, p, func(a, b Pointer) int { return int(a.ID - b.ID) })
	in.Pointers = slices.Insert(in.Pointers, n, p)
	return nil
}

// maxFinger is the highest number of a finger in a tape.
const maxFinger = 99

// readPointerName reads mouse, mouse-right or touch1.
func readPointerName(key string) (Pointer, error) {
	for b := LeftButton; b <= MiddleButton; b++ {
		if key == "mouse-"+b.String() || key == "mouse" && b == LeftButton {
			return Pointer{Button: b}, nil
		}
	}
	digits, ok := strings.CutPrefix(key, "touch")
	if !ok {
		return Pointer{}, errors.New("no such word")
	}
	id, err := strconv.Atoi(digits)
	if err != nil || id < 1 || id > maxFinger || strconv.Itoa(id) != digits {
		return Pointer{}, errors.New("fingers are touch1 to touch99")
	}
	return Pointer{ID: PointerID(id), Kind: Touch}, nil
}

// readPhase reads press@10,20.
func readPhase(value string) (Phase, Point, error) {
	word, place, _ := strings.Cut(value, "@")
	phase := Hover
	for phase.String() != word {
		if phase++; phase > Cancel {
			return 0, Point{}, errors.New("no such phase")
		}
	}
	var at Point
	err := readNumbers(place, ",", &at.X, &at.Y)
	return phase, at, err
}

func readNumbers(s, sep string, into ...*float64) error {
	parts := strings.Split(s, sep)
	if len(parts) != len(into) {
		return fmt.Errorf("want %d numbers", len(into))
	}
	for i, p := range parts {
		f, err := strconv.ParseFloat(p, 64)
		if err != nil || math.IsNaN(f) || math.Abs(f) > 1e6 {
			return fmt.Errorf("%q is no number up to a million", p)
		}
		*into[i] = f
	}
	return nil
}

func readActions(s string) (Actions, error) {
	var set Actions
	if s == "" {
		return 0, nil
	}
	for name := range strings.SplitSeq(s, ",") {
		a := Action(slices.Index(actionNames[:], name))
		if a >= ActionCount {
			return 0, fmt.Errorf("no action %q", name)
		}
		set = set.With(a)
	}
	return set, nil
}
