package room

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/all"
)

// rig is a room with the lines that it has stored so far, each applied as a host would.
type rig struct {
	*Room
	t     *testing.T
	of    Games
	lines [][]byte
}

// key returns a key as rooms store it, in place of the hash of a secret.
func key(n int) string { return fmt.Sprintf("%064x", n) }

const hostKey, inviteKey = 99, 98

// newRig makes a room in which each seat has a driver; persons sit down with the key of their seat.
func newRig(t *testing.T, game string, options map[string]string, seed uint64, drivers ...string) *rig {
	t.Helper()
	return newRigOf(t, all.Entry, game, options, seed, drivers...)
}

// newRigOf is newRig with games of the test's own.
func newRigOf(
	t *testing.T, of Games, game string, options map[string]string, seed uint64, drivers ...string,
) *rig {
	t.Helper()
	players := make([]games.Player, len(drivers))
	for s, d := range drivers {
		players[s] = games.Player{Driver: d, Colour: "amber", Emblem: "circle", Name: fmt.Sprint("P", s)}
	}
	room, first, err := New(of, game, games.Setup{Seats: len(drivers), Options: options, Seed: seed}, players,
		key(hostKey), key(inviteKey))
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{Room: room, t: t, of: of, lines: [][]byte{first}}
	for s, d := range drivers {
		if d == games.Person {
			r.do(Deed{Do: DoSit, Seat: games.Seat(s), Key: key(s), Name: fmt.Sprint("P", s)})
		}
	}
	return r
}

// seat returns who sends deeds from a seat.
func (r *rig) seat(s games.Seat) From { return From{Seat: s, Invited: true} }

// store applies and keeps the line that a deed led to, if any.
func (r *rig) store(taken Taken) {
	r.t.Helper()
	if taken.Line == nil {
		return
	}
	if err := r.Apply(taken.Line); err != nil {
		r.t.Fatal(err)
	}
	r.lines = append(r.lines, taken.Line)
}

func (r *rig) do(d Deed) Taken {
	r.t.Helper()
	taken, err := r.Take(r.seat(d.Seat), d)
	if err != nil {
		r.t.Fatalf("%+v: %v", d, err)
	}
	r.store(taken)
	return taken
}

// refused expects a deed to be refused for a reason, without changing the room.
func (r *rig) refused(from From, d Deed, want error) {
	r.t.Helper()
	before := r.print()
	if _, err := r.Take(from, d); err != want {
		r.t.Errorf("%+v: %v, want %v", d, err, want)
	}
	if after := r.print(); after != before {
		r.t.Errorf("%+v was refused and changed\n%s into\n%s", d, before, after)
	}
}

// decides lets a computer player of a level decide for a seat.
func (r *rig) decides(a games.Acting, level string) games.Decision[string] {
	r.t.Helper()
	thinking, err := r.Think(Turn{Acting: a, Level: level})
	if err != nil {
		r.t.Fatal(err)
	}
	decision, done := thinking.Step(1 << 30)
	for !done {
		decision, done = thinking.Step(1 << 30)
	}
	return decision
}

// forward plays one step: whatever the host has to do next, or else a person's move, chosen by a computer player of the
// given level. It returns false once the match has ended.
func (r *rig) forward(level string) bool {
	r.t.Helper()
	if r.End() != nil {
		return false
	}
	if r.Race() > 0 {
		r.races(level)
		return true
	}
	if turn, ok := r.Next(); ok {
		decision := games.Decision[string]{Move: turn.Move}
		if turn.Move == "" {
			decision = r.decides(turn.Acting, turn.Level)
		}
		taken, err := r.Decided(turn, decision)
		if err != nil {
			r.t.Fatal(err)
		}
		r.store(taken)
		return true
	}
	for _, a := range r.live.AppendActing(nil) {
		if a.Must && r.held[a.Seat] == "" {
			r.do(Deed{Do: DoMove, Seat: a.Seat, After: r.Steps(), Move: r.decides(a, level).Move})
			return true
		}
	}
	r.t.Fatal("nobody can go on")
	return false
}

// atLast is later than all ticks of a test: what a hand claims counts as it claims it.
var atLast = Arrival{Tick: 1 << 23, Bound: 1 << 23}

// races plays one step of a race: all decide where to reach, and what comes first is settled.
func (r *rig) races(level string) {
	r.t.Helper()
	for turn, ok := r.Next(); ok; turn, ok = r.Next() {
		if _, err := r.Decided(turn, r.decides(turn.Acting, turn.Level)); err != nil {
			r.t.Fatal(err)
		}
	}
	for _, s := range r.Reaching() {
		open := func(d reaching) bool { return d.seat == s }
		if r.sitters[s].person() && !slices.ContainsFunc(r.unsettled(), open) {
			move := r.decides(games.Acting{Seat: s, Must: true}, level).Move
			r.do(Deed{Do: DoMove, Seat: s, After: r.Steps(), Move: move, Arrival: atLast})
		}
	}
	taken, err := r.Settle(2 * atLast.Tick)
	if err != nil || taken.Line == nil {
		r.t.Fatalf("nothing is settled: %v", err)
	}
	r.store(taken)
}

// readers lists everybody who can read the room.
func (r *rig) readers() []games.Seat {
	list := []games.Seat{games.Public, games.All}
	for s := range r.sitters {
		list = append(list, games.Seat(s))
	}
	return list
}

// print writes everything that any reader is told, and the room's private state, for comparing rooms.
func (r *rig) print() string {
	r.t.Helper()
	var b strings.Builder
	for _, reader := range r.readers() {
		b.WriteString(sent(r.t, r.Room, reader, -1))
	}
	fmt.Fprintln(&b, r.Lines(), r.Steps(), r.Host(), r.sitters, r.held, r.clock, r.total, r.spent)
	return b.String()
}

// sent returns what goes over the wire to a reader, from a step on.
func sent(t *testing.T, r *Room, reader games.Seat, from int) string {
	t.Helper()
	told, err := r.Told(reader, from)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(struct {
		State  State
		Runs   []games.Seat // for whom the clocks run: the host says it beside the state
		Told   []games.Told[json.RawMessage]
		Movers []games.Seat
	}{r.State(reader), r.Due(), told, r.Movers(from)})
	if err != nil {
		t.Fatal(err)
	}
	return string(text) + "\n"
}

// reopened returns the room that a host builds from the stored lines.
func (r *rig) reopened() *rig {
	r.t.Helper()
	room, err := Open(r.of, r.lines[0])
	if err != nil {
		r.t.Fatal(err)
	}
	for _, line := range r.lines[1:] {
		if err := room.Apply(line); err != nil {
			r.t.Fatal(err)
		}
	}
	return &rig{Room: room, t: r.t, of: r.of, lines: r.lines}
}
