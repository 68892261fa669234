// Package ritual is the board of Rituals: it shows a view of games/ritual, turns input into moves, and turns events into
// motion. It implements [runehall/scenes/table.Board] and decides no rule: what is legal, how many coins a cell takes and
// why something is refused it asks the view.
//
// # From input to a move
//
// Pointers and keys become gestures (hands.go, keys.go), gestures and a selection become a new selection and perhaps a
// move (intent.go, pure), and the view says whether the move is legal (update.go). A selection, a draft among it, is
// never saved.
//
// # From events to the picture
//
// The display model (model.go) is what is on the screen now. Sync makes it from a view (sync.go); each type of event has
// a function that makes steps of a timeline (tell*.go). When all steps have ended the model is the one that Sync makes.
//
// What an event moves flies (flight.go) as a step that a new input completes; dust, sparks and glints (flash.go) are
// flourishes that play out. How a tile follows the hand that lifts, turns and lays it belongs to neither (motion.go).
//
// # Places and pictures
//
// Places come from pure functions (layout*.go, hex.go, camera.go), all lengths in pixels. Pictures are painted once per
// size on the CPU and kept (art.go, tileart.go, signart.go, paint.go); draw*.go only puts them where they belong. A set
// of painted pictures can take the artist's place without touching layout or drawing.
//
// Games/ritual is imported as rules throughout. The package never imports another board or a core's internals, and asks
// no clock: everything that moves counts ticks.
package ritual
