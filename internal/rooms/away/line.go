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

// longestText bounds what a host may say at once, in bytes, and mostUnread what it may have said before the device looks: a page that is hidden looks at
// nothing. Beyond that the line is closed; on a new one all is told from the begin.
const (
	longestText = 1 << 20
	mostUnread  = 48 << 20
)

// keeping is what a text takes besides its letters, about, in bytes.
const keeping = 64

// inbox is what has come and was not received yet.
type inbox struct {
	texts [][]byte
	size  int // bytes
}

// put takes a text in, or returns false, and forgets all, where it is too much.
func (b *inbox) put(text []byte) bool {
	if b.size += len(text) + keeping; b.size > mostUnread {
		*b = inbox{}
		return false
	}
	b.texts = append(b.texts, text)
	return true
}

// take returns the text that came first, or false.
func (b *inbox) take() ([]byte, bool) {
	if len(b.texts) == 0 {
		return nil, false
	}
	text := b.texts[0]
	b.texts, b.size = b.texts[1:], b.size-len(text)-keeping
	return text, true
}
