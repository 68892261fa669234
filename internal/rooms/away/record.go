package away

import (
	"slices"

	"runehall/games"
	"runehall/internal/rooms/talk"
)

// Record is the record of a match of the room that has ended by its rules.
type Record struct {
	// Match is the number of the match in the room, from 1.
	Match int
	// Own are the persons' seats that were played at this device; none: it watched.
	Own  []games.Seat
	Text []byte
}

// records are the records that have come.
type records struct {
	part *Record // not whole yet; nil: none
	list []Record
	size int // the bytes of all that ever came
	came int // and their number
}

// mostRecords bounds how many matches a room may leave to a device: more than anybody plays before it closes the room.
const mostRecords = 256

// NextRecord returns one record after another that has come, or false if there are no more.
func (c *Client) NextRecord() (Record, bool) {
	if len(c.records.list) == 0 {
		return Record{}, false
	}
	r := c.records.list[0]
	c.records.list = c.records.list[1:]
	return r, true
}

func (c *Client) hearRecord(p *talk.Record) {
	if !c.addRecord(p) {
		c.line.Close()
	}
	if c.records.size > mostTold || c.records.came > mostRecords {
		c.status, c.reason = Refused, tooMuchReason
	}
}

// addRecord takes in a part of a record. It returns false if the part cannot be right.
func (c *Client) addRecord(p *talk.Record) bool {
	r := &c.records
	switch {
	case p == nil || p.Match <= c.enter.Has || len(p.Own) > games.MaxSeats ||
		r.part != nil && r.part.Match != p.Match ||
		slices.ContainsFunc(p.Own, func(s games.Seat) bool { return s < 0 || s >= games.MaxSeats }):
		return false
	case r.part == nil:
		r.part = &Record{Match: p.Match, Own: p.Own}
	}
	r.part.Text = append(r.part.Text, p.Text...)
	r.size += keeping + len(p.Text)
	if len(r.part.Text) > talk.LongestRecord {
		return false
	}
	if !p.More {
		r.list = append(r.list, *r.part)
		c.enter.Has, r.part = p.Match, nil
		r.came++
	}
	return true
}
