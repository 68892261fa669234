// Package toss is the board of Rune Toss. Package boards says of which parts a board is made.
//
// In the middle lies the table, round, of millimetres. It is seen through a lens: all of it, the heap of runes, or the two stones of a
// contest; always so that the edge of the seat in front is below. Round it, or beside it, each seat has a tray with its dish (the Balance rune),
// its well (what it got off the table in this round) and its loot by colours. What a mode needs besides is laid between: the bowl and the meter
// of who throws, pairs to give and seats to name, the parchment of the settling, the ranking of a contest, the time line of a race.
//
// What can be pointed at has a name (kinds.go). The layout is made once for an arrangement (layout*.go) and laid out as a spread (spread.go); what
// lies on the table is strewn, since the lens glides and runes roll. A rune that is taken has left a spot, from which it flies.
//
// A turn becomes moves in two ways. By turns, as on other boards, gestures become a selection and a move (intent.go). Throws, flicks and all that
// happens on a clock are handwork (throw.go, snatch.go, flick.go; what is meant for a hand reach.go says): a finger on a rune is a claim of that tick,
// several fingers are several hands, and seats with keys or gamepads have cursors of their own (cursors.go). Nothing waits then for what is still shown.
//
// Hard about it: whose a finger is, shows only when it brings its rune to a tray, and nothing later is settled till then. Throws and flicks are
// played from the core's own motion, tick by tick (fall.go). What settles a round is a tale (tale.go) whose lines stay to be read (teller.go), and own
// runs are played back at once on one clock, slowly where two hands meet (race.go).
package toss
