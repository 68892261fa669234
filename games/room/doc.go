// Package room is a match whose seats are on several devices. A room is a pure value: the match with its record, and
// who sits where. It takes the requests of seats and of the host, checks them with the core, and says what each reader
// may know. It knows no network, no clock and no disk.
//
// # Lines
//
// A room consists of its lines, from the first on; nothing else has to be stored. [Room.Take] does not change the
// match: it returns the line that a deed leads to. The program that runs the room stores that line after the others,
// and only then passes it to [Room.Apply]. So everything that anybody was shown has been stored. If another host was
// faster in storing a line, the own line is dropped, and the room applies the other one.
//
// # The lock
//
// A deed about the position says how many steps there were when it was wanted ([Deed].After). If there are more by now,
// the deed is refused as stale, unless the next step is exactly this deed: then the answer got lost, and is given
// again. So whatever is sent twice, late, or in the wrong order is done once or not at all.
//
// # What is not stored
//
// Who has been away for long is not stored: the program that runs the room finds it out again after a restart. Nor is
// what computer players mean to do while hands race: they are asked again.
package room
