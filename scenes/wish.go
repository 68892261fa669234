package scenes

import "runehall/scenes/title"

// Wish makes the title do what somebody has asked for before it was open: "play", "settings", or to sit down at the
// table of the game with that id. What the title plays depends on the matches that there are, so it waits until they
// are read. It may be called from any goroutine.
func (a *App) Wish(what string) {
	a.wished.Store(&what)
	a.pace.Wake()
}

// takeWish fulfils a wish as soon as the title can.
func (a *App) takeWish() {
	top := a.stack.top()
	if a.wished.Load() == nil || top == nil || a.stack.fade.on() {
		return
	}
	first, ok := top.scene.(*title.Scene)
	if ok && first.Busy() {
		return
	}
	if what := a.wished.Swap(nil); ok {
		first.Grant(*what)
	}
}

// Whole reports whether the first screen looks the way it will stay: its pictures have arrived, and the title has read
// what it lists.
func (a *App) Whole() bool {
	top := a.stack.top()
	if top == nil || a.stack.fade.on() || !a.artWanted || a.shelf.Loading() {
		return false
	}
	if s, ok := top.scene.(interface{ Busy() bool }); ok && s.Busy() {
		return false
	}
	return a.artVersion == a.shelf.Version()
}
