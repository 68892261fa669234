// Package scenes is the program behind main: the stack of screens and the fades between them, the loop that runs them, and the
// screens that belong to no single game, such as title, set-up, pause, results, settings, rulebook and error. Package table
// runs a match; the boards are in the folders named for their games, and games.go wires them to the table.
package scenes
