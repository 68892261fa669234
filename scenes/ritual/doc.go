// Package ritual is the board of Rituals. [runehall/scenes/boards] tells how its parts work together.
//
// In the middle lies the plane: hexagons without bounds, on each of which tiles lie over each other, with coins on the uppermost one. The
// eye (plane.go) decides which part of it fills the field. Lengths on the plane are in radii of a hexagon (hex.go). The seat in front has
// its tiles and its rituals on the ledge, the others have chips; beside them lie the supply, the pile of rituals and the discards. A panel
// opens over the field to show a hand large, the rituals with their texts, or the discards. Revealed rituals lie beside the field, and over it
// only where both have no room (layout_revealed.go). On phones held upright heads fold to one row while a tile is laid, and where tiles are small the
// eye comes nearer. Lines and circles of which one tile is missing are outlined (closings.go). What has a name on the board is listed in kinds.go, where it lies is said by
// spread.go, and what a move or an event is about by about.go.
//
// A turn is one tile: chosen, turned, and laid on a cell as a draft, of which the golden button makes a move. Before it and between the
// turns of others rituals are revealed, answered, and made to take tiles or to put coins somewhere. The gestures of all devices come
// together in intent.go, which is pure: from the options (options.go), the selection and a gesture it makes a new selection and, at times, a
// move.
//
// What is hard: a cell offers up to six rotations, of which some are legal. A placement knows what each rotation takes, and a tile that is
// laid turns into the best one if its own does not fit. Coins fly one by one between trays, stacks and the borders between two tiles of a
// line or circle, and each has its place in its stack (spread.go, tell_coins.go). Hidden rituals look and sound alike. A panel may outlive a
// card in it for a tick (focus.go), and lies over things that come after it in the order of the focus (spread.go). Motion takes from the
// view nothing but what is in the events; edges that match ignite, and what does not fit shakes and shows the edges that disagree.
package ritual
