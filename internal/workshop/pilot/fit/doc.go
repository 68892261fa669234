// Package fit walks through the scenes of the real program and checks that all words fit. The pictures that it takes on
// the way are for people to look at.
package fit
