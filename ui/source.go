package ui

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Source reads the engine's devices into inputs, once per tick. What the engine cannot know (safe
// area, back, pause) the platform's shell hands in through the methods of handed.go, from any goroutine.
type Source struct {
	translator Translator
	snap       Snapshot
	labels     map[ebiten.Key]ebiten.Key // by what is printed on the key
	printed    printed
	unit       float64                   // how much of the engine's unit a notch of the wheel is
	known      map[ebiten.GamepadID]*pad // the gamepads that are connected
	maps       map[string]PadMap         // what persons have said of unknown ones, by their names
	raw        rawPad
	touches    []ebiten.TouchID
	pads       []ebiten.GamepadID
	slots      [MaxPads]slot // which gamepad is which control: it stays that as long as it is plugged in
	keys       []ebiten.Key
	struck     []ebiten.Key // since the last tick, by what is printed on them

	mu     sync.Mutex
	size   Size
	scale  float64
	dip    Size // the window, in the engine's unit
	asked  int  // calls of LayoutF
	handed handed

	tooLarge bool // the window
	typed    []rune
}

// NewSource returns a source that has read nothing yet.
func NewSource() *Source {
	return &Source{labels: map[ebiten.Key]ebiten.Key{}, known: map[ebiten.GamepadID]*pad{}, scale: 1, unit: wheelUnit}
}

// monitorEvery is in how many calls of LayoutF the monitor is asked for its scale: the engine allocates for the answer.
const monitorEvery = 8

// LayoutF is what the game answers to the engine's LayoutF: the screen in the device's own pixels.
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
	for b, e := range [...]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight, ebiten.MouseButtonMiddle} {
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

// Pastes reports whether the keys have just been struck that paste: Ctrl+V, Cmd+V by what is printed on the keys, or Shift+Insert.
func (s *Source) Pastes() bool { return pastes(s.struck, s.snap.mods()) }

// label returns the key by what is printed on it, so that Ctrl+Z is the Z of a German keyboard too, and
// plus its plus. Where that is something else or unknown it is the key by its place.
func (s *Source) label(k ebiten.Key) ebiten.Key {
	if inpututil.IsKeyJustPressed(k) {
		s.labels[k] = s.printed.label(k, ebiten.KeyName)
	}
	if l, ok := s.labels[k]; ok {
		return l
	}
	return k
}
