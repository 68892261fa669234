package away

import (
	"encoding/json"
	"time"

	"runehall/internal/rooms/talk"
)

// Finding is a request to a host for the room that has a code.
type Finding struct {
	line   Line
	late   time.Time
	found  *talk.Found
	reason string
	done   bool
}

// longestFind is how long a host may take to answer.
const longestFind = 45 * time.Second

// Find asks a host which room has a code.
func Find(dial Dial, address, code string, wake func()) *Finding {
	line := dial(address, wake)
	line.Send(encode(talk.Message{Say: talk.SayFind, Code: code}))
	time.AfterFunc(longestFind, wake)
	return &Finding{line: line, late: time.Now().Add(longestFind)}
}

// Poll reports whether the host has answered: with where the code leads, or with the key of a message that says why it
// leads nowhere. If the host cannot be reached or understood, the reason is "".
func (f *Finding) Poll() (found *talk.Found, reason string, done bool) {
	for !f.done {
		text, ok := f.line.Receive()
		if !ok {
			f.done = f.line.Closed()
			if !f.done && !time.Now().Before(f.late) {
				f.Close()
			}
			break
		}
		var said talk.Message
		if broken := json.Unmarshal(text, &said) != nil; broken || said.Found != nil || said.Say == talk.SayNo {
			f.found, f.reason, f.done = said.Found, said.Reason, true
			if f.reason != "" {
				f.reason = known(f.reason)
			}
			f.line.Close()
		}
	}
	return f.found, f.reason, f.done
}

// Close gives up asking.
func (f *Finding) Close() {
	f.done = true
	f.line.Close()
}
