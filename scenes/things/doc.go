// Package things names what lies on a board. A thing has one name, whatever is done with it: it is pointed at, lit,
// refused, explained, heard and reported by that name, a move and an event are about things, and what flies, flies from
// one thing to another.
//
// A board says once what [Kinds] of things it has. Its layout puts them into a [Spread]; whoever asks where something
// lies, and what lies at a point, asks there.
package things
