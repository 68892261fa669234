// Package masters is the board of Rune Masters: it shows a view of games/masters, turns input into moves, and turns events
// into motion. It implements [runehall/scenes/table.Board] and decides no rule: what is legal, what agrees, which area is
// whose and what it is worth it asks the view.
//
// # From input to a move
//
// Pointers and keys become gestures (hands.go, keys.go), gestures and a selection become a new selection and perhaps a
// move (intent.go, pure), and the view says whether the move is legal (update.go). A card may lie as a draft where it is
// not allowed: then its marks and the words under it tell why (aim.go), and the golden button waits.
//
// # From events to the picture
//
// The display model (model.go) is what is on the screen now. Sync makes it from a view (sync.go); each type of event has
// a function that makes steps of a timeline (tell.go). When all steps have ended the model is the one that Sync makes.
// Areas and their worth come from the view after the move, since the board knows no rule; how they grow from one shape into
// the next is worked out from their cells (morph.go, areas.go). What follows a person's hand, a card that turns or drops and
// the marks that pop up, belongs to the selection (motion.go).
//
// # Places and pictures
//
// Places come from pure functions (layout*.go, grid.go, camera.go), all lengths in pixels. Cards are drawn once per size
// and kept (art.go); draw*.go only puts them where they belong.
//
// Games/masters is imported as rules throughout. The package never imports another board or a core's internals, and asks
// no clock: everything that moves counts ticks.
package masters
