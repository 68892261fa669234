package ui

import (
	"slices"
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
	kinds      map[ebiten.GamepadID]PadKind
	touches    []ebiten.TouchID
	pads       []ebiten.GamepadID
	slots      [MaxPads]slot // which gamepad is which control: it stays that as long as it is plugged in
	keys       []ebiten.Key

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
	return &Source{labels: map[ebiten.Key]ebiten.Key{}, kinds: map[ebiten.GamepadID]PadKind{}, scale: 1}
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
	s.mu.Lock()
	d.Size, d.Scale = s.size, s.scale
	s.handed.take(d)
	typed := s.typed
	s.typed = nil
	s.mu.Unlock()
	d.Focused = ebiten.IsFocused()

	x, y := ebiten.CursorPositionF()
	d.Cursor = Pt(x, y)
	for b, e := range [...]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight, ebiten.MouseButtonMiddle} {
		d.Buttons[b] = ebiten.IsMouseButtonPressed(e) || inpututil.IsMouseButtonJustPressed(e)
	}
	wx, wy := ebiten.Wheel()
	d.Wheel = Pt(wx, wy)

	s.touches = ebiten.AppendTouchIDs(s.touches[:0])
	d.Touches = d.Touches[:0]
	for _, id := range s.touches {
		x, y := ebiten.TouchPositionF(id)
		d.Touches = append(d.Touches, RawTouch{int(id), Pt(x, y)})
	}

	s.keys = inpututil.AppendPressedKeys(s.keys[:0])
	s.keys = inpututil.AppendJustPressedKeys(s.keys)
	d.Keys, d.Places = d.Keys[:0], append(d.Places[:0], s.keys...)
	for _, k := range s.keys {
		d.Keys = append(d.Keys, s.label(k))
	}
	d.Runes = append(ebiten.AppendInputChars(d.Runes[:0]), typed...)
	s.readPads(d)
}

// label returns the key by what is printed on it, so that Ctrl+Z is the Z of a German keyboard too, and
// plus its plus. Where that is something else or unknown it is the key by its place.
func (s *Source) label(k ebiten.Key) ebiten.Key {
	if inpututil.IsKeyJustPressed(k) {
		s.labels[k] = labelled(k, ebiten.KeyName(k))
	}
	if l, ok := s.labels[k]; ok {
		return l
	}
	return k
}

func (s *Source) readPads(d *Snapshot) {
	s.pads = ebiten.AppendGamepadIDs(s.pads[:0])
	d.Pad, d.PadKind, d.Pads = 0, NoPad, [MaxPads]Actions{}
	if len(s.pads) == 0 {
		clear(s.kinds) // the next one may be another
	}
	for i := range s.slots {
		s.slots[i].taken = s.slots[i].taken && slices.Contains(s.pads, s.slots[i].id)
	}
	for _, id := range s.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		if d.PadKind == NoPad {
			d.PadKind = s.kind(id)
		}
		asks := stick(ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical))
		for _, b := range padButtons {
			if ebiten.IsStandardGamepadButtonPressed(id, b.button) {
				asks = asks.With(b.action)
			}
		}
		d.Pad |= asks
		if n := s.slotOf(id); n >= 0 {
			d.Pads[n] = asks
		}
	}
}

// slot is the place of a gamepad among the controls.
type slot struct {
	id    ebiten.GamepadID
	taken bool
}

// slotOf returns the number of a gamepad's slot, the first free one if it is new, or -1 if there is none left.
func (s *Source) slotOf(id ebiten.GamepadID) int {
	of := slices.Index(s.slots[:], slot{id, true})
	if of < 0 {
		if of = slices.IndexFunc(s.slots[:], func(f slot) bool { return !f.taken }); of >= 0 {
			s.slots[of] = slot{id, true}
		}
	}
	return of
}

// kind returns the kind of a gamepad. Its name is asked for once: a system may take its time to tell it.
func (s *Source) kind(id ebiten.GamepadID) PadKind {
	k, ok := s.kinds[id]
	if !ok {
		k = padKind(ebiten.GamepadName(id))
		s.kinds[id] = k
	}
	return k
}
