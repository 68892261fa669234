//go:build !js

package ui

// Listen does nothing: elsewhere the engine and the platform's shell tell everything.
func (s *Source) Listen(wake func()) {}

// wheelUnit is how much of the engine's unit a notch of the wheel is.
const wheelUnit = 1.0
