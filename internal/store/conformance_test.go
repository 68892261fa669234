package store

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
)

// poll runs the store until nothing is under way.
func poll(t testing.TB, s *Store) {
	t.Helper()
	deadline := time.Now().Add(5 * time.Minute) // far longer than a busy machine needs
	for s.Poll(); s.Busy(); s.Poll() {
		time.Sleep(time.Millisecond) // the browser has one thread
		if time.Now().After(deadline) {
			t.Fatal("an operation does not end")
		}
	}
}

// answers does every operation that takes the name of a record, a setting or a journal, and returns each one's error.
// It fails if an operation is not answered exactly once.
func answers(t *testing.T, s *Store, name string) map[string]error {
	t.Helper()
	got := map[string]error{}
	times := map[string]int{}
	answer := func(op string) func(error) {
		times[op] = 0
		return func(err error) { got[op] = err; times[op]++ }
	}
	text := func(op string) func([]byte, error) {
		done := answer(op)
		return func(_ []byte, err error) { done(err) }
	}
	place := func(op string) func(string, error) {
		done := answer(op)
		return func(_ string, err error) { done(err) }
	}
	s.Setting(name, text("setting"))
	s.SetSetting(name, nil, answer("set"))
	s.Journal(name, text("journal"))
	s.AddToJournal(name, []byte("x\n"), answer("add to"))
	create := answer("create")
	s.Create(name, []byte("x\n"), func(_ *Writer, err error) { create(err) })
	open := answer("open")
	s.Open(name, func(_ *Writer, _ []byte, err error) { open(err) })
	s.Read(name, text("read"))
	s.Import(name, []byte("x\n"), place("import"))
	s.Export(name, place("export"))
	s.Delete(name, answer("delete"))
	s.Adopt(name, []byte("x\n"), place("adopt"))
	poll(t, s)
	for op, n := range times {
		if n != 1 {
			t.Errorf("%s %q is answered %d times", op, name, n)
		}
	}
	return got
}

// The helpers below do an operation and wait for its answer.

func create(t testing.TB, s *Store, game, head string) *Writer {
	t.Helper()
	var writer *Writer
	s.Create(game, []byte(head), func(w *Writer, err error) {
		if err != nil {
			t.Fatalf("create: %v", err)
		}
		writer = w
	})
	poll(t, s)
	return writer
}

func open(t testing.TB, s *Store, id string) (*Writer, string, error) {
	t.Helper()
	var (
		writer *Writer
		text   []byte
		fault  error
	)
	s.Open(id, func(w *Writer, b []byte, err error) { writer, text, fault = w, b, err })
	poll(t, s)
	return writer, string(text), fault
}

func read(t testing.TB, s *Store, id string) (string, error) {
	t.Helper()
	var (
		text  []byte
		fault error
	)
	s.Read(id, func(b []byte, err error) { text, fault = b, err })
	poll(t, s)
	return string(text), fault
}

func appendLine(t testing.TB, s *Store, w *Writer, line string) error {
	t.Helper()
	var fault error
	ran := false
	w.Append([]byte(line), func(err error) { fault, ran = err, true })
	poll(t, s)
	if !ran {
		t.Fatal("an append was never answered")
	}
	return fault
}

func ids(t testing.TB, s *Store) []string {
	t.Helper()
	var names []string
	s.List(func(items []Item, err error) {
		if err != nil {
			t.Fatalf("list: %v", err)
		}
		for _, item := range items {
			names = append(names, item.ID)
		}
	})
	poll(t, s)
	slices.Sort(names)
	return names
}

// TestConformance runs the same tests against every backend of this platform.
func TestConformance(t *testing.T) {
	for name, fresh := range places {
		t.Run(name, func(t *testing.T) {
			for _, c := range conformance {
				t.Run(c.name, func(t *testing.T) { c.run(t, fresh(t)) })
			}
		})
	}
}

// places are the backends to test. Files for single platforms add their own.
var places = map[string]func(t *testing.T) *Store{
	"memory": func(t *testing.T) *Store { return Memory(Config{Failed: func(err error) { t.Error(err) }}) },
}

