// Package stream keeps rooms in NATS JetStream, for hosts with very many rooms, and for several nodes of which one may
// fail. Only the program internal/rooms/hall links it; the game itself keeps rooms in files.
//
// All rooms are in one stream. A room is a subject, and each of its lines a message; the message's header says which
// line it is. Only the lines that a room begins with share messages. The lock is the last sequence number of the
// subject: the server compares it with the one that a host expects. The message's id tells repeats. Rooms are only
// deleted whole.
package stream
