package rooms

import "runehall/internal/rooms/talk"

// sendRecords sends the device the records of matches that have ended and that it does not have yet. The table is
// locked.
func (d *device) sendRecords(t *table) {
	texts, has, err := talk.Records(t.room, d.key, d.host, d.has)
	t.isDone("a record", err)
	d.has = has
	for _, text := range texts {
		d.sendLater(text)
	}
}
