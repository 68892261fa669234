// Package scenes is the program behind main: the stack of screens and the fades between them, the loop that runs them, what opens a match from wherever it comes, and
// the doors by which one screen leads to another, in open.go. The screens are in packages of their own below this one, which do not know each other; so are the
// boards, which games.go wires to the table.
package scenes
