package toss

import rules "runehall/games/toss"

// gestureKind is what a person does, whatever the device.
type gestureKind uint8

const (
	tap      gestureKind = iota + 1 // on a thing, or a button
	peekAt                          // a thing is held: it is explained
	peekEnd                         // it is let go
	peekKeep                        // a finger lets it go: the finger hid the explanation, which stays until the next tap
	confirm                         // the golden button
)

// gesture is one thing that a person does, apart from throws, grips and flicks.
type gesture struct {
	kind gestureKind
	on   thing
	act  actKind // of a button
}

// looks reports whether a gesture only looks at something for as long as it is held.
func (g *gesture) looks() bool { return g.kind == peekAt || g.kind == peekEnd || g.kind == peekKeep }

// intent decides what a gesture means: it returns the selection that follows and, with true, the move to be made. It is pure. The move may
// be one that the core refuses; then the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	switch g.kind {
	case tap:
		return tapIntent(o, s, g)
	case peekAt:
		return only(s.opening(explainSheet, g.on, true))
	case peekEnd:
		if s.peek {
			s = s.closed()
		}
	case peekKeep:
		s.peek = false
	case confirm:
		if s.sheet != noSheet {
			return only(s.closed())
		}
		if m, ok := golden(o, &s); ok {
			return s.cleared(), m, true
		}
	}
	return only(s)
}

func only(s selection) (selection, rules.Move, bool) { return s, rules.Move{}, false }

func tapIntent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	if s.sheet != noSheet {
		if g.on.Kind == sheet {
			return only(s)
		}
		return only(s.closed())
	}
	if g.act != actNone {
		return actIntent(o, s, g.act)
	}
	switch g.on.Kind {
	case piece:
		if r := rules.Rune(g.on.N); o.phase == rules.CalmPhase && o.actor >= 0 && r != rules.Destiny {
			return takeIntent(o, s, takes(r))
		}
		return only(s.opening(explainSheet, g.on, false))
	case choice:
		switch i := int(g.on.N); {
		case i < len(o.give):
			s.pair, s.given = o.give[i], !s.given || s.pair != o.give[i]
		case i < len(o.rob):
			s = s.naming(o.rob[i])
		}
	case done:
		return s, rules.Move{Kind: rules.Done}, true
	case tray:
		return only(s.opening(seatSheet, g.on, false))
	case back, dish, rung, ranking, tape, fuse:
		return only(s.opening(explainSheet, g.on, false))
	}
	return only(s)
}

// takeIntent takes the pair of a tapped rune: at once or, with drafts, by a second tap. A pair that cannot be taken is asked for at once: the core's
// refusal explains why.
func takeIntent(o *options, s selection, m rules.Move) (selection, rules.Move, bool) {
	if o.drafts && o.can(m) && !(s.given && s.pair == m.Pair) {
		s.given, s.pair = true, m.Pair
		return only(s)
	}
	return s.cleared(), m, true
}

func actIntent(o *options, s selection, k actKind) (selection, rules.Move, bool) {
	switch k {
	case actClear:
		return only(s.cleared())
	case actLights, actDark:
		s.lights = !s.lights
	case actPass:
		return s, rules.Move{Kind: rules.Pass}, true
	}
	return only(s)
}

// golden returns the move that the golden button makes, and whether it can be made now.
func golden(o *options, s *selection) (rules.Move, bool) {
	switch {
	case o.actor < 0:
	case o.phase == rules.GivePhase:
		m := rules.Move{Kind: rules.Give, Pair: s.pair}
		return m, s.given && o.can(m)
	case o.phase == rules.CalmPhase:
		m := rules.Move{Kind: rules.Take, Pair: s.pair}
		return m, s.given && o.can(m)
	case o.phase == rules.OrderPhase:
		return s.ordered(o)
	case o.phase == rules.SnatchPhase, o.phase == rules.RunPhase:
		m := rules.Move{Kind: rules.Done}
		return m, o.can(m)
	}
	return rules.Move{}, false
}
