package ui

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Source reads the engine's devices into inputs, once per tick. The platform's shell adds what the engine cannot know
// (safe area, back, pause) through the methods in input_handed.go, from any goroutine.
type Source struct {
	translator Translator
	snap       Snapshot
	labels     map[ebiten.Key]ebiten.Key // from a key's place to the key whose label it has
	printed    printed
	unit       float64                   // how much of the engine's unit one notch of the wheel makes
	known      map[ebiten.GamepadID]*pad // the connected gamepads
	maps       map[string]PadMap         // how persons have assigned the parts of unknown gamepads, by name
	raw        rawPad
	touches    []ebiten.TouchID
	pads       []ebiten.GamepadID
	slots      [MaxPads]slot // which gamepad is which control, for as long as it is plugged in
	keys       []ebiten.Key
	struck     []ebiten.Key // keys struck since the last tick, by their labels

	mu     sync.Mutex
	size   Size
	scale  float64
	dip    Size // the size of the window, in the engine's unit
	asked  int  // how often LayoutF has been called
	handed handed

	tooLarge bool // the window is too large to show anything
	typed    []rune
}

// NewSource returns a source that has read nothing yet.
func NewSource() *Source {
	return &Source{labels: map[ebiten.Key]ebiten.Key{}, known: map[ebiten.GamepadID]*pad{}, scale: 1, unit: wheelUnit}
}

// monitorEvery says in which calls of LayoutF the monitor is asked for its scale. It is not asked each time because the
// engine allocates for the answer.
const monitorEvery = 8

// LayoutF serves the game's LayoutF: it makes the screen as large as the window in the device's own pixels.
func (s *Source) LayoutF(outsideWidth, outsideHeight float64) (float64, float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if dip := Sz(outsideWidth, outsideHeight); dip != s.dip || s.asked%monitorEvery == 0 {
		s.dip = dip
		s.scale = monitorScale()
	}
	s.asked++
	scale := s.scale
	var fits bool
	s.size, fits = bounded(Sz(outsideWidth*scale, outsideHeight*scale), mostScreen())
	s.tooLarge = !fits
	return s.size.W, s.size.H
}

// Read reads the devices and writes the input of this tick into in. Call it once per Update.
func (s *Source) Read(in *Input) {
	s.read()
	s.translator.Translate(&s.snap, in)
}

func (s *Source) read() {
	d := &s.snap
	d.Focused = ebiten.IsFocused()
	s.mu.Lock()
	d.Size, d.Scale = s.size, s.scale
	s.handed.take(d)
	typed := s.typed
	s.typed = nil
	s.mu.Unlock()

	x, y := ebiten.CursorPositionF()
	d.Cursor = Pt(x, y)
	for b, e := range [...]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight,
		ebiten.MouseButtonMiddle} {
		d.Buttons[b] = ebiten.IsMouseButtonPressed(e) || inpututil.IsMouseButtonJustPressed(e)
	}
	wx, wy := ebiten.Wheel()
	d.Wheel = Pt(wx, wy).Mul(1 / s.unit)

	s.touches = ebiten.AppendTouchIDs(s.touches[:0])
	d.Touches = d.Touches[:0]
	for _, id := range s.touches {
		x, y := ebiten.TouchPositionF(id)
		d.Touches = append(d.Touches, RawTouch{int(id), Pt(x, y)})
	}
	d.addShort()

	s.keys = inpututil.AppendPressedKeys(s.keys[:0])
	s.keys = inpututil.AppendJustPressedKeys(s.keys)
	s.struck = s.struck[:0]
	d.Keys, d.Places = d.Keys[:0], append(d.Places[:0], s.keys...)
	for _, k := range s.keys {
		label := s.label(k)
		d.Keys = append(d.Keys, label)
		if inpututil.IsKeyJustPressed(k) {
			s.struck = append(s.struck, label)
		}
	}
	d.Runes = append(ebiten.AppendInputChars(d.Runes[:0]), typed...)
	s.readPads(d)
}

// Pastes reports whether the keys for "paste" have just been struck: Ctrl+V or Cmd+V by the labels of the keys, or
// Shift+Insert.
func (s *Source) Pastes() bool { return pastes(s.struck, s.snap.mods()) }

// label returns the key whose label is printed at a place, so that Ctrl+Z is the key Z on a German keyboard as well. If
// the label is unknown or something else, it returns the key of that place.
func (s *Source) label(k ebiten.Key) ebiten.Key {
	if inpututil.IsKeyJustPressed(k) {
		s.labels[k] = s.printed.label(k, ebiten.KeyName)
	}
	if l, ok := s.labels[k]; ok {
		return l
	}
	return k
}
