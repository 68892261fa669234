//go:build !js

package rooms

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/room"
	"runehall/games/toss"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// newSnatch makes a room of two persons who play Snatch.
func newSnatch(t *testing.T, seed uint64) *shelf {
	t.Helper()
	players := []games.Player{{Driver: games.Person, Colour: "amber", Emblem: "circle"},
		{Driver: games.Person, Colour: "sky", Emblem: "star"}}
	setup := games.Setup{Seats: 2, Seed: seed, Options: map[string]string{toss.OptionWay: "snatch"}}
	r, first, err := room.New(all.Entry, "toss", setup, players, talk.Key(talk.NewSecret()), talk.Key(talk.NewSecret()))
	if err != nil {
		t.Fatal(err)
	}
	m := &shelf{lines: [][]byte{first}}
	for s, key := range seatKeys {
		taken, err := r.Take(room.From{Seat: games.Nobody, Invited: true},
			room.Deed{Do: room.DoSit, Seat: games.Seat(s), Key: key})
		if err == nil {
			err = r.Apply(taken.Line)
		}
		if err != nil {
			t.Fatal(err)
		}
		m.lines = append(m.lines, taken.Line)
	}
	return m
}

// racer is a person at a device whose line takes time, both ways.
type racer struct {
	*device
	n    *node
	seat games.Seat
	way  time.Duration
	// falls is how long the device shows the runes falling before it is ready, and reacts how long the hand takes from
	// the start of its clock on.
	falls, reacts time.Duration
	ready         int
	mute          bool // its hand does nothing by itself
	answers       []talk.Message
	alive         sync.WaitGroup
}

func (n *node) races(s int, way time.Duration) *racer {
	r := &racer{device: n.enters(s), n: n, seat: games.Seat(s), way: way}
	r.lag.add(2 * way)
	return r
}

// says sends a message, which arrives when the line has carried it.
func (r *racer) says(m talk.Message) {
	time.AfterFunc(r.way, func() {
		r.n.table.mu.Lock()
		defer r.n.table.mu.Unlock()
		if _, here := r.n.table.devices[r.device]; !here {
			return
		}
		r.heard = time.Now()
		if err := r.hearInside(m); err != nil {
			r.n.t.Error(err)
		}
	})
}

// hears takes one message that the line has carried. wants says which rune to reach for.
func (r *racer) hears(m talk.Message, wants func(st *room.State) toss.Rune, st **room.State) {
	switch {
	case m.Say == talk.SayState:
		*st = m.State
		if race := m.State.Race; race != 0 && race != r.ready {
			r.ready = race
			time.AfterFunc(r.falls, func() { r.says(talk.Message{Say: talk.SayReady, Race: race}) })
		}
	case m.Say == talk.SayGo:
		seen, began, tick := *st, time.Now(), m.Tick
		do := func(number int, move string) {
			r.says(talk.Message{Say: talk.SayDo, Number: number,
				Deed: &room.Deed{Do: room.DoMove, Seat: r.seat, After: seen.Steps, Move: move}})
		}
		if r.mute {
			return
		}
		time.AfterFunc(r.reacts, func() {
			claimed := tick + 1 + int(time.Since(began)*60/time.Second)
			do(1, fmt.Sprintf("claims %d %d:%d", claimed, r.seat, wants(seen)))
		})
		time.AfterFunc(3*time.Second, func() { do(2, "done") })
	case m.Number > 0:
		r.answers = append(r.answers, m)
	}
}

// lives lets the device play on a goroutine of its own.
func (r *racer) lives(wants func(st *room.State) toss.Rune) {
	r.alive.Go(func() { r.plays(wants) })
}

// plays lets the device live until its queue is closed. What it is told arrives in order, when the line has carried it.
func (r *racer) plays(wants func(st *room.State) toss.Rune) {
	type carried struct {
		text []byte
		at   time.Time
	}
	line := make(chan carried, 10_000)
	go func() {
		defer close(line)
		for text := range r.queue {
			line <- carried{text, time.Now().Add(r.way)}
		}
	}()
	var st *room.State
	for c := range line {
		time.Sleep(time.Until(c.at))
		var m talk.Message
		if err := json.Unmarshal(c.text, &m); err != nil {
			r.n.t.Error(err)
		}
		r.n.table.mu.Lock() // only so that nothing of the device runs at the same time
		r.hears(m, wants, &st)
		r.n.table.mu.Unlock()
	}
}

// first returns the first rune of a visible pair.
func first(st *room.State) toss.Rune {
	v, err := toss.Def.ReadView(st.View)
	if err != nil {
		panic(err)
	}
	for _, d := range v.Discs() {
		if d.Up && d.Rune != toss.Destiny && slices.Contains(v.Visible(), d.Rune.Pair()) {
			return d.Rune
		}
	}
	return toss.NoRune
}

