package games_test

import (
	"bytes"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

func TestOnlyWhatIsWrittenIsReadAsAView(t *testing.T) {
	def := cards.Def
	core := def.New(games.Setup{Seats: 3, Seed: 7}, nil)
	sent := def.AppendView(nil, def.View(core, 1))
	if _, err := def.ReadView(sent); err != nil {
		t.Fatal(err)
	}
	// How a number other than zero is written: the tokens 0 and 1 stand for zeros.
	number := func(n byte) byte { return n + 1 }
	for what, data := range map[string][]byte{
		"it ends in the middle":  sent[:len(sent)-1],
		"goes on behind its end": append(bytes.Clone(sent), number(1)),
		"in the middle":          {},
		"are too many":           make([]byte, games.LongestView+1),
		"is not between":         append([]byte{number(2 * 9)}, sent[1:]...),
		"not in the only form":   append([]byte{sent[0] | 0x80, 0}, sent[1:]...),
		"behind its end":         append(bytes.Clone(sent), 0, 0),
	} {
		if _, err := def.ReadView(data); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("%x: %v, not: %s", data, err, what)
		}
	}
	endless := append([]byte{number(2), number(2), 1}, bytes.Repeat([]byte{0xff}, 8)...)
	if _, err := def.ReadView(append(endless, 1)); err == nil {
		t.Error("a run of zeros may go on for ever")
	}
}

// A row of numbers comes back as it was, with small, large, negative and zero ones, and any number of zeros costs
// hardly anything.
func TestNumbersComeBackAsTheyWere(t *testing.T) {
	type view struct {
		chance games.Chance
		bits   uint64
		small  uint8
		rows   [3000]int32
		yes    [2]bool
		clause string
	}
	info := games.Info{ID: "row", Clauses: []string{"ROW-1", "ROW-2"}}
	def := &games.Def[*cards.Game, cards.Move, cards.Event, view]{Info: info, Wire: func(w *games.Wire, v *view) {
		w.Chance(&v.chance)
		games.WireBits(w, &v.bits)
		games.WireBits(w, &v.small)
		games.WireNumbers(w, v.rows[:], -1<<31, 1<<31-1)
		w.Flags(v.yes[:])
		w.Clause(&v.clause, &info)
	}}
	v := view{bits: 1<<63 | 1<<31 | 1, small: 255, yes: [2]bool{false, true}, clause: "ROW-2"}
	v.rows[7], v.rows[8], v.rows[2900] = -1<<31, 1<<31-1, -1
	for range 2 {
		sent := def.AppendView(nil, v)
		if got, err := def.ReadView(sent); err != nil || got != v {
			t.Errorf("%x: %+v, %v", sent, got, err)
		}
		if len(sent) > 70 {
			t.Errorf("%d bytes", len(sent))
		}
		v.chance = games.NewChance(7, 3)
		v.chance.Uint64()
	}
}
