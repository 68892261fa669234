//go:build !js

package ui

// Listen does nothing: outside the browser the engine and the platform's shell see all input.
func (s *Source) Listen(wake func()) {}

// wheelUnit is how much of the engine's unit one notch of the wheel makes.
const wheelUnit = 1.0
