// Package gallery is the artists' bench: every widget and material, and the pieces, signals and motions of every board,
// on one page, which a flag opens. The browser has none of it. Widgets by themselves are shown by package ui/gallery.
package gallery
