package matches

import (
	"bytes"
	"slices"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
)

// intake is a collection that is being taken in, a part at a time: first the lines of its ledger, then its records,
// each of which is compared with those kept here that begin in the same way.
type intake struct {
	stage   *stage.Stage
	all     *ledger.Collection
	damage  error
	brought ledger.Book
	lines   *ledger.Reading
	parsing *games.Parsing // of the record at next
	next    int
	records []broughtIn // the readable ones
	heads   map[string]bool
	kept    survey   // of what is kept here
	here    [][]byte // of those, what begins as a record that is brought
	asked   int      // of the store, which has not answered yet, beside those of the survey
	listed  bool
	sorted  bool
	missing []broughtIn
	stored  int
	lib     *library.Library
	owned   bool
	new     Brought
}

// broughtIn is a record of a collection, with what of it can be read.
type broughtIn struct {
	ledger.Kept
	good []byte
}

// TakeIn adds to what is kept here everything in a collection that is not here yet, and goes to the scene of show,
// which is told what was new and what is wrong with the collection. Nothing that is here is lost, and no match counts
// twice.
func TakeIn(st *stage.Stage, lib *library.Library, text []byte, show func(b Brought, damage error) stage.Scene) {
	in := &intake{stage: st, lib: lib, heads: map[string]bool{}}
	if in.all, in.damage = ledger.ReadCollection(text); in.damage != nil {
		st.Log.Warn("a collection is damaged", "error", in.damage)
		if len(in.all.Records) == 0 && len(in.all.Ledger) == 0 && len(in.all.Own) == 0 {
			st.Push(page.NewError(st, Why(st, lib, in.damage), ""))
			return
		}
	}
	in.lines = in.brought.Begin(in.all.Ledger)
	st.Ledger.Then(func() {
		o := &page.Opening{Stage: st, Step: in.step, Part: in.part, Waits: func() bool {
			return in.asked+in.kept.asked > 0
		}}
		o.Then = func(put func(stage.Scene)) {
			in.new.Matches = in.stored
			put(show(in.new, in.damage))
		}
		o.Begin()
	})
}

// part returns how much has been read and stored, from 0 to 1.
func (in *intake) part() float64 {
	all := float64(2*len(in.all.Records) + 1)
	return min(1, float64(in.next+in.stored)/all)
}

// step does a little, and reports whether everything is taken in.
func (in *intake) step(units int) (done bool) {
	many := max(1, units/stage.UnitsAtOnce)
	switch {
	case in.asked > 0:
		return false
	case in.lines != nil:
		if in.lines.Step(ledgerAtOnce * many) {
			in.stage.Ledger.Add(in.brought.Lines("")...)
			in.lines = nil
		}
	case in.next < len(in.all.Records):
		in.parse(linesAtOnce * many)
	case !in.listed:
		in.list()
	case !in.sorted:
		if in.kept.step() {
			in.sort()
		}
	case len(in.missing) > 0:
		in.store()
	case !in.owned:
		in.owned = true
		in.asked++
		takeOwn(in.stage, in.lib, in.all.Own, func(b Brought) {
			in.asked--
			in.new = b
		})
	default:
		return true
	}
	return false
}

// ledgerAtOnce is how many lines of a ledger are read between two looks at the clock.
const ledgerAtOnce = 20

// parse reads lines of the record that comes next.
func (in *intake) parse(lines int) {
	k := in.all.Records[in.next]
	if in.parsing == nil {
		in.parsing = games.NewParsing(k.Text)
	}
	if !in.parsing.Step(lines) {
		return
	}
	if record, _ := in.parsing.Record(); record != nil {
		in.records = append(in.records, broughtIn{k, record.Text()})
		in.heads[headOf(k.Text)] = true
	}
	in.parsing = nil
	in.next++
}

// headOf returns the lines of a record before its first move.
func headOf(text []byte) string {
	at := bytes.Index(text, []byte("\nmoves "))
	return string(text[:max(0, at)])
}

// list asks which records are kept here.
func (in *intake) list() {
	in.asked++
	in.stage.Store.List(func(items []store.Item, err error) {
		in.asked--
		if err != nil {
			in.stage.Log.Error("the matches cannot be listed", "error", err)
			in.damage, in.records = err, nil
		}
		in.listed = true
		items = slices.DeleteFunc(items, func(item store.Item) bool { return item.Size > longestRead })
		in.kept = survey{stage: in.stage, items: items, look: in.compare}
	})
}

// compare looks at a record that is kept here.
func (in *intake) compare(item store.Item, text []byte, err error) (enough bool) {
	if err != nil {
		in.stage.Log.Error("a match cannot be read", "id", item.ID, "error", err)
	} else if in.heads[headOf(text)] {
		in.here = append(in.here, text)
	}
	return false
}

// askedAtOnce is how many records the store is asked for, or given, at once.
const askedAtOnce = 32

// sort finds the records that are not kept here. A record of a match that is kept counts if it says more or something
// else.
func (in *intake) sort() {
	in.sorted = true
	in.missing = missingHere(in.here, in.records)
	in.here, in.records = nil, nil
}

// missingHere returns the brought records that are not yet here: a record is left out if a text here, or another
// brought record, begins with its whole text. In alphabetical order texts that begin alike stand together, the longest
// last, so each is compared with few.
func missingHere(here [][]byte, brought []broughtIn) (missing []broughtIn) {
	slices.SortFunc(here, bytes.Compare)
	order := slices.Clone(brought)
	slices.SortStableFunc(order, func(a, b broughtIn) int { return bytes.Compare(b.good, a.good) })
	for _, k := range order {
		at, _ := slices.BinarySearchFunc(here, k.good, bytes.Compare)
		if at < len(here) && bytes.HasPrefix(here[at], k.good) {
			continue
		}
		if n := len(missing); n > 0 && bytes.HasPrefix(missing[n-1].Text, k.good) {
			continue
		}
		missing = append(missing, k)
	}
	return missing
}

// store stores some of the records that are missing here.
func (in *intake) store() {
	for len(in.missing) > 0 && in.asked < askedAtOnce {
		k := in.missing[0]
		in.missing = in.missing[1:]
		in.asked++
		in.stage.Store.Adopt(k.ID, k.Text, func(_ string, err error) {
			in.asked--
			if in.stored++; err != nil {
				in.stage.Log.Error("a match cannot be stored", "id", k.ID, "error", err)
				in.damage = err
			}
		})
	}
}
