package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// struck is a key as a browser tells of it.
type struck struct {
	code, key string
	m         mods
}

var (
	bare    = mods{}
	ctrl    = mods{ctrl: true}
	shifted = mods{shift: true}
	alt     = mods{alt: true}
)

// TestOnlyKeysWithAMeaningAreTaken lists what browsers and systems keep for themselves, and what the program takes.
func TestOnlyKeysWithAMeaningAreTaken(t *testing.T) {
	ctrlShift := mods{ctrl: true, shift: true}
	for _, theirs := range []struck{
		{"F5", "F5", bare}, {"F5", "F5", ctrl}, {"F12", "F12", bare}, {"F6", "F6", bare}, {"F3", "F3", bare},
		{"F7", "F7", bare}, {"F11", "F11", bare},
		{"F4", "F4", alt}, {"F4", "F4", ctrl},
		{"KeyR", "r", ctrl}, {"KeyR", "R", ctrlShift}, {"KeyL", "l", ctrl}, {"KeyP", "p", ctrl}, {"KeyF", "f", ctrl},
		{"KeyD", "d", ctrl},
		{"KeyT", "t", ctrl}, {"KeyT", "T", ctrlShift}, {"KeyN", "n", ctrl}, {"KeyW", "w", ctrl}, {"KeyS", "s", ctrl},
		{"KeyU", "u", ctrl},
		{"KeyH", "h", ctrl}, {"KeyE", "e", ctrl}, {"KeyQ", "q", ctrl}, {"KeyC", "c", ctrl}, {"KeyV", "v", ctrl},
		{"KeyM", "m", ctrl}, {"KeyA", "a", ctrl},
		{"KeyI", "I", ctrlShift}, {"KeyJ", "j", ctrl}, {"KeyK", "k", ctrl}, {"KeyO", "o", ctrl}, {"KeyX", "x", ctrl},
		{"KeyG", "g", ctrl},
		{"Digit1", "1", ctrl}, {"Digit9", "9", ctrl}, {"Digit0", "0", ctrl}, {"Digit0", "0", bare},
		{"Digit2", "2", alt}, {"Numpad0", "0", ctrl},
		{"Equal", "=", ctrl}, {"Equal", "+", ctrlShift}, {"Minus", "-", ctrl}, {"NumpadAdd", "+", ctrl},
		{"NumpadSubtract", "-", ctrl},
		{"BracketRight", "+", ctrl}, {"Slash", "-", ctrl},
		{"ArrowLeft", "ArrowLeft", alt}, {"ArrowRight", "ArrowRight", alt}, {"ArrowLeft", "ArrowLeft", ctrl},
		{"Home", "Home", alt},
		{"Enter", "Enter", alt}, {"Enter", "Enter", ctrl}, {"Tab", "Tab", ctrl}, {"Tab", "Tab", alt},
		{"PageUp", "PageUp", ctrl}, {"PageDown", "PageDown", ctrl},
		{"Space", " ", alt}, {"Comma", ",", ctrl}, {"Period", ".", ctrl}, {"Backspace", "Backspace", ctrl},
		{"Delete", "Delete", ctrlShift},
		{"CapsLock", "CapsLock", bare}, {"NumLock", "NumLock", bare}, {"PrintScreen", "PrintScreen", bare},
		{"ContextMenu", "ContextMenu", bare},
		{"AudioVolumeUp", "AudioVolumeUp", bare}, {"BrowserBack", "BrowserBack", bare}, {"", "a", bare},
		{"Unidentified", "Unidentified", bare},
		{"KeyQ", "@", mods{ctrl: true, alt: true}}, // AltGr
	} {
		var p printed
		if got := p.means(theirs.code, theirs.key, theirs.m); got != meansNothing {
			t.Errorf("%v is taken from the browser: %d", theirs, got)
		}
	}
	for _, ours := range []struck{
		{"ArrowUp", "ArrowUp", bare}, {"ArrowUp", "ArrowUp", shifted}, {"Enter", "Enter", bare},
		{"NumpadEnter", "Enter", bare}, {"Escape", "Escape", bare},
		{"Tab", "Tab", bare}, {"Tab", "Tab", shifted}, {"Space", " ", bare}, {"F1", "F1", bare}, {"F10", "F10", bare},
		{"KeyZ", "z", ctrl}, {"KeyZ", "Z", ctrlShift}, {"KeyZ", "Z", ctrl}, {"KeyY", "y", ctrl}, {"KeyU", "u", bare},
		{"KeyU", "U", bare},
		{"Digit1", "1", bare}, {"Digit1", "1", shifted}, {"Numpad3", "3", bare}, {"Equal", "+", shifted},
		{"Minus", "-", bare}, {"Slash", "/", bare},
		{"KeyW", "w", bare}, {"KeyA", "a", bare}, {"KeyJ", "j", bare}, {"Numpad8", "8", bare}, {"Numpad5", "5", bare},
		{"Numpad0", "0", bare},
		{"Home", "Home", bare}, {"PageDown", "PageDown", bare}, {"Backspace", "Backspace", bare},
		{"KeyY", "z", ctrl}, {"KeyZ", "я", ctrl}, {"KeyZ", "Я", ctrlShift}, {"KeyW", "z", ctrl},
	} {
		var p printed
		if got := p.means(ours.code, ours.key, ours.m); got != meansAction {
			t.Errorf("%v means %d", ours, got)
		}
	}
	for _, with := range []struck{{"ControlLeft", "Control", ctrl}, {"ShiftRight", "Shift", shifted},
		{"AltLeft", "Alt", alt}, {"AltRight", "AltGraph", alt}, {"MetaLeft", "Meta", ctrl}} {
		var p printed
		if got := p.means(with.code, with.key, with.m); got != meansModifier {
			t.Errorf("%v means %d", with, got)
		}
	}
}

