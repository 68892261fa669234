package table

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/gamestest"
	"runehall/internal/workshop/roomstest"
	"runehall/ui"
)

// farHall is a table of Rituals in a room elsewhere.
type farHall struct {
	*ritualHall
	host   *roomstest.Host
	client *away.Client
	texts  [][]byte // all that came over the wire
}

// newFarHall sits down at a seat in a room, or watches as [games.Public]. All seats are persons'; the host plays for
// the others.
func newFarHall(
	t *testing.T, def *games.Def[*ritual.Game, ritual.Move, ritual.Event, ritual.View], setup games.Setup,
	seat games.Seat,
) *farHall {
	t.Helper()
	of := func(string) (games.Entry, bool) { return games.NewEntry(def, nil), true }
	f := &farHall{
		host: roomstest.NewHostOf(t, of, def.ID, setup, slices.Repeat([]string{games.Person}, setup.Seats)...),
	}
	f.host.Eager = true
	f.host.Heard = func(_ games.Seat, text []byte) { f.texts = append(f.texts, bytes.Clone(text)) }
	secret := talk.NewSecret()
	f.client = away.Enter(f.host.Dial, "pipe",
		talk.Enter{Room: f.host.Made.Room, Invite: f.host.Made.Invite, Secret: secret}, func() {})
	f.client.Poll(time.Time{})
	if seat >= 0 {
		f.client.Do(room.Deed{Do: room.DoSit, Seat: seat, Name: "P"}, func(away.Answer) {})
		f.client.Poll(time.Time{})
	}
	f.ritualHall = f.open(t, def, &Elsewhere{Room: f.client, Seat: seat})
	return f
}

func (f *farHall) open(
	t *testing.T, def *games.Def[*ritual.Game, ritual.Move, ritual.Event, ritual.View], at *Elsewhere,
) *ritualHall {
	t.Helper()
	h := &ritualHall{
		t: t, board: &mirror[ritual.Move, ritual.Event, ritual.View]{t: t}, stage: newStage(t, "en", ui.Look{}),
		size: ui.Sz(1440, 900),
	}
	kind := ritualKind
	kind.Def = def
	kind.Board = func() Board[ritual.Move, ritual.Event, ritual.View] { return ritualMirror{mirror: h.board} }
	ways := Ways{
		Pause:   func(m Menu) { h.paused = append(h.paused, m) },
		Results: func(o Outcome) { h.outcomes = append(h.outcomes, o) },
		Rules:   func(_, clause, _ string) { h.rules = append(h.rules, clause) },
		Fail:    func(err error) { h.failed = err },
		Leave:   func() { h.left++ },
	}
	scene, err := NewDoor(kind).Elsewhere(h.stage, at, ways)
	if err != nil {
		t.Fatal(err)
	}
	h.table = scene.(*Table[*ritual.Game, ritual.Move, ritual.Event, ritual.View])
	h.root = ui.NewRoot(h.stage.Kit)
	area := ui.Rect{W: h.size.W, H: h.size.H}
	h.table.Layout(area, area)
	h.table.Enter(h.root)
	return h
}

// tick polls the room and runs a tick of the table.
func (f *farHall) tick() {
	f.t.Helper()
	f.client.Poll(time.Time{})
	f.ritualHall.tick()
}

// script lets a person act now and then, by what everybody sees: somebody at this device, or the host for a seat
// elsewhere. It reports whether the move was taken.
func (f *farHall) script(n int) bool {
	p := f.table.play
	must := p.must()
	if n%40 != 30 || must < 0 || !p.stored() {
		return true
	}
	move := ritual.Move{Kind: ritual.Decline}
	if !p.asked.On {
		seat, m, ok := f.publicMove()
		if !ok {
			return false
		}
		must, move = seat, m
	}
	if p.isPerson(must) {
		f.board.want = Want[ritualMove]{Made: true, Seat: must, Move: move}
		return true
	}
	d := room.Deed{Do: room.DoMove, Seat: must, After: f.client.State().Steps, Move: ritual.Def.Moves.Text(move)}
	return f.host.Do(d) == nil
}

// publicMove is like the function publicMove, with what this device knows.
func (f *farHall) publicMove() (games.Seat, ritualMove, bool) {
	p := f.table.play
	for _, m := range p.known.View(games.Public).AppendMoves(nil, p.must()) {
		if m.Kind == ritual.Place || m.Kind == ritual.Pass {
			return p.must(), m, true
		}
	}
	return 0, ritualMove{}, false
}

// TestNothingHiddenShowsApart runs the table of a device in a room twice, as [TestNothingHiddenShows] does, for the
// person at a seat and for somebody who watches. The second time everything is dealt anew that its reader cannot know.
// What comes over the wire must be the same to the byte, and so must everything that the table shows, says, offers and
// waits for, until the rules reveal a difference. The table has nothing else.
func TestNothingHiddenShowsApart(t *testing.T) {
	for _, seat := range []games.Seat{0, 1, games.Public} {
		same, other := 0, 0
		for seed := range uint64(6) {
			setup, moves := midway(t, 40+seed, []string{games.Person, games.Person, games.Person})
			a := newFarHall(t, gamestest.Dealt(ritual.Def, moves, seat, 0), setup, seat)
			b := newFarHall(t, gamestest.Dealt(ritual.Def, moves, seat, 77+seed), setup, seat)
			if a.table.play.match != nil {
				t.Fatal("the table has a core")
			}
			if !bytes.Equal(a.hidden(), b.hidden()) {
				other++
			}
			same += a.compare(b)
		}
		if same < 300 || other < 4 {
			t.Errorf("reader %d: only %d ticks were compared, in worlds of which %d differ", seat, same, other)
		}
	}
}

// hidden returns the whole position.
func (f *farHall) hidden() []byte { return f.host.Room().State(games.All).View }

// compare runs two worlds until something different came over the wire, or only one of them could make a move.
func (f *farHall) compare(g *farHall) (same int) {
	f.t.Helper()
	for n := range 3000 {
		one, other := f.script(n), g.script(n)
		f.tick()
		g.tick()
		if one != other || !slices.EqualFunc(f.texts, g.texts, bytes.Equal) {
			return n
		}
		if x, y := f.seen(), g.seen(); x != y {
			f.t.Errorf("tick %d: the same came over the wire, and other things are shown:\n%s\n%s", n, x, y)
			return n
		}
		if f.table.play.over() {
			return n
		}
	}
	return 3000
}
