// Package rooms has the screens around a table whose seats are on several devices: the invitation with its code for a
// camera, the choice of a seat by who has opened it, and what can be done with seats while a match goes on. They know
// the room as a device that has entered it, and no host.
package rooms
