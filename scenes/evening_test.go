//go:build !js

package scenes

import (
	"bytes"
	"errors"
	"slices"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/internal/workshop/roomstest"
	"runehall/ui"
)

// evening is a room with a shared screen, a phone at the first seat, and a screen elsewhere that watches.
type evening struct {
	*hostess
	shared, phone, watcher *driver
	stores                 map[*driver]*store.Store
	chance                 games.Chance
	early                  int    // records on the wire before the end
	sits                   string // the link that lets people sit down
}

func newEvening(t *testing.T) *evening {
	t.Helper()
	e := &evening{hostess: newHostess(t), stores: map[*driver]*store.Store{}, chance: games.NewChance(3, 3)}
	e.Heard = func(_ games.Seat, text []byte) {
		if e.Room().End() == nil && bytes.Contains(text, []byte(`"say":"`+talk.SayRecord)) {
			e.early++
		}
	}
	config := e.config()
	config.Store = store.Memory(store.Config{})
	e.shared = e.invitesWith(ui.Sz(1440, 900), config)
	e.stores[e.shared] = config.Store
	e.shared.tap("room.copy")
	e.sits = e.copied
	e.phone = e.joins(e.copied, store.Memory(store.Config{}))
	e.phone.tap("join.sit")
	e.shared.tap("room.watch")
	e.watcher = e.joins(e.copied, store.Memory(store.Config{}))
	e.shared.tap("room.begin")
	for _, d := range e.all() {
		d.settle()
		d.want("table")
	}
	return e
}

// joins opens a link on a device with a store of its own.
func (e *evening) joins(link string, kept *store.Store) *driver {
	e.t.Helper()
	d := launch(e.t, ui.Sz(412, 915), Config{Lang: "en", Open: []byte(link), Dial: e.Dial, Store: kept})
	e.stores[d] = kept
	return d
}

func (e *evening) all() []*driver { return []*driver{e.shared, e.phone, e.watcher} }

// plays plays the match to its end, the phone's seat at the phone and the other one at the shared screen.
func (e *evening) plays() {
	e.t.Helper()
	for e.Room().End() == nil {
		for s := range games.Seat(2) {
			st := e.Room().State(s)
			if !roomstest.Must(&st) {
				continue
			}
			deed := room.Deed{Do: room.DoMove, Seat: s, After: st.Steps,
				Move: roomstest.Choosers["masters"](e.t, &st, &e.chance)}
			client := e.shared.app.stage.Room // it plays for free seats
			for _, d := range e.all() {
				if c := d.app.stage.Room; c.Seat() == s {
					client = c
				}
			}
			client.Do(deed, func(a away.Answer) {
				if !a.Done {
					e.t.Errorf("%+v: %+v", deed, a)
				}
			})
			for _, d := range e.all() {
				d.tick()
			}
		}
	}
	for _, d := range e.all() {
		d.settle()
		d.want("results")
	}
}

