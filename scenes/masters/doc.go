// Package masters is the board of Rune Masters. [runehall/scenes/boards] tells how its parts work together.
//
// In the middle lies the plane: cards of three by two runes, over and beside each other, without bounds. The eye (plane.go) decides which
// part of it fills the field. Lengths on the plane are in sides of a section, which is the square of one rune (grid.go). The seat in
// front has its hand on the ledge, the others have chips; the deck lies beside the hand. What has a name on the board is listed in
// kinds.go, where it lies is said in places.go, and what a move or an event is about in about.go. A place for a card tells how the card is
// turned, since a card that stands covers other sections than one that lies.
//
// A turn is made of two moves, or three. A hand card is chosen, turned and laid: first as a draft that hovers over its place, then the
// golden button makes the move. A rune is then named for the master, and at times for the token. intent.go says what a gesture
// means, whatever the device: from the options (options.go, candidates.go) and the selection it makes a new selection and, at times, a move.
// What is asked of the board about cards that are carried, and about the cursor, stands in plane.go.
//
// What is hard: a draft may lie where it is not allowed. Then its marks and the words about it (verdict.go) say why, rune by rune, and the
// golden button waits. So the choice is a matter of geometry, with places that attract (options.go, candidates.go), more than of a list of
// moves. How a card would lie is seen of one place at a time; the others are anchors (anchors.go), of which those that a finger could not tell apart are
// one. What an area is worth stands at the foot of its master, on the cell that the master covers anyway (plates.go); of the areas that are free
// only the best say it. Areas grow and shrink from one shape to the next (morph.go). No event carries the cells of areas, or what is left in a hand: the
// steps (tell.go) take those from the view after the move.
//
// Where a phone is held upright and its screen is short, the ledge has one row above the buttons: what lies there depends on what is done (arrangement.go,
// layout.go). Whatever is held is told of (told.go).
package masters