// between plays what is not a race, until hands race; false: the match has ended.
func (n *node) between() bool {
	n.t.Helper()
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	r := n.table.room
	for r.End() == nil && r.Race() == 0 {
		a := r.State(games.Public).Acting[0]
		thinking, err := r.Think(room.Turn{Acting: games.Acting(a), Level: "quick"})
		if err != nil {
			n.t.Fatal(err)
		}
		decision, done := thinking.Step(1 << 30)
		for !done {
			decision, done = thinking.Step(1 << 30)
		}
		if _, err := n.table.take(n.t.Context(), func() (room.Taken, error) {
			return r.Take(room.From{Seat: a.Seat},
				room.Deed{Do: room.DoMove, Seat: a.Seat, After: r.Steps(), Move: decision.Move})
		}); err != nil {
			n.t.Fatal(err)
		}
	}
	return r.End() == nil
}

// raced waits until the race is over, and returns the stored lines of it.
func (n *node) raced(m *shelf) (lines []string) {
	n.t.Helper()
	from := len(m.lines)
	for range 200 {
		time.Sleep(100 * time.Millisecond)
		synctest.Wait()
		n.table.mu.Lock()
		over := n.table.room.Race() == 0
		n.table.mu.Unlock()
		if over {
			for _, line := range m.lines[from:] {
				lines = append(lines, string(line))
			}
			return lines
		}
	}
	n.t.Fatal("the race does not end")
	return nil
}

// ends lets the devices go, so that the test can end.
func (n *node) ends(list ...*racer) {
	for _, r := range list {
		r.leave()
		n.table.mu.Lock()
		close(r.queue)
		n.table.mu.Unlock()
	}
	for _, r := range list {
		r.alive.Wait()
	}
	n.server.Close()
	time.Sleep(time.Minute) // what is still on its way
}

// winner returns who got the first rune of a race, by its lines.
func winner(lines []string) games.Seat {
	for _, line := range lines {
		words := strings.Fields(line)
		if len(words) > 3 && words[1] == "claims" {
			if strings.HasPrefix(words[3], "0:") {
				return 0
			}
			return 1
		}
	}
	return games.Nobody
}

// TestHandsAreEqualOverUnequalLines plays three hundred throws between a device of 20 and one of 200 ms a round trip,
// then of 40 and 400, with a host that measures time. From match to match the lines exchange their seats. The falls
// take the devices different times, and both hands are equally fast: each pair of reactions is played twice, exchanged.
// Neither line gets more than 52 %.
func TestHandsAreEqualOverUnequalLines(t *testing.T) {
	for _, way := range [][2]time.Duration{{10 * time.Millisecond, 100 * time.Millisecond},
		{20 * time.Millisecond, 200 * time.Millisecond}} {
		synctest.Test(t, func(t *testing.T) {
			throws := 300
			if testing.Short() { // short tests look for races: what happens is the same in each throw
				throws = 30
			}
			var got [2]int // by line
			chance := games.NewChance(11, 1)
			var reacts [2]time.Duration
			for seed, played := uint64(1), 0; played < throws; seed++ {
				m := newSnatch(t, seed)
				n := m.opens(t)
				fast, slow := int(seed%2), int(1-seed%2) // their seats
				list := []*racer{n.races(fast, way[0]), n.races(slow, way[1])}
				for _, r := range list {
					r.lives(first)
				}
				for ; played < throws && n.between(); played++ {
					n.table.mu.Lock()
					if played%2 == 0 {
						for i := range reacts {
							reacts[i] = time.Duration(400+chance.IntN(500)) * time.Millisecond
						}
					} else {
						reacts[0], reacts[1] = reacts[1], reacts[0]
					}
					for i, r := range list {
						r.reacts = reacts[i]
						r.falls = time.Duration(chance.IntN(800)) * time.Millisecond
					}
					n.table.mu.Unlock()
					switch winner(n.raced(m)) {
					case games.Seat(fast):
						got[0]++
					case games.Seat(slow):
						got[1]++
					}
				}
				n.ends(list...)
				if t.Failed() {
					return
				}
			}
			t.Logf("lines of %v one way: %v", way, got)
			most := max(got[0], got[1])
			if got[0]+got[1] != throws || most*100 > throws*52 && !testing.Short() {
				t.Errorf("lines of %v one way get %v runes", way, got)
			}
		})
	}
}

// starts lets both devices of a race be ready, and the clock run. Neither hand does anything.
func (n *node) starts(way ...time.Duration) []*racer {
	n.t.Helper()
	var list []*racer
	for s, w := range way {
		r := n.races(s, w)
		r.lives(first)
		r.mute = true
		list = append(list, r)
	}
	if !n.between() {
		n.t.Fatal("hands never race")
	}
	time.Sleep(time.Second)
	synctest.Wait()
	return list
}

