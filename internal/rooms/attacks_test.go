//go:build !js

package rooms

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/coder/websocket"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/intime"
	"runehall/internal/workshop/roomstest"
)

// raw is a device that need not follow the protocol: the test chooses each text that it sends.
type raw struct {
	t    testing.TB
	conn *websocket.Conn
}

func (h *house) raw() *raw {
	h.t.Helper()
	conn, _, err := websocket.Dial(h.t.Context(), h.address,
		&websocket.DialOptions{Subprotocols: []string{talk.Protocol}})
	if err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(func() { _ = conn.CloseNow() })
	conn.SetReadLimit(1 << 20)
	return &raw{h.t, conn}
}

func (r *raw) say(text string) {
	r.t.Helper()
	_ = r.conn.Write(r.t.Context(), websocket.MessageText, []byte(text)) // the host may have closed the line already
}

func (r *raw) send(m talk.Message) {
	r.t.Helper()
	text, err := json.Marshal(m)
	if err != nil {
		r.t.Fatal(err)
	}
	r.say(string(text))
}

// refusal reads until the host refuses something, and returns the reason with code −1. If the host closes the line
// first, it returns the close code instead.
func (r *raw) refusal() (reason string, code websocket.StatusCode) {
	r.t.Helper()
	for {
		_, text, err := r.conn.Read(r.t.Context())
		if err != nil {
			return "", websocket.CloseStatus(err)
		}
		var m talk.Message
		if err := json.Unmarshal(text, &m); err != nil {
			r.t.Fatal(err)
		}
		if m.Say == talk.SayNo {
			return m.Reason, -1
		}
	}
}

// next returns the next message.
func (r *raw) next() (said talk.Message) {
	r.t.Helper()
	_, text, err := r.conn.Read(r.t.Context())
	if err := errors.Join(err, json.Unmarshal(text, &said)); err != nil {
		r.t.Fatal(err)
	}
	return said
}

// until reads up to the next message of a kind.
func (r *raw) until(say string) talk.Message {
	r.t.Helper()
	for {
		if said := r.next(); said.Say == say {
			return said
		}
	}
}

// gone waits until the host has closed the line.
func (r *raw) gone() {
	r.t.Helper()
	for {
		if _, _, err := r.conn.Read(r.t.Context()); err != nil {
			return
		}
	}
}

func TestWhatCannotBeUnderstoodEndsTheLine(t *testing.T) {
	h := newHouse(t, testLimits())
	for _, text := range []string{
		"", "x", "[]", "{}", `{"say":"enter"}`, `{"say":"do","number":1,"deed":{}}`, `{"say":"make"}`,
		"{\"say\":\"enter\",\"enter\":{}}x", "\xff\xfe", "null",
		`{"say":"state"}`, strings.Repeat(`{"say":`, 300), strings.Repeat("[", 4000),
	} {
		r := h.raw()
		r.say(text)
		if got, _ := r.refusal(); got != notSaid.Reason {
			t.Errorf("%.40q: %q", text, got)
		}
		r.gone()
	}
	made := h.make("masters", nil, "person", "person")
	for _, text := range []string{
		`{"say":"do"}`, `{"say":"do","number":0,"deed":{"do":"end"}}`, `{"say":"do","number":-1,"deed":{"do":"end"}}`,
		`{"say":"read"}`, `{"say":"feel"}`,
		`{"say":"feel","emblem":8}`, `{"say":"feel","emblem":-1}`, `{"say":"enter","enter":{}}`,
		`{"say":"make","make":{}}`, `{"say":"do","number":1,"deed":{"seat":99999}}`,
	} {
		r := h.raw()
		r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
		r.say(text)
		if got, _ := r.refusal(); got != notSaid.Reason {
			t.Errorf("%.60q: %q", text, got)
		}
		r.gone()
	}
	r := h.raw()
	if err := r.conn.Write(t.Context(), websocket.MessageBinary, []byte{1}); err != nil {
		t.Fatal(err)
	}
	if got, _ := r.refusal(); got != notSaid.Reason {
		t.Errorf("bytes: %q", got)
	}
}

