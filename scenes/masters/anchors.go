package masters

import (
	"slices"

	rules "runehall/games/masters"
	"runehall/ui"
)

// anchor is where places for the chosen card are tapped: in the middle of one place, or amid several that lie too near to each other for a
// finger.
type anchor struct {
	at     ui.Point // on the plane
	places []rules.Laid
}

const (
	// ringReach is how far, in sections, a tap may be from the middle of a lit place, if a finger does not need more.
	ringReach = .65
	// fingerReach is half the width that a finger needs, and anchorApart how far places lie from each other at least that have anchors of their
	// own, in dp of the device.
	fingerReach = 22
	anchorApart = 30
)

// anchored gathers places: one joins the first anchor whose first place is nearer than some sections.
func anchored(list []rules.Laid, apart float64) (anchors []anchor) {
	for _, l := range list {
		mid := area(l).Center()
		i := slices.IndexFunc(anchors, func(a anchor) bool { return area(a.places[0]).Center().Dist(mid) < apart })
		if i < 0 {
			anchors = append(anchors, anchor{mid, []rules.Laid{l}})
			continue
		}
		a := &anchors[i]
		a.places = append(a.places, l)
		a.at = a.at.Lerp(mid, 1/float64(len(a.places)))
	}
	return anchors
}

// after returns the place of an anchor that follows one of its places, round and round, and false if it has no other.
func (a *anchor) after(l rules.Laid) (rules.Laid, bool) {
	return a.places[(slices.Index(a.places, l)+1)%len(a.places)], len(a.places) > 1
}

// aimed returns the lit place nearest to a point of the plane that a tap there means. On the draft it is the next place of the same anchor, if
// there is one.
func (o *options) aimed(s *selection, at ui.Point) (rules.Laid, bool) {
	list := o.lit(s)
	best, to := max(ringReach, o.finger*fingerReach), -1
	for i, l := range list {
		if d := area(l).Center().Dist(at); d < best {
			best, to = d, i
		}
	}
	switch {
	case to < 0:
		return rules.Laid{}, false
	case !s.draft || list[to] != s.laid():
		return list[to], true
	}
	for _, a := range anchored(list, o.finger*anchorApart) {
		if slices.Contains(a.places, list[to]) {
			return a.after(list[to])
		}
	}
	return rules.Laid{}, false
}

// anchors returns where the chosen card may lie as it is turned, as it is tapped at the present scale.
func (p *player) anchors() []anchor {
	p.lit()
	return p.lights.anchors
}

// reach says how large a dp of the device is now, in sections: whatever the size of the interface a finger is as wide.
func (p *player) reach() {
	p.options.finger = p.Given.Frame.Kit.Look.Device / p.Eye.Scale
}
