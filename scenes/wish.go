package scenes

import "runehall/scenes/title"

// Wish has the title do what somebody has asked for already: "play", "settings", or to sit down at the table of the game with that id. It may
// be called from any goroutine. What the title plays depends on the matches that there are, so it waits until they are read.
func (a *App) Wish(what string) {
	a.wished.Store(&what)
	a.pace.Wake()
}

// takeWish fulfils what Wish has handed over, once the title can.
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

// Whole reports whether the first screen looks as it will: its pictures have come, and the title has read what it lists.
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
