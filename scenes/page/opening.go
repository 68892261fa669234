package page

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// Opening is the way to a scene that has to read something first: a record, a link, a collection. It reads in the ticks
// that come, while the present scene goes on. If reading takes longer than a moment, a waiting scene is shown. Leaving
// that scene gives up the reading.
type Opening struct {
	Stage  *stage.Stage
	breath stage.Breath
	Step   func(units int) (done bool)
	Part   func() float64 // how much is read, from 0 to 1
	Waits  func() bool    // reports whether there is nothing to do before the store answers; nil: there always is
	// Then is called when all is read, with what puts a scene on the stack. It is called in any tick.
	Then func(put func(stage.Scene))
	// Under opens what shall lie below, before a scene of the opening's own does; nil: something lies there.
	Under func()
	// Says are the keys of the words of the waiting scene; the zero value speaks of something long that is read.
	Says struct{ Title, About, Text string }
	// Left is called when it is given up; nil: nothing has to be released.
	Left func()

	waited int // ticks
	scene  *waiting
	over   bool
}

// Patience is how long something is read before a scene says so.
var Patience = ui.Ticks(300)

// Begin starts to read. What is being read for another scene is given up: the last wish counts.
func (o *Opening) Begin() {
	st := o.Stage
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

// tick reads for as long as a tick allows, and reports whether it has finished.
func (o *Opening) tick() (done bool) {
	if o.over {
		return true
	}
	o.breath.Draw()
	o.breath.Think(func(units int) (enough bool) {
		done = o.Step(units)
		return done || o.Waits != nil && o.Waits()
	})
	if done {
		o.end()
		o.Then(o.put)
		return true
	}
	if o.waited++; o.waited == Patience {
		if o.Under != nil {
			o.Under()
		}
		o.scene = newWaiting(o)
		o.Stage.Push(o.scene)
	}
	return false
}

// put replaces the opening's own scene by another, or pushes that if there is none.
func (o *Opening) put(scene stage.Scene) {
	switch {
	case o.scene != nil:
		o.scene = nil
		o.Stage.Replace(scene)
	case o.Under != nil:
		o.Under()
		o.Stage.Push(scene)
	default:
		o.Stage.Push(scene)
	}
	o.Under = nil
}

// Back leads to the scene from which something was read.
func (o *Opening) Back() {
	if o.scene != nil {
		o.scene = nil
		o.Stage.Pop()
	}
}

func (o *Opening) end() {
	o.over = true
	o.Stage.GiveUp = nil
}

func (o *Opening) giveUp() {
	if o.over {
		return
	}
	o.end()
	if o.Left != nil {
		o.Left()
	}
}
