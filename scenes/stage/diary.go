package stage

import (
	"errors"
	"log/slog"
	"time"

	"runehall/games/puzzle"
	"runehall/internal/store"
)

// Diary keeps what became of the puzzles of the days here.
type Diary struct {
	puzzle.Diary // to be read; [Diary.Note] changes it
	store        *store.Store
	log          *slog.Logger
	asked, read  bool
	waiting      []func()
	dirty        bool
	storing      bool
}

// NewDiary returns the diary that a store keeps.
func NewDiary(s *store.Store, log *slog.Logger) *Diary { return &Diary{store: s, log: log} }

// Then runs f once everything has been read that is kept: at once, or in a later tick.
func (d *Diary) Then(f func()) {
	if d.read {
		f()
		return
	}
	d.waiting = append(d.waiting, f)
	if d.asked {
		return
	}
	d.asked = true
	d.store.Setting(DaysKey, func(text []byte, err error) {
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			d.log.Warn("what became of the puzzles cannot be read", "error", err)
		}
		kept, damaged := puzzle.ReadDiary(text)
		if damaged > 0 {
			d.log.Warn("what became of the puzzles is damaged", "lines", damaged)
		}
		d.Diary, d.read = kept, true
		for _, f := range d.waiting {
			f()
		}
		d.waiting = nil
	})
}

// Note records the result of a day's puzzle. Only the first result counts.
func (d *Diary) Note(day int, r puzzle.Result) {
	d.Then(func() {
		if d.Diary.Note(day, r) {
			d.dirty = true
			d.keep()
		}
	})
}

// Add records the results of another device's stored diary, leaving out damaged lines. It returns how many days
// changed. The own diary must have been read before ([Diary.Then]).
func (d *Diary) Add(text []byte) (news int) {
	other, damaged := puzzle.ReadDiary(text)
	if damaged > 0 {
		d.log.Warn("the puzzles from elsewhere are damaged", "lines", damaged)
	}
	if news = d.Diary.Add(other); news > 0 {
		d.dirty = true
		d.keep()
	}
	return news
}

// keep stores everything, as soon as the last storing has ended. After a failure the next result brings another try.
func (d *Diary) keep() {
	if d.storing || !d.dirty {
		return
	}
	d.storing, d.dirty = true, false
	d.store.SetSetting(DaysKey, d.Text(), func(err error) {
		d.storing = false
		if err != nil {
			d.log.Warn("what became of a puzzle cannot be stored", "error", err)
			return
		}
		d.keep()
	})
}

// Today returns the number of the day by the date here ([puzzle.Day]).
func (s *Stage) Today() int {
	now := time.Now
	if s.Now != nil {
		now = s.Now
	}
	year, month, day := s.Here(now()).Date()
	return puzzle.Day(year, int(month), day)
}

// Here returns a moment in the zone in which the device is now: its date is the one here. Nothing else knows of zones.
func (s *Stage) Here(t time.Time) time.Time {
	switch {
	case s.Zone != nil:
		return s.Zone(t)
	case s.Now != nil: // tests set the clock
		return t.In(s.Now().Location())
	}
	return t.Local()
}

// DateOf returns the date of a day.
func DateOf(day int) time.Time { return time.Unix(int64(day)*24*60*60, 0).UTC() }
