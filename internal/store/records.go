package store

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// List passes all records to done, the most recently changed first.
func (s *Store) List(done func(items []Item, err error)) {
	if err := s.ready(); err != nil {
		s.start(true, func() func() { return func() { done(nil, err) } })
		return
	}
	both, large := s.place.(merging)
	s.start(s.inline && !large, func() func() {
		items, err := s.place.list()
		return func() {
			if large {
				items, err = both.merge(items, err)
			}
			done(items, err)
		}
	})
}

// stampForm is how the name of a record says when it was made.
const stampForm = "20060102-150405"

// Made returns when the record of a name was made here, or on the device that it was adopted from; the zero time if the
// name does not say.
func Made(id string) time.Time {
	_, stamp, _ := strings.Cut(id, "-")
	at, err := time.Parse(stampForm, stamp[:min(len(stamp), len(stampForm))])
	if err != nil {
		return time.Time{}
	}
	return at
}

// Begun returns when the match in the record of a name was begun; the zero time if the name does not say it, as in a
// record from elsewhere.
func Begun(id string) time.Time {
	if Guest(id) {
		return time.Time{}
	}
	return Made(id)
}

// Create makes a new record that starts with head, under a new name that starts with the game's id, and passes its
// writer to done.
func (s *Store) Create(game string, head []byte, done func(w *Writer, err error)) {
	err := checkName(game)
	if err != nil {
		s.start(true, func() func() { return func() { done(nil, err) } })
		return
	}
	s.create(game+"-"+time.Now().UTC().Format(stampForm), head, done)
}

// create makes a new record under a name, or under one that begins so.
func (s *Store) create(stamp string, head []byte, done func(w *Writer, err error)) {
	err := s.ready()
	if err == nil {
		err = checkID(stamp)
	}
	if err == nil {
		err = checkSize(len(head))
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(nil, err) } })
		return
	}
	s.start(s.inline, func() func() {
		for n := 1; ; n++ {
			id := stamp
			if n > 1 {
				id += "-" + strconv.Itoa(n)
			}
			j, err := s.place.create(id, head)
			if errors.Is(err, errExists) {
				continue
			}
			if err != nil {
				return func() { done(nil, fmt.Errorf("new record: %w", err)) }
			}
			return func() {
				w := s.writer(id, j, len(head))
				w.touch()
				done(w, nil)
			}
		}
	})
}

// Open takes a record for writing, and passes its writer and its complete lines to done. An incomplete last line was
// never acknowledged and is cut off.
func (s *Store) Open(id string, done func(w *Writer, text []byte, err error)) {
	err := s.ready()
	if err == nil {
		err = checkID(id)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(nil, nil, err) } })
		return
	}
	s.start(s.inline, func() func() {
		j, text, err := s.place.open(id)
		if err != nil {
			return func() { done(nil, nil, fmt.Errorf("open record %s: %w", id, err)) }
		}
		return func() { done(s.writer(id, j, len(text)), text, nil) }
	})
}

// Read passes the text of a record to done, without holding the record for writing.
func (s *Store) Read(id string, done func(text []byte, err error)) {
	err := s.ready()
	if err == nil {
		err = checkID(id)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(nil, err) } })
		return
	}
	s.start(s.inline, func() func() {
		text, err := s.place.read(id)
		if err != nil {
			err = fmt.Errorf("read record %s: %w", id, err)
		}
		return func() { done(text, err) }
	})
}

// guest marks the names of records that came from elsewhere.
const guest = ".guest"

// Guest reports whether a record came from elsewhere, by its name: it was brought in by [Store.Import].
func Guest(id string) bool {
	game, _, _ := strings.Cut(id, "-")
	return strings.HasSuffix(game, guest)
}

// Import stores a text that came from elsewhere as a new record and passes its id to done.
func (s *Store) Import(game string, text []byte, done func(id string, err error)) {
	s.Create(game+guest, text, func(w *Writer, err error) {
		if err != nil {
			done("", err)
			return
		}
		w.Close()
		done(w.ID(), nil)
	})
}

// Adopt stores a record under the name that it had on another device, or under one that begins so if that is taken
// here, and passes its name to done.
func (s *Store) Adopt(id string, text []byte, done func(id string, err error)) {
	s.create(portID(bare(id, extension)), text, func(w *Writer, err error) {
		if err != nil {
			done("", err)
			return
		}
		w.Close()
		done(w.ID(), nil)
	})
}

// Export gives the person at the device a copy of a record, never overwriting anything, and passes its place to done:
// the path of a file, or in the browser the name of the download.
func (s *Store) Export(id string, done func(place string, err error)) {
	s.Read(id, func(text []byte, err error) {
		if err != nil {
			done("", err)
			return
		}
		s.Save(id, text, done)
	})
}

// Save gives the person at the device a text as a file whose name begins with name, as [Store.Export] does with a
// record that is stored.
func (s *Store) Save(name string, text []byte, done func(place string, err error)) {
	s.save(name, extension, text, done)
}

// pictureEnding ends the names of pictures.
const pictureEnding = ".png"

// SavePicture gives the person at the device a PNG as a file whose name begins with name.
func (s *Store) SavePicture(name string, png []byte, done func(place string, err error)) {
	s.save(name, pictureEnding, png, done)
}

func (s *Store) save(name, ending string, content []byte, done func(place string, err error)) {
	name = bare(name, ending)
	err := s.ready()
	if err == nil {
		err = checkID(name)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done("", err) } })
		return
	}
	s.start(s.inline, func() func() {
		place, err := s.place.export(name, ending, content)
		if err != nil {
			err = fmt.Errorf("save %s: %w", name, err)
		}
		return func() { done(place, err) }
	})
}

// Delete removes a record for good. A record that is open for writing, here or elsewhere, is kept: [ErrBusy].
func (s *Store) Delete(id string, done func(err error)) {
	err := s.ready()
	if err == nil {
		err = checkID(id)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(err) } })
		return
	}
	s.start(s.inline, func() func() {
		err := s.place.remove(id)
		if err != nil {
			err = fmt.Errorf("delete record %s: %w", id, err)
		}
		return func() { done(err) }
	})
}
