package matches

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/scenes/library"
	"runehall/scenes/stage"
)

// recordReader reads records one after another and learns the facts that lists show, each tick as much as a frame
// leaves time for.
type recordReader struct {
	lib     *library.Library
	stage   *stage.Stage
	breath  stage.Breath
	asked   int // texts on their way from the store
	fetched []fetched
	size    int64    // of all those together
	now     *Reading // of the first that was fetched
	epoch   int
}

// fetched is the text of a record, or why there is none.
type fetched struct {
	item store.Item
	text []byte
	err  error
}

// The bounds of texts that are fetched but not read yet, in records and bytes; and the length from which on a record is
// not fetched, since package games reads none that long.
const (
	fetchedAtOnce       = 8
	fetchedBytes  int64 = 1 << 20
	longestRead   int64 = 32 << 20
)

// errLong is why a record is not even read.
var errLong = errors.New("matches: no match has a record of this length")

func (r *recordReader) busy() bool { return r.asked > 0 || len(r.fetched) > 0 }

// keep gives up the texts whose records are not in a queue, goes on with the others, and returns the rest of the queue.
func (r *recordReader) keep(queue []store.Item) []store.Item {
	if r.asked > 0 {
		r.asked = 0
		r.epoch++
	}
	first := store.Item{}
	if len(r.fetched) > 0 {
		first = r.fetched[0].item
	}
	same := func(a, b store.Item) bool { return a.ID == b.ID && a.Size == b.Size }
	r.fetched = slices.DeleteFunc(r.fetched, func(f fetched) bool {
		return !slices.ContainsFunc(queue, func(item store.Item) bool { return same(item, f.item) })
	})
	if len(r.fetched) == 0 || !same(r.fetched[0].item, first) {
		r.now = nil
	}
	r.size = 0
	for _, f := range r.fetched {
		if f.err != errLong {
			r.size += f.item.Size
		}
	}
	return slices.DeleteFunc(queue, func(item store.Item) bool {
		return slices.ContainsFunc(r.fetched, func(f fetched) bool { return same(item, f.item) })
	})
}

// step reads for as long as a tick has time, and passes on what it has learnt. It returns the rest of the queue.
func (r *recordReader) step(queue []store.Item, learned func(store.Item, stage.Known)) []store.Item {
	r.breath.Clock = r.stage.Clock
	r.breath.Draw()
	r.breath.Think(func(units int) (enough bool) {
		queue = r.fetch(queue)
		if len(r.fetched) == 0 {
			return true // they come in a later tick
		}
		f := &r.fetched[0]
		if r.now == nil && f.err == nil {
			r.now = NewReading(r.lib, f.text)
		}
		if r.now != nil && !r.now.Step(units) {
			return false
		}
		done := *f
		now := r.now
		r.fetched, r.now = r.fetched[1:], nil
		if done.err != errLong {
			r.size -= done.item.Size
		}
		learned(done.item, learn(r.stage, r.lib, done, now))
		return len(queue) == 0 && !r.busy()
	})
	return queue
}

// fetch asks the store for the texts that come next, as far as there is room for them.
func (r *recordReader) fetch(queue []store.Item) []store.Item {
	for len(queue) > 0 && r.asked+len(r.fetched) < fetchedAtOnce &&
		(r.size == 0 || r.size+queue[0].Size <= fetchedBytes) {
		item := queue[0]
		queue = queue[1:]
		if item.Size > longestRead {
			r.fetched = append(r.fetched, fetched{item: item, err: errLong})
			continue
		}
		epoch := r.epoch
		r.asked++
		r.size += item.Size
		r.stage.Store.Read(item.ID, func(text []byte, err error) {
			if epoch != r.epoch {
				return
			}
			r.asked--
			r.fetched = append(r.fetched, fetched{item, text, err})
		})
	}
	return queue
}

// learn returns what there is to know of a record that was read, and has a finished match remembered.
func learn(st *stage.Stage, lib *library.Library, f fetched, read *Reading) stage.Known {
	k := stage.Known{ID: f.item.ID, Size: f.item.Size, Broken: true}
	err := f.err
	if read != nil {
		sitting, damage := read.Result()
		if err = damage; sitting != nil {
			record := sitting.Record()
			summary := games.NewSummary(f.text, record, sitting.Standing(), damage != nil)
			k.Broken, k.Summary, k.Match = false, &summary, ledger.Key(record)
			if sitting.Over() {
				recall(st, lib, f.item.ID, sitting)
			}
		}
	}
	if k.Broken {
		st.Log.Warn("a record cannot be continued", "id", f.item.ID, "error", err)
	}
	if f.err == nil || errors.Is(f.err, errLong) { // what could not be fetched may be there the next time
		k.Rules = rulesOf(lib, k)
	}
	return k
}

// rulesOf names the rules on which the reading of a record depends: its game's rules or, if it cannot be continued, the
// rules of all games.
func rulesOf(lib *library.Library, k stage.Known) string {
	words := []string{"format " + strconv.Itoa(games.FormatVersion)}
	for _, g := range lib.Games {
		if g.Door == nil || k.Summary != nil && k.Summary.Game != g.ID {
			continue
		}
		info := g.Door.Info()
		word := info.ID + " " + strconv.Itoa(info.Version)
		if info.Tables != nil {
			tables, err := info.Tables()
			word += " " + cmp.Or(tables, "none")
			if err != nil {
				word += "!"
			}
		}
		words = append(words, word)
	}
	slices.Sort(words)
	return strings.Join(words, ", ")
}
