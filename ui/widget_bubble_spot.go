package ui

import (
	"cmp"
	"math"
	"slices"
)

// The place of a bubble is the one with the lowest cost. Each pixel of distance beyond tailCost counts like covered
// things, since a tail across the whole screen is worse than covering half of something. coveredCost is the cost of
// such a pixel.
const tailCost, coveredCost = 24, .1

// The cost, in pixels of distance, of each pixel that the tail crosses: over some other thing, and over a place that is
// a choice or spared.
const crossedCost, crossedMore = 12, 40

// crossed returns which part of the straight way between two points lies within a rectangle, from 0 to 1.
func crossed(from, to Point, r Rect) float64 {
	in, out, way := 0., 1., to.Sub(from)
	for _, side := range [...][3]float64{{from.X, way.X, r.X}, {-from.X, -way.X, -r.Right()}, {from.Y, way.Y, r.Y},
		{-from.Y, -way.Y, -r.Bottom()}} {
		at, speed, least := side[0], side[1], side[2]
		switch {
		case speed > 0:
			in = max(in, (least-at)/speed)
		case speed < 0:
			out = min(out, (least-at)/speed)
		case at < least:
			return 0
		}
	}
	return max(0, out-in) * way.Len()
}

// spotSteps is how many places are tried along each side of a room.
const spotSteps = 12

// What covering a place costs: one of the choices, a spared place, and the place pointed at. Each cost outweighs any
// number of the ones before.
const chosenCost, sparedCost, pointedCost = 1e5, 1e7, 1e9

// freeSpot returns the best place within room for something of a size, and its cost. The best place covers nothing of
// at and of spared, as few as possible of chosen, as little as possible of others, and is close to at. If at is empty,
// it is close to the middle of the room's upper edge.
func freeSpot(size Size, room, at Rect, gap float64, spared, chosen, others []Rect) (best Rect, least float64) {
	size = Sz(min(size.W, room.W), min(size.H, room.H))
	s := spotSearch{
		size: size, room: room, at: at, gap: gap, spared: spared, chosen: chosen, others: others,
		near: at.Center(), covered: coveredCost, tailed: 1 / float64(tailCost),
	}
	if at.Empty() { // nothing is near then, and there is no tail
		s.near, s.covered, s.tailed = Pt(room.Center().X, room.Y), 1, 0
	}
	best, least = room.Place(size, .5, 0), math.Inf(1)
	xs, ys := s.tried()
	for _, y := range ys {
		for _, x := range xs {
			r := Rect{x, y, size.W, size.H}
			if cost := s.cost(r, least); cost < least {
				best, least = r, cost
			}
		}
	}
	return best, least
}

// spotSearch is the search of freeSpot, with its parameters.
type spotSearch struct {
	size                   Size
	room, at               Rect
	gap                    float64
	spared, chosen, others []Rect

	near    Point   // the place is to be close to it
	covered float64 // the cost of each pixel of others that is covered
	tailed  float64 // the cost of distance, squared
}

// tried returns the coordinates of the places that are tried, the nearest first: some all over the room, and those
// beside each thing.
func (s *spotSearch) tried() (xs, ys []float64) {
	w, h := s.size.W, s.size.H
	xs, ys = spots(s.room.X, s.room.W-w), spots(s.room.Y, s.room.H-h)
	beside := slices.Concat(s.spared, s.chosen)
	if !s.at.Empty() {
		xs, ys = append(xs, s.near.X-w/2), append(ys, s.near.Y-h/2)
		beside = append(beside, s.at)
	}
	for _, o := range beside {
		xs = append(xs, o.X-s.gap-w, o.Right()+s.gap)
		ys = append(ys, o.Y-s.gap-h, o.Bottom()+s.gap)
	}
	for _, o := range s.others { // try directly above and below each
		ys = append(ys, o.Y-s.gap-h, o.Bottom()+s.gap)
	}
	return inOrder(xs, s.room.X, s.room.Right()-w, s.near.X-w/2), inOrder(ys, s.room.Y, s.room.Bottom()-h, s.near.Y-h/2)
}

// cost returns the cost of a place, or part of it if that is not less than most.
func (s *spotSearch) cost(r Rect, most float64) float64 {
	far := r.Center().Dist(s.near)
	cost := far + far*far*s.tailed
	if cost >= most {
		return cost
	}
	for _, o := range s.others {
		in := r.Intersect(o)
		cost += s.covered * in.W * in.H
	}
	if cost >= most {
		return cost
	}
	for _, o := range s.chosen {
		if in := r.Intersect(o); !in.Empty() {
			cost += chosenCost + in.W*in.H
		}
	}
	for _, o := range s.spared {
		if in := r.Intersect(o); !in.Empty() {
			cost += sparedCost + 1e2*in.W*in.H
		}
	}
	if in := r.Grow(s.gap / 2).Intersect(s.at); !in.Empty() {
		cost += pointedCost + 1e3*in.W*in.H
	}
	if cost >= most {
		return cost
	}
	return s.withTail(r, cost)
}

// withTail returns the cost of a place with that of what its tail crosses.
func (s *spotSearch) withTail(r Rect, cost float64) float64 {
	root, tip, ok := tail(r, s.at, s.gap)
	if !ok {
		return cost
	}
	for _, o := range s.others {
		if !o.Has(tip) { // otherwise o may contain the thing pointed at
			cost += crossedCost * crossed(root, tip, o)
		}
	}
	for _, list := range [...][]Rect{s.chosen, s.spared} {
		for _, o := range list {
			if !o.Has(tip) {
				cost += crossedMore * crossed(root, tip, o)
			}
		}
	}
	return cost
}

// inOrder clamps coordinates to bounds, sorts them by their distance from to, and drops duplicates.
func inOrder(all []float64, least, most, to float64) []float64 {
	for i := range all {
		all[i] = max(least, min(all[i], most))
	}
	slices.Sort(all)
	all = slices.Compact(all)
	slices.SortStableFunc(all, func(a, b float64) int { return cmp.Compare(math.Abs(a-to), math.Abs(b-to)) })
	return all
}

// spots returns equally spaced coordinates over a length.
func spots(from, length float64) (all []float64) {
	for i := range spotSteps + 1 {
		all = append(all, from+max(0, length)*float64(i)/spotSteps)
	}
	return all
}
