// Package ui is the kit that every screen of Runehall is built on: input, pace, theme, text, drawing, layout,
// widgets, tweens and timelines.
//
// It knows no game and no message: its callers pass words that are already translated. Of the assets it imports fonts
// and pictures; it never imports a scene, a board or a rules core.
//
// # Files
//
// Each file begins with its subject. What has none is the frame for all of them: the kit, theme and palette, colours,
// points and rectangles, and how rectangles are cut and placed.
//
//	input_    devices, and what they ask for: pointers, keys, gamepads, the focus, tapes of all that
//	text_     typefaces, lines, what happens to words that do not fit
//	shape_    outlines, symbols, pictures, and the canvas that draws them
//	widget_   what is pressed, read and scrolled, and the root above it
//	motion_   tweens, timelines, and how often the program runs
//
// # One space
//
// Every coordinate and length is in pixels of the screen image, which has the device's own resolution. Sizes come
// from [Theme.Dp] or the theme's fields, so that they all follow the interface scale and the device scale; no other
// file states a length.
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
// Drawing changes nothing: call Draw(cv) from the lowest to the topmost, then root.DrawFocus(cv).
package ui