var conformance = []struct {
	name string
	run  func(t *testing.T, s *Store)
}{
	{"grows and reads", func(t *testing.T, s *Store) {
		w := create(t, s, "toy", "head\n")
		for _, line := range []string{"one\n", "two\nthree\n"} {
			if err := appendLine(t, s, w, line); err != nil {
				t.Fatal(err)
			}
		}
		if text, err := read(t, s, w.ID()); err != nil || text != "head\none\ntwo\nthree\n" {
			t.Errorf("read %q, %v", text, err)
		}
		w.Close()
		_, text, err := open(t, s, w.ID())
		if err != nil || text != "head\none\ntwo\nthree\n" {
			t.Errorf("opened again: %q, %v", text, err)
		}
	}},
	{"new records get new names", func(t *testing.T, s *Store) {
		a, b := create(t, s, "toy", "a\n"), create(t, s, "toy", "b\n")
		if a.ID() == b.ID() {
			t.Fatalf("both are called %s", a.ID())
		}
		if text, err := read(t, s, a.ID()); err != nil || text != "a\n" {
			t.Errorf("the first is %q, %v", text, err)
		}
		if got := ids(t, s); len(got) != 2 {
			t.Errorf("listed %q", got)
		}
	}},
	{"one writer", func(t *testing.T, s *Store) {
		w := create(t, s, "toy", "head\n")
		if _, _, err := open(t, s, w.ID()); !errors.Is(err, ErrBusy) {
			t.Errorf("a second writer: %v", err)
		}
		s.Delete(w.ID(), func(err error) {
			if !errors.Is(err, ErrBusy) {
				t.Errorf("deleting under the writer: %v", err)
			}
		})
		poll(t, s)
		w.Close()
		w2, _, err := open(t, s, w.ID())
		if err != nil {
			t.Fatalf("after closing: %v", err)
		}
		if err := appendLine(t, s, w, "late\n"); !errors.Is(err, ErrClosed) {
			t.Errorf("append to a closed writer: %v", err)
		}
		if err := appendLine(t, s, w2, "line\n"); err != nil {
			t.Error(err)
		}
	}},
	{"keep", func(t *testing.T, s *Store) {
		w := create(t, s, "toy", "head\none\nbad\n")
		w.Truncate(len("head\none\n"), func(err error) {
			if err != nil {
				t.Errorf("keep: %v", err)
			}
		})
		poll(t, s)
		if err := appendLine(t, s, w, "two\n"); err != nil {
			t.Fatal(err)
		}
		if text, err := read(t, s, w.ID()); err != nil || text != "head\none\ntwo\n" {
			t.Errorf("repaired: %q, %v", text, err)
		}
		if got := ids(t, s); !slices.Equal(got, []string{w.ID()}) {
			t.Errorf("the kept original is listed: %q", got)
		}
	}},
	{"delete", func(t *testing.T, s *Store) {
		w := create(t, s, "toy", "head\n")
		w.Close()
		var fault error
		s.Delete(w.ID(), func(err error) { fault = err })
		poll(t, s)
		if fault != nil {
			t.Fatal(fault)
		}
		if _, err := read(t, s, w.ID()); !errors.Is(err, ErrNotFound) {
			t.Errorf("read after delete: %v", err)
		}
		s.Delete(w.ID(), func(err error) { fault = err })
		poll(t, s)
		if !errors.Is(fault, ErrNotFound) {
			t.Errorf("deleted twice: %v", fault)
		}
	}},
	{"import and export", func(t *testing.T, s *Store) {
		var id string
		s.Import("toy", []byte("head\none\n"), func(got string, err error) {
			if err != nil {
				t.Errorf("import: %v", err)
			}
			id = got
		})
		poll(t, s)
		if text, err := read(t, s, id); err != nil || text != "head\none\n" {
			t.Errorf("imported %q, %v", text, err)
		}
		s.Export(id, func(place string, err error) {
			if err != nil || place == "" {
				t.Errorf("exported to %q, %v", place, err)
			}
		})
		poll(t, s)
		if w, _, err := open(t, s, id); err != nil {
			t.Errorf("open what was imported: %v", err)
		} else {
			w.Close()
		}
	}},
	{"settings", func(t *testing.T, s *Store) {
		var (
			got   []byte
			fault error
		)
		get := func(key string) {
			s.Setting(key, func(value []byte, err error) { got, fault = value, err })
			poll(t, s)
		}
		if get("lang"); !errors.Is(fault, ErrNotFound) {
			t.Errorf("never set: %v", fault)
		}
		for _, value := range []string{"de", "", "uk"} {
			s.SetSetting("lang", []byte(value), func(err error) {
				if err != nil {
					t.Errorf("set: %v", err)
				}
			})
			if get("lang"); fault != nil || string(got) != value {
				t.Errorf("set %q, got %q, %v", value, got, fault)
			}
			clear(s.known) // what a later start of the program reads
			if get("lang"); fault != nil || !bytes.Equal(got, []byte(value)) {
				t.Errorf("stored %q, got %q, %v", value, got, fault)
			}
		}
	}},
	{"journals", func(t *testing.T, s *Store) {
		var (
			got   string
			fault error
		)
		get := func() {
			s.Journal("ledger", func(text []byte, err error) { got, fault = string(text), err })
			poll(t, s)
		}
		if get(); !errors.Is(fault, ErrNotFound) {
			t.Errorf("before its first line: %v", fault)
		}
		for _, lines := range []string{"one\n", "two\nthree\n", "torn"} {
			s.AddToJournal("ledger", []byte(lines), func(err error) { fault = err })
			if poll(t, s); fault != nil {
				t.Fatal(fault)
			}
		}
		if get(); fault != nil || got != "one\ntwo\nthree\ntorn" {
			t.Errorf("it is %q, %v", got, fault)
		}
		if list := ids(t, s); len(list) != 0 {
			t.Errorf("it is listed as a record: %q", list)
		}
		s.AddToJournal("../ledger", []byte("x\n"), func(err error) { fault = err })
		if poll(t, s); fault == nil {
			t.Error("a bad name is taken")
		}
	}},
	{"from elsewhere", func(t *testing.T, s *Store) {
		var names []string
		took := func(id string, err error) {
			if err != nil {
				t.Error(err)
			}
			names = append(names, id)
		}
		s.Import("toy", []byte("head\n"), took)
		s.Adopt("toy-20260304-153000", []byte("a\n"), took)
		s.Adopt("toy-20260304-153000", []byte("b\n"), took)
		poll(t, s)
		if len(names) != 3 || !Guest(names[0]) || Guest(names[1]) || names[1] != "toy-20260304-153000" ||
			names[2] != "toy-20260304-153000-2" {
			t.Fatalf("they are called %q", names)
		}
		if !Begun(names[0]).IsZero() || Begun(names[2]).IsZero() {
			t.Errorf("they began at %v and %v", Begun(names[0]), Begun(names[2]))
		}
		s.Save("all", []byte("text"), func(place string, err error) {
			if err != nil || !strings.HasSuffix(place, "all.runehall") {
				t.Errorf("exported to %q, %v", place, err)
			}
		})
		s.SavePicture("all", []byte("picture"), func(place string, err error) {
			if err != nil || !strings.HasSuffix(place, "all.png") {
				t.Errorf("a picture is saved to %q, %v", place, err)
			}
		})
		poll(t, s)
	}},
	{"bad names", func(t *testing.T, s *Store) {
		for _, name := range []string{"", ".", "..", "../x", "a/b", `a\b`, "A", "a b", "é", string(make([]byte, 200))} {
			for op, err := range answers(t, s, name) {
				if err == nil && op != "adopt" { // adopting a record replaces a bad name
					t.Errorf("%s %q", op, name)
				}
			}
		}
	}},
	{"nothing there", func(t *testing.T, s *Store) {
		if got := ids(t, s); len(got) != 0 {
			t.Errorf("a new place lists %q", got)
		}
		if _, _, err := open(t, s, "toy-1"); !errors.Is(err, ErrNotFound) {
			t.Errorf("open: %v", err)
		}
		if _, err := read(t, s, "toy-1"); !errors.Is(err, ErrNotFound) {
			t.Errorf("read: %v", err)
		}
	}},
	{"closed", func(t *testing.T, s *Store) {
		w := create(t, s, "toy", "head\n")
		if err := s.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
		if err := s.Close(); err != nil {
			t.Errorf("close twice: %v", err)
		}
		poll(t, s)
		if err := appendLine(t, s, w, "x\n"); !errors.Is(err, ErrClosed) {
			t.Errorf("append: %v", err)
		}
		if _, err := read(t, s, w.ID()); !errors.Is(err, ErrClosed) {
			t.Errorf("read: %v", err)
		}
	}},
}

