// Package arch holds the code to the map of the house in map.md: its tests read the map, and fail when a package
// imports what its row does not name, or lies outside the workshop and is part of no program.
package arch
