// Package thinkers asks the computer players at a table for moves. The table asks one of them ([Players.Ask]), or
// several about the same position ([Players.AskAll]). It gives them ticks, and is told what they decide, but never
// before the end of a window of ticks that everybody could work out. It may cancel what it has asked for at any time:
// thinking changes nothing. Where there is a place beside the loop
// of the game ([Aside]) they think there, and otherwise in what each tick leaves; they decide the same. The package
// knows no boards and makes no moves.
package thinkers
