// Package fade plans a volume over time as straight lines, for devices that can follow such a plan by themselves. Times
// are in seconds of the device's clock.
package fade

// Point is a gain at a time.
type Point struct{ At, Gain float64 }

// Plan is a way from point to point. Before the first one it has that one's gain, and behind the last one the last
// one's.
type Plan []Point

// Gain returns the gain at a time. An empty plan is silent.
func (p Plan) Gain(at float64) float64 {
	for i, next := range p {
		if at > next.At {
			continue
		}
		if i == 0 {
			return next.Gain
		}
		last := p[i-1]
		return last.Gain + (next.Gain-last.Gain)*(at-last.At)/(next.At-last.At)
	}
	if len(p) == 0 {
		return 0
	}
	return p[len(p)-1].Gain
}

// End returns the time from which on nothing changes.
func (p Plan) End() float64 {
	if len(p) == 0 {
		return 0
	}
	return p[len(p)-1].At
}

// To returns the plan that leaves this one now and goes to another gain. Between silence and full gain it takes the
// seconds of whole, and for less of a way less.
func (p Plan) To(now, gain, whole float64) Plan {
	from := p.Gain(now)
	return Plan{{now, from}, {now + whole*abs(gain-from), gain}}
}

func abs(v float64) float64 { return max(v, -v) }
