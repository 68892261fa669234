package scenes

import "runehall/scenes/title"

// depth is whether going back leads anywhere within the program.
type depth uint8

const (
	depthUnknown depth = iota // nothing is open yet
	shallow
	deep
)

// tellDepth tells the platform whether there is anything to go back to: a scene below the topmost one, or the title
// under something that lies over it.
func (a *App) tellDepth() {
	top := a.stack.top()
	if top == nil || a.config.Deep == nil {
		return
	}
	now := shallow
	if first, ok := top.scene.(*title.Scene); len(a.stack.layers) > 1 || ok && first.Covered() {
		now = deep
	}
	if now != a.depth {
		a.depth = now
		a.config.Deep(now == deep)
	}
}
