// Package ritual is the board of Rituals: it shows a view of games/ritual, turns input into moves, and turns events into
// motion. It implements [runehall/scenes/table.Board] and decides no rule: what is legal, how many coins a tile takes and
// why something is refused it asks the view.
//
// # Parts
//
// A [Board] only wires its parts (board.go, update.go). Each part knows those above it in this list, and none below:
//
//	given   what the table handed over: frame, view and state ([table.Given])
//	places  where everything is (places.go): the layout, made by pure functions (layout*.go), the eye over the plane of
//	        hexagons (look.go, hex.go), and the spots between which things fly (spots.go)
//	show    what is on the screen (show.go): the display model and the timeline that changes it
//	hand    what the person does (hand.go): what can be done, what is chosen, what is held, buttons, keys and pointers
//	words   the texts, the headline and the golden button (words.go, headline.go)
//	artist  draws all of it (artist.go, draw*.go); its painter makes the pictures of tiles, coins and signs (art.go, …)
//
// # From input to a move
//
// Devices become gestures (buttons.go, stops.go, keys.go, target.go). A gesture and the selection become a new selection
// and perhaps a move (intent.go, pure, by way of options.go), and the board asks the view whether the move is legal
// (update.go). A selection, a draft among it, is never saved. How the picture of a tile follows the hand that lifts, turns
// and lays it belongs to the selection too (held.go).
//
// # From events to the picture
//
// Sync makes the display model (model.go) from a view (sync.go). Each event of a move becomes steps of the timeline
// (tell*.go), with their sounds (noise.go). What an event changes in the model happens at the end of its step; when all
// steps have ended the model is the one that Sync makes. The steps of an event see it and the view after it, of which those
// of this board need nothing.
//
// What an event moves flies as a step that the next input completes (flight.go). Dust, sparks and glints are flourishes
// that play out (flash.go).
//
// Games/ritual is imported as rules throughout. The package imports no other board and no core's internals, and asks no
// clock: everything that moves counts ticks. Lengths are in pixels, those on the plane in circumradii of a hexagon.
package ritual
