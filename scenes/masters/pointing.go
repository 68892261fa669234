package masters

import (
	"slices"

	rules "runehall/games/masters"
	"runehall/scenes/hands"
	"runehall/scenes/things"
	"runehall/ui"
)

// What a tap on a kind of thing means, and what the other gestures of a pointer mean.
var (
	taps     = [kinds]gestureKind{section: tapField, hand: chooseCard, deck: askDeck}
	meanings = [...]gestureKind{
		hands.Grab: grabCard, hands.Drop: dropOn, hands.Cancel: dropOff, hands.Peek: peekAt, hands.PeekEnd: peekEnd, hands.Turn: turnCard,
	}
)

// Role says what a pointer can do with a thing.
func (*player) Role(t thing) hands.Role { return all.Role(t) }

// Hit returns what lies at a point of the screen. The deck can be asked while no card is chosen.
func (h *player) Hit(p ui.Point) thing {
	on := h.places.Hit(p)
	if on.Kind == deck && (h.given.Bare || h.sel.card != rules.Hidden) || on.Kind == hand && h.given.Bare {
		return things.The(ledge)
	}
	return on
}

// Drafted reports whether the draft lies on a section.
func (h *player) Drafted(on thing) bool { return h.sel.draft && covers(h.sel.laid(), cellOf(on)) }

// Bare reports whether a tap on a section means nothing.
func (h *player) Bare(on thing) bool {
	return h.sel.card == rules.Hidden &&
		!slices.ContainsFunc(h.show.model.laid, func(l rules.Laid) bool { return covers(l, cellOf(on)) })
}

// Lift returns how far a carried card floats above a finger.
func (h *player) Lift() float64 { return h.given.Frame.Kit.Dp(64) }

// meaning returns what the gesture of a pointer means on this board.
func (h *player) meaning(g hands.Gesture[thing]) gesture {
	m := gesture{kind: meanings[g.Kind], on: g.On, at: h.places.eye.Under(g.At), steps: g.Steps}
	switch {
	case g.Kind == hands.Tap:
		m.kind = taps[g.On.Kind]
	case g.Kind == hands.Drop && g.On.Kind != section:
		m.kind = dropOff
	}
	return m
}

// wheels reports whether the wheel turns the chosen card rather than zooms: the mouse carries that, or is on it or the ledge.
func (h *player) wheels(on thing) bool {
	over := on.Kind == section && (h.Drafted(on) || h.verdict.on && covers(h.verdict.laid, cellOf(on)))
	return over || on.Kind == hand || on.Kind == ledge || h.pointers.Carrying() != nil
}
