//go:build !android && !ios && !js

package ui

// keyboard does nothing: letters arrive with the input of each tick.
type keyboard struct{}

func (*keyboard) update(*Context, *TextField) bool { return false }

func (*keyboard) ready(*TextField) {}

func (*keyboard) end() {}
