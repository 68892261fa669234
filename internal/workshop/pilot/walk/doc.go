// Package walk holds the tests that walk through the scenes of the real program, look at them and listen.
package walk
