package motion

import "runehall/ui"

// Now is a step without a length.
func Now[M any](change func(m *M)) ui.Step[M] { return ui.Step[M]{End: change} }

// Pause is a step in which nothing happens: people look at the last event before the next one.
func Pause[M any](ticks int) ui.Step[M] { return ui.Step[M]{Ticks: ticks} }

// Afterwards lets a flourish begin only when all moves before it have ended.
func Afterwards[M any](s ui.Step[M]) ui.Step[M] {
	s.With = false
	return s
}

// InStep lets a step begin some ticks after the one before it has begun.
func InStep[M any](s ui.Step[M], delay int) ui.Step[M] {
	s.With, s.Delay = true, delay
	return s
}