func TestSizesAndRates(t *testing.T) {
	limits := testLimits()
	limits.Message, limits.Record, limits.Rate, limits.Burst = 1000, 2000, 1, 10
	h := newHouse(t, limits)
	r := h.raw()
	r.say(strings.Repeat("x", 4001))
	if got, code := r.refusal(); code != websocket.StatusMessageTooBig {
		t.Errorf("a long message: %q, code %d", got, code)
	}
	made := h.make("masters", nil, "person", "person")
	r = h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
	if _, _, err := r.conn.Read(t.Context()); err != nil { // it has entered
		t.Fatal(err)
	}
	r.say(strings.Repeat("x", 1001))
	if got, code := r.refusal(); code != websocket.StatusMessageTooBig {
		t.Errorf("a long message in a room: %q, code %d", got, code)
	}
	r = h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
	for range 30 {
		r.say(`{"say":"read","reader":-1}`)
	}
	if got, _ := r.refusal(); got != tooFast.Reason {
		t.Errorf("thirty messages at once: %q", got)
	}
	r.gone()
}

// TestAMatchMayBeTooLongToBring brings a record to two hosts. Limits.Record bounds the whole message, which is longer
// than the record: one host takes only the record's length, the other one twice that.
func TestAMatchMayBeTooLongToBring(t *testing.T) {
	record := begun(t, "stones", 20)
	for most, want := range map[int]string{len(record): noSuchMatch.Reason, 2 * len(record): ""} {
		limits := testLimits()
		limits.Record = int64(most)
		r := newHouse(t, limits).raw()
		r.send(talk.Message{Say: talk.SayMake, Make: &talk.Make{Game: "stones", Record: record}})
		_, text, err := r.conn.Read(t.Context())
		var got talk.Message
		if err := errors.Join(err, json.Unmarshal(text, &got)); err != nil {
			t.Fatal(err)
		}
		if got.Reason != want || (got.Made == nil) != (want != "") {
			t.Errorf("%d bytes where %d are taken: %+v", len(record), most, got)
		}
	}
}

func TestManyRoomsAndGuessedOnes(t *testing.T) {
	limits := testLimits()
	limits.MadePerHour, limits.MissedPerHour, limits.Rooms = 5, 4, 7
	h := newHouse(t, limits)
	ask := func(m talk.Message) string {
		r := h.raw()
		r.send(m)
		_, text, err := r.conn.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		var got talk.Message
		if err := json.Unmarshal(text, &got); err != nil {
			t.Fatal(err)
		}
		return got.Reason
	}
	two := []room.Sitter{{Driver: "person", Colour: "a", Emblem: "b"}, {Driver: "person", Colour: "a", Emblem: "b"}}
	for n := range 7 {
		want := ""
		if n >= 5 {
			want = tooMany.Reason
		}
		if got := ask(talk.Message{Say: talk.SayMake, Make: &talk.Make{Game: "masters", Seats: two}}); got != want {
			t.Errorf("room %d: %q, want %q", n, got, want)
		}
	}
	for n, id := range []string{talk.NewSecret(), talk.NewSecret(), "../../etc", "", talk.NewSecret(),
		talk.NewSecret()} {
		want := noSuchRoom.Reason
		if n >= 4 {
			want = tooMany.Reason
		}
		if got := ask(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: id}}); got != want {
			t.Errorf("guess %d: %q, want %q", n, got, want)
		}
	}
	limits.MadePerHour = 100
	h.close()
	h.limits = limits
	h.open()
	for n := range 4 {
		want := ""
		if n >= 2 { // the journal still holds five of the seven rooms
			want = tooMany.Reason
		}
		if got := ask(talk.Message{Say: talk.SayMake, Make: &talk.Make{Game: "masters", Seats: two}}); got != want {
			t.Errorf("room %d of seven: %q, want %q", n+6, got, want)
		}
	}
}

func TestWhatCannotBeMade(t *testing.T) {
	h := newHouse(t, testLimits())
	sitter := room.Sitter{Driver: "person", Colour: "a", Emblem: "b"}
	for what, m := range map[string]talk.Make{
		"no game":  {Game: "chess", Seats: []room.Sitter{sitter, sitter}},
		"no seats": {Game: "masters"},
		"one seat": {Game: "masters", Seats: []room.Sitter{sitter}},
		"many seats": {Game: "masters",
			Seats: []room.Sitter{sitter, sitter, sitter, sitter, sitter, sitter, sitter}},
		"no option": {Game: "masters", Options: map[string]string{"x": "y"},
			Seats: []room.Sitter{sitter, sitter}},
		"no level": {Game: "masters",
			Seats: []room.Sitter{sitter, {Driver: "wizard", Colour: "a", Emblem: "b"}}},
		"no record":                {Game: "masters", Record: "runehall"},
		"a record of another game": {Game: "stones", Record: begun(t, "masters", 0)},
		"a match that is over":     {Game: "masters", Record: begun(t, "masters", 1000)},
		"a move that cannot be":    {Game: "masters", Record: forged(t)},
		"a line": {Game: "masters",
			Seats: []room.Sitter{sitter, {Driver: "person", Colour: "a\nmoves", Emblem: "b"}}},
	} {
		r := h.raw()
		r.send(talk.Message{Say: talk.SayMake, Make: &m})
		if got, _ := r.refusal(); got != noSuchMatch.Reason {
			t.Errorf("%s: %q", what, got)
		}
	}
}

