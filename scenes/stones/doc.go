// Package stones is the board of Menhirs: the display, the smithies, the rune stones and the power track above; below, the hand,
// the piles, the purse and the power rows of the seat in front. It implements [table.Board]; package boards tells how it is made.
//
// Nothing here is panned, zoomed or dragged, as it is on an endless table. Whatever can be pointed at is a [thing] with one
// place: a pointer taps it, a key focuses it, and a long press explains it. A person first chooses and sees what the choice would
// bring; then the golden button makes one move of it, or several one after another (plan.go).
package stones
