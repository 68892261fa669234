package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// UseMaps sets, by the names in [Input.UnknownPad], how persons have assigned the parts of their gamepads.
func (s *Source) UseMaps(maps map[string]PadMap) { s.maps = maps }

func (s *Source) readPads(d *Snapshot) {
	s.pads = ebiten.AppendGamepadIDs(s.pads[:0])
	d.Pad, d.PadKind, d.Pads, d.UnknownPad, d.Part, d.PartOf = 0, NoPad, [MaxPads]Actions{}, "", PadPart{}, ""
	for i := range s.slots {
		s.slots[i].taken = s.slots[i].taken && slices.Contains(s.pads, s.slots[i].id)
	}
	for id := range s.known { // a gamepad that is connected later may reuse the id
		if !slices.Contains(s.pads, id) {
			delete(s.known, id)
		}
	}
	for _, id := range s.pads {
		p := s.known[id]
		if p == nil {
			p = newPad(ebiten.GamepadName(id), ebiten.GamepadSDLID(id))
			s.known[id] = p
		}
		pressed := p.press(d, readRaw(id, &s.raw))
		m, mapped := s.maps[p.name]
		var asks Actions
		switch {
		case mapped:
			asks = m.asks(pressed)
		case ebiten.IsStandardGamepadLayoutAvailable(id):
			asks = p.held.standard(
				ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
				ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical),
				func(b ebiten.StandardGamepadButton) bool { return ebiten.IsStandardGamepadButtonPressed(id, b) })
		default:
			d.UnknownPad = p.name
			continue
		}
		if d.PadKind == NoPad {
			d.PadKind = p.kind
		}
		d.Pad |= asks
		if n := s.slotOf(id); n >= 0 {
			d.Pads[n] = asks
		}
	}
}

type pad struct {
	name    string // the name of its model, under which its map is kept
	kind    PadKind
	held    padHeld // for the standard layout
	raw     padHeld
	pressed []PadPart
}

// newPad returns a gamepad that has just been connected. Names are asked for only once, since that can be slow.
func newPad(name, id string) *pad {
	p := &pad{name: name, kind: padKind(name)}
	if id != "" {
		p.name = id
	}
	return p
}

// press takes in the parts pressed in a tick, and reports one that was not pressed before.
func (p *pad) press(d *Snapshot, raw rawPad) []PadPart {
	before := len(p.pressed)
	p.pressed = p.raw.parts(raw, p.pressed)
	for _, part := range p.pressed[before:] {
		if d.Part.Way == 0 && !slices.Contains(p.pressed[:before], part) {
			d.Part, d.PartOf = part, p.name
		}
	}
	p.pressed = slices.Delete(p.pressed, 0, before)
	return p.pressed
}

// readRaw reads a gamepad's values into reused memory.
func readRaw(id ebiten.GamepadID, raw *rawPad) rawPad {
	raw.axes, raw.buttons = raw.axes[:0], raw.buttons[:0]
	for i := range min(ebiten.GamepadAxisCount(id), mostParts) {
		raw.axes = append(raw.axes, ebiten.GamepadAxisValue(id, i))
	}
	for i := range min(ebiten.GamepadButtonCount(id), mostParts) {
		raw.buttons = append(raw.buttons, ebiten.IsGamepadButtonPressed(id, ebiten.GamepadButton(i)))
	}
	return *raw
}

// slot is a gamepad's place among the controls.
type slot struct {
	id    ebiten.GamepadID
	taken bool
}

// slotOf returns the number of a gamepad's slot. A new gamepad gets the first free one; -1: none is free.
func (s *Source) slotOf(id ebiten.GamepadID) int {
	of := slices.Index(s.slots[:], slot{id, true})
	if of < 0 {
		if of = slices.IndexFunc(s.slots[:], func(f slot) bool { return !f.taken }); of >= 0 {
			s.slots[of] = slot{id, true}
		}
	}
	return of
}
