// Package ritual is the board of Rituals. [runehall/scenes/boards] tells how its parts work together.
//
// In the middle lies the plane: hexagons without bounds. Each may have a pile of tiles, with coins on the uppermost
// one. The eye (plane.go) decides which part of the plane fills the field. The radius of a hexagon is the unit of
// lengths on it (hex.go). The seat in front has its tiles and its rituals on the ledge, the others have chips; beside
// them lie the supply, the pile of rituals and the discards. A panel opens over the field to show a hand large, the
// rituals with their texts, or the discards. Revealed rituals lie beside the field, and over it only where both have no
// room (layout_revealed.go). On phones held upright the heads fold to one row while a tile is laid, and where tiles are
// small the eye comes closer. Lines and circles that lack a single tile are outlined (closings.go). kinds.go lists what
// has a name on the board, spread.go says where it lies, about.go what a move or an event is about.
//
// A turn is one tile: it is chosen, turned, and laid on a cell as a draft, and the golden button makes the move. Before
// the turn, and between the turns of others, rituals are revealed and answered, and may take tiles or put coins
// somewhere. The gestures of all devices come together in intent.go, which is pure: from the options (options.go), the
// selection and a gesture it makes a new selection and, at times, a move.
//
// What is hard: a cell offers up to six rotations, and only some of them are legal. A placement knows what each
// rotation takes, and a tile that is laid turns into the best one if its own does not fit. Coins fly one by one between
// trays, stacks and the borders between two tiles of a line or circle, and each has its place in its stack (spread.go,
// tell_coins.go). Hidden rituals must look and sound alike. A panel may outlive a card in it for a tick (focus.go), and
// lies over things that come after it in the order of the focus (spread.go). Motion takes nothing from the view but
// what is in the events; edges that match ignite, and a tile that does not fit shakes and shows the edges that
// disagree.
package ritual
