// Package masters is the board of Rune Masters: it shows a view of games/masters, turns input into moves, and turns events
// into motion. It implements [runehall/scenes/table.Board] and decides no rule: what is legal, what agrees, which area is
// whose and what it is worth it asks the view.
//
// # The parts
//
// [Board] only wires its parts (board.go, update.go). Each part owns what it keeps, and knows only the parts before it:
//
//   - given: what the table handed over: frame, view and state ([runehall/scenes/table.Given]).
//   - places: where everything is on the screen. Pure functions make the layout (layout*.go); the eye shows the table
//     (look.go); spots.go says between which places things fly. The plane of sections is in grid.go.
//   - show: what is on the screen: the display model and its timeline (show.go, model.go), with flights, flashes, noises and
//     the areas that change their shape (morph.go).
//   - hand: what the person does (hand.go): the options, the selection, pointers and what they are on (target.go), keys,
//     buttons, the held card (held.go), and the verdict on it where it hovers (verdict.go).
//   - words: the texts, the headline and what the golden button says.
//   - artist: draws all of it (draw*.go, areas.go), with the pictures of its painter (art.go, pictures.go).
//
// # From input to a move
//
// Pointers, keys and buttons become gestures. The pure function intent turns the options, a selection and a gesture into a
// new selection and perhaps a move. Board.do asks the view whether that is legal, and tells the table or shakes what was
// refused. A card may lie as a draft where it is not allowed: then its marks and the words under it tell why, and the golden
// button waits.
//
// # From events to the picture
//
// Sync makes the display model from a view alone (sync.go). Each event becomes steps of the timeline (tell.go): the event
// says what moved; from the view after the move they take only what no event carries, the areas and what is left in a hand.
// What an event changes in the model happens at the end of its step, so when all steps have ended the model is the one that
// Sync makes. What follows a hand belongs to the selection and not to the model: no move waits for it, and the next gesture
// completes it.
//
// Games/masters is imported as rules throughout. Everything that moves counts ticks; nothing asks a clock.
package masters
