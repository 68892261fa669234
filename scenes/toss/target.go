package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/hands"
	"runehall/ui"
)

// targetKind is a kind of thing that can be pointed at.
type targetKind uint8

const (
	onNothing targetKind = iota
	onDisc               // index is the place among the discs of the table
	onFuse               // in the rim
	onTray               // index is a seat
	onDish               // index is a seat
	onDone               // index is a seat: its own button, at its edge
	onBowl
	onMeter
	onFlicked // the rune that is to be flicked
	onChoice  // index is the place among the pairs to give, or the seats to name
	onRung    // index is a step of the settling
	onStory
	onRanking // index is the place in it
	onTape
	onAct   // index is a button beside the golden one
	onClose // of a sheet, and all beside it
	onSheet // the sheet itself, where nothing is
	targetKinds
)

// target is one thing that can be pointed at.
type target struct {
	kind  targetKind
	index int
}

// Role says what a pointer can do with the target: all can be tapped and, held, are explained. What hands do with runes is theirs.
func (*hand) Role(t target) hands.Role {
	switch t.kind {
	case onNothing:
		return hands.Nothing
	case onDone, onFlicked: // whatever other fingers do, and however long it is held
		return hands.Thing
	}
	return hands.Field
}

// Hit returns what lies at a point of the screen. Runes that are snatched are gripped, and neither tapped nor explained, even if the clock
// stops while a finger is on them. Among several hands the trays are where they come home: palms and fingers open nothing there that would
// lie over the table of all.
func (h *hand) Hit(p ui.Point) target {
	t := h.places.hit(p, &h.show.model)
	if h.mode() != snatching || h.sel.sheet != noSheet {
		return t
	}
	switch t.kind {
	case onDisc:
		return target{}
	case onTray, onDish, onLoot, onWell:
		if len(h.given.Movers) > 1 {
			return target{}
		}
	}
	return t
}

// Drafted and Bare report that nothing on this board is dragged or centred this way.
func (h *hand) Drafted(target) bool { return false }

// Bare reports whether a tap on a target means nothing.
func (h *hand) Bare(target) bool { return false }

// Lift returns how far a carried piece floats above a finger: none is carried this way.
func (h *hand) Lift() float64 { return 0 }

// touch notes with what a pointer presses.
func (h *hand) touch(in *ui.Input) {
	for _, p := range in.Pointers {
		if p.Phase != ui.Hover {
			h.finger = p.Kind == ui.Touch
		}
	}
}

// means adds what the gesture of a pointer means on this board.
func (h *hand) means(g hands.Gesture[target]) {
	switch g.Kind {
	case hands.Tap:
		h.point(g.On)
	case hands.Peek:
		if !(g.On.kind == onBowl && h.finger) { // it holds the runes
			h.press(gesture{kind: peekAt, on: g.On})
		}
	case hands.PeekEnd:
		if h.finger {
			h.press(gesture{kind: peekKeep})
		} else {
			h.press(gesture{kind: peekEnd})
		}
	}
}

// point adds what a tap on a target means.
func (h *hand) point(t target) {
	g := gesture{kind: tap, on: t, rune: rules.NoRune}
	if discs := h.show.model.discs; t.kind == onDisc && t.index < len(discs) {
		g.rune = discs[t.index].rune
	}
	h.press(g)
}
