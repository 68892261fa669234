// Package rooms is the host of rooms. It lets devices in over websockets, passes their requests to the room (package
// room), has the journal store the outcome, and tells every device what its reader may know. The computer players of a
// room think here too.
//
// No secret ever stands in an address or in the log. Links carry secrets in their fragments, which browsers do not
// send, and devices send them in their first message. The host keeps only the SHA-256 of a secret.
//
// # Times
//
// How long a computer player thinks may depend on what its seat hides. So its moves come only on the beat of
// [Config].Pace.
package rooms
