// Package stream keeps rooms in NATS JetStream: for hosts with very many rooms, and for several nodes of which one may fail. Only the program
// internal/rooms/hall links it in: the game itself keeps rooms in files.
//
// All rooms are one stream. A room is a subject, a line of it a message; the message's header says which line it is. The last sequence of the subject,
// which the server compares with the one that a host expects, is the lock, and the message's id tells a repeat. Nothing is ever deleted.
package stream
