package chronicle

import "runehall/games"

// Caption tells beside the board what a computer player has just done. It stays as long as it takes to read, or until a
// press.
type Caption struct {
	Seat games.Seat
	Text string
	left int // ticks
	from int // index of the first event that the next caption tells
}

// readTicks returns for how many ticks a text with so many letters stays: as long as a slow reader takes.
func readTicks(letters int) int { return 60 + 5*letters/2 }

// Begin forgets the caption. The next one tells events from the given index on.
func (c *Caption) Begin(told int) { *c = Caption{from: told} }

// Tell makes a caption of the events since the last caption. told is how many events there are by now, person reports
// whether a person sits at a seat, and fits whether a text has room.
func (c *Caption) Tell(m Match, t *Teller, told int, person func(games.Seat) bool, fits func(text string) bool) {
	if c.from > told {
		c.Begin(told)
		return
	}
	turns := Since(m, c.from, t.Stage.Book.Has)
	if len(turns) == 0 {
		return
	}
	last := turns[len(turns)-1]
	if person(last.By) {
		c.Begin(told)
		return
	}
	text := ""
	for _, said := range []string{t.Turn(last, 2), t.Turn(last, 1), t.Short(last)} {
		if text == "" && fits(said) {
			text = said
		}
	}
	*c = Caption{Seat: last.Seat, Text: text, left: readTicks(len([]rune(text))), from: last.Told}
}

// Stands reports whether there is a caption to read.
func (c *Caption) Stands() bool { return c.left > 0 && c.Text != "" }

// Update counts a tick, and ends the caption if something was pressed. It reports whether a caption stood until then.
func (c *Caption) Update(pressed bool) (stood bool) {
	if c.left == 0 {
		return false
	}
	if c.left--; pressed {
		c.left = 0
	}
	return true
}
