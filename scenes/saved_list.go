package scenes

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"runehall/assets/lang"
	"runehall/internal/store"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// saved holds the stored matches. A record is read when nothing is known of it, or when it has another length than it had then: so much in
// each tick as a frame leaves time for, while what is known already is on show.
type saved struct {
	stage   *stage.Stage
	listing bool
	listed  bool
	order   []string // the matches that are shown, the one played last first
	known   map[string]savedMatch
	most    int // how many are shown
	older   int // how many there are besides
	queue   []store.Item
	reader  recordReader
	waited  int // ticks since something is being read
	news    bool
	changed func() // is called when there is something else to show
}

// listedAtOnce is how many matches are shown at first, and how many more whenever older ones are asked for.
const listedAtOnce = 40

// tellAfter is how long is read before somebody is told.
var tellAfter = ui.Ticks(1000)

// newSaved returns the stored matches, which nobody has looked for yet.
func newSaved(st *stage.Stage) *saved {
	return &saved{stage: st, known: map[string]savedMatch{}, most: listedAtOnce, reader: recordReader{stage: st}, changed: func() {}}
}

// read looks which records there are, and reads what is not known of them in the ticks of step.
func (s *saved) read() {
	if s.listing {
		return
	}
	s.listing = true
	st := s.stage
	st.Store.List(func(items []store.Item, err error) {
		if err != nil {
			st.Log.Error("the matches cannot be listed", "error", err)
			s.listing = false
			s.changed()
			return
		}
		st.Known.Then(func() {
			st.Ledger.Then(func() {
				s.listing, s.listed = false, true
				s.take(items)
			})
		})
	})
}

// take shows what is known of the records that there are, and has the others read.
func (s *saved) take(items []store.Item) {
	known := s.stage.Known
	at := make(map[string]time.Time, len(items))
	ids := make([]string, len(items))
	for i, item := range items {
		at[item.ID], ids[i] = s.lastPlayed(item), item.ID
	}
	ids = s.sorted(ids, func(id string) time.Time { return at[id] })
	known.Save(ids)
	shown := min(len(items), s.most)
	s.order, s.older, s.queue = ids[:shown], len(items)-shown, nil
	byID := make(map[string]store.Item, len(items))
	for _, item := range items {
		byID[item.ID] = item
	}
	for _, id := range s.order {
		item := byID[id]
		m, ok := s.known[item.ID]
		if ok = ok && m.size == item.Size; !ok {
			r := known.Of(item.ID)
			ok = r.Size == item.Size && r.Rules == rulesOf(r)
			m = matchOf(r)
			if !ok || s.wanted(r) {
				s.queue = append(s.queue, item)
			}
		}
		if delete(s.known, item.ID); ok {
			m.at = at[item.ID]
			s.known[item.ID] = m
		}
	}
	s.queue = s.reader.keep(s.queue)
	s.changed()
}

// sorted returns the names of records, that of the match played last first. Of those made in the same second, the later one has a number behind
// its name.
func (s *saved) sorted(ids []string, at func(id string) time.Time) []string {
	type dated struct {
		id string
		at time.Time
	}
	list := make([]dated, len(ids))
	for i, id := range ids {
		list[i] = dated{id, at(id)}
	}
	slices.SortFunc(list, func(a, b dated) int {
		return cmp.Or(b.at.Compare(a.at), len(b.id)-len(a.id), strings.Compare(b.id, a.id))
	})
	out := make([]string, len(list))
	for i, d := range list {
		out[i] = d.id
		if m, ok := s.known[d.id]; ok {
			m.at = d.at
			s.known[d.id] = m
		}
	}
	return out
}

// wanted reports whether a record is to be read although it is known: a finished match is that counts and is not in the ledger.
func (s *saved) wanted(r stage.Known) bool {
	return r.Summary != nil && r.Summary.Over && counted(r.ID, r.Summary.Players) && !s.stage.Ledger.Book.Has(r.Match)
}