func TestConnectionsAreBounded(t *testing.T) {
	limits := testLimits()
	limits.PerAddress, limits.PerRoom = 6, 2
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	var all []*raw
	for n := range 3 {
		r := h.raw()
		r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
		if n == 2 {
			if got, _ := r.refusal(); got != tooMany.Reason {
				t.Errorf("a third device in the room: %q", got)
			}
			r.gone()
			continue
		}
		if _, _, err := r.conn.Read(t.Context()); err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	refused := 0
	for range 6 {
		conn, answer, err := websocket.Dial(t.Context(), h.address, nil)
		switch {
		case err == nil:
			all = append(all, &raw{t, conn})
		case answer != nil && answer.StatusCode == http.StatusTooManyRequests:
			refused++
		default:
			t.Error(err)
		}
	}
	if refused < 2 {
		t.Errorf("eight devices of one address: %d were refused", refused)
	}
	for _, r := range all {
		_ = r.conn.CloseNow()
	}
}

func TestAllDevicesTogetherAreBounded(t *testing.T) {
	limits := testLimits()
	limits.Connections = 2
	h := newHouse(t, limits)
	h.raw()
	last := h.raw()
	if _, answer, err := websocket.Dial(t.Context(), h.address, nil); err == nil || answer == nil ||
		answer.StatusCode != http.StatusTooManyRequests {
		t.Errorf("a third device of two: %v", err)
	}
	last.say("x") // which ends its line
	last.gone()
	for {
		conn, _, err := websocket.Dial(t.Context(), h.address, nil)
		if err == nil { // once the host has noticed
			_ = conn.CloseNow()
			return
		}
	}
}

// TestWhoComesAgainAndAgainIsTurnedAway has one address connect and leave again and again. It never has more than one
// connection, but the host would tell everybody in a room of each coming and going.
func TestWhoComesAgainAndAgainIsTurnedAway(t *testing.T) {
	var m meter
	m.open, m.buckets = map[string]int{}, map[string]*bucket{}
	limits := testLimits()
	limits.PerAddress = 4
	now := time.Now()
	come := func(address string) bool {
		in := m.enter(address, limits, now)
		if in {
			m.leave(address)
		}
		return in
	}
	for n := range 20 {
		if got, want := come("a"), n < comings*4; got != want {
			t.Errorf("the same address comes for the %d. time: %v", n+1, got)
		}
	}
	if !come("b") {
		t.Error("another address is turned away, too")
	}
	now = now.Add(2 * time.Second)
	for n := range 3 {
		if got, want := come("a"), n < 2; got != want {
			t.Errorf("two seconds later, for the %d. time: %v", n+1, got)
		}
	}
}

// TestWhereSomebodyComesFrom forges the X-Forwarded-For header: a host trusts it only behind a proxy, and then only its
// last address, which the proxy itself added.
func TestWhereSomebodyComesFrom(t *testing.T) {
	for _, c := range []struct {
		proxied   bool
		remote    string
		forwarded []string // a header each
		want      string
	}{
		{false, "192.0.2.1:5", nil, "192.0.2.1"}, {false, "192.0.2.1:5", []string{"198.51.100.9"}, "192.0.2.1"},
		{true, "127.0.0.1:5", []string{"198.51.100.9"}, "198.51.100.9"},
		{true, "127.0.0.1:5", []string{"10.0.0.1, 198.51.100.9"}, "198.51.100.9"},
		{true, "127.0.0.1:5", []string{"10.0.0.1", "10.0.0.2, 198.51.100.9"}, "198.51.100.9"},
		{true, "127.0.0.1:5", []string{"10.0.0.1", "198.51.100.9"}, "198.51.100.9"},
		{true, "127.0.0.1:5", nil, "127.0.0.1"}, {true, "127.0.0.1:5", []string{""}, "127.0.0.1"},
		{false, "[2001:db8:1:2:3:4:5:6]:5", nil, "2001:db8:1:2::"},
		{true, "127.0.0.1:5", []string{"2001:db8:1:2::9"}, "2001:db8:1:2::"},
		{false, "[::ffff:192.0.2.1]:5", nil, "::ffff:192.0.2.1"}, {false, "[fe80::1:2:3:4%eth0]:5", nil, "fe80::"},
	} {
		r := http.Request{RemoteAddr: c.remote, Header: http.Header{}}
		for _, said := range c.forwarded {
			r.Header.Add("X-Forwarded-For", said)
		}
		s := Server{config: Config{Proxied: c.proxied}}
		if got := s.address(&r); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// TestOneNetworkHasNotAllDevices connects devices from ever new addresses of one /48 network, as through a proxy: they
// are bounded, another network is let in, and places that were left are taken again.
func TestOneNetworkHasNotAllDevices(t *testing.T) {
	m := meter{open: map[string]int{}, buckets: map[string]*bucket{}}
	limits := Limits{Connections: 1000, PerAddress: 2}
	now := time.Now()
	enters := func(address string) bool { return m.enter(Line(address), limits, now) }
	in := 0
	for n := range 100 {
		if enters(fmt.Sprintf("2001:db8:1:%x::1", n)) {
			in++
		}
	}
	if in != siteOpen*limits.PerAddress {
		t.Errorf("%d devices", in)
	}
	if !enters("2001:db8:2::1") || !enters("192.0.2.1") {
		t.Error("others are kept out")
	}
	m.leave(Line("2001:db8:1:1::1"))
	if !enters("2001:db8:1:fe::1") || enters("2001:db8:1:fd::1") {
		t.Error("one comes for one that left")
	}
	for address := range m.open {
		if !strings.HasSuffix(address, "/48") {
			m.leave(address)
		}
	}
	if m.total != 0 || len(m.open) != 0 {
		t.Errorf("nobody is here, and %d are: %v", m.total, m.open)
	}
}

// TestFewHintsForOneAddress has devices of one address wait for hints: a few may, and others of another address.
func TestFewHintsForOneAddress(t *testing.T) {
	var m meter
	for n := range hintsOfOne + 2 {
		if m.thinks("192.0.2.1") != (n < hintsOfOne) {
			t.Errorf("hint %d is allowed: %v", n, n >= hintsOfOne)
		}
	}
	if !m.thinks("192.0.2.2") {
		t.Error("another address waits too")
	}
	m.thought("192.0.2.2")
	for range hintsOfOne {
		m.thought("192.0.2.1")
	}
	if len(m.hints) != 0 || !m.thinks("192.0.2.1") {
		t.Errorf("nobody waits any more: %v", m.hints)
	}
}

// TestOneNetworkCannotMakeAllRooms makes rooms from 65,600 addresses of one /48 network, as one customer may have: it
// makes four times as many as one address may, and another network is let in meanwhile.
func TestOneNetworkCannotMakeAllRooms(t *testing.T) {
	m := meter{open: map[string]int{}, buckets: map[string]*bucket{}}
	now := time.Now()
	made := 0
	for round := range 2 {
		for n := range manyBuckets + 64 {
			if round == 1 && n > 0 {
				break // the buckets of the addresses may have been forgotten; that of the network is not
			}
			if m.hourly("make", Line(fmt.Sprintf("2001:db8:1:%x::1", n%manyBuckets)), 60, now) {
				made++
			}
		}
	}
	if made != 4*60 {
		t.Errorf("%d rooms", made)
	}
	if !m.hourly("make", Line("2001:db8:2::1"), 60, now) || !m.hourly("make", Line("192.0.2.1"), 60, now) {
		t.Error("another network is kept out")
	}
	if !m.hourly("make", Line("2001:db8:1::1"), 60, now.Add(time.Hour)) {
		t.Error("it is kept out for ever")
	}
}

// TestAskingForEverythingCountsAsMore asks to read as another reader. The host answers with everything that this reader
// knows, so each request counts as several messages.
func TestAskingForEverythingCountsAsMore(t *testing.T) {
	limits := testLimits()
	limits.Rate, limits.Burst, limits.Reading = 1e-6, 12, 5
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	for reads, want := range map[int]string{2: room.NotYourSeat.Reason, 3: tooFast.Reason} {
		r := h.raw()
		r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
		for range reads {
			r.say(`{"say":"read","reader":-1}`)
		}
		r.say(`{"say":"feel","emblem":1}`) // refused if it is heard at all: this device has no seat
		if got, _ := r.refusal(); got != want {
			t.Errorf("%d times: %q, want %q", reads, got, want)
		}
	}
}

// TestARoomIsFullOneDay has somebody rise and sit down, and ask and withdraw, until the lines for such deeds are used
// up. The match still has its own lines; then it is played until they are used up, too.
func TestARoomIsFullOneDay(t *testing.T) {
	limits := testLimits()
	limits.Lines = 96
	h := newHouse(t, limits)
	made := h.make("stones", nil, "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	full := ""
	for n := range 60 {
		rises := a.Does(room.Deed{Do: room.DoRise, Seat: 0})
		if full == "" && !rises.Done {
			if full = rises.Reason; n < 20 {
				t.Errorf("no more than %d times", n)
			}
		} else if full != "" && rises.Done {
			t.Error("once more than fits")
		}
		if sits := a.Does(room.Deed{Do: room.DoSit, Seat: 0}); !sits.Done {
			t.Fatalf("nobody can sit down any more: %+v", sits)
		}
	}
	if full != roomFull.Reason {
		t.Fatalf("somebody rises sixty times: %q", full)
	}
	for n := 0; ; n++ {
		if asks := a.Does(room.Deed{Do: room.DoEnd, Seat: 0}); asks.Reason == roomFull.Reason && n > 3 {
			break
		} else if !asks.Done || n > 6 {
			t.Fatalf("for the %d. time somebody asks: %+v", n+1, asks)
		}
		if withdraws := a.Does(room.Deed{Do: room.DoRefuse, Seat: 0}); !withdraws.Done {
			t.Fatalf("%+v", withdraws)
		}
	}
	chance := games.NewChance(1, 1)
	for {
		a.Poll(time.Now())
		b.Poll(time.Now())
		g := a
		if !roomstest.Must(a.State()) {
			g = b
		}
		st := g.State()
		if !roomstest.Must(st) {
			continue // neither may move: one of them has yet to hear of the last move
		}
		got := g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps,
			Move: roomstest.Choosers["stones"](t, st, &chance)})
		if got.Reason == roomFull.Reason {
			if st.Steps < 40 {
				t.Errorf("no more than %d steps", st.Steps)
			}
			return
		}
		if !got.Done && got.Reason != room.Stale.Reason {
			t.Fatalf("%+v", got)
		}
	}
}

// TestAskingWithoutEndTakesNoRoomFromTheMatch has somebody ask to end the match, and withdraw the question, until the
// lines for questions are used up. The match goes on all the same.
func TestAskingWithoutEndTakesNoRoomFromTheMatch(t *testing.T) {
	limits := testLimits()
	limits.Lines = 96
	h := newHouse(t, limits)
	made := h.make("stones", nil, "person", "person")
	guests := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
	asked := 0
	for ; asked < 60; asked++ {
		if a := guests[0].Does(room.Deed{Do: room.DoEnd, Seat: 0}); !a.Done {
			if a.Reason != roomFull.Reason {
				t.Fatalf("%+v", a)
			}
			break
		}
		if a := guests[0].Does(room.Deed{Do: room.DoRefuse, Seat: 0}); !a.Done {
			if a.Reason != roomFull.Reason {
				t.Fatalf("%+v", a)
			}
			break
		}
	}
	if asked < 4 || asked == 60 {
		t.Errorf("it was asked for %d times", asked)
	}
	chance := games.NewChance(1, 1)
	for steps := range 20 {
		for _, g := range guests {
			g.Until(func() bool { return g.State().Steps >= steps })
		}
		g := guests[0]
		if !roomstest.Must(g.State()) {
			g = guests[1]
		}
		st := g.State()
		if st.Steps > steps {
			continue // the room has already made this move itself, since it was the only legal one
		}
		if a := g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps,
			Move: roomstest.Choosers["stones"](t, st, &chance)}); !a.Done {
			t.Fatalf("step %d: %+v", steps, a)
		}
	}
}

