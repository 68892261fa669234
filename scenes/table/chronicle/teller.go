package chronicle

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
)

// Teller tells what has happened, in the language of the screen and with the names of those who play.
type Teller struct {
	Stage   *stage.Stage
	Sitters []stage.Sitter
}

// Say returns a phrase in words, with the names of the seats.
func (t *Teller) Say(p games.Phrase) string { return t.Stage.Say(p, t.Sitters) }

// Name returns the name of the player at a seat.
func (t *Teller) Name(s games.Seat) string { return t.Sitters[s].Name }

// Turn tells a turn in one sentence, of at most so many phrases. The sentence names the seat once.
func (t *Teller) Turn(turn Turn, most int) string {
	phrases := turn.phrases()
	return t.sentence(turn.Seat, phrases[:min(most, len(phrases))]...)
}

// sentence joins what a seat did to one sentence, which names the seat once.
func (t *Teller) sentence(seat games.Seat, phrases ...games.Phrase) string {
	var text strings.Builder
	for i, p := range phrases {
		said := t.Say(p)
		if i > 0 {
			rest, of := strings.CutPrefix(said, t.Name(seat)+" ")
			if of {
				text.WriteString(", ")
			} else { // a new sentence, which begins with a capital letter
				text.WriteString(" · ")
			}
			said = rest
		}
		text.WriteString(said)
	}
	return text.String()
}

// Short names the seat that had a turn, and what came of it for that seat.
func (t *Teller) Short(turn Turn) string {
	words := []string{t.Name(turn.Seat)}
	for _, cm := range turn.comes {
		if cm.seat == turn.Seat {
			words = append(words, t.Say(cm.says))
		}
	}
	return strings.Join(words, " · ")
}

// Last tells the last move, given the lines of [Chronicle.Last]: the first of them and, if both fit, the line about the
// same seat that brought most points; otherwise that line alone. brings returns how many points an event brought a
// seat.
func (t *Teller) Last(lines []Line, brings func(told int, seat games.Seat) int, fits func(text string) bool) string {
	if len(lines) == 0 {
		return ""
	}
	seat := Subject(lines[0].Phrase)
	most, other, own := 0, -1, 0
	for i := range lines {
		if Subject(lines[i].Phrase) != seat {
			continue
		}
		if own++; own == 2 {
			other = i
		}
		if brings(lines[i].Told, seat) > brings(lines[most].Told, seat) {
			most = i
		}
	}
	says := []games.Phrase{lines[0].Phrase}
	switch {
	case most > 0:
		says = append(says, lines[most].Phrase)
	case other > 0:
		says = append(says, lines[other].Phrase)
	}
	if both := t.sentence(seat, says...); fits(both) {
		return both
	}
	return t.Say(lines[most].Phrase)
}

// Rows makes the lines of a recap. A tap on one leads to its place on the board.
func (t *Teller) Rows(turns []Turn, recap *Recap, board Board) []*TurnRow {
	rows := make([]*TurnRow, len(turns))
	for i, turn := range turns {
		r := &TurnRow{Look: t.Sitters[turn.Seat].Look, Text: t.Turn(turn, turnSays), Brief: t.Turn(turn, 1)}
		for _, cm := range turn.comes {
			ct := Comes{Text: t.Say(cm.says)}
			if ct.Other = cm.seat >= 0 && cm.seat != turn.Seat; ct.Other {
				ct.look = t.Sitters[cm.seat].Look
			}
			r.Comes = append(r.Comes, ct)
		}
		r.show = func() { board.Show(turn.Told) }
		r.tapped = func() { recap.light(i); recap.lasts = 0 }
		rows[i] = r
	}
	return rows
}

// Fill gives the log a line for each event, the first one at the top, and opens it. own is the only person at the
// screen, or games.Nobody. A tap on a line leads to its place on the board, and closes the log.
func (t *Teller) Fill(log *Log, lines []Line, own games.Seat, board Board) {
	rows := make([]*logRow, len(lines))
	for i, l := range lines {
		r := t.logRow(lines, i, own, board)
		r.tapped = func() {
			if board.Show(l.Told) {
				log.Open = false
			}
		}
		if l.Move > 0 && r.heads {
			r.number = t.Stage.Text("table.log.move", lang.Num("n", l.Move))
		}
		rows[i] = r
	}
	log.title, log.Rows, log.Open = t.Stage.Text("table.log"), rows, true // even if nothing has happened yet
}

// logRow makes the line of the i-th event. The first line of a turn has the seat's emblem; the others leave out the
// name.
func (t *Teller) logRow(lines []Line, i int, own games.Seat, board Board) *logRow {
	l := lines[i]
	r := &logRow{text: t.Say(l.Phrase), seat: Subject(l.Phrase), heads: true, picture: board.Picture(l.Told)}
	// The first line of a move says if it was the only move that a person could make. Steps that merely needed no
	// decision are not marked: that may depend on what the person holds, and a record does not know it.
	if board.Forced(l.Told) && (i == 0 || lines[i-1].Move != l.Move) {
		r.note = t.Stage.Text("table.forced")
	}
	if r.seat < 0 {
		return r
	}
	r.look, r.own = t.Sitters[r.seat].Look, r.seat == own
	if r.heads = i == 0 || Subject(lines[i-1].Phrase) != r.seat; !r.heads {
		if rest, ok := strings.CutPrefix(r.text, t.Name(r.seat)+" "); ok {
			r.text = rest
		}
	}
	return r
}
