package matches

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"runehall/assets/lang"
	"runehall/internal/store"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// List holds the stored matches. A record is read when nothing is known of it, or when it has another length than it
// had then: so much in each tick as a frame leaves time for, while what is known already is on show.
type List struct {
	stage   *stage.Stage
	listing bool
	listed  bool
	order   []string // the matches that are shown, the one played last first
	known   map[string]Match
	most    int // how many are shown
	Older   int // how many there are besides
	queue   []store.Item
	reader  recordReader
	waited  int // ticks since something is being read
	news    bool
	Changed func() // is called when there is something else to show
}

// listedAtOnce is how many matches are shown at first, and how many more whenever older ones are asked for.
const listedAtOnce = 40

// tellAfter is how long is read before somebody is told.
var tellAfter = ui.Ticks(1000)

// NewList returns the stored matches, which nobody has looked for yet.
func NewList(st *stage.Stage, lib *library.Library) *List {
	return &List{stage: st, known: map[string]Match{}, most: listedAtOnce,
		reader: recordReader{lib: lib, stage: st}, Changed: func() {}}
}

// Read lists the stored records, and has the ones that are not known yet read in the ticks of step.
func (s *List) Read() {
	if s.listing {
		return
	}
	s.listing = true
	st := s.stage
	st.Store.List(func(items []store.Item, err error) {
		if err != nil {
			st.Log.Error("the matches cannot be listed", "error", err)
			s.listing = false
			s.Changed()
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

// take shows the known records, and has the others read.
func (s *List) take(items []store.Item) {
	known := s.stage.Known
	at := make(map[string]time.Time, len(items))
	ids := make([]string, len(items))
	for i, item := range items {
		at[item.ID], ids[i] = s.lastPlayed(item), item.ID
	}
	ids = s.sorted(ids, func(id string) time.Time { return at[id] })
	known.Save(ids)
	shown := min(len(items), s.most)
	s.order, s.Older, s.queue = ids[:shown], len(items)-shown, nil
	byID := make(map[string]store.Item, len(items))
	for _, item := range items {
		byID[item.ID] = item
	}
	for _, id := range s.order {
		item := byID[id]
		m, ok := s.known[item.ID]
		if ok = ok && m.Size == item.Size; !ok {
			r := known.Of(item.ID)
			ok = r.Size == item.Size && r.Rules == rulesOf(s.reader.lib, r)
			m = matchOf(r)
			if !ok || s.wanted(r) {
				s.queue = append(s.queue, item)
			}
		}
		if delete(s.known, item.ID); ok {
			m.At = at[item.ID]
			s.known[item.ID] = m
		}
	}
	s.queue = s.reader.keep(s.queue)
	s.Changed()
}

// sorted returns the names of records, the match played last first. Of records made in the same second, the later one
// has a number behind its name.
func (s *List) sorted(ids []string, at func(id string) time.Time) []string {
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
			m.At = d.at
			s.known[d.id] = m
		}
	}
	return out
}

// wanted reports whether a known record is to be read again: a finished match that counts and is not yet in the ledger.
func (s *List) wanted(r stage.Known) bool {
	return r.Summary != nil && r.Summary.Over && counted(r.ID, r.Summary.Players) && !s.stage.Ledger.Book.Has(r.Match)
}

// lastPlayed returns when a match was played last: when it ended, as the ledger says, or when this program added to its
// record. If neither is known, the name of the record says when it was made. The time of a file is the last resort,
// since copies of folders have another one.
func (s *List) lastPlayed(item store.Item) time.Time {
	r := s.stage.Known.Of(item.ID)
	if r.Summary != nil && r.Summary.Over {
		if at, err := time.Parse(EndedForm, s.stage.Ledger.Book.Ended(r.Match)); err == nil {
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

// Reading reports whether something is yet to be listed or read.
func (s *List) Reading() bool { return s.listing || len(s.queue) > 0 || s.reader.busy() }

// Busy reports whether a scene should wait before it shows the list: the list is being made, or so little is read that
// nobody has been told of it.
func (s *List) Busy() bool { return s.listing || s.Reading() && s.waited < tellAfter }

// Unread lists the names of the records that are yet to be asked for.
func (s *List) Unread() (ids []string) {
	for _, item := range s.queue {
		ids = append(ids, item.ID)
	}
	return ids
}

// Step reads for as long as a tick has time, and reports whether there is more to do.
func (s *List) Step() (more bool) {
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
		s.order = s.sorted(s.order, func(id string) time.Time {
			return s.lastPlayed(store.Item{ID: id, Changed: s.known[id].At})
		})
	}
	if s.news && (done || s.waited%16 == 0) || done && s.waited > tellAfter || s.waited == tellAfter {
		s.news = false
		s.Changed()
	}
	return true
}

// learned takes what was learnt of a record. One that cannot be continued is listed too, so that nothing disappears
// silently.
func (s *List) learned(item store.Item, r stage.Known) {
	m := matchOf(r)
	s.stage.Known.Learn(r)
	m.At = s.lastPlayed(item)
	s.known[m.ID], s.news = m, true
}

// Line says how many matches are still being read, once that takes longer than a moment; "" otherwise.
func (s *List) Line() string {
	if s.waited < tellAfter {
		return ""
	}
	n := len(s.queue)
	if s.reader.busy() {
		n++
	}
	return s.stage.Text("list.reading", lang.Num("n", n))
}

// Report says what is known of the matches, and whether they are still being read.
func (s *List) Report(r *stage.Report) {
	r.Busy = r.Busy || s.Reading()
	if s.Older > 0 {
		r.State["older"] = s.Older
	}
	if n := len(s.queue) + len(s.reader.fetched) + s.reader.asked; n > 0 {
		r.State["unread"] = n
	}
	r.Heard.Tells("list.reading", s.Line(), false)
}

// More shows older matches too.
func (s *List) More() {
	s.most += listedAtOnce
	s.Read()
}

// UnderWay returns the matches that can be continued, the one played last first.
func (s *List) UnderWay() []Match {
	return s.those(func(m Match) bool { return !m.Over })
}

// Past returns the finished matches, the one played last first.
func (s *List) Past() []Match {
	return s.those(func(m Match) bool { return m.Over })
}

func (s *List) those(want func(Match) bool) (list []Match) {
	for _, id := range s.order {
		if m := s.known[id]; m.ID != "" && want(m) {
			list = append(list, m)
		}
	}
	return list
}

// LastGame returns the game of the most recent match, or "".
func (s *List) LastGame() string {
	for _, id := range s.order {
		if m := s.known[id]; m.Game != "" {
			return m.Game
		}
	}
	return ""
}

// Delete deletes a match and reads the list again. A toast says why it cannot be deleted.
func (s *List) Delete(m Match, toast *ui.Toast) {
	st := s.stage
	st.Store.Delete(m.ID, func(err error) {
		if err != nil {
			st.Log.Error("a match cannot be deleted", "id", m.ID, "error", err)
			toast.Show(ui.IconWarning, page.OpenError(st, err), st.Kit.Palette.Blood, nil)
		}
		s.Read()
	})
}
