package rules_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/games"
)

// bare are the digits that texts have of themselves. All others are numbers of a game's rules, which the core has as
// constants: texts take them from it, as {market.hand} (games.Info.Numbers), so that who changes a price changes one
// line. These are none: faces of a die and the numbers printed on cards that a text names; numbers of seats, and how
// many of something a row of a table is for; units such as "one point for every three"; ids, and how runes are numbered
// in records; what was measured and what the card table of Menhirs says, which its owner can edit
// (games/stones/cards.json).
//
// Words are left as they are: "three cards" has its case and gender in each language. Which of them stand for a
// constant is in [spelled].
var bare = map[string]string{
	"market MAR-1 1":                    "1",               // the lowest number card
	"learn.market.3.ten":                "10",              // the card that challenges
	"learn.market.3.safe":               "10",              //
	"market.board.bears-toll":           "1",               // one rune: that of MAR-28
	"market.board.fate.toll":            "1",               //
	"ritual.card.steal-hand-tiles.text": "4 5 6",           // faces of the die
	"ritual thing steal-hand-tiles 0":   "4 5 6",           //
	"ritual.board.aim":                  "0",               // none
	"stones STO-3 0":                    "1 2 2 3 3 4",     // of the card table
	"stones STO-4 0":                    "2 4 2 3 3 4",     //
	"stones STO-4 1":                    "2 3 3 4",         //
	"stones STO-6 0":                    "33 12 23",        //
	"stones STO-6 1":                    "21 16 67 77 103", //
	"stones STO-8 0":                    "0",               // none
	"stones STO-15 0":                   "2 2 3 4 5",       // rows of the table
	"stones.explain.trade.text":         "2 3 4 5",         //
	"stones.board.caption.three":        "3",               // the German name of a stone
	"stones.refusal.three":              "3",
	"stones.stone.three":                "3",
	"clause.STO-37":                     "3",
	"stones STO-38 0":                   "3",
	"stones.board.caption.double":       "2",          // twice
	"stones.board.pay.bonus.ore":        "1",          // the bonus of a smithy
	"stones.explain.purse.end.text":     "1",          // for every three
	"market.board.fate.destroyed":       "1",          // the one that is there
	"stones STO-37 0":                   "2 3 3",      // as many cards as one likes
	"stones STO-40 0":                   "1",          // for every {stones.gems-a-point}
	"toss TOS-1 1":                      "16 2 0 1 0", // how runes are numbered
	"toss TOS-21 0":                     "6 24 48",    // measured
	"toss TOS-20 1":                     "0",          // none
	"option.toss.time.15":               "15",         // the ids of choices
	"option.toss.time.30":               "30",         //
	"option.toss.time.60":               "60",         //
	"option.toss.lead.one":              "1",          //
	"option.toss.lead.two":              "2",          //
	"clause.TOS-11":                     "1",          // steps of the settling, in order
	"clause.TOS-12":                     "2",          //
	"clause.TOS-13":                     "3",          //
	"clause.TOS-14":                     "4",          //
	"clause.TOS-15":                     "5",          //
	"clause.TOS-16":                     "6",          //
	"clause.TOS-17":                     "7",          //
}

var (
	placeholder = regexp.MustCompile(`\{[^{}]*\}`)
	clauseID    = regexp.MustCompile(`\b[A-Z]{3}-\d+`)
	digits      = regexp.MustCompile(`\d+`)
)

// texts returns all texts of a game in a language, as they are written: its rulebook by chapter and part, and its
// messages by key.
func texts(t *testing.T, info *games.Info, language string) map[string]string {
	t.Helper()
	all := map[string]string{}
	each := func(name string, parts []rules.Part) {
		for i, p := range parts {
			all[fmt.Sprintf("%s %s %d", info.ID, name, i)] = p.Text
		}
	}
	book := load(t, info.ID, language)
	for _, topic := range book.Page {
		each("page "+topic.ID, topic.Parts)
	}
	for _, section := range book.Sections {
		for _, clause := range section.Clauses {
			each(clause.ID, clause.Parts)
		}
	}
	for name, parts := range book.Things {
		each("thing "+name, parts)
	}
	messages, err := lang.Load(language)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range messages.Keys() {
		if id, ok := strings.CutPrefix(key, "clause."); slices.Contains(strings.Split(key, "."), info.ID) ||
			ok && slices.Contains(info.Clauses, id) {
			all[key] = strings.Join(messages.Written(key), " / ")
		}
	}
	return all
}

// TestNoNumberOfTheRulesStandsBare looks for digits in the texts of each game that are neither put in from the rules
// nor listed.
func TestNoNumberOfTheRulesStandsBare(t *testing.T) {
	met := map[string]bool{}
	for _, info := range written {
		for _, language := range lang.Tags() {
			for id, text := range texts(t, info, language) {
				left := clauseID.ReplaceAllString(placeholder.ReplaceAllString(text, ""), "")
				found := digits.FindAllString(left, -1)
				listed := strings.Fields(bare[id])
				met[id] = met[id] || len(found) > 0
				for _, n := range found {
					i := slices.Index(listed, n)
					if i < 0 {
						t.Errorf("%s in %s: %s is a number of the rules that stands bare, or is missing in the list: %q", id, language, n, text)
						continue
					}
					listed = slices.Delete(slices.Clone(listed), i, i+1)
				}
			}
		}
	}
	for id := range bare {
		if !met[id] {
			t.Errorf("%s is listed, and has no digits", id)
		}
	}
}

// TestEveryNumberIsKnown looks for the numbers that texts name among those of the game, and for a text that names each.
func TestEveryNumberIsKnown(t *testing.T) {
	for _, info := range written {
		unnamed := maps.Clone(info.Numbers)
		for name := range info.Numbers {
			if !strings.HasPrefix(name, info.ID+".") {
				t.Errorf("%s calls a number %s", info.ID, name)
			}
		}
		for _, language := range lang.Tags() {
			for id, text := range texts(t, info, language) {
				for _, p := range placeholder.FindAllString(text, -1) {
					name, _, _ := strings.Cut(strings.Trim(p, "{}"), ":")
					if _, ok := info.Numbers[name]; !ok && (strings.Contains(name, ".") ||
						!strings.HasPrefix(id, info.ID+".") && strings.Contains(id, " ")) {
						t.Errorf("%s in %s names %s, which is no number of the rules", id, language, name)
					}
					delete(unnamed, name)
				}
			}
		}
		for name := range spelled {
			delete(unnamed, name)
		}
		for name := range unnamed {
			t.Errorf("no text names %s", name)
		}
	}
}