// TestAgainInARoom plays three matches with the same seats and the same link. The phone begins the second one: its own
// table opens by itself, and the others' results stay until their button is pressed, or until nobody has touched a
// screen for a while at which nobody sits. Of the third one, who has left the results for the table goes over by
// itself.
func TestAgainInARoom(t *testing.T) {
	e := newEvening(t)
	e.plays()
	seats := slices.Clone(e.Room().Sitters())
	for s := range seats {
		seats[s].Seen = false // the host's screen has seen none of the next hands
	}
	if e.watcher.can("results.rematch") || !e.phone.can("results.rematch") || !e.shared.can("results.rematch") {
		t.Errorf("who may begin: %q, %q, %q", e.phone.names("results."), e.shared.names("results."),
			e.watcher.names("results."))
	}
	e.phone.tap("results.rematch")
	for _, d := range e.all() {
		for range 30 {
			d.tick()
		}
	}
	e.phone.want("table")
	for _, d := range []*driver{e.shared, e.watcher} {
		d.want("results")
		if d.line.State["next"] != true || !d.can("results.rematch") {
			t.Errorf("nothing says that the next match has begun: %v", d.line.State)
		}
	}
	if e.Room().Before() != 1 || !slices.Equal(e.Room().Sitters(), seats) {
		t.Errorf("after %d matches sit %+v", e.Room().Before(), e.Room().Sitters())
	}
	e.shared.tap("results.rematch")
	e.shared.settle()
	e.shared.want("table")
	for n := 0; e.watcher.line.Scene != "table"; n++ {
		if e.watcher.tick(); n > 3000 {
			t.Fatal("a screen at which nobody sits stays with the results for ever")
		}
	}
	e.plays()
	e.phone.tap("results.back")
	e.phone.settle()
	e.phone.want("table")
	e.shared.tap("results.rematch")
	for range 30 {
		for _, d := range e.all() {
			d.tick()
		}
	}
	if e.phone.want("table"); e.phone.app.stage.Room.State().Before != 2 || e.phone.moves() != 0 {
		t.Errorf("the phone that left its results is at match %d", e.phone.app.stage.Room.State().Before+1)
	}
	if e.closed != 0 || e.phone.app.stage.Room.State().Reader != 0 {
		t.Errorf("the host was closed %d times; the phone reads as %d", e.closed, e.phone.app.stage.Room.State().Reader)
	}
	for _, d := range []*driver{e.shared, e.phone, e.watcher} {
		if got := e.kept(d); len(got) != 2 {
			t.Errorf("%d matches are kept", len(got))
		}
	}
	if n, people := e.phone.counted(); n != 2 || len(people) != 1 {
		t.Errorf("the phone counts %d matches for %q", n, people)
	}
}

// TestASharedScreenLeavesTheGameNight plays two matches between two phones, and leaves the sheet of the game night on
// the screen that all share: when the next match has begun and nobody touches the screen, its table comes.
func TestASharedScreenLeavesTheGameNight(t *testing.T) {
	e := newEvening(t)
	e.watcher = e.joins(e.sits, store.Memory(store.Config{}))
	e.watcher.tap("join.sit")
	e.watcher.settle()
	e.watcher.want("table")
	next := func() {
		t.Helper()
		e.phone.tap("results.rematch")
		for range 30 {
			for _, d := range e.all() {
				d.tick()
			}
		}
		e.phone.want("table")
		for n := 0; e.shared.line.Scene != "table"; n++ {
			if e.shared.tick(); n > 3000 {
				t.Fatalf("the screen that all share stays at %s", e.shared.line.Scene)
			}
		}
	}
	e.plays()
	next()
	e.watcher.tap("results.rematch")
	e.watcher.settle()
	e.plays()
	e.shared.tap("results.evening")
	e.shared.settle()
	e.shared.want("evening")
	next()
}

// TestAPhoneSaysThatItsHostHasClosed closes the host beside a phone: the phone says so, and that the next code leads
// on, at the table and at the results. When the host is back, so is the phone. Files that the host no longer sends are
// fetched again without a word.
func TestAPhoneSaysThatItsHostHasClosed(t *testing.T) {
	defer func(old time.Duration) { fetchPause = old }(fetchPause)
	fetchPause = 0
	e := newEvening(t)
	fetched := 0
	e.phone.app.config.FetchAgain = func() { fetched++ }
	says := "The host has closed the room. Scan the next code."
	closes := func() {
		e.Refuse("room.refusal.host-closes")
		e.phone.tick()
		e.Down = true
		e.Cut()
		for range 20 {
			e.phone.tick()
		}
	}
	closes()
	if got := e.phone.line.State; got["room"] != "table.room.closed" || got["toast"] != says {
		t.Errorf("the phone says %v, %v", got["room"], got["toast"])
	}
	e.phone.app.SetMissing(2, errors.New("fetch board.pack: TypeError: Failed to fetch"))
	for range 5 {
		e.phone.tick()
	}
	if e.phone.line.State["missing"] != nil || fetched != 1 {
		t.Errorf("it says %v, and has fetched %d times", e.phone.line.State["missing"], fetched)
	}
	back := func() {
		t.Helper()
		e.Down = false
		for n := 0; e.phone.app.stage.Room.Status() != away.Here || e.shared.app.stage.Room.Status() != away.Here ||
			e.watcher.app.stage.Room.Status() != away.Here; n++ {
			time.Sleep(50 * time.Millisecond)
			for _, d := range e.all() {
				d.tick()
			}
			if n > 400 {
				t.Fatal("the phone does not come back")
			}
		}
	}
	back()
	if got := e.phone.line.State["room"]; got == "table.room.closed" {
		t.Errorf("the host is back, and the phone says %v", got)
	}
	e.plays()
	closes()
	if got := e.phone.line.State["room"]; got != says {
		t.Errorf("the results say %v", got)
	}
}

