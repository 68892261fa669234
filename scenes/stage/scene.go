package stage

import (
	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/ui"
)

// Scene is a screen of the program. The stack calls only the topmost one. A scene below another one is not called, but
// is laid out again before it comes back.
type Scene interface {
	// Name is the stable name of the scene in reports: "title", "table".
	Name() string
	// Layout places everything. It is called before the first Update, and again whenever the size, the safe area, the
	// scale, the language or a setting has changed.
	Layout(screen, safe ui.Rect)
	// Update reacts to a tick's input. A scene in which something moves by itself says so with c.Moves.
	Update(c *ui.Context)
	// Draw draws the whole screen and changes nothing.
	Draw(c *ui.Canvas)
	// Report names what can be pressed, and tells public facts.
	Report(r *Report)
}

// Hearing is a scene that tells screen readers more than Report does: its parts, the meaning of its signs, and texts to
// read out. Hear is called after Report, and only while somebody listens.
type Hearing interface{ Hear(h *Heard) }

// Entering is a scene that is told when it becomes the topmost one, for the first time or again. It can then read the
// things that it shows, and give the focus to the button pressed most often.
type Entering interface{ Enter(root *ui.Root) }

// Leaving is a scene that must release something when it is taken off the stack, such as a record that it is writing.
type Leaving interface{ Leave() }

// Musical is a scene with its own music, which goes on playing under the scenes above it.
type Musical interface{ Music() sound.Music }

// Racing is a scene in which at times hands race. The music steps back then.
type Racing interface{ Racing() bool }

// Walkable is a scene in which the tables of the games stand: the way to one of them leads through it.
type Walkable interface {
	// DrawEmpty draws it without words and buttons.
	DrawEmpty(c *ui.Canvas)
	// TableOf returns where the table of a game stands on the screen, or nothing if it is not in sight.
	TableOf(game string) ui.Rect
}

// Seated is a scene at the table of a game before its match begins.
type Seated interface{ Game() string }

// Grounded is a scene on a ground that may be another than [Oak], on which all others lie.
type Grounded interface{ Ground() Grounds }

// Illustrated is a scene that needs pictures besides the background and the ledge that all scenes share. They are
// loaded before it is drawn, and released once another such scene covers it.
type Illustrated interface{ Pictures(portrait bool) []art.ID }

// Private is a scene in which presses are secret at times. While they are, no effect is heard.
type Private interface{ Private() bool }

// Curtained is a scene that at times shows one seat's secrets. Shut covers them at once, wherever on the stack the
// scene is, because the program goes into the background.
type Curtained interface{ Shut() }

// Attended is a scene at which a match is on, or others are waited for: the screen does not go dark meanwhile, as long
// as something happens now and then. It counts under other scenes too.
type Attended interface{ Attended() bool }

// Busy is a scene that may be waiting for something that shows in no picture, such as a list from the store.
type Busy interface{ Busy() bool }
