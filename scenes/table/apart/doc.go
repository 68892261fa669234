// Package apart has what a table needs when its match is kept in a room on another device: the line to the room, on
// which deeds go out and changes come in, and what the screen then shows besides: clocks, consent, the room's code, and
// on a phone one hand alone. All of it that depends on the types of a game is in package table.
package apart
