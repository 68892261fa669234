package scenes

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// silent are the parts of a position's worth that hints do not mention: every move changes them alike, or they say
// nothing to a person.
var silent = map[string][]string{
	"masters": {"master", "power", "bonus"},
	"stones":  {"open", "turn", "end"},
	"toss":    {"flick", "run"},
	"market":  {"left"},
}

// TestEveryReasonHasWords checks that a hint can say each part of a position's worth in every language, and knows the
// clause for it.
func TestEveryReasonHasWords(t *testing.T) {
	parts := map[string][]string{
		"ritual": ritual.Def.Worth.Parts, "masters": masters.Def.Worth.Parts, "stones": stones.Def.Worth.Parts,
		"toss": toss.Def.Worth.Parts, "market": market.Def.Worth.Parts,
	}
	clauses := map[string]map[string]string{
		"ritual": ritual.Def.Worth.Clauses, "masters": masters.Def.Worth.Clauses, "stones": stones.Def.Worth.Clauses,
		"toss": toss.Def.Worth.Clauses, "market": market.Def.Worth.Clauses,
	}
	for game, list := range parts {
		entry, _ := all.Entry(game)
		for _, id := range list {
			part, _, _ := strings.Cut(id, "-")
			clause, has := clauses[game][part]
			if has == slices.Contains(silent[game], part) || has && !slices.Contains(entry.Info().Clauses, clause) {
				t.Errorf("%s: %s is about the clause %q", game, part, clause)
			}
		}
	}
	made := map[string]map[string]string{
		"ritual": ritual.Def.Worth.Moves, "masters": masters.Def.Worth.Moves, "stones": stones.Def.Worth.Moves,
		"toss": toss.Def.Worth.Moves, "market": market.Def.Worth.Moves,
	}
	for game, moves := range made {
		entry, _ := all.Entry(game)
		for kind := range kindsOfMoves(t, game) {
			if clause, has := moves[kind]; !has || !slices.Contains(entry.Info().Clauses, clause) {
				t.Errorf("%s: %s is made by the clause %q", game, kind, clause)
			}
		}
	}
	for _, tag := range lang.Tags() {
		book, err := shelves.Messages(tag)
		if err != nil {
			t.Fatal(err)
		}
		for game, list := range parts {
			for _, id := range list {
				part, _, _ := strings.Cut(id, "-")
				if has := book.Has("hint." + game + "." + part); has == slices.Contains(silent[game], part) {
					t.Errorf("%s: hint.%s.%s: there are words: %v", tag, game, part, has)
				}
			}
		}
	}
}

// TestAReasonThatSpeaksToSomebodyCanNameThem checks that words which address the reader have a second form that names a
// seat, for turning points of matches of several persons, and that this form holds the name.
func TestAReasonThatSpeaksToSomebodyCanNameThem(t *testing.T) {
	speaks := map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`(?i)\byou(r|rs)?\b`),
		"de": regexp.MustCompile(`\b(du|dir|dich|[Dd]eine?[mnrs]?|Sie|Ihnen|Ihre?[mnrs]?)\b`),
		"fr": regexp.MustCompile(`(?i)\b(vous|vo(tre|s)|tu|toi|ton|ta|tes)\b`),
		"uk": regexp.MustCompile(`(?i)(^| )(ти|тебе|тобі|тв(ій|оя|оє|ої|ою|оїх)|ви|вас|вам|ваш\pL*)($| )`),
	}
	for _, tag := range lang.Tags() {
		book, err := shelves.Messages(tag)
		if err != nil {
			t.Fatal(err)
		}
		named := 0
		for _, key := range book.Keys() {
			of, is := strings.CutPrefix(key, "hint.")
			if !is || speaks[tag] == nil {
				continue
			}
			words := book.Text(key, lang.Str("name", "Zoë"), lang.Num("n", 2))
			if strings.HasSuffix(of, ".named") {
				named++
				if !strings.Contains(words, "Zoë") || speaks[tag].MatchString(words) {
					t.Errorf("%s: %s: %q", tag, key, words)
				}
			} else if speaks[tag].MatchString(words) && !book.Has(key+".named") {
				t.Errorf("%s: %s speaks to the reader: %q", tag, key, words)
			}
		}
		if named == 0 {
			t.Errorf("%s: no reason names a seat", tag)
		}
	}
}

// kindsOfMoves returns the kinds of moves made in the lessons of a game and in matches of adepts.
func kindsOfMoves(t *testing.T, game string) map[string]bool {
	t.Helper()
	kinds := map[string]bool{}
	add := func(r *games.Record) {
		for _, step := range r.Steps {
			kind, _, _ := strings.Cut(step.Move, " ")
			kinds[kind] = kind != ""
		}
	}
	for seed := range uint64(4) {
		record, err := games.ParseRecord(midway(t, game, seed, 12))
		if err != nil {
			t.Fatal(err)
		}
		add(record)
	}
	entry, _ := all.Entry(game)
	for _, id := range learn.IDs(game) {
		l, err := learn.Read(id)
		if err != nil {
			t.Fatal(err)
		}
		r, err := l.Record(entry.Info())
		if err != nil {
			t.Fatal(err)
		}
		add(r)
	}
	delete(kinds, "")
	return kinds
}
