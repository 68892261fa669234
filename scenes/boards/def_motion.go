package boards

import (
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// Telling is what is on the screen, and how events change it. Every board has it.
type Telling[M, E, V, Model any, K ~uint8] struct {
	// Model returns the display model for a view at rest. Noises returns where the model keeps the sounds of its steps.
	Model  func(v V) Model
	Noises func(m *Model) *motion.Noises[things.Thing[K]]
	// Event returns the steps that bring an event into the picture. Before and After return steps to show at the
	// beginning and the end of a whole move, if any. v is the view after the move: when all steps have ended, the model
	// must equal Model(v).
	Event         func(e E, v V) []ui.Step[Model]
	Before, After func(v V) ui.Step[Model]
	// Steps returns the steps for all events of a move together, for games where they do not just follow one another;
	// nil: Event is used for each.
	Steps func(events []E, v V) []ui.Step[Model]
	// Light returns the flourish that shows where a thing is, and Shake the flourish for a thing that was refused. A
	// step without ticks means none.
	Light, Shake func(t things.Thing[K]) ui.Step[Model]
	// Refused returns flourishes for a refused move, if they show more than Shake; nil: the things of the move shake.
	Refused func(v V, m M) []ui.Step[Model]
}

// Motion is what moves besides the timeline. On a board without it, only the timeline does.
type Motion[Model any] struct {
	// Tick plays a tick of everything that moves by itself, including the timeline, and reports whether words and
	// buttons no longer fit the picture. nil: the timeline alone.
	Tick func() (turned bool)
	// Moves reports whether anything else than the timeline is moving, and Settle brings that to its end. nil: nothing
	// is.
	Moves  func() bool
	Settle func()
	// Waits reports whether Steps has held back some steps, for instance to be read one after another or until a clock
	// has come to them. Tick plays them in time. Rest returns and removes them. nil: no steps are held back.
	Waits func() bool
	Rest  func() []ui.Step[Model]
}
