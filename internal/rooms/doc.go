// Package rooms is the host of rooms: it lets devices in over websockets, hands what they want to the room (package room), has the journal store what
// comes of it, and tells every device what its reader may know. Computer players think here.
//
// Nothing that is secret stands in an address or in the log: links carry secrets in their fragments, which browsers keep to themselves, and devices say
// them in the first message. What is kept of a secret is its SHA-256.
//
// # Times
//
// What a computer player thinks of takes as long as it takes, and that may depend on what its seat hides. So its moves come at the beat of
// [Config].Pace, and never between.
package rooms
