// Package gallery shows the kit: every widget in its states, the type and the icons, as blocks that a page puts on a
// [Wall], and frames for further blocks.
//
// It is for a scene that artists look at, and for tests of pixels and of widths in every language. It knows no game.
package gallery
