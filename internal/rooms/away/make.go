package away

import (
	"encoding/json"

	"runehall/internal/rooms/talk"
)

// Making is a request to a host to make a room.
type Making struct {
	line   Line
	made   *talk.Made
	reason string
	done   bool
}

// Make asks a host to make a room.
func Make(dial Dial, address string, m talk.Make, wake func()) *Making {
	line := dial(address, wake)
	line.Send(encode(talk.Message{Say: talk.SayMake, Make: &m}))
	return &Making{line: line}
}

// Poll reports whether the host has answered: with the secrets of the new room, or with the key of a message that says
// why there is none. If the host cannot be reached or understood, the reason is "".
func (m *Making) Poll() (made *talk.Made, reason string, done bool) {
	for !m.done {
		text, ok := m.line.Receive()
		if !ok {
			m.done = m.line.Closed()
			break
		}
		var said talk.Message
		if json.Unmarshal(text, &said) != nil || said.Made != nil || said.Say == talk.SayNo {
			m.made, m.reason, m.done = said.Made, said.Reason, true
			if m.reason != "" {
				m.reason = known(m.reason)
			}
			m.line.Close()
		}
	}
	return m.made, m.reason, m.done
}
