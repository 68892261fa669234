// Package boards holds what boards have in common, apart from motion, camera and hands, which have packages of their own: the
// round buttons in the corners, the buttons on which moves stand, those beside the golden one, plans of several moves, the
// marks of what can be pointed at and the stops of the focus on it, the arrows of a cursor, the wheel and the key that looks
// beneath something, the places and chips of seats, rows of buttons and pieces, labels on free sides, tags, the die, and the
// sheets over a board with what they explain.
//
// Most of these are values that a board owns and calls. The package knows no game.
//
// # How a board is made
//
// A board shows a view of a game, turns input into moves and events into motion. It decides no rule: what is legal, what a
// move is worth and why something is refused, it asks the view. What makes it a board of its game is a [Def], a table of
// functions; [Board] is made of that and does what is the same at every table. Where the field is a plane on which pieces are
// laid, a [Plane] is a part of that table: then Board has the eye, lets pieces follow the hand, and moves the cursor. The
// functions are those of a few parts, of which each knows those above it in this list, and none below:
//
//	Board   frame, view and state ([table.Given]), the display model and its timeline, where things lie ([things.Spread]), what
//	        is chosen, planned and proposed
//	kinds   what kinds of things there are (kinds.go), and what moves and events are about (about.go)
//	places  where everything is (places.go): the layout, made by pure functions (layout*.go), and how things are laid where the
//	        layout has a place for them (spread.go)
//	player  what the person does (player.go): what can be done (options.go), what is chosen (selection.go), what a gesture means
//	        (intent*.go), buttons (buttons.go), and what is done on a plane (plane.go)
//	words   the texts, the headline and the golden button (words.go, headline.go)
//	artist  draws all of it (artist.go, draw*.go); its painter makes and keeps pictures
//
// Devices become gestures ([Gesture]). A pure function, intent, makes of a selection and a gesture a new selection and
// perhaps moves; Board asks the view whether the first one is legal, and tells the table or shows what was refused. A
// selection is never saved, nor is a draft, which is part of it; and no move waits for what follows the hand.
//
// What hands do whose ways are more than gestures, or that act at once on a clock, they do by themselves ([Def.Takes], [Def.Reach]). What is told
// step by step, or by a clock of its own, is kept back until then ([Def.Waits], [Def.Rest]).
//
// The display model is made from a view alone. Each event becomes steps of the timeline (tell*.go), with their lengths and sounds
// (steps.go); what it changes in the model happens at the end of its step. Flights are steps that the next input completes,
// flashes are flourishes that play out.
//
// A board imports its game as rules. Everything that moves counts ticks, and nothing asks a clock.
package boards
