// Package gallery holds the bench of the kit: every widget in its states, the type and the icons, as blocks that a page
// sets on a [Wall], and the frames for blocks of one's own.
//
// It is for a scene that artists look at, and for tests of pixels and of widths in every language. It knows no game.
package gallery