// TestTheLastAnswerFindsRoom uses the last line for questions to ask for the end of the match. The other persons'
// consent would be lines more: the match must end all the same.
func TestTheLastAnswerFindsRoom(t *testing.T) {
	limits := testLimits()
	limits.Lines = 72 // nine of them for questions
	h := newHouse(t, limits)
	made := h.make("stones", nil, "person", "person", "person")
	a, b, c := h.sits(made, 0), h.sits(made, 1), h.sits(made, 2)
	for range 4 {
		for _, do := range []string{room.DoEnd, room.DoRefuse} {
			if got := a.Does(room.Deed{Do: do, Seat: 0}); !got.Done {
				t.Fatalf("%s: %+v", do, got)
			}
		}
	}
	if asks := a.Does(room.Deed{Do: room.DoEnd, Seat: 0}); !asks.Asked {
		t.Fatalf("%+v", asks)
	}
	for s, g := range []*roomstest.Guest{b, c} {
		if agrees := g.Does(room.Deed{Do: room.DoAgree, Seat: games.Seat(s + 1)}); !agrees.Done {
			t.Fatalf("%+v", agrees)
		}
	}
	a.Until(func() bool { return a.State().End != nil })
}

// TestARoomIsFullWhileComputersPlay fills rooms of one person and two computer players, with different limits, until it
// has happened both at the person's turn and at a computer player's. All devices are told, also one that enters
// afterwards.
func TestARoomIsFullWhileComputersPlay(t *testing.T) {
	limits := testLimits()
	turns := map[bool]bool{}
	for limits.Lines = 20; limits.Lines < 60 && len(turns) < 2; limits.Lines++ {
		h := newHouse(t, limits)
		made := h.make("stones", nil, "person", "greedy", "greedy")
		a, watcher := h.sits(made, 0), h.guest(talk.Enter{Room: made.Room})
		chance := games.NewChance(1, 1)
		for !h.stuck(made) {
			if a.Until(func() bool { return h.stuck(made) || roomstest.Must(a.State()) }); roomstest.Must(a.State()) {
				st := a.State()
				a.Does(room.Deed{Do: room.DoMove, Seat: 0, After: st.Steps,
					Move: roomstest.Choosers["stones"](t, st, &chance)})
			}
		}
		for i, g := range []*roomstest.Guest{a, watcher} {
			if g.Hears(); !g.Full() {
				t.Fatalf("with %d lines device %d is not told that the room is full", limits.Lines, i)
			}
		}
		late := h.guest(talk.Enter{Room: made.Room})
		late.Until(func() bool { return late.State() != nil })
		if !late.Full() || late.State().Steps != a.State().Steps {
			t.Errorf("with %d lines one who comes later is told of %d steps, not %d; full: %v", limits.Lines,
				late.State().Steps, a.State().Steps, late.Full())
		}
		turns[roomstest.Must(a.State())] = true
		h.close()
	}
	if len(turns) < 2 {
		t.Errorf("it was a person's turn, or a computer player's, each time: %v", turns)
	}
}

