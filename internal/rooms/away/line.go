package away

// Line is a connection to a host. Its methods return at once.
type Line interface {
	// Send has a text sent, as soon as the line is up.
	Send(text []byte)
	// Receive returns the next text that has come, or false.
	Receive() ([]byte, bool)
	// Closed reports whether the line is down for good, once everything that came was received.
	Closed() bool
	// Close ends the line.
	Close()
}

// Dial begins a line to an address ("wss://play.example.org/rooms"). wake is called from any goroutine when something has come, or the line is closed.
type Dial func(address string, wake func()) Line

// longestText bounds what a host may say at once, in bytes.
const longestText = 1 << 20