// TestKeysGoByWhatTheyWrite strikes keys of several keyboards in a browser that does not know their names.
func TestKeysGoByWhatTheyWrite(t *testing.T) {
	nameless := func(ebiten.Key) string { return "" }
	for _, c := range []struct {
		what string
		by   struck
		want ebiten.Key
	}{
		{"Germany", struck{"KeyY", "z", ctrl}, ebiten.KeyZ},
		{"Germany", struck{"KeyZ", "y", ctrl}, ebiten.KeyY},
		{"Germany", struck{"BracketRight", "+", bare}, ebiten.KeyEqual},
		{"Germany", struck{"Slash", "-", bare}, ebiten.KeyMinus},
		{"Germany", struck{"Digit7", "/", shifted}, ebiten.KeySlash},
		{"France", struck{"KeyW", "z", ctrl}, ebiten.KeyZ},
		{"France", struck{"KeyA", "Q", shifted}, ebiten.KeyQ},
		{"France", struck{"Semicolon", "m", bare}, ebiten.KeyM},
		{"Ukraine", struck{"KeyZ", "я", ctrl}, ebiten.KeyZ},
		{"Ukraine", struck{"KeyM", "ь", bare}, ebiten.KeyM},
		{"Greece", struck{"KeyH", "η", bare}, ebiten.KeyH},
		{"Dvorak", struck{"Slash", "z", ctrl}, ebiten.KeyZ},
		{"Caps Lock", struck{"KeyU", "U", bare}, ebiten.KeyU},
		{"a dead key", struck{"Equal", "Dead", bare}, ebiten.KeyEqual},
		{"an input method", struck{"KeyQ", "Process", bare}, ebiten.KeyQ},
		{"Option on a Mac", struck{"KeyZ", "Ω", alt}, ebiten.KeyZ},
	} {
		var p printed
		p.means(c.by.code, c.by.key, c.by.m)
		k, _ := keyOfCode(c.by.code)
		if got := p.label(k, nameless); got != c.want {
			t.Errorf("%s: %v is %v, want %v", c.what, c.by, got, c.want)
		}
	}
	// Who changes to another keyboard is followed with the next stroke.
	var p printed
	p.means("KeyY", "z", bare)
	p.means("KeyY", "y", bare)
	if got := p.label(ebiten.KeyY, nameless); got != ebiten.KeyY {
		t.Errorf("after a change of the keyboard: %v", got)
	}
}

// TestCapsAreLearntByStriking strikes keys of a French keyboard, and of others.
func TestCapsAreLearntByStriking(t *testing.T) {
	for _, c := range []struct {
		by   []struck
		want string
	}{
		{nil, "W A S D"},
		{[]struck{{"KeyW", "z", bare}}, "Z Q S D"},
		{[]struck{{"KeyQ", "A", shifted}}, "Z Q S D"},
		{[]struck{{"Semicolon", "m", bare}}, "Z Q S D"},
		{[]struck{{"KeyY", "z", bare}}, "W A S D"},
		{[]struck{{"KeyW", "ц", bare}}, "W A S D"},
		// Dvorak, as far as it is seen
		{[]struck{{"KeyS", "o", bare}, {"KeyD", "e", bare}, {"KeyW", ",", bare}}, "W A O E"},
	} {
		var p printed
		for _, s := range c.by {
			p.means(s.code, s.key, s.m)
		}
		if got, _ := LeftKeys.caps(func(k ebiten.Key) string { return p.cap(k) }); got != c.want {
			t.Errorf("after %v: %q, want %q", c.by, got, c.want)
		}
	}
}

// TestPastingGoesByWhatIsPrinted strikes Ctrl and a key on keyboards where V lies elsewhere, and on one without Latin
// letters.
func TestPastingGoesByWhatIsPrinted(t *testing.T) {
	for layout, c := range map[string]struct {
		key    ebiten.Key
		prints string
		pastes bool
	}{
		"qwerty":                 {ebiten.KeyV, "v", true},
		"dvorak":                 {ebiten.KeyPeriod, "v", true},
		"dvorak, by place":       {ebiten.KeyV, "k", false},
		"bépo":                   {ebiten.KeyU, "v", true},
		"neo":                    {ebiten.KeyW, "v", true},
		"Ukrainian":              {ebiten.KeyV, "м", true},
		"Ukrainian, another one": {ebiten.KeyD, "в", false},
		"unknown":                {ebiten.KeyV, "", true},
	} {
		var p printed
		struck := []ebiten.Key{p.label(c.key, func(ebiten.Key) string { return c.prints })}
		if got := pastes(struck, mods{ctrl: true}); got != c.pastes {
			t.Errorf("%s: %v", layout, got)
		}
		if pastes(struck, mods{}) || pastes(struck, mods{ctrl: true, alt: true}) {
			t.Errorf("%s: without Ctrl, or with Alt", layout)
		}
	}
	if !pastes([]ebiten.Key{ebiten.KeyInsert}, mods{shift: true}) || pastes([]ebiten.Key{ebiten.KeyInsert}, mods{}) {
		t.Error("Shift+Insert")
	}
}
