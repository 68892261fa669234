package chronicle

import (
	"runehall/games"
	"runehall/ui"
)

// Caption tells beside the board what plays there: what a seat does, as long as it is on its way, and what a computer
// player has just done as long as it takes to read, or until a press.
type Caption struct {
	Seat  games.Seat
	Text  string
	left  int  // ticks
	from  int  // index of the first event that the next caption tells
	holds bool // it tells somebody here what was done to them: the match waits for as long as it stands
}

// heldTicks is how much longer a caption stands that tells somebody what was done to them.
var heldTicks = ui.Ticks(1500)

// readTicks returns for how many ticks a text with so many letters stays: as long as a slow reader takes.
func readTicks(letters int) int { return 60 + 5*letters/2 }

// Begin forgets the caption. The next one tells events from the given index on.
func (c *Caption) Begin(told int) { *c = Caption{from: told} }

// Tell makes a caption of the events since the last caption. told is how many events there are by now, person reports
// whether a person sits at a seat, befell whether an event did something to a person who must see it, and fits whether
// a text has room.
func (c *Caption) Tell(
	m Match, t *Teller, told int, person func(games.Seat) bool, befell func(n int) bool, fits func(text string) bool,
) {
	if c.from > told {
		c.Begin(told)
		return
	}
	turns := Since(m, c.from, t.Stage.Book.Has)
	if len(turns) == 0 {
		if c.left == 0 {
			c.Text = "" // what plays now has no words
		}
		return
	}
	last := turns[len(turns)-1]
	if all := befallen(m, c.from, told, befell); len(all) > 0 {
		for len(all) > 1 && !fits(t.sentence(Subject(all[0]), all...)) {
			all = all[1:]
		}
		c.Hold(t, told, all...)
		return
	}
	text := ""
	for _, said := range []string{t.Turn(last, 2), t.Turn(last, 1), t.Short(last)} {
		if text == "" && fits(said) {
			text = said
		}
	}
	*c = Caption{Seat: last.Seat, Text: text, left: readTicks(len([]rune(text))), from: last.Told}
	if person(last.By) { // who has done it knows: it only says what is on its way
		c.left, c.from = 0, told
	}
}

// befallen returns what some events did to persons, in words.
func befallen(m Match, from, told int, befell func(n int) bool) (all []games.Phrase) {
	for n := from; n < told; n++ {
		if e := m.Event(n); e.Known && e.Spoke && befell(n) {
			all = append(all, e.Says)
		}
	}
	return all
}

// Hold tells what was done to somebody here, and stands for longer than other captions.
func (c *Caption) Hold(t *Teller, told int, said ...games.Phrase) {
	text := t.sentence(Subject(said[0]), said...)
	*c = Caption{
		Seat: Subject(said[0]), Text: text, left: readTicks(len([]rune(text))) + heldTicks, from: told, holds: true,
	}
}

// Holds reports whether the caption tells somebody here what was done to them, and the match waits until it is read.
func (c *Caption) Holds() bool { return c.holds && c.Stands() }

// Stands reports whether there is a caption to read.
func (c *Caption) Stands() bool { return c.left > 0 && c.Text != "" }

// Update counts a tick, and ends the caption if something was pressed. What must be read does not run out before the
// picture has got there (shown), and a press that only hastens the picture leaves it. It reports whether a caption
// stood until then.
func (c *Caption) Update(pressed, shown bool) (stood bool) {
	if c.left == 0 {
		return false
	}
	if c.holds && !shown {
		return true
	}
	if c.left--; pressed {
		c.left = 0
	}
	return true
}
