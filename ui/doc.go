// Package ui is the kit on which every screen of Runehall stands: input, pace, theme, text, drawing,
// layout, widgets, tweens and timelines.
//
// It knows no game and no message: whoever uses it hands in words that are already translated. It
// imports the fonts among the assets, never a scene, a board or a rules core.
//
// # One space
//
// Every coordinate and length is in pixels of the screen image, which has the device's own
// resolution. Sizes come from [Theme.Dp] or from the theme's fields, so that one number follows the
// interface scale and the device scale; no other file states a length.
//
// # One tick
//
//	source.Read(&in)                 // devices, once per tick, or tape.Next(&in)
//	c := root.Begin(&in)             // who owns which finger, what has the focus
//	dialog.Update(c)                 // topmost first
//	chrome.Update(c)
//	board.Update(c.Rest())           // what no widget took
//	root.End(c)                      // moves the focus
//	pace.Tick(in.Active() || root.Moving() || timeline.Moving(), in.Pad != NoPad)
//
// Drawing reads only: Draw(cv) from the lowest to the topmost, then root.DrawFocus(cv).
package ui
