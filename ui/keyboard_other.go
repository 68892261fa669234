//go:build !android && !ios

package ui

// keyboard is nothing: letters come with the input of each tick.
type keyboard struct{}

func (*keyboard) update(*Context, *TextField) bool { return false }

func (*keyboard) end() {}
