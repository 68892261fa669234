//go:build !js

package cli

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/all"
	"runehall/internal/words"
)

// teller retells a record in words.
type teller struct {
	out  *bufio.Writer
	file recordFile
	book *lang.Book
}

func newTeller(out *bufio.Writer, file recordFile, tag string, c console) (*teller, error) {
	book, err := c.book(tag)
	if err != nil {
		return nil, err
	}
	knowAll(book)
	return &teller{out: out, file: file, book: book}, nil
}

// knowAll lets messages name the numbers of all games' rules.
func knowAll(book *lang.Book) {
	for _, e := range all.Entries() {
		book.Know(e.Info().Numbers)
	}
}

// tell writes the head, every step, and how the match ended. The seed is shown only together with everything else,
// because it determines what is hidden. Write errors show when out is flushed.
func (t *teller) tell(everything bool) error {
	r, info := t.file.record, t.file.game.Info()
	t.line("", t.text("replay.head", lang.Phrase("game", "game."+info.ID), lang.Num("version", r.Version)))
	for _, o := range info.AllOptions() {
		key := info.OptionKey(o)
		t.line("", t.text("replay.option", lang.Phrase("option", key),
			lang.Phrase("choice", key+"."+info.Choice(r.Setup, o.ID))))
	}
	reader := games.Public
	if everything {
		reader = games.All
		t.line("", t.text("replay.seed", lang.Str("seed", strconv.FormatUint(r.Setup.Seed, 10))))
	}
	for i, p := range r.Players {
		args := []lang.Arg{lang.Num("n", i+1), lang.Str("name", printable(p.Name))}
		key := "replay.person"
		if p.Driver != games.Person {
			key = "replay.computer"
			args = append(args, t.level(p.Driver))
		}
		t.line("", t.text(key, args...))
	}
	t.line("", "")
	if err := t.file.game.Tell(r, reader, t.step); err != nil {
		return err
	}
	return t.end()
}

// step writes one step: its number, then what happened, indented.
func (t *teller) step(l games.TellLine) error {
	number := ""
	if l.Step > 0 {
		number = strconv.Itoa(l.Moves)
	}
	switch {
	case l.Err != nil:
		t.line("", t.text("replay.wrong", lang.Num("n", l.Step)))
		if refusal, ok := errors.AsType[*games.Refusal](l.Err); ok {
			t.line("", refusal.Clause+": "+t.text(refusal.Reason))
		}
		return nil
	case l.Kind == games.StepUndo:
		t.line("", t.text("replay.undo", lang.Num("n", l.Moves)))
		return nil
	case l.Kind == games.StepSum:
		t.line("", t.text("replay.sum", lang.Num("n", l.Moves)))
		return nil
	}
	if l.Move != "" {
		t.line(number, t.name(l.Seat)+": "+l.Move)
		number = ""
	}
	for _, phrase := range l.Phrases {
		t.line(number, words.Say(t.book, phrase, t.name))
		number = ""
	}
	if number != "" {
		t.line(number, t.text("replay.unseen"))
	}
	return nil
}

// end writes how the match stands where the record ends.
func (t *teller) end() error {
	standing, err := t.file.game.Check(t.file.record)
	if err != nil {
		return err
	}
	t.line("", "")
	if !standing.Over {
		t.line("", t.text("replay.goes-on", lang.Num("n", standing.Moves)))
		return nil
	}
	t.line("", t.text("replay.over", lang.Num("n", standing.Moves), lang.Str("clause", standing.Result.Clause)))
	seats := make([]games.Seat, len(t.file.record.Players))
	for i := range seats {
		seats[i] = games.Seat(i)
	}
	rank := standing.Result.Rank
	slices.SortStableFunc(seats, func(a, b games.Seat) int { return cmp.Compare(rank[a], rank[b]) })
	for _, s := range seats {
		t.line("", t.text("replay.rank", lang.Num("rank", int(rank[s])), lang.Str("name", t.name(s)),
			lang.Num("points", int(standing.Result.Points[s]))))
	}
	return nil
}

// level is the name of a computer player's level; a record may name one that this program does not have.
func (t *teller) level(id string) lang.Arg {
	if key := "level." + id; t.book.Has(key) {
		return lang.Phrase("level", key)
	}
	return lang.Str("level", printable(id))
}

func (t *teller) text(key string, args ...lang.Arg) string { return t.book.Text(key, args...) }

// line writes a line; a bufio.Writer keeps the first error until it is flushed.
func (t *teller) line(number, text string) {
	if number == "" && text == "" {
		_ = t.out.WriteByte('\n')
		return
	}
	_, _ = fmt.Fprintf(t.out, "%5s  %s\n", number, text)
}

func (t *teller) name(s games.Seat) string {
	if s < 0 || int(s) >= len(t.file.record.Players) {
		return t.text("replay.nobody")
	}
	return printable(t.file.record.Players[s].Name)
}