// stuck asks the host itself whether the room is full. What a guest knows of it may be behind.
func (h *house) stuck(made talk.Made) bool {
	t := h.server.awake(made.Room)
	defer h.server.release(t)
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.isStuck()
}

// TestPagesOfOthersMayNotConnect connects with the Origin headers of other pages. Browsers send that header, and no
// page can change it.
func TestPagesOfOthersMayNotConnect(t *testing.T) {
	h := newHouse(t, testLimits())
	for origin, want := range map[string]bool{
		h.http.URL: true, "": true, "http://evil.example": false, "null": false, h.http.URL + ".evil.example": false,
		"https://" + strings.TrimPrefix(h.http.URL, "http://") + "0": false,
	} {
		header := http.Header{}
		if origin != "" {
			header.Set("Origin", origin)
		}
		conn, _, err := websocket.Dial(t.Context(), h.address, &websocket.DialOptions{HTTPHeader: header})
		if (err == nil) != want {
			t.Errorf("origin %q: %v", origin, err)
		}
		if conn != nil {
			_ = conn.CloseNow()
		}
	}
	answer, err := http.Get(h.http.URL + talk.Path)
	if err != nil {
		t.Fatal(err)
	}
	if err := answer.Body.Close(); err != nil || answer.StatusCode != http.StatusUpgradeRequired {
		t.Errorf("a plain request: %s, %v", answer.Status, err)
	}
}

