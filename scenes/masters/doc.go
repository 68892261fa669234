// Package masters is the board of Rune Masters. How its parts work together is told in [runehall/scenes/boards].
//
// Lengths on the plane are in sides of a section (grid.go). A card may lie as a draft where it is not allowed: then its marks and
// the words under it (verdict.go) tell why, and the golden button waits. Areas grow and shrink from one shape to the next
// (morph.go); their cells, and what is left in a hand, no event carries: the steps take them from the view after the move.
package masters
