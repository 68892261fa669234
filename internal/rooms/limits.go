package rooms

import "time"

// Limits bound what anybody can make a host do.
type Limits struct {
	// Connections is how many devices may be connected, PerAddress how many from one address, PerRoom how many in one room. An address may come
	// four times PerAddress at once, and a quarter of PerAddress more in each second: as often as devices dial that lost their line.
	Connections, PerAddress, PerRoom int
	// Rooms is how many rooms there may be, MadePerHour how many one address may make in an hour, and how often it may ask in an hour for a room
	// that there is not.
	Rooms, MadePerHour, MissedPerHour int
	// Lines is how many lines a room may have. A quarter of them at most are about seats and the clock and not about the match.
	Lines int
	// Message is the longest message of a device, in bytes, Rate how many it may send in a second on average, Burst how many at once.
	Message int64
	Rate    float64
	Burst   int
	// Record is the longest message that makes a room of a match under way, in bytes. Whoever is in a room may send no such.
	Record int64
	// Reading is as how many messages it counts to ask for all that another reader knows: it is answered with everything.
	Reading int
	// Queue is how many messages may wait for a slow device.
	Queue int
	// Enter is how long a device may take to say which room it wants, Ping how often it is asked whether it is still there, and Write how long a
	// message may take to it, and the answer to Ping.
	Enter, Ping, Write time.Duration
	// Gone is how long somebody is away before an end of the match can be agreed on without them; in a room with a clock for a move it is that time at
	// least, and where other hosts have devices of the same rooms it begins anew when the end is asked for. 0: nobody is left out.
	Gone time.Duration
	// Sleep is after how long a room without devices leaves the memory.
	Sleep time.Duration
}

// DefaultLimits are those of a small server.
func DefaultLimits() Limits {
	return Limits{
		Connections: 20_000, PerAddress: 64, PerRoom: 32, Rooms: 100_000, MadePerHour: 60, MissedPerHour: 60, Lines: 20_000,
		Message: 4096, Record: 128 << 10, Rate: 20, Burst: 60, Reading: 5, Queue: 512,
		Enter: 10 * time.Second, Ping: 20 * time.Second, Write: 10 * time.Second, Gone: 15 * time.Minute, Sleep: 5 * time.Minute,
	}
}
