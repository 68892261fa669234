package gamestest

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"runehall/games"
)

// checkDef checks the parts of the Def before any match is played.
func (k *kit[C, M, E, V]) checkDef() {
	def := k.def
	switch {
	case def.Version < 1:
		fail(CheckDef, "version %d", def.Version)
	case def.MinSeats < 1 || def.MinSeats > def.MaxSeats || def.MaxSeats > games.MaxSeats:
		fail(CheckDef, "%d to %d seats", def.MinSeats, def.MaxSeats)
	case def.MinPoints > def.MaxPoints || def.MaxMoves < 1:
		fail(CheckDef, "bounds: points %d to %d, %d moves", def.MinPoints, def.MaxPoints, def.MaxMoves)
	}
	checkID("game", def.ID)
	if def.Tables != nil {
		digest, err := def.Tables()
		if err != nil {
			fail(CheckDef, "tables: %v", err)
		}
		checkID("digest of the tables", digest)
	}
	checkIDs("clause", def.Clauses)
	checkOptions(&def.Info)
	k.checkRefusals()
	checkFacts(def.Facts)
	if w := def.Worth; w != nil {
		checkIDs("part", w.Parts)
		for _, weights := range [][]games.Weight{w.Weights, w.First} {
			if weights != nil && len(weights) != len(w.Parts) {
				fail(CheckDef, "%d weights of %d parts", len(weights), len(w.Parts))
			}
		}
	}
	if def.Race != "" {
		k.checkClause(CheckDef, def.Race, "Race")
	}
	k.checkFuncs()
}

// checkOptions checks the game's own options together with those that every game has, whose ids they must not use.
func checkOptions(info *games.Info) {
	var options []string
	for _, o := range info.AllOptions() {
		options = append(options, o.ID)
		checkIDs("choice of "+o.ID, o.Choices)
		if len(o.Choices) < 2 || !slices.Contains(o.Choices, o.Default) || !slices.Contains(o.Choices, o.First()) {
			fail(CheckDef, "option %s: choices %q, default %q, gentle %q", o.ID, o.Choices, o.Default, o.Gentle)
		}
	}
	checkIDs("option", options)
	for _, o := range info.Options {
		to := slices.IndexFunc(info.Options, func(other games.Option) bool { return other.ID == o.Along })
		if o.Along != "" && (to < 0 || o.Along == o.ID || !slices.Equal(info.Options[to].Choices, o.Choices)) {
			fail(CheckDef, "option %s goes along with %q, which has not its choices", o.ID, o.Along)
		}
	}
}

func (k *kit[C, M, E, V]) checkRefusals() {
	list := k.def.Refusals
	for i, r := range list {
		if r == nil || slices.Contains(list[:i], r) || slices.Contains(games.CommonRefusals, r) {
			fail(CheckDef, "refusal %d is nil, a common one, or stands twice: %v", i, r)
		}
		if !isCommon(r.Clause) {
			k.checkClause(CheckDef, r.Clause, r.Reason)
		}
		k.checkKey(CheckDef, r.Reason)
	}
}

func checkFacts[E any](list []E) {
	var facts []string
	for _, fact := range list {
		name := games.EventName(fact)
		facts = append(facts, name)
		if !reflect.ValueOf(fact).IsZero() {
			fail(CheckDef, "fact %s is not a zero value", name)
		}
	}
	checkIDs("fact", facts)
}

// optional are the functions that a game may leave out. Tables belongs to Info and is checked elsewhere.
var optional = []string{
	"Obvious", "Lacks", "Grounds", "Gentle", "Shows", "Answers", "Overdue", "Late", "Plain", "Sample", "Bounds",
	"Missed", "Deed", "Joint", "Join", "Course",
}

// checkFuncs checks that all other functions are there, and that functions which belong together are either all there
// or all missing.
func (k *kit[C, M, E, V]) checkFuncs() {
	fields := reflect.ValueOf(k.def).Elem()
	for field, value := range fields.Fields() {
		if field.Type.Kind() == reflect.Func && !slices.Contains(optional, field.Name) && value.IsNil() {
			fail(CheckDef, "there is no %s", field.Name)
		}
	}
	if k.def.Moves.Append == nil || k.def.Moves.Parse == nil {
		fail(CheckDef, "the codec of moves is not complete")
	}
	if k.def.Sample != nil && (k.def.Bounds == nil || k.options.Sampled == nil) {
		fail(CheckDef, "a core that samples needs Def.Bounds and Options.Sampled")
	}
	if (k.def.Joint == nil) != (k.def.Join == nil) {
		fail(CheckDef, "of Joint and Join there is only one")
	}
	if h := k.def.Hands; h != nil && (k.def.Joint == nil || h.Rate <= 0 || h.Races == nil || h.Settled == nil ||
		h.Tick == nil || h.At == nil) {
		fail(CheckDef, "what Hands says is not complete, or nothing is joint")
	}
}

func checkID(what, id string) {
	if id == "" || strings.ContainsFunc(id, func(r rune) bool { return r <= ' ' || r > '~' }) {
		fail(CheckDef, "%s %q is no id", what, id)
	}
}

func checkIDs(what string, ids []string) {
	for i, id := range ids {
		checkID(what, id)
		if slices.Contains(ids[:i], id) {
			fail(CheckDef, "%s %q stands twice", what, id)
		}
	}
}

func (k *kit[C, M, E, V]) checkClause(check Check, clause, of string) {
	if !slices.Contains(k.def.Clauses, clause) {
		fail(check, "clause %q of %s is not one of the game's", clause, of)
	}
}

// checkKey collects a message key with its placeholders and, where the test can say so, checks that the message exists.
func (k *kit[C, M, E, V]) checkKey(check Check, key string, placeholders ...string) {
	old, known := k.report.Keys[key]
	switch {
	case key == "":
		fail(check, "empty message key")
	case known && !slices.Equal(old, placeholders):
		fail(check, "message %s is used with the placeholders %q and %q", key, old, placeholders)
	case !known && k.options.Message != nil && !k.options.Message(key):
		fail(check, "there is no message %s", key)
	}
	k.report.Keys[key] = placeholders
}

func encoded(check Check, what string, value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		fail(check, "%s as JSON: %v", what, err)
	}
	return string(text)
}