// clock returns the tick of the race's clock now; 0: it does not run.
func (n *node) clock() int {
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	return n.table.tick(time.Now())
}

// claims sends a claim for the first rune.
func (r *racer) claims(tick int) {
	r.n.table.mu.Lock()
	st := r.n.table.room.State(games.Public)
	r.n.table.mu.Unlock()
	r.says(talk.Message{Say: talk.SayDo, Number: tick, Deed: &room.Deed{Do: room.DoMove, Seat: r.seat, After: st.Steps,
		Move: fmt.Sprintf("claims %d %d:%d", tick, r.seat, first(&st))}})
}

// line returns a stored line from behind.
func (m *shelf) line(back int) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return string(m.lines[len(m.lines)-back])
}

// TestTheClockWaitsForAllDevices: before both are ready nobody can reach, not even who says so. A device that is never
// ready holds the others up for a few seconds only.
func TestTheClockWaitsForAllDevices(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newSnatch(t, 3)
		n := m.opens(t)
		a, b := n.races(0, 10*time.Millisecond), n.races(1, 50*time.Millisecond)
		a.mute, b.mute, b.falls = true, true, time.Hour
		a.lives(first)
		b.lives(first)
		n.between()
		time.Sleep(slowReady - time.Second)
		lines := len(m.lines)
		a.claims(1)
		time.Sleep(500 * time.Millisecond)
		synctest.Wait()
		if n.clock() != 0 || len(m.lines) != lines || len(a.answers) != 1 || a.answers[0].Reason != room.Stale.Reason {
			t.Errorf("before all are ready the clock is at %d, and a hand is answered %+v", n.clock(), a.answers)
		}
		time.Sleep(time.Second)
		if n.clock() == 0 {
			t.Error("one device that is not ready holds up the others")
		}
		n.table.mu.Lock()
		b.falls = 0
		n.table.mu.Unlock()
		n.ends(a, b)
	})
}

// TestALineThatIsFasterThanMeasured brings a deed before the other device has started: it is not refused.
func TestALineThatIsFasterThanMeasured(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newSnatch(t, 3)
		n := m.opens(t)
		a, b := n.races(0, time.Millisecond), n.races(1, 200*time.Millisecond)
		a.mute, b.mute = true, true
		a.lives(first)
		b.lives(first)
		for range lagSamples {
			a.lag.add(400 * time.Millisecond)
		}
		n.between()
		told := func() bool {
			n.table.mu.Lock()
			defer n.table.mu.Unlock()
			return !n.table.heat.start.IsZero()
		}
		for !told() {
			time.Sleep(time.Millisecond)
		}
		a.claims(1)
		time.Sleep(10 * time.Millisecond)
		synctest.Wait()
		if len(a.answers) != 1 || !a.answers[0].Held || !strings.HasPrefix(m.line(1), "reach 0 1 ") {
			t.Errorf("it is answered %+v, and stored is %q", a.answers, m.line(1))
		}
		n.ends(a, b)
	})
}

// TestACheatGainsNoMoreThanTheLineTakes claims the first tick when a second has passed: what counts is as long before
// the arrival as the line was measured, at most a quarter of a second, however slow the device makes its line.
func TestACheatGainsNoMoreThanTheLineTakes(t *testing.T) {
	for way, most := range map[time.Duration]int{20 * time.Millisecond: 3, 2 * time.Second: 16} {
		synctest.Test(t, func(t *testing.T) {
			m := newSnatch(t, 3)
			n := m.opens(t)
			list := n.starts(10*time.Millisecond, 20*time.Millisecond)
			cheat := list[1]
			for range lagSamples {
				cheat.lag.add(2 * way)
			}
			cheat.claims(1)
			time.Sleep(cheat.way)
			arrival := n.clock()
			synctest.Wait()
			var seat, tick int
			if _, err := fmt.Sscanf(m.line(1), "reach %d %d", &seat, &tick); err != nil || seat != 1 || arrival < 30 {
				t.Fatalf("stored is %q in tick %d, %v", m.line(1), arrival, err)
			}
			if tick != arrival-most {
				t.Errorf("a claim that arrives in tick %d on a line of %v counts from %d on", arrival, way, tick)
			}
			n.ends(list...)
		})
	}
}