// TestATableThatFailsLeavesItsRoom has the host say what cannot be, while a phone sits beside the shared screen: the
// screen shows what went wrong, has left the room and closed its host, and no invitation lies over that.
func TestATableThatFailsLeavesItsRoom(t *testing.T) {
	e := newEvening(t)
	host := e.shared.app.stage.RoomHost
	if host == nil {
		t.Fatal("the shared screen is no host")
	}
	closed := 0
	ends := host.Close
	host.Close = func() { closed++; ends() }
	acts := []byte(`"acting":[{"seat":`)
	e.Heard = func(_ games.Seat, text []byte) {
		if at := bytes.Index(text, acts); at >= 0 {
			text[at+len(acts)] = '9' // there is no such seat
		}
	}
	// the state is sent once more
	e.shared.app.stage.Room.Do(room.Deed{Do: room.DoClock, Seconds: 3600}, func(away.Answer) {})
	for range 20 {
		e.shared.tick()
	}
	e.shared.settle()
	e.shared.want("error")
	if e.shared.app.stage.Room != nil || closed != 1 {
		t.Errorf("it is still in the room: %v; the host was closed %d times", e.shared.app.stage.Room != nil, closed)
	}
}

// kept returns the records that a store keeps.
func (e *evening) kept(d *driver) (texts [][]byte) {
	e.t.Helper()
	var ids []string
	e.stores[d].List(func(items []store.Item, err error) {
		if err != nil {
			e.t.Error(err)
		}
		for _, item := range items {
			ids = append(ids, item.ID)
		}
	})
	d.settle()
	for _, id := range ids {
		e.stores[d].Read(id, func(text []byte, err error) {
			if err != nil {
				e.t.Error(err)
			}
			texts = append(texts, text)
		})
	}
	d.settle()
	return texts
}

// counted returns for whom the matches of a device count.
func (d *driver) counted() (lines int, people []string) {
	book := &d.app.stage.Ledger.Book
	people = book.People()
	slices.Sort(people)
	return book.Len(), people
}

// TestAMatchInARoomIsLeftToAll plays a match to its end on a shared screen and a phone, with a screen elsewhere that
// watches. Everybody keeps the same record and can watch the match again. It counts for all at the shared screen, for
// one's own name at the phone, and not where somebody only watched. Coming back changes none of that. Before the end no
// record is on the wire.
func TestAMatchInARoomIsLeftToAll(t *testing.T) {
	e := newEvening(t)
	e.plays()
	record, err := e.Room().Record()
	if err != nil {
		t.Fatal(err)
	}
	own := record.Players[0].Name
	all := []string{own, record.Players[1].Name}
	slices.Sort(all)
	check := func(who string, d *driver, people ...string) {
		t.Helper()
		texts := e.kept(d)
		if len(texts) != 1 || !bytes.Equal(texts[0], record.Text()) {
			t.Errorf("%s keeps %d records: %.300q", who, len(texts), texts)
		}
		if n, got := d.counted(); !slices.Equal(got, people) || n != min(1, len(people)) {
			t.Errorf("%s counts %d matches for %q, want %q", who, n, got, people)
		}
		d.settle()
		for _, button := range []string{"results.replay", "results.share", "results.picture"} {
			if !d.can(button) {
				t.Errorf("%s: there is no %s among %v", who, button, d.names("results."))
			}
		}
		if d.line.State["rank.0"] != float64(e.Room().End().Result.Rank[0]) {
			t.Errorf("%s shows %v", who, d.line.State)
		}
	}
	check("the shared screen", e.shared, all...)
	check("the phone", e.phone, own)
	check("who watches", e.watcher)
	e.phone.tap("results.replay")
	e.phone.want("replay")
	again := e.joins(e.copied, e.stores[e.phone])
	again.settle()
	again.want("results")
	check("the phone that came back", again, own)
	if e.early > 0 {
		t.Errorf("%d records were sent before the end", e.early)
	}
}
