package table

import (
	"strings"

	"runehall/games"
	"runehall/ui"
)

// caption says what a computer player has just done, for as long as it takes to read, unless somebody presses something.
type caption struct {
	seat games.Seat
	text string
	left int // ticks
	from int // index of the event with which the turn began that is told now
}

// readTicks is how long a text stays, from a count of letters: as long as a slow reader takes.
func readTicks(letters int) int { return 60 + 5*letters/2 }

// tellComputer makes the caption of the events since the last caption. It is made of public events only.
func (s *Table[C, M, E, V]) tellComputer() {
	p, c := s.play, &s.caption
	told := p.told()
	if c.from > told || p.parts.clocked != nil && p.timed.on {
		*c = caption{from: told}
		return
	}
	turns := turnsSince(p, c.from, s.stage.Book.Has)
	if len(turns) == 0 {
		return
	}
	last := turns[len(turns)-1]
	if p.isPerson(last.by) {
		*c = caption{from: told}
		return
	}
	text := ""
	for _, t := range []string{s.tellTurn(last, 2), s.tellTurn(last, 1), s.tellShort(last)} {
		if text == "" && s.fits(t) {
			text = t
		}
	}
	*c = caption{seat: last.seat, text: text, left: readTicks(len([]rune(text))), from: last.told}
}

// tellShort says who had a turn and what came of it.
func (s *Table[C, M, E, V]) tellShort(t turn) string {
	words := []string{s.name(t.seat)}
	for _, cm := range t.comes {
		if cm.seat == t.seat {
			words = append(words, s.say(cm.says))
		}
	}
	return strings.Join(words, " · ")
}

// fits reports whether a text is legible in the place of the turn's words, in two lines of smaller letters if need be.
func (s *Table[C, M, E, V]) fits(text string) bool { return fitsTurn(s.stage.Kit, s.places.turn, text) }

func fitsTurn(k *ui.Kit, turn ui.Rect, text string) bool {
	if turn.H < k.Dp(lowTurn) {
		return k.Measure(text, lowTurnStyle(k, turn).Scaled(.85), 0).W <= turn.W-turnCoin(k, turn)-k.Gap.S // one line, a little smaller
	}
	room := turn.W - 2*k.Gap.L - k.Gap.S - turnCoin(k, turn)
	return k.Measure(text, k.Type.Strong, 0).W <= 2*room
}

// captioned reports whether the caption stands where it says whose turn it is.
func (s *Table[C, M, E, V]) captioned() bool {
	return s.caption.left > 0 && s.caption.text != "" && !s.eyes.open && !s.play.asked.on && !s.play.running()
}
