// Package stones is the board of Menhirs.
//
// Above lie the things of all: the power track with the pins and the throne at its end, the display of six creatures with their prices, the
// smithies, the rune stones that are left, and a chip for each seat that is not in front. Below, on the ledge, lie the things of the seat in
// front: its hand, purse, power rows, rune stones and piles. What the ledge shows of them, and how large, depends on what the seat does now
// (mode.go). What finds no room on a small screen lies behind a door, which opens a sheet.
//
// Whatever can be pointed at, flown from, lit or refused is a thing with one name (kinds.go). The layout says where each is (spread.go); one
// map says what a move is about, and one what an event is about (about.go). Nothing is panned, zoomed or dragged: a pointer taps, a key
// focuses, a long press explains.
//
// A turn becomes moves in three steps. A tap changes the selection and no more (intent*.go). The words say what the selection would bring:
// the sum of the magic, the purse afterwards, the way of the pin (words*.go). Then the golden button makes a plan of it (plan.go): one move,
// or several that follow one another, each once the one before has been told and shown.
//
// What is hard:
//   - One act is many moves: summoning lays cards one by one and buys creatures, an ability goes icon by icon, a forged artifact is placed,
//     two rows are traded for two stones. So the selection outlives its moves, and what of it still holds is kept after each (kept.go).
//   - The core decides. A tap on what cannot be done asks for the move all the same, so that the refusal says why.
//   - A hand may lie behind a curtain while everybody watches, and a plan must outlive the moment in which the curtain falls (choosing.go).
//   - The picture lags behind the match. What may be done comes from the view, what lies where from the model, and both meet in the words.
package stones
