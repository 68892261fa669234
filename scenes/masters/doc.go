// Package masters is the board of Rune Masters. [runehall/scenes/boards] tells how its parts work together.
//
// Lengths on the plane are in sides of a section (grid.go). A card may lie as a draft where it is not allowed: then its marks
// and the words under it (verdict.go) tell why, and the golden button waits. Areas grow and shrink from one shape to the next
// (morph.go). No event carries their cells, or what is left in a hand: the steps take those from the view after the move.
package masters
