// Package masters is the board of Rune Masters. [runehall/scenes/boards] tells how its parts work together.
//
// In the middle lies the plane: cards of three by two runes, on top of each other and side by side, without bounds. The
// eye (plane.go) decides which part of it fills the field. A section is the square of one rune, and its side is the
// unit of lengths on the plane (grid.go). The seat in front has its hand on the ledge, the others have chips; the deck
// lies beside the hand. kinds.go lists what has a name on the board, places.go says where it lies, about.go what a move
// or an event is about. A place for a card includes how the card is turned, since an upright card covers other sections
// than one that lies on its side.
//
// A turn has two moves, or three. First a hand card is chosen, turned and put down as a draft, which hovers over its
// place; the golden button makes the move. Then a rune is named for the master, and at times another for the token.
// intent.go says what a gesture means, whatever the device: from the options (options.go, candidates.go) and the
// selection it makes a new selection and, at times, a move. plane.go answers what the shared board asks about carried
// cards and about the cursor.
//
// What is hard: a draft may lie where it is not allowed. Then its marks and the words about it (verdict.go) say why,
// rune by rune, and the golden button waits. So choosing is a matter of geometry, of places that attract the card
// (options.go, candidates.go), more than of a list of moves. Only one place at a time shows how the card would lie. The
// others are points (anchors.go), and places that a finger could not tell apart share one. What an area is worth stands
// at the foot of its master, on a cell that the master covers anyway (plates.go); of the free areas only the best say
// it. Areas grow and shrink from one shape to the next (morph.go). No event carries the cells of areas or the rest of a
// hand, so the steps (tell.go) take them from the view after the move.
//
// On a phone held upright with a short screen, the ledge has one row above the buttons, and shows what the person needs
// at the moment (arrangement.go, layout.go). Words about whatever is held come from told.go.
package masters
