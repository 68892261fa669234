package masters

import (
	"slices"

	rules "runehall/games/masters"
	"runehall/ui"
)

// anchor is a point of the table that stands for one place of the chosen card, or for several places that lie too close
// together for a finger to tell apart. A tap there means one of its places.
type anchor struct {
	at     ui.Point // on the plane
	places []rules.Laid
	brings worth
}

// worth is the most that one of an anchor's places brings the actor at once, however the card is turned there.
type worth struct {
	points int
	turned bool // the card must be turned for it
}

const (
	// ringReach is how far from the middle of a lit place a tap still means that place, in sections, unless fingers
	// need more.
	ringReach = .65
	// fingerReach is half the width that a finger needs. Places closer together than anchorApart share an anchor. Both
	// are in dp of the device.
	fingerReach = 22
	anchorApart = 30
)

// anchored groups places into anchors: a place joins the first anchor whose first place is nearer than apart, in
// sections. An anchor lies at the mean of its places.
func anchored(list []rules.Laid, apart float64) (anchors []anchor) {
	for _, l := range list {
		mid := area(l).Center()
		i := slices.IndexFunc(anchors, func(a anchor) bool { return area(a.places[0]).Center().Dist(mid) < apart })
		if i < 0 {
			anchors = append(anchors, anchor{at: mid, places: []rules.Laid{l}})
			continue
		}
		a := &anchors[i]
		a.places = append(a.places, l)
		a.at = a.at.Lerp(mid, 1/float64(len(a.places)))
	}
	return anchors
}

// after returns the place that follows l in its anchor, round and round, and whether the anchor has more than one.
func (a *anchor) after(l rules.Laid) (rules.Laid, bool) {
	return a.places[(slices.Index(a.places, l)+1)%len(a.places)], len(a.places) > 1
}

// aimed returns the lit place that a tap at a point of the plane means: the nearest one within reach. A tap on the
// draft itself means the next place of the draft's anchor, so that repeated taps go through all of them.
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

// anchors returns the anchors of the places where the chosen card may lie as it is turned now, at the present scale.
func (p *player) anchors() []anchor {
	p.lit()
	return p.lights.anchors
}

// weigh finds the most that a place brings if the card is turned about its middle. As it lies now comes first: an equal
// turn is none.
func (o *options) weigh(l rules.Laid) (best worth) {
	now := o.view.Points(o.actor)
	for steps := range rules.Turns {
		at := rules.Laid{Card: l.Card, Cell: spun(l.Cell, l.Turn, steps), Turn: (l.Turn + uint8(steps)) % rules.Turns}
		if _, legal := o.play(at); !legal {
			continue
		}
		if points := o.view.Preview(at).Points[o.actor] - now; steps == 0 || points > best.points {
			best = worth{points, steps != 0}
		}
	}
	return best
}

// weighed gives each anchor the most that one of its places brings. worths has the places of list.
func weighed(anchors []anchor, list []rules.Laid, worths []worth) []anchor {
	for i := range anchors {
		a := &anchors[i]
		for n, l := range a.places {
			if w := worths[slices.Index(list, l)]; n == 0 || w.points > a.brings.points {
				a.brings = w
			}
		}
	}
	return anchors
}

// aims returns which anchor a tap at a point of the plane means; -1: none.
func (p *player) aims(at ui.Point) int {
	best, to := max(ringReach, p.options.finger*fingerReach), -1
	for i, a := range p.anchors() {
		if d := a.at.Dist(at); d < best {
			best, to = d, i
		}
	}
	return to
}

// reach tells the options how large a dp of the device is, in sections. Fingers are as wide whatever the size of the
// interface, so reaches are measured in it.
func (p *player) reach() {
	p.options.finger = p.Given.Frame.Kit.Look.Device / p.Eye.Scale
}
