package away

import "runehall/games"

// Hint is what became of a wish for a hint: what was found, or the key of a message that says why there is none. Both
// are empty if there is nothing to propose.
type Hint struct {
	Found  *games.Hint
	Reason string
}

// seeks is the wish for a hint that has not been answered yet. The zero value: there is none.
type seeks struct {
	number   int
	answered func(Hint)
}

// hinted answers the wish of that number, if it still waits.
func (c *Client) hinted(number int, hint Hint) {
	if c.hint.answered == nil || c.hint.number != number {
		return
	}
	answered := c.hint.answered
	c.hint = seeks{}
	answered(hint)
}
