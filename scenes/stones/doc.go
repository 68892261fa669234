// Package stones is the board of Menhirs.
//
// The upper part shows what everybody shares: the power track with the pins and the throne at its end, the display of
// six creatures with their prices, the smithies, the rune stones that are left. It also has a chip for each seat that
// is not in front. The ledge below shows what the seat in front has: its hand, purse, power rows, rune stones and
// piles. Which of these the ledge shows, and how large, depends on what the seat does now (mode.go). What finds no room
// on a small screen lies behind a door, a button that opens a sheet.
//
// Whatever can be pointed at, flown from, lit or refused is a thing with one name (kinds.go). The layout says where
// each thing is (spread.go). One function says what a move is about, another one what an event is about (about.go).
// Nothing is panned, zoomed or dragged: a pointer taps, a key focuses, a long press explains.
//
// A turn becomes moves in three steps. A tap changes the selection; it makes a move by itself only where nothing more
// has to be chosen or confirmed (intent*.go). The words say what the selection would bring: the sum of the magic, the
// purse afterwards, how far the pin will run (words*.go). Then the golden button turns the selection into a plan
// (plan*.go): one move, or several. Each move of a plan is made once the move before it has been told and shown. Each
// phase of a turn has a row in a table, which says what the phase keeps of the selection, what it marks, what the
// golden button does, and what the buttons beside it do (phases.go).
//
// What is hard:
//
//   - One act is many moves: summoning lays cards one by one and buys creatures, an ability goes icon by icon, a forged
//     artifact is placed, two rows are traded for two stones. So the selection outlives its moves, and after each move
//     the part of it that still holds is kept (kept.go).
//   - The core decides. A tap on what cannot be done asks for the move all the same, so that the refusal says why.
//   - A hand may lie behind a curtain while everybody watches, and a plan must outlive the moment in which the curtain
//     falls (choosing.go).
//   - The picture lags behind the match. The view says what may be done, the model says what lies where, and both meet
//     in the words.
package stones