// lastPlayed returns when a match was played last: when it ended, as the ledger says, or when this program added to its record. If neither is
// known, the name of the record says when it was made. The time of a file is the last resort, since copies of folders have another one.
func (s *saved) lastPlayed(item store.Item) time.Time {
	r := s.stage.Known.Of(item.ID)
	if r.Summary != nil && r.Summary.Over {
		if at, err := time.Parse(endedForm, s.stage.Ledger.Book.Ended(r.Match)); err == nil {
			return at
		}
	}
	if r.Played > 0 {
		return time.UnixMilli(r.Played)
	}
	if at := store.Made(item.ID); !at.IsZero() {
		return at
	}
	return item.Changed
}

// reading reports whether something is yet to be listed or read.
func (s *saved) reading() bool { return s.listing || len(s.queue) > 0 || s.reader.busy() }

// step reads for as long as a tick has time, and reports whether there is more to do.
func (s *saved) step() (more bool) {
	if len(s.queue) == 0 && !s.reader.busy() {
		s.waited = 0
		return false
	}
	s.queue = s.reader.step(s.queue, s.learned)
	s.waited++
	done := len(s.queue) == 0 && !s.reader.busy()
	if done || s.waited%tellAfter == 0 {
		s.stage.Known.Save(nil)
	}
	if s.news && done {
		s.order = s.sorted(s.order, func(id string) time.Time { return s.lastPlayed(store.Item{ID: id, Changed: s.known[id].at}) })
	}
	if s.news && (done || s.waited%16 == 0) || done && s.waited > tellAfter || s.waited == tellAfter {
		s.news = false
		s.changed()
	}
	return true
}

// learned takes what was learnt of a record. One that cannot be continued is listed too, so that nothing disappears silently.
func (s *saved) learned(item store.Item, r stage.Known) {
	m := matchOf(r)
	s.stage.Known.Learn(r)
	m.at = s.lastPlayed(item)
	s.known[m.id], s.news = m, true
}

// line says how many matches are still being read, once that takes longer than a moment; "" otherwise.
func (s *saved) line() string {
	if s.waited < tellAfter {
		return ""
	}
	n := len(s.queue)
	if s.reader.busy() {
		n++
	}
	return s.stage.Text("list.reading", lang.Num("n", n))
}

// report says what is known of the matches, and whether they are still being read.
func (s *saved) report(r *stage.Report) {
	r.Busy = r.Busy || s.reading()
	if s.older > 0 {
		r.State["older"] = s.older
	}
	if n := len(s.queue) + len(s.reader.fetched) + s.reader.asked; n > 0 {
		r.State["unread"] = n
	}
	r.Heard.Tells("list.reading", s.line(), false)
}

// more shows older matches too.
func (s *saved) more() {
	s.most += listedAtOnce
	s.read()
}

// underWay returns the matches that can be continued, the one played last first.
func (s *saved) underWay() []savedMatch {
	return s.those(func(m savedMatch) bool { return !m.over })
}

// past returns the finished matches, the one played last first.
func (s *saved) past() []savedMatch {
	return s.those(func(m savedMatch) bool { return m.over })
}

func (s *saved) those(want func(savedMatch) bool) (list []savedMatch) {
	for _, id := range s.order {
		if m := s.known[id]; m.id != "" && want(m) {
			list = append(list, m)
		}
	}
	return list
}

// lastGame returns the game of the most recent match, or "".
func (s *saved) lastGame() string {
	for _, id := range s.order {
		if m := s.known[id]; m.game != "" {
			return m.game
		}
	}
	return ""
}

// delete deletes a match and reads the list again. A toast says why it cannot be deleted.
func (s *saved) delete(m savedMatch, toast *ui.Toast) {
	st := s.stage
	st.Store.Delete(m.id, func(err error) {
		if err != nil {
			st.Log.Error("a match cannot be deleted", "id", m.id, "error", err)
			toast.Show(ui.IconWarning, page.OpenError(st, err), st.Kit.Palette.Blood, nil)
		}
		s.read()
	})
}
