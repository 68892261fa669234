// Package ritual is the board of Rituals. [runehall/scenes/boards] tells how its parts work together.
//
// Lengths on the plane are in circumradii of a hexagon (hex.go). A tile lies as a draft only where it may lie; rituals, hands and
// discards are shown in panels over the field. The events of Rituals carry all that is shown, so its steps take nothing from
// the view after them.
package ritual
