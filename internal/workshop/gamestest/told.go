package gamestest

import (
	"reflect"

	"runehall/games"
)

// tell checks and notes the events of the last move, or of the setup.
func (w *walk[C, M, E, V]) tell() {
	for _, e := range w.events.List() {
		if reflect.ValueOf(e).Kind() != reflect.Struct {
			fail(CheckEvents, "event %+v is no struct", e)
		}
		print := fingerprint(e)
		w.report.Events[games.EventName(e)]++
		w.checkEvent(e)
		w.checkRedact(e)
		if fingerprint(e) != print {
			fail(CheckRedact, "redacting event %s changed it", games.EventName(e))
		}
		for _, t := range w.def.Tally(nil, e) {
			if t.Seat < 0 || int(t.Seat) >= w.setup.Seats {
				fail(CheckTally, "seat %d in the tally of event %s", t.Seat, games.EventName(e))
			}
			w.checkClause(CheckTally, t.Clause, t.Reason)
			w.checkKey(CheckTally, t.Reason)
			w.tally[t.Seat] += t.Points
		}
		w.followCourse(e)
		w.told = append(w.told, heard[E]{move: len(w.made), event: e, print: print})
	}
}

// followCourse adds up how an event changes what the seats would score now ([games.Def].Course).
func (w *walk[C, M, E, V]) followCourse(e E) {
	if w.def.Course == nil {
		return
	}
	for _, t := range w.def.Course(nil, e) {
		if t.Seat < 0 || int(t.Seat) >= w.setup.Seats {
			fail(CheckTally, "seat %d in the course of event %s", t.Seat, games.EventName(e))
		}
		w.course[t.Seat] += t.Points
	}
}

// checkEvent checks an event, whole or redacted: its type, its JSON and its words.
func (w *walk[C, M, E, V]) checkEvent(e E) {
	name := games.EventName(e)
	known := false
	for _, fact := range w.def.Facts {
		known = known || games.EventName(fact) == name
	}
	if !known {
		fail(CheckEvents, "event %s is not one of Facts", name)
	}
	text, err := games.EncodeEvent(e)
	if err != nil {
		fail(CheckEvents, "%v", err)
	}
	got, err := games.DecodeEvent(w.def.Facts, text)
	if err != nil {
		fail(CheckEvents, "%v", err)
	}
	if d := difference(e, got); d != "" {
		fail(CheckEvents, "event %s is encoded as %s and decoded as something else%s", name, text, d)
	}
	w.checkSay(e)
}

func (w *walk[C, M, E, V]) checkRedact(e E) {
	name := games.EventName(e)
	whole, ok := w.def.Redact(e, games.All)
	if !ok || difference(whole, e) != "" {
		fail(CheckRedact, "event %s is redacted for the reader All", name)
	}
	for _, reader := range w.readers() {
		redacted, ok := w.def.Redact(e, reader)
		if !ok {
			continue
		}
		if got := games.EventName(redacted); got != name {
			fail(CheckRedact, "event %s is redacted into %s for reader %d", name, got, reader)
		}
		again, ok := w.def.Redact(redacted, reader)
		if !ok || difference(again, redacted) != "" {
			fail(CheckRedact, "event %s is redacted further the second time for reader %d", name, reader)
		}
		if difference(redacted, e) != "" {
			w.checkEvent(redacted)
		}
	}
}

func (w *walk[C, M, E, V]) checkSay(e E) {
	phrase, ok := w.def.Say(e)
	if ok {
		w.checkPhrase(CheckSay, phrase)
	}
}

// checkPhrase checks that a phrase can be said, and collects it.
func (w *walk[C, M, E, V]) checkPhrase(check Check, phrase games.Phrase) {
	var names []string
	for _, arg := range phrase.Args {
		if arg.Name == "" {
			fail(check, "phrase %s has an argument without a name", phrase.Key)
		}
		for _, name := range names {
			if name == arg.Name {
				fail(check, "phrase %s has two arguments called %s", phrase.Key, name)
			}
		}
		names = append(names, arg.Name)
		switch arg.Kind {
		case games.ArgNumber:
		case games.ArgSeat:
			if arg.Seat < 0 || int(arg.Seat) >= w.setup.Seats {
				fail(check, "phrase %s names seat %d", phrase.Key, arg.Seat)
			}
		case games.ArgKey:
			w.checkKey(check, arg.Key)
		default:
			fail(check, "argument %s of phrase %s is of no kind", arg.Name, phrase.Key)
		}
	}
	w.checkKey(check, phrase.Key, names...)
}
