package scenes

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// opening is the way to a scene that has to read something first: a record, a link, a collection. It reads in the ticks that come, while the
// present scene goes on. Where that takes longer than a moment, a scene of its own says so, and gives it up when it is left.
type opening struct {
	stage  *stage.Stage
	breath stage.Breath
	step   func(units int) (done bool)
	part   func() float64 // how much is read, from 0 to 1
	waits  func() bool    // reports whether there is nothing to do before the store answers; nil: there always is
	// then is called when all is read, with what puts a scene on the stack. It is called in any tick.
	then func(put func(stage.Scene))
	// under opens what shall lie below, before a scene of the opening's own does; nil: something lies there.
	under func()
	// left is called when it is given up; nil: nothing has to be released.
	left func()

	waited int // ticks
	scene  *waiting
	over   bool
}

// patience is how long something is read before a scene says so.
var patience = ui.Ticks(300)

// begin starts to read. What is being read for another scene is given up: the last wish counts.
func (o *opening) begin() {
	st := o.stage
	if st.GiveUp != nil {
		st.GiveUp()
	}
	st.GiveUp = o.giveUp
	o.breath.Clock = st.Clock
	if o.tick() { // most are read at once
		return
	}
	st.Do(o.tick)
}

// tick reads for as long as a tick has time, and reports whether there is no more to do.
func (o *opening) tick() (done bool) {
	if o.over {
		return true
	}
	o.breath.Draw()
	o.breath.Think(func(units int) (enough bool) {
		done = o.step(units)
		return done || o.waits != nil && o.waits()
	})
	if done {
		o.end()
		o.then(o.put)
		return true
	}
	if o.waited++; o.waited == patience {
		if o.under != nil {
			o.under()
		}
		o.scene = newWaiting(o)
		o.stage.Push(o.scene)
	}
	return false
}

// put puts a scene in place of the opening's own, or on top if there is none.
func (o *opening) put(scene stage.Scene) {
	switch {
	case o.scene != nil:
		o.scene = nil
		o.stage.Replace(scene)
	case o.under != nil:
		o.under()
		o.stage.Push(scene)
	default:
		o.stage.Push(scene)
	}
	o.under = nil
}

// back leads to the scene from which something was read.
func (o *opening) back() {
	if o.scene != nil {
		o.scene = nil
		o.stage.Pop()
	}
}

func (o *opening) end() {
	o.over = true
	o.stage.GiveUp = nil
}

// giveUp stops reading.
func (o *opening) giveUp() {
	if o.over {
		return
	}
	o.end()
	if o.left != nil {
		o.left()
	}
}
