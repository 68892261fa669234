// Package room is a match whose seats are on several devices, as a pure value: the match under way with its record, and who sits where. It takes what
// a seat or the host wants, checks it with the core, and says what each reader may know. It knows no network, no clock and no disk.
//
// # Lines
//
// A room is its lines, from the first on, and nothing else of it need be kept. [Room.Take] changes no match: it returns the line that a deed comes to.
// Who runs the room stores that line behind the others, and only then lets the room [Room.Apply] it; so what anybody was shown is stored. A line
// that could not be stored, because another host stored one first, is forgotten, and the room applies that one instead.
//
// # The lock
//
// A deed about the position says after how many steps it was wanted ([Deed].After). If the match has gone on since, it is refused as stale, unless it
// is the very step that was made there: then its answer was lost, and it is answered again. So whatever is sent twice, late, or out of order is
// made once or not at all.
//
// # What is not kept
//
// Who has been away for long is forgotten with the room: who runs it finds that out anew.
package room
