// Package stones is the board of Menhirs: the display, the smithies, the rune stones and the power track above; below, the hand, the
// piles, the purse and the power rows of the seat in front. It implements [table.Board] and is made as package boards tells.
//
// Unlike the boards on an endless table nothing here is panned, zoomed or dragged: all that can be pointed at is a [target] with one
// place, which a pointer taps, a key focuses, and a long press explains. A person chooses first, and sees what that would bring; then the
// golden button makes one move of it, or several one after another (plan.go).
package stones