// broken is a backend that can do nothing, and says why.
type broken struct {
	backend
	why error
}

func (b broken) create(string, []byte) (journal, error)        { return nil, b.why }
func (b broken) open(string) (journal, []byte, error)          { return nil, nil, b.why }
func (b broken) read(string) ([]byte, error)                   { return nil, b.why }
func (b broken) remove(string) error                           { return b.why }
func (b broken) setting(string) ([]byte, error)                { return nil, b.why }
func (b broken) setSetting(string, []byte) error               { return b.why }
func (b broken) readJournal(string) ([]byte, error)            { return nil, b.why }
func (b broken) growJournal(string, []byte) error              { return b.why }
func (b broken) export(string, string, []byte) (string, error) { return "", b.why }
func (b broken) close() error                                  { return nil }

// TestErrorsSayWhatWasTried has a place that can do nothing: each error says what was tried with what, before the
// reason. What a program's log says of a full disk is of little use without.
func TestErrorsSayWhatWasTried(t *testing.T) {
	why := errors.New("the disk is on fire")
	s := newStore(Config{}, broken{why: why}, nil, true)
	defer s.Close()
	got := answers(t, s, "toy")
	s.Save("toy", nil, func(_ string, err error) { got["save"] = err })
	poll(t, s)
	want := map[string]string{
		"setting": "read setting toy", "set": "store setting toy",
		"journal": "read journal toy", "add to": "add to journal toy",
		"create": "new record", "open": "open record toy", "read": "read record toy", "import": "new record",
		"export": "read record toy", "delete": "delete record toy", "adopt": "new record", "save": "save toy",
	}
	for op, err := range got {
		if !errors.Is(err, why) || err.Error() != want[op]+": "+why.Error() {
			t.Errorf("%s: %v", op, err)
		}
	}
	for op := range want {
		if _, answered := got[op]; !answered {
			t.Errorf("%s is not answered", op)
		}
	}
}
