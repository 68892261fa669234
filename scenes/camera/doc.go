// Package camera is the eye over a table without bounds, for boards that may outgrow their field: it pans, zooms,
// pinches and glides, and never loses the board from sight.
//
// Lengths on the plane are in units of the board's own choice (a hexagon's radius, a card's section); lengths on the
// screen are pixels. The package knows no game and draws nothing.
package camera
