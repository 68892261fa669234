// Package camera looks at a table without bounds: it pans, zooms and pinches, keeps the board in sight, and glides where it is sent. A
// board that is larger than its field has one.
//
// Lengths on the plane are in units of the board's own choice (a hexagon's radius, a card's section); lengths on the screen are
// pixels. The package knows no game and draws nothing.
package camera