// TestNobodyActsOrReadsForAnother moves, sits down and reads for other people's seats, moves too early, and sends the
// same move again.
func TestNobodyActsOrReadsForAnother(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	watcher := h.guest(talk.Enter{Room: made.Room})
	watcher.Until(func() bool { return watcher.State() != nil })
	chance := games.NewChance(1, 1)
	if roomstest.Must(b.State()) {
		a, b = b, a
	}
	a.Until(func() bool { return roomstest.Must(a.State()) })
	st := a.State()
	d := room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps,
		Move: roomstest.Choosers["masters"](t, st, &chance)}
	for _, forger := range []*roomstest.Guest{b, watcher} {
		if got := forger.Does(d); got.Done || got.Reason != room.NotYourSeat.Reason {
			t.Errorf("a forged move: %+v", got)
		}
		if got := forger.Does(room.Deed{Do: room.DoSit, Seat: st.Reader}); got.Done {
			t.Errorf("sits down on somebody: %+v", got)
		}
	}
	if got := watcher.Does(room.Deed{Do: room.DoSit, Seat: 0}); got.Reason != room.NotInvited.Reason {
		t.Errorf("who watches sits down: %+v", got)
	}
	ahead := d
	ahead.After++
	if got := a.Does(ahead); got.Reason != room.Ahead.Reason {
		t.Errorf("a move that comes too early: %+v", got)
	}
	for range 3 {
		if got := a.Does(d); !got.Done {
			t.Errorf("a move, and its replay: %+v", got)
		}
	}
	if got := a.State().Steps; got != 1 {
		t.Errorf("%d steps of one move", got)
	}
	for _, reader := range []games.Seat{a.State().Reader, games.All, 4} {
		r := h.raw()
		r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room, Secret: b.Entered.Secret}})
		r.send(talk.Message{Say: talk.SayRead, Reader: &reader})
		if got, _ := r.refusal(); got != mayNotRead.Reason {
			t.Errorf("reader %d: %q", reader, got)
		}
	}
}

