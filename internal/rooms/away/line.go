package away

// Line is a connection to a host. Its methods never block.
type Line interface {
	// Send queues a text, to be sent as soon as the line is up.
	Send(text []byte)
	// Receive returns the next text that has come, or false if there is none.
	Receive() ([]byte, bool)
	// Closed reports whether the line is down for good and everything that came has been received.
	Closed() bool
	// Close ends the line.
	Close()
}

// Dial opens a line to an address ("wss://play.example.org/rooms"). wake is called, from any goroutine, when something
// has come or the line is closed.
type Dial func(address string, wake func()) Line

// longestText bounds one text from the host, and mostUnread all texts that wait for the device, in bytes; mostTexts is
// how many they may be. A page that the system has stopped does not poll, so texts can pile up. Beyond these bounds the
// line is closed, and a new one begins from the start.
const (
	longestText = 1 << 20
	mostUnread  = 48 << 20
	mostTexts   = 4096
)

// mostFloods is how many lines in a row may be closed because more has come than can be read, before the device leaves
// the host for good. A browser calls the page for each text that comes, so without that a host could keep it busy.
const mostFloods = 3

// keeping is about how many bytes a waiting text takes besides its letters.
const keeping = 64

// inbox holds texts that have come and wait to be received.
type inbox struct {
	texts [][]byte
	size  int // bytes
	// flooded says that more has come than is kept.
	flooded bool
}

// put adds a text. If that would be too much, it drops all texts and returns false.
func (b *inbox) put(text []byte) bool {
	if b.size += len(text) + keeping; b.size > mostUnread || len(b.texts) == mostTexts {
		*b = inbox{flooded: true}
		return false
	}
	b.texts = append(b.texts, text)
	return true
}

// take returns the oldest text, or false if there is none.
func (b *inbox) take() ([]byte, bool) {
	if len(b.texts) == 0 {
		return nil, false
	}
	text := b.texts[0]
	b.texts, b.size = b.texts[1:], b.size-len(text)-keeping
	return text, true
}
