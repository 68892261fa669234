package matches

import (
	"errors"

	"runehall/internal/store"
	"runehall/scenes/library"
	"runehall/scenes/stage"
)

// Brought is what a collection has brought that was not here before.
type Brought struct {
	Matches int  // records that were stored
	Days    int  // puzzles of days that are solved, given up or further
	Lessons int  // that were played to their end
	Seats   int  // games whose last seats, with their names, are known
	Choice  bool // whether what was chosen in the settings was taken
}

// namesKeys are the keys of what is taken from elsewhere only where there is nothing here.
func namesKeys(lib *library.Library) []string {
	keys := []string{stage.NameKey}
	for _, g := range lib.Games {
		keys = append(keys, stage.SeatingKey(g.ID))
	}
	return keys
}

// giveOwn passes on what the persons here have of their own, by key: what they have chosen and learnt, what became of
// the puzzles of the days, and names. What belongs to the device stays here: its secrets in rooms, with which anybody
// would have its seats, the place of its window, and what is known of records, which is learnt again.
func giveOwn(st *stage.Stage, lib *library.Library, done func(own map[string][]byte)) {
	st.Diary.Then(func() {
		own := map[string][]byte{stage.DaysKey: st.Diary.Text()}
		text, err := st.Settings.Text()
		if err != nil {
			st.Log.Error("the settings cannot be given out", "error", err)
		} else {
			own[stage.SettingsKey] = text
		}
		settingsOf(st, namesKeys(lib), func(key string, text []byte) {
			if text != nil {
				own[key] = text
			}
		}, func() { done(own) })
	})
}

// settingsOf reads what the store keeps under keys, one after another, and passes each on, nil for what is not there;
// then it calls done.
func settingsOf(st *stage.Stage, keys []string, each func(key string, text []byte), done func()) {
	if len(keys) == 0 {
		done()
		return
	}
	st.Store.Setting(keys[0], func(text []byte, err error) {
		switch {
		case err == nil:
			each(keys[0], append([]byte{}, text...))
		case errors.Is(err, store.ErrNotFound):
			each(keys[0], nil)
		default: // it is neither given out nor written over
			st.Log.Error("what is kept cannot be read", "key", keys[0], "error", err)
		}
		settingsOf(st, keys[1:], each, done)
	})
}

// takeOwn adds what persons have of their own elsewhere to what is here, and calls done with what was new.
func takeOwn(st *stage.Stage, lib *library.Library, own map[string][]byte, done func(Brought)) {
	var b Brought
	if text, ok := own[stage.SettingsKey]; ok {
		other, err := stage.ReadSettings(text)
		if err != nil {
			st.Log.Warn("the settings from elsewhere are damaged", "error", err)
		}
		both, learned, took := st.Settings.Add(other)
		for _, id := range learned {
			if _, game := lib.Game(id); !game { // that somebody was asked about lessons is none
				b.Lessons++
			}
		}
		if b.Choice = took; !both.Equal(st.Settings) {
			st.Apply(both)
		}
	}
	st.Diary.Then(func() {
		if text, ok := own[stage.DaysKey]; ok {
			b.Days = st.Diary.Add(text)
		}
		settingsOf(st, namesKeys(lib), func(key string, here []byte) {
			text, ok := own[key]
			if !ok || len(here) > 0 || len(text) == 0 {
				return
			}
			if key != stage.NameKey {
				b.Seats++
			}
			st.Store.SetSetting(key, text, func(err error) {
				if err != nil {
					st.Log.Error("names from elsewhere cannot be stored", "key", key, "error", err)
				}
			})
		}, func() { done(b) })
	})
}