// TestOtherSecretsOpenNothing enters with secrets that are valid, but for another room or another purpose. Such a
// device may only watch.
func TestOtherSecretsOpenNothing(t *testing.T) {
	h := newHouse(t, testLimits())
	made, other := h.make("masters", nil, "person", "person"), h.make("masters", nil, "person", "person")
	seated := h.sits(made, 0)
	for what, enter := range map[string]talk.Enter{
		"of another room": {Invite: other.Invite, Host: other.Host},
		"exchanged":       {Invite: made.Host, Host: made.Invite},
		"of a seat":       {Invite: seated.Entered.Secret, Host: seated.Entered.Secret},
		"its own id":      {Invite: made.Room, Host: made.Room, Secret: made.Room},
		"as a device's":   {Secret: made.Host},
		"what is stored": {Invite: talk.Key(made.Invite), Host: talk.Key(made.Host),
			Secret: talk.Key(seated.Entered.Secret)},
	} {
		enter.Room = made.Room
		g := h.guest(enter)
		g.Until(func() bool { return g.State() != nil })
		for want, d := range map[*room.Refusal]room.Deed{
			room.NotInvited:  {Do: room.DoSit, Seat: 1, Name: "nobody"},
			room.NotTheHost:  {Do: room.DoClock, Seconds: 60},
			room.NotYourSeat: {Do: room.DoRise, Seat: 0},
		} {
			if got := g.Does(d); got.Done || got.Reason != want.Reason {
				t.Errorf("with a secret that is %s, %s is answered with %+v", what, d.Do, got)
			}
		}
		if reader := g.State().Reader; reader != games.Public {
			t.Errorf("with a secret that is %s it reads as seat %d", what, reader)
		}
	}
	if st := seated.State(); !st.Seats[1].Free || st.Seats[0].Free || st.Clock != 0 {
		t.Errorf("the room is %+v", st)
	}
}

