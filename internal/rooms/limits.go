package rooms

import "time"

// Limits bound what strangers can make a host do.
type Limits struct {
	// Connections is how many devices may be connected, PerAddress how many from one address, PerRoom how many in one
	// room. An address may connect four times PerAddress at once, and a quarter of PerAddress more per second. That is
	// how often devices dial that have lost their line.
	Connections, PerAddress, PerRoom int
	// Watchers is how many devices without a seat one address may have in a room.
	Watchers int
	// Rooms is how many rooms there may be; when there are that many, unused ones make room for new ones. MadePerHour
	// is how many rooms one address may make per hour, and MissedPerHour how often it may ask for a room that does not
	// exist, and also how often it may type a wrong code. A /48 network of IPv6, which one customer may have, may do
	// four times as much.
	Rooms, MadePerHour, MissedPerHour int
	// Keep is how long a room is kept after it was used last, unless a match with people at its seats is under way in
	// it; 0: for ever. KeepEmpty is the same for a room that nobody has sat down in and where nothing was played.
	Keep, KeepEmpty time.Duration
	// Lines is how many lines a room may have. At most seven sixteenths of them concern seats, questions, claims and
	// clocks rather than the match.
	Lines int
	// DeedsPerHour is how often one device may take a seat, free it, give it away or take a move back in one room in an
	// hour, and also how often it may ask and answer the others. One address may do all that four times as often, and
	// so may the room's host.
	DeedsPerHour int
	// ClaimPause is how long a device that the host did not let into a seat has to wait before it asks again. From one
	// address the host turns down four at once, and one more in each such time.
	ClaimPause time.Duration
	// Message is the longest message of a device, in bytes. Rate is how many it may send per second on average, and
	// Burst how many at once.
	Message int64
	Rate    float64
	Burst   int
	// Record is the longest message that makes a room from a match under way, in bytes. It is not allowed inside a
	// room.
	Record int64
	// Reading is how many messages a request for another reader's view counts as, since the answer to it is long.
	Reading int
	// Hinting is how many messages a request for a hint counts as, since a computer player thinks for it.
	Hinting int
	// Queue is how many messages may wait for a slow device.
	Queue int
	// Enter is how long a device may take to say which room it wants. Ping is how often it is asked whether it is still
	// there, and told that the host is. Write is how long sending a message, or the answer to Ping, may take.
	Enter, Ping, Write time.Duration
	// Gone is how long somebody must be away before the others can agree on an end without them; 0: nobody is ever left
	// out. In a room with a clock for moves it is at least that time. If other hosts have devices in the room, the time
	// counts from when the end is asked for.
	Gone time.Duration
	// Sleep is how long a room without devices stays in memory.
	Sleep time.Duration
}

// DefaultLimits are suitable for a small server.
func DefaultLimits() Limits {
	return Limits{
		Connections: 20_000, PerAddress: 64, PerRoom: 32, Watchers: 8, Rooms: 100_000, MadePerHour: 60, MissedPerHour: 60,
		Keep: 30 * 24 * time.Hour, KeepEmpty: 24 * time.Hour,
		Lines: 20_000, DeedsPerHour: 120, ClaimPause: 5 * time.Minute, Message: 4096, Record: 128 << 10, Rate: 20, Burst: 60, Reading: 5, Hinting: 20,
		Queue: 512, Enter: 10 * time.Second, Ping: 15 * time.Second, Write: 10 * time.Second, Gone: 15 * time.Minute,
		Sleep: 5 * time.Minute,
	}
}
