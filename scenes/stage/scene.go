package stage

import (
	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/ui"
)

// Scene is a screen of the program. The stack calls only the topmost one; a scene under another one keeps still, but is
// laid out again before it comes back.
type Scene interface {
	// Name is the stable name of the scene in reports: "title", "table".
	Name() string
	// Layout places everything. It is called before the first Update, and again whenever the size, the safe area, the
	// scale, the language or a setting changed.
	Layout(screen, safe ui.Rect)
	// Update reacts to a tick's input. Whatever moves by itself says so with c.Moves.
	Update(c *ui.Context)
	// Draw draws the whole screen and changes nothing.
	Draw(c *ui.Canvas)
	// Report says what can be pressed and what is known in public.
	Report(r *Report)
}

// Entering is a scene that wants to know when it becomes the topmost one, for the first time or again: to read anew what
// it shows, and to give the focus to what is pressed most.
type Entering interface{ Enter(root *ui.Root) }

// Leaving is a scene that has something to give up when it is taken off the stack: a record that it writes.
type Leaving interface{ Leave() }

// Musical is a scene with a piece of music of its own. Scenes over it keep it playing.
type Musical interface{ Music() sound.Music }

// Illustrated is a scene with pictures of its own, besides the ground and the ledge of all: they are asked for before it is
// drawn, and given back once another such scene lies over it.
type Illustrated interface{ Pictures(portrait bool) []art.ID }

// Private is a scene at which, now and then, what a person presses is nobody else's business. No effect is heard then.
type Private interface{ Private() bool }

// Curtained is a scene that shows, now and then, what only one seat may see. Shut covers that at once: the program is left,
// wherever on the stack the scene is.
type Curtained interface{ Shut() }

// Busy is a scene that still waits for something that no picture shows, such as a list from the store.
type Busy interface{ Busy() bool }