// TestASlowReaderIsLeft has a device ask for more than its queue holds and never read: the host drops it, and the match
// of the others goes on to the end.
func TestASlowReaderIsLeft(t *testing.T) {
	limits := testLimits()
	limits.Queue = 64
	h := newHouse(t, limits)
	made := h.make("stones", nil, "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	r := h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
	for range 4000 { // each is answered with everything that the public knows
		r.say(`{"say":"read","reader":-1}`)
	}
	var others sync.WaitGroup
	others.Go(func() { a.Plays("stones", 5, nil) })
	b.Plays("stones", 6, nil)
	others.Wait()
	if b.State().End == nil {
		t.Error("the match did not end")
	}
	h.server.mu.Lock()
	table := h.server.live[made.Room]
	h.server.mu.Unlock()
	b.Until(func() bool {
		table.mu.Lock()
		defer table.mu.Unlock()
		return len(table.devices) <= 2
	})
}

// TestAHalfOpenLineIsGivenUp has a device answer no ping, as if its network had failed without closing the connection.
func TestAHalfOpenLineIsGivenUp(t *testing.T) {
	limits := testLimits()
	limits.Ping, limits.Write = 20*time.Millisecond, 20*time.Millisecond
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	r := h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
	here := func() int {
		h.server.meter.mu.Lock()
		defer h.server.meter.mu.Unlock()
		return h.server.meter.total
	}
	for here() > 0 { // pings are answered while reading, and this device never reads
		time.Sleep(time.Millisecond)
	}
}

func TestWhoDoesNotEnterIsLeft(t *testing.T) {
	limits := testLimits()
	limits.Enter = 20 * time.Millisecond
	h := newHouse(t, limits)
	r := h.raw()
	if got, _ := r.refusal(); got != tooSlow.Reason {
		t.Errorf("who says nothing: %q", got)
	}
	r.gone()
}

// TestNoSecretIsInTheLog logs a failed write whose error names the room's file, and a failed attempt to enter; then it
// looks for the room's secrets in the log.
func TestNoSecretIsInTheLog(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	a := h.sits(made, 0)
	h.server.log("a disk", fmt.Errorf("write %s: %w", h.dir+"/"+made.Room[:2]+"/"+made.Room+".room",
		errors.New("full")))
	r := h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: talk.NewSecret(), Host: made.Host}})
	r.gone()
	h.close()
	log := h.log.String()
	for what, secret := range map[string]string{"room": made.Room, "host": made.Host, "invite": made.Invite,
		"device": a.Entered.Secret, "key": talk.Key(a.Entered.Secret)} {
		if strings.Contains(log, secret) {
			t.Errorf("the log has the secret of the %s:\n%s", what, log)
		}
	}
	if !strings.Contains(log, "full") {
		t.Errorf("the log does not say what went wrong:\n%s", log)
	}
	h.log.mu.Lock()
	h.log.buf.Reset()
	h.log.mu.Unlock()
}

// TestComputerPlayersMoveAtTheBeat checks that moves come only at multiples of the pace, however long the thinking
// took. So the time gives away nothing about the decision.
func TestComputerPlayersMoveAtTheBeat(t *testing.T) {
	const pace = 100 * time.Millisecond
	for thought, want := range map[time.Duration]time.Duration{0: pace, time.Millisecond: pace,
		99 * time.Millisecond: pace, 150 * time.Millisecond: 2 * pace, 205 * time.Millisecond: 3 * pace} {
		synctest.Test(t, func(t *testing.T) {
			ctx, stop := context.WithCancel(t.Context())
			defer stop()
			table := &table{server: &Server{config: Config{Pace: pace}, ctx: ctx}}
			beat := time.Now()
			time.Sleep(thought)
			if err := table.await(beat); err != nil {
				t.Fatal(err)
			}
			if got := time.Since(beat); got != want {
				t.Errorf("after thinking for %v the move comes after %v, want %v", thought, got, want)
			}
		})
	}
}

// TestAHostDoesNotWaitForPhonesThatSleep closes a host while a device reads nothing, and so answers no farewell.
func TestAHostDoesNotWaitForPhonesThatSleep(t *testing.T) {
	intime.Try(t, 4*time.Second, func(limit time.Duration) error {
		h := newHouse(t, testLimits())
		made := h.make("masters", nil, "person", "person")
		r := h.raw()
		r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
		r.until(talk.SayState)
		began := time.Now()
		h.close()
		if took := time.Since(began); took < farewell/2 || took > limit {
			return fmt.Errorf("the host closes after %v", took)
		}
		return nil
	})
}

// TestALineIsNotDeadWhileTheHostIsBusy lets a device wait for a room that is busy, for longer than it may take to
// answer whether it is there: the line stays.
func TestALineIsNotDeadWhileTheHostIsBusy(t *testing.T) {
	limits := testLimits()
	limits.Ping, limits.Write = 20*time.Millisecond, 300*time.Millisecond
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	r := h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &talk.Enter{Room: made.Room}})
	r.until(talk.SayState)
	table, err := h.server.table(t.Context(), made.Room)
	if err != nil {
		t.Fatal(err)
	}
	defer h.server.release(table)
	table.mu.Lock()
	go func() {
		time.Sleep(4 * limits.Write)
		table.mu.Unlock()
	}()
	r.send(talk.Message{Say: talk.SayDo, Number: 1, Deed: &room.Deed{Do: room.DoSit}})
	if got, code := r.refusal(); got != room.NotInvited.Reason {
		t.Errorf("it is told %q, %v", got, code)
	}
}
