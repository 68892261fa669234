// Package scenes is the program behind main: the stack of screens and the fades between them, the loop that runs them,
// what opens a match wherever it comes from, and the ways that lead from one screen to another (open.go). Each screen
// is a package of its own below this one, and they do not know each other. So are the boards, which games.go connects
// to the table.
package scenes