// TestAHostThatStartsAnewInARace is killed with an acknowledged claim that is not settled. The next host has it, starts
// the clock once the devices are ready, no earlier than the claim, and settles it.
func TestAHostThatStartsAnewInARace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newSnatch(t, 3)
		n := m.opens(t)
		list := n.starts(10*time.Millisecond, 200*time.Millisecond)
		list[0].claims(n.clock() + 1)
		time.Sleep(30 * time.Millisecond)
		synctest.Wait()
		if len(list[0].answers) != 1 || !list[0].answers[0].Held || !strings.HasPrefix(m.line(1), "reach 0 ") {
			t.Fatalf("the claim is answered %+v, and stored is %q", list[0].answers, m.line(1))
		}
		var seat, tick int
		_, _ = fmt.Sscanf(m.line(1), "reach %d %d", &seat, &tick)
		n.server.stop() // killed
		n.ends(list...)
		if !strings.HasPrefix(m.line(1), "reach 0 ") {
			t.Fatalf("it was settled before the host was killed: %q", m.line(1))
		}

		n = m.opens(t)
		a, b := n.races(0, 10*time.Millisecond), n.races(1, 200*time.Millisecond)
		a.mute, b.mute = true, true
		a.lives(first)
		b.lives(first)
		time.Sleep(50 * time.Millisecond)
		if n.clock() != 0 {
			t.Error("the clock runs before the devices are ready")
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if got := m.line(1); !strings.HasPrefix(got, fmt.Sprintf("0 claims %d 0:", tick)) {
			t.Errorf("the acknowledged claim of tick %d became %q", tick, got)
		}
		if n.clock() <= tick {
			t.Errorf("the clock went back from %d to %d", tick, n.clock())
		}
		n.ends(a, b)
	})
}

// TestHostsThatShareAJournalRaceNoHands: they have a clock each, so hands decide together, and devices are told that
// they do not race. Lines of a host that kept the clock alone are read all the same.
func TestHostsThatShareAJournalRaceNoHands(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newSnatch(t, 3)
		n := m.opens(t)
		list := n.starts(10*time.Millisecond, 20*time.Millisecond)
		list[0].claims(n.clock())
		time.Sleep(2 * time.Second)
		n.ends(list...)
		if !strings.HasPrefix(m.line(2), "reach 0 ") {
			t.Fatalf("stored is %q", m.line(2))
		}
		m.shared = true
		n = m.opens(t)
		if st := n.table.room.State(games.Public); st.Races || st.Race != 0 ||
			n.table.lags() != nil || len(st.Acting) != 2 {
			t.Errorf("hosts that share a journal race: %+v", st)
		}
		taken, err := n.table.room.Take(room.From{Seat: 0},
			room.Deed{Do: room.DoMove, Seat: 0, After: n.table.room.Steps(),
				Move: "done"})
		if err != nil || !taken.Held || taken.Reached {
			t.Errorf("a decision there: %+v, %v", taken, err)
		}
		n.server.Close()
	})
}

// TestARaceOverWebsockets plays throws of two devices on real lines to the end of the match or the third race: lines
// are measured, the clock starts at both, and what both reach for goes to one of them.
func TestARaceOverWebsockets(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("toss", map[string]string{"way": "snatch"}, games.Person, games.Person, "quick")
	guests := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
	chance := games.NewChance(5, 1)
	raced := map[int]bool{}
	for len(raced) < 3 {
		for _, g := range guests {
			g.Until(func() bool {
				return g.State().End != nil || g.State().Race != 0 || roomstest.Must(g.State()) ||
					roomstest.Must(guests[0].State()) || roomstest.Must(guests[1].State())
			})
			st := g.State()
			if st.End != nil {
				return
			}
			if st.Race == 0 {
				if roomstest.Must(st) {
					move := roomstest.Choosers["toss"](t, st, &chance)
					g.Does(room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps, Move: move})
				}
				continue
			}
			raced[st.Race] = true
			other := guests[1-st.Reader]
			other.Until(func() bool { return other.State().Race == st.Race })
			for _, d := range guests {
				d.Ready(st.Race)
			}
			for _, d := range guests {
				d.Until(func() bool { _, runs := d.Race(st.Race); return runs })
				if _, ok := d.Lag(d.State().Reader); !ok {
					t.Error("a line is not measured")
				}
			}
			for _, d := range guests {
				tick, _ := d.Race(st.Race)
				for _, move := range []string{fmt.Sprintf("claims %d %d:%d", tick,
					d.State().Reader, first(st)), "done"} {
					a := d.Does(room.Deed{Do: room.DoMove, Seat: d.State().Reader, After: st.Steps, Move: move})
					if !a.Done && (a.Reason != room.Stale.Reason || d.State().Race == st.Race && move == "done") {
						t.Fatalf("%q: %+v", move, a)
					}
				}
			}
			for _, d := range guests {
				d.Until(func() bool { return d.State().Race != st.Race })
			}
		}
	}
}
