package fade

// Duck steps back under an important sound, or as long as it is told to, and then comes forward again.
type Duck struct {
	// Low is the gain while stepped back; otherwise the gain is 1.
	Low float64
	// Down and Up are how many seconds the whole ways take.
	Down, Up float64

	plan  Plan
	until float64
	held  bool
}

// Lower steps back for some seconds, and returns the plan from now on.
func (d *Duck) Lower(now, seconds float64) Plan {
	d.until = max(d.until, now+seconds)
	return d.change(now)
}

// Hold steps back until it is called with false, and returns the plan from now on.
func (d *Duck) Hold(now float64, on bool) Plan {
	d.held = on
	return d.change(now)
}

func (d *Duck) change(now float64) Plan {
	if d.plan == nil {
		d.plan = Plan{{now, 1}}
	}
	at := Point{now, d.plan.Gain(now)}
	plan := Plan{at}
	way := func(seconds, to float64) {
		at = Point{at.At + seconds*abs(to-at.Gain)/(1-d.Low), to}
		plan = append(plan, at)
	}
	if d.held || d.until > now {
		way(d.Down, d.Low)
	}
	if !d.held {
		if d.until > at.At {
			at.At = d.until
			plan = append(plan, at)
		}
		way(d.Up, 1)
	}
	d.plan = plan
	return plan
}
