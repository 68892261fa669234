// Package boards holds what boards have in common, apart from motion, camera and hands, which have packages of their
// own: the round buttons in the corners, the buttons on which moves stand, those beside the golden one, plans of
// several moves, the marks of what can be pointed at and the stops of the focus on it, the arrows of a cursor, the
// wheel and the key that looks beneath something, the places and chips of seats, rows of buttons and pieces, labels on
// free sides, tags, the die, and the sheets over a board with what they explain.
//
// Most of these are values that a board owns and calls. The package knows no game.
//
// # How a board is made
//
// A board shows the view of a game, turns input into moves, and turns events into motion. It decides no rule: it asks
// the view what is legal, what a move is worth and why something is refused. A [Def], a table of functions in groups,
// makes it the board of its game; [Board] is built on that, calls the functions in the order that every board needs,
// and does everything that is the same at every table. If the field is a plane on which pieces are laid, the table has
// a [Plane]: then Board also moves the eye, lets pieces follow the hand, and moves the cursor. The functions come from
// a few parts, each of which knows only the parts above it in this list:
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
// Devices are translated into gestures ([Gesture]). A pure function, intent, turns a selection and a gesture into a new
// selection and possibly moves. Board asks the view whether the first move is legal, and then passes it to the table or
// shows why it was refused. Selections are never saved, and neither are drafts, which are part of them. No move ever
// waits for a piece that follows the hand.
//
// Hands that do more than gestures can express, or that act at once on a clock, are handled by the board itself
// ([Hands]). Steps that are told one by one, or by a clock of their own, are held back until then
// ([Motion]).
//
// The display model is built from a view alone. Each event becomes steps of the timeline (tell*.go), with lengths and
// sounds (steps.go), and changes the model when its step ends. Flights are steps that the next input completes; flashes
// are flourishes that always play to their end.
//
// A board imports its game's rules. Everything that moves counts ticks, and nothing reads a clock.
package boards
