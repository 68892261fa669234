package talk

import (
	"encoding/json"
	"strings"

	"runehall/games"
	"runehall/games/room"
)

// Record is a part of the record of a match that has ended by its rules. A record tells all hands, so hosts send it
// only then, to every device in the room. The parts of a record come one after another.
type Record struct {
	// Match is the number of the match in its room, from 1.
	Match int `json:"match"`
	// Own are the persons' seats that were played at this device. Only the first part has them.
	Own []games.Seat `json:"own,omitempty"`
	// Text is the next part of the record. More says that others follow.
	Text string `json:"text"`
	More bool   `json:"more,omitempty"`
}

// LongestRecord bounds a record that is sent, in bytes. Longer ones stay with the host.
const LongestRecord = 4 << 20

// partBytes is the longest part of a record, in bytes, give or take a line.
const partBytes = 128 << 10

// Records returns the messages that send a device the records that it does not have yet, and the number of the last
// match of which it has the record then. key is the hash of its secret, and host says that it is the host's.
func Records(r *room.Room, key string, host bool, has int) (texts [][]byte, last int, err error) {
	if r.Ended() <= has {
		return nil, has, nil
	}
	past, err := r.Past()
	if err != nil {
		return nil, has, err
	}
	for i := range past {
		p := &past[i]
		if p.Number <= has || len(p.Record) > LongestRecord {
			continue
		}
		parts, err := Parts(p, p.Own(key, host))
		if err != nil {
			return nil, has, err
		}
		texts = append(texts, parts...)
	}
	return texts, r.Ended(), nil
}

// Parts returns the messages with the parts of a record, for a device that played these seats.
func Parts(p *room.Past, own []games.Seat) (texts [][]byte, err error) {
	for rest := string(p.Record); ; own = nil {
		part := rest
		if len(rest) > partBytes { // cut behind a whole line, so never within a letter
			if end := strings.IndexByte(rest[partBytes:], '\n'); end >= 0 {
				part = rest[:partBytes+end+1]
			}
		}
		rest = rest[len(part):]
		text, err := json.Marshal(Message{Say: SayRecord,
			Record: &Record{Match: p.Number, Own: own, Text: part, More: rest != ""}})
		if err != nil {
			return nil, err
		}
		if texts = append(texts, text); rest == "" {
			return texts, nil
		}
	}
}
