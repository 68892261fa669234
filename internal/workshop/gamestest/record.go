package gamestest

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"

	"runehall/games"
)

// recordsEvery: in one of so many rounds of setups, records are cut and damaged too.
const recordsEvery = 8

// mostLinked is the most steps of a record that is also written as a link. Longer ones take too long, since a link is
// made from the lists of legal moves.
const mostLinked = 1000

// checkRecord plays the match once more with undos, keeps its record, and resumes it.
func (w *walk[C, M, E, V]) checkRecord(damage bool) {
	var players []games.Player
	for _, s := range w.seats() {
		name := fmt.Sprintf("Ada \"%d\" ~\n", s)
		players = append(players, games.Player{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: name})
	}
	match, err := games.NewMatch(w.def, w.setup, players)
	if err != nil {
		fail(CheckRecord, "%v", err)
	}
	sums := w.recorded(match)
	text := match.Record().Text()
	w.resume(text, len(sums)-1, sums, match)
	if damage {
		w.checkCuts(text, sums)
		w.checkDamage(text, sums)
		if len(sums) <= mostLinked {
			w.checkLink(match.Record())
		}
	}
}

// recorded makes the moves in a match, going back now and then, and returns the hash after each step of its record.
func (w *walk[C, M, E, V]) recorded(match *games.Match[C, M, E, V]) []uint64 {
	const undos = 3
	w.reseed(forRecord)
	sums := []uint64{w.hashes[0]}
	note := func(made int) {
		if match.Core().Hash() != w.hashes[made] {
			fail(CheckRecord, "after %d moves in a match the position is another one", made)
		}
		for len(sums) <= len(match.Record().Steps) {
			sums = append(sums, w.hashes[made])
		}
	}
	back := 0
	for made := 0; made < len(w.made); {
		if back < undos && w.chance.IntN(len(w.made)) < undos {
			back++
			made = w.chance.IntN(made + 1)
			if _, err := match.Undo(made); err != nil {
				fail(CheckRecord, "%v", err)
			}
			note(made)
			continue
		}
		m := w.made[made]
		if _, refusal := match.Make(m.Seat, m.Move); refusal != nil {
			fail(CheckRecord, "move %d is refused in a match: %v", made+1, refusal)
		}
		made++
		note(made)
	}
	return sums
}

// resume parses and resumes a record, which must have so many steps. The match must equal like, unless that is nil.
func (w *walk[C, M, E, V]) resume(text []byte, steps int, sums []uint64, like *games.Match[C, M, E, V]) {
	record, err := games.ParseRecord(text)
	if damaged := new(games.DamageError); err != nil && !errors.As(err, &damaged) {
		fail(CheckRecord, "%v", err)
	}
	match, err := games.Resume(w.def, record)
	if err != nil {
		fail(CheckRecord, "%v", err)
	}
	if got := len(match.Record().Steps); got != steps || match.Core().Hash() != sums[steps] {
		fail(CheckRecord, "a record of %d steps is resumed with %d, or as another position", steps, got)
	}
	if !bytes.HasPrefix(text, match.Record().Text()) {
		fail(CheckRecord, "a resumed record has another text")
	}
	if like == nil {
		return
	}
	if !bytes.Equal(match.Record().Text(), text) ||
		!reflect.DeepEqual(match.Made(), like.Made()) || !reflect.DeepEqual(match.Told(), like.Told()) {
		fail(CheckRecord, "a resumed match has other moves, events or text")
	}
}

// checkLink writes a record as a link, and reads it again: it is the same to the byte.
func (w *walk[C, M, E, V]) checkLink(record *games.Record) {
	text, err := games.WriteLink(w.def, record)
	if err != nil {
		fail(CheckRecord, "%v", err)
	}
	link, err := games.ParseLink(text)
	if err != nil {
		fail(CheckRecord, "%v", err)
	}
	got, err := games.ReadLink(w.def, link)
	if err != nil {
		fail(CheckRecord, "%v", err)
	}
	if !bytes.Equal(got.Text(), record.Text()) {
		fail(CheckRecord, "a link of %d characters leads to another record", len(text))
	}
}

// checkCuts cuts the last lines off at every byte. What is left must be the match up to the last whole line.
func (w *walk[C, M, E, V]) checkCuts(text []byte, sums []uint64) {
	const lines = 3
	steps := len(sums) - 1
	for cut, ends := len(text), 0; ends <= lines && steps > 0; cut-- {
		if text[cut-1] == '\n' {
			// Up to here the line stands; the next cut takes it away.
			w.resume(text[:cut], steps, sums, nil)
			steps--
			ends++
			continue
		}
		record, err := games.ParseRecord(text[:cut])
		if err != nil || len(record.Steps) != steps {
			fail(CheckRecord, "a record cut at byte %d of %d has not %d steps: %v", cut, len(text), steps, err)
		}
	}
}

// checkDamage changes single bytes. What is left must be the match before the first damaged line.
func (w *walk[C, M, E, V]) checkDamage(text []byte, sums []uint64) {
	const tries = 24
	head := bytes.Index(text, []byte("\nmoves ")) + 1
	head += bytes.IndexByte(text[head:], '\n') + 1
	for i := range tries {
		at := w.chance.IntN(len(text))
		bad := bytes.Clone(text)
		bad[at] ^= 1 << w.chance.IntN(8)
		record, err := games.ParseRecord(bad)
		if at < head {
			if !errors.Is(err, games.ErrNotRecord) {
				fail(CheckRecord, "a record with a damaged head (byte %d) is read: %v", at, err)
			}
			continue
		}
		steps := bytes.Count(text[head:at], []byte{'\n'})
		line := bytes.Count(text[:at], []byte{'\n'}) + 1
		var damaged *games.DamageError
		// Without its line break the last line is one that was never acknowledged.
		if at < len(text)-1 && (!errors.As(err, &damaged) || damaged.Line != line) {
			fail(CheckRecord, "damage of byte %d in line %d is reported as %v", at, line, err)
		}
		if record == nil || len(record.Steps) != steps {
			fail(CheckRecord, "a record damaged in line %d has not %d steps", line, steps)
		}
		if i%8 == 0 {
			w.resume(bad, steps, sums, nil)
		}
	}
}
