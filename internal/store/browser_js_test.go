package store

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"syscall/js"
	"testing"
)

// The browser's backend is tested only if this binary runs in a page. Under Node there is no database, so only the
// backend in memory is tested.
func init() {
	if js.Global().Get("indexedDB").Truthy() {
		places["browser"] = func(t *testing.T) *Store { return openDatabase(t, strconv.FormatUint(rand.Uint64(), 36)) }
	}
}

// openDatabase opens a store in a database of its own, which is deleted after the test.
func openDatabase(t *testing.T, name string) *Store {
	s := Open(Config{Dir: name, Failed: func(err error) { t.Error(err) }})
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		js.Global().Get("indexedDB").Call("deleteDatabase", databaseName+"-"+name)
	})
	return s
}

func needDatabase(t *testing.T) {
	if places["browser"] == nil {
		t.Skip("there is no indexedDB here")
	}
}

// TestSecondTab opens the same database twice, as two tabs do. The second tab is refused a record while the first
// writes it, can read it meanwhile, and can open it afterwards.
func TestSecondTab(t *testing.T) {
	needDatabase(t)
	first, second := openDatabase(t, "tabs"), openDatabase(t, "tabs")
	w := create(t, first, "toy", "head\n")
	if _, _, err := open(t, second, w.ID()); !errors.Is(err, ErrBusy) {
		t.Errorf("the second tab: %v", err)
	}
	if err := appendLine(t, first, w, "one\n"); err != nil {
		t.Error(err)
	}
	if text, err := read(t, second, w.ID()); err != nil || text != "head\none\n" {
		t.Errorf("the second tab reads %q, %v", text, err)
	}
	w.Close()
	poll(t, first)
	w2, text, err := open(t, second, w.ID())
	if err != nil || text != "head\none\n" {
		t.Fatalf("after closing the second tab gets %q, %v", text, err)
	}
	if err := appendLine(t, second, w2, "two\n"); err != nil {
		t.Error(err)
	}
}

// TestPastTheLock has a writer whose lock does not protect it any more: it must notice that another one has written,
// and overwrite nothing.
func TestPastTheLock(t *testing.T) {
	needDatabase(t)
	s := openDatabase(t, "past")
	w := create(t, s, "toy", "head\n")
	ghost := &Writer{store: s, id: w.ID(), journal: &browserJournal{place: s.place.(*page).kept, id: w.ID(), next: 1,
		release: func() {}}}
	if err := appendLine(t, s, w, "one\n"); err != nil {
		t.Fatal(err)
	}
	if err := appendLine(t, s, ghost, "other\n"); !errors.Is(err, ErrBusy) {
		t.Errorf("the other writer: %v", err)
	}
	if text, err := read(t, s, w.ID()); err != nil || text != "head\none\n" {
		t.Errorf("read %q, %v", text, err)
	}
}

// TestKeepAlive tests the signs of life that replace locks in browsers without the Web Locks API.
func TestKeepAlive(t *testing.T) {
	needDatabase(t)
	release, err := keepAlive("test")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := keepAlive("test"); !errors.Is(err, ErrBusy) {
		t.Errorf("taken twice: %v", err)
	}
	release()
	release, err = keepAlive("test")
	if err != nil {
		t.Fatalf("after its release: %v", err)
	}
	release()
	// a sign of life of a page that ended without removing it
	js.Global().Get("localStorage").Call("setItem", "writer test", "gone 12345")
	if release, err = keepAlive("test"); err != nil {
		t.Fatalf("after a silence: %v", err)
	}
	release()
}

// TestThrown has JavaScript throw different things, each of which must become an error.
func TestThrown(t *testing.T) {
	for name, f := range map[string]func(){
		"exception":     func() { js.Global().Call("eval", "throw new Error('x')") },
		"plain value":   func() { js.Global().Call("eval", "throw 7") },
		"undefined":     func() { js.Global().Get("noSuchThing").Call("f") },
		"not a method":  func() { js.Global().Call("noSuchFunction") },
		"thrown quota":  func() { js.Global().Call("eval", "throw {name: 'QuotaExceededError'}") },
		"thrown denied": func() { js.Global().Call("eval", "throw {name: 'SecurityError'}") },
	} {
		err := try(func() error { f(); return nil })
		if err == nil {
			t.Errorf("%s: no error", name)
		}
		if name == "thrown quota" && !errors.Is(err, ErrFull) || name == "thrown denied" && !errors.Is(err, ErrDenied) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestClearedUnderAWriter clears the database while a match is written. The writer must notice, and must not leave
// lines without their head.
func TestClearedUnderAWriter(t *testing.T) {
	needDatabase(t)
	s := openDatabase(t, "cleared")
	w := create(t, s, "toy", "head\n")
	s.place.(*page).kept.db.Get("onversionchange").Invoke() // as when another page deletes the database
	if err := s.place.(*page).kept.transact("readwrite", []any{storeRecords, storeLines}, func(tx js.Value) error {
		tx.Call("objectStore", storeRecords).Call("clear")
		tx.Call("objectStore", storeLines).Call("clear")
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if err := appendLine(t, s, w, "one\n"); !errors.Is(err, ErrGone) {
		t.Errorf("the writer: %v", err)
	}
	if _, err := read(t, s, w.ID()); !errors.Is(err, ErrNotFound) {
		t.Errorf("what is left: %v", err)
	}
}

// TestNothingKept opens a store in a page without a database: it works in memory, and says once that nothing is kept.
func TestNothingKept(t *testing.T) {
	if places["browser"] != nil {
		t.Skip("there is an indexedDB here")
	}
	told := 0
	s := Open(Config{Forgets: func(err error) {
		if told++; err == nil {
			t.Error("there is no reason")
		}
	}})
	w := create(t, s, "toy", "head\n")
	if err := appendLine(t, s, w, "one\n"); err != nil {
		t.Error(err)
	}
	if text, err := read(t, s, w.ID()); err != nil || text != "head\none\n" || told != 1 {
		t.Errorf("read %q, %v, told %d times", text, err, told)
	}
}
