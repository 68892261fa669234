// Package past remembers how each move of a match came about, which seats have opened their curtains since, and which
// moves were undone. From that a table knows how far moves may be taken back, and what can be made again. The package
// itself makes no moves and takes none back.
package past
