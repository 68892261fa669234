// Package toss is the board of Rune Toss. [runehall/scenes/boards] tells how its parts work together.
//
// In the middle lies the round table, measured in millimetres. It is seen through a lens: the whole of it, the heap of
// runes, or the two stones of a contest, with the edge of the seat in front always at the bottom. Round the table, or
// beside it, each seat has a tray with its dish (the Balance rune), its well (what it took off the table in this round)
// and its loot by colours. Between them lies what a mode needs besides: the bowl and the meter for throwing, pairs to
// give and seats to name, the parchment of the settling, the ranking of a contest, the time line of a race.
//
// What can be pointed at has a name (kinds.go). The layout is made once for each arrangement (layout*.go) and tells the
// shared board where things lie (spread.go). Things on the table are found anew each time, since the lens glides and
// runes roll. A rune that is taken leaves a spot, and flies from there.
//
// Moves come about in two ways. Taking turns, as on other boards, gestures become a selection and a move (intent.go).
// Throws, flicks and everything on a clock are handwork (throw.go, snatch.go, flick.go; reach.go decides what is meant
// for a hand): a finger on a rune claims it in that tick, several fingers are several hands, and seats with keys or
// gamepads have cursors of their own (cursors.go). Handwork does not wait for the picture to catch up.
//
// What is hard: whose finger it is shows only when the finger brings its rune to a tray, and nothing later can be
// settled until then. Throws and flicks are played from the core's own motion, tick by tick (fall.go). The settling of
// a round is told in lines that stay to be read (tell_queue.go, teller.go). Own runs are played back together on one
// clock, slowly where two hands reach for the same rune (race.go).
package toss
