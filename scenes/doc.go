// Package scenes is the program behind main: the stack of screens with their fades, the loop that runs them, and the
// screens that belong to no single game: title, set-up, pause, results, settings, rules and the error scene. Package
// table runs a match; the boards stand in the folders named for their games, and games.go wires them.
package scenes
