//go:build !js

package scenes

import (
	"log/slog"
	"testing"
	"time"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/room"
	"runehall/games/stones"
	"runehall/games/toss"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
	marketboard "runehall/scenes/market"
	mastersboard "runehall/scenes/masters"
	ritualboard "runehall/scenes/ritual"
	"runehall/scenes/stage"
	stonesboard "runehall/scenes/stones"
	"runehall/scenes/table"
	tossboard "runehall/scenes/toss"
	"runehall/ui"
)

// hand plays at a board as a person's input would; it knows only what came over the wire.
type hand struct {
	// choose returns the text of a move, or "".
	choose func(s table.State) string
	made   int
	most   int // moves to make; 0: without end
}

// wants returns what a board wants, or the move of the hand in its place.
func wants[C games.Core[C, M, E], M comparable, E any, V any](h *hand, def *games.Def[C, M, E, V], s table.State,
	want table.Want[M]) table.Want[M] {
	if want.Made || len(s.Movers) == 0 || h.most != 0 && h.made >= h.most {
		return want
	}
	text := h.choose(s)
	if text == "" {
		return want
	}
	m, err := def.Moves.Parse(text)
	if err != nil {
		panic(err) // the chooser made it
	}
	h.made++
	return table.Want[M]{Made: true, Seat: s.Movers[0], Move: m}
}

// Boards of all games at which a hand plays.
type (
	ritualHand struct {
		*ritualboard.Board
		hand *hand
	}
	mastersHand struct {
		*mastersboard.Board
		hand *hand
	}
	stonesHand struct {
		*stonesboard.Board
		hand *hand
	}
	tossHand struct {
		*tossboard.Board
		hand *hand
	}
	marketHand struct {
		*marketboard.Board
		hand *hand
	}
)

func (b ritualHand) Update(c *ui.Context, s table.State) table.Want[ritual.Move] {
	return wants(b.hand, ritual.Def, s, b.Board.Update(c, s))
}

func (b mastersHand) Update(c *ui.Context, s table.State) table.Want[masters.Move] {
	return wants(b.hand, masters.Def, s, b.Board.Update(c, s))
}

func (b stonesHand) Update(c *ui.Context, s table.State) table.Want[stones.Move] {
	return wants(b.hand, stones.Def, s, b.Board.Update(c, s))
}

func (b tossHand) Update(c *ui.Context, s table.State) table.Want[toss.Move] {
	return wants(b.hand, toss.Def, s, b.Board.Update(c, s))
}

func (b marketHand) Update(c *ui.Context, s table.State) table.Want[market.Move] {
	return wants(b.hand, market.Def, s, b.Board.Update(c, s))
}

// doors are doors to tables at which a hand plays, by game.
var doors = map[string]func(h *hand) table.Door{
	"ritual": func(h *hand) table.Door {
		return door(ritual.Def, func() table.Board[ritual.Move, ritual.Event, ritual.View] {
			return ritualHand{ritualboard.New(), h}
		})
	},
	"masters": func(h *hand) table.Door {
		return door(masters.Def, func() table.Board[masters.Move, masters.Event, masters.View] {
			return mastersHand{mastersboard.New(), h}
		})
	},
	"stones": func(h *hand) table.Door {
		return door(stones.Def, func() table.Board[stones.Move, stones.Event, stones.View] {
			return stonesHand{stonesboard.New(), h}
		})
	},
	"toss": func(h *hand) table.Door {
		return door(toss.Def, func() table.Board[toss.Move, toss.Event, toss.View] {
			return tossHand{tossboard.New(), h}
		})
	},
	"market": func(h *hand) table.Door {
		return door(market.Def, func() table.Board[market.Move, market.Event, market.View] {
			return marketHand{marketboard.New(), h}
		})
	},
}

func door[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	board func() table.Board[M, E, V]) table.Door {
	return table.NewDoor(table.Kind[C, M, E, V]{Def: def, Levels: bots.Ladder(def), Board: board,
		Controls: map[string]string{"toss": "way.snatch"}[def.ID]})
}

// guest is a device with a table in a room.
type guest struct {
	t       *testing.T
	host    *roomstest.Host
	entered talk.Enter
	seat    games.Seat
	inHand  bool    // the device lies beside a screen that shows the table
	size    ui.Size // of its screen
	client  *away.Client
	hand    hand
	chance  games.Chance

	stage    *stage.Stage
	scene    stage.Scene
	root     *ui.Root
	input    ui.Input
	outcomes []table.Outcome
	paused   []table.Menu
	failed   error
	over     func() // called once when the table goes over to the next match of the room; nil: nothing happens
}

// clock is the time for all devices of a test. It advances far between two looks.
var clock time.Time

func newGuest(t *testing.T, host *roomstest.Host, enter talk.Enter, seat games.Seat) *guest {
	t.Helper()
	g := &guest{t: t, host: host, entered: enter, seat: seat, chance: games.NewChance(uint64(seat+5), 9)}
	g.hand.choose = g.choose
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	g.stage = &stage.Stage{Kit: kit, Book: book, Log: slog.New(slog.DiscardHandler)}
	g.stage.Settings = stage.Speed.Set(g.stage.Settings, "4")
	g.enter()
	if seat >= 0 {
		var got *away.Answer
		g.client.Do(room.Deed{Do: room.DoSit, Seat: seat, Name: []string{"Ada", "Ben", "Cleo", "Dan", "Eve"}[seat]},
			func(a away.Answer) { got = &a })
		for got == nil || g.client.State().Reader != seat {
			g.poll()
		}
	}
	g.sit()
	return g
}

// enter enters the room, and waits until the device is known there.
func (g *guest) enter() {
	g.t.Helper()
	g.client = away.Enter(g.host.Dial, "pipe", g.entered, func() {})
	for n := 0; g.client.State() == nil; n++ {
		g.poll()
		if n > 100 {
			g.t.Fatal("the room is never known")
		}
	}
}

// sit opens the table.
func (g *guest) sit() {
	g.t.Helper()
	ways := table.Ways{
		Pause:   func(m table.Menu) { g.paused = append(g.paused, m) },
		Results: func(o table.Outcome) { g.outcomes = append(g.outcomes, o) },
		Rules:   func(string, string, string) {}, Fail: func(err error) { g.failed = err }, Leave: func() {},
		GoOver: func() {
			if over := g.over; over != nil {
				g.over = nil
				over()
			}
		},
	}
	at := &table.Elsewhere{Room: g.client, Seat: g.seat, Hand: g.inHand}
	scene, err := doors[g.client.State().Game](&g.hand).Elsewhere(g.stage, at, ways)
	if err != nil {
		g.t.Fatal(err)
	}
	g.scene, g.root = scene, ui.NewRoot(g.stage.Kit)
	if g.size == (ui.Size{}) {
		g.size = ui.Sz(1440, 900)
	}
	screen := ui.Rc(0, 0, g.size.W, g.size.H)
	scene.Layout(screen, screen)
	scene.(stage.Entering).Enter(g.root)
}

// reload forgets everything but the device's secret, as a reloaded page does.
func (g *guest) reload() {
	g.t.Helper()
	g.client.Close()
	g.enter()
	g.sit()
}

func (g *guest) poll() {
	clock = clock.Add(time.Minute)
	g.host.Hear()
	g.client.Poll(clock)
}

// tick lets the host hear what was said, and runs a tick of the table.
func (g *guest) tick() {
	g.t.Helper()
	g.host.Hear()
	g.tickUnheard()
}

// tickUnheard runs a tick of the table, without the host.
func (g *guest) tickUnheard() {
	g.t.Helper()
	clock = clock.Add(time.Minute)
	g.client.Poll(clock)
	g.input.Size, g.input.Scale = g.size, 1
	c := g.root.Begin(&g.input)
	g.scene.Update(c)
	g.root.End(c)
	g.input = ui.Input{Device: g.input.Device}
	if g.failed != nil {
		g.t.Fatal(g.failed)
	}
}

// choose returns a move for the device's seat, from what the room has told.
func (g *guest) choose(s table.State) string {
	st := g.client.State()
	if len(g.client.Waiting()) > 0 || g.client.Wants() || !roomstest.Must(st) {
		return ""
	}
	return roomstest.Choosers[st.Game](g.t, st, &g.chance)
}

// line returns what the table says about the connection.
func (g *guest) line() string {
	key, _ := g.report().State["room"].(string)
	return key
}

// report returns the report of the table.
func (g *guest) report() table.Report {
	r := table.Report{Root: g.root, Targets: map[string]ui.Rect{}, State: map[string]any{}}
	g.scene.(interface{ Report(*table.Report) }).Report(&r)
	return r
}

// party is a room with a table for each person's seat, and one table that watches.
type party struct {
	t      *testing.T
	host   *roomstest.Host
	guests []*guest
}

func newParty(t *testing.T, game string, options map[string]string, seed uint64, drivers ...string) *party {
	t.Helper()
	p := &party{t: t, host: roomstest.NewHost(t, game, options, seed, drivers...)}
	for s, d := range drivers {
		if d == games.Person {
			p.guests = append(p.guests,
				newGuest(t, p.host, talk.Enter{Room: p.host.Made.Room, Invite: p.host.Made.Invite,
					Secret: talk.NewSecret()}, games.Seat(s)))
		}
	}
	p.guests = append(p.guests, newGuest(t, p.host, talk.Enter{Room: p.host.Made.Room, Secret: talk.NewSecret()},
		games.Public))
	return p
}

// onTurn returns the table of the person whose turn it is, once everything has been shown.
func (p *party) onTurn() *guest {
	p.t.Helper()
	for range 300 {
		for _, g := range p.guests {
			g.hand.most = -1
			g.tick()
		}
	}
	for _, g := range p.guests {
		g.hand.most = 0
		if g.seat >= 0 && roomstest.Must(g.client.State()) {
			return g
		}
	}
	p.t.Fatalf("it is nobody's turn: %+v", p.host.Room().State(games.Public))
	return nil
}

// run runs ticks of all devices until so returns true. Computer players move now and then, whether or not everything is
// shown.
func (p *party) run(what string, most int, so func() bool) {
	p.t.Helper()
	for n := range most {
		if so() {
			return
		}
		if n%20 == 0 && !p.host.Down {
			p.host.Step()
		}
		for _, g := range p.guests {
			g.tick()
		}
	}
	for _, g := range p.guests {
		p.t.Logf("seat %d: %v, %d moves made, %+v", g.seat, g.client.Status(), g.hand.made, g.report().State)
	}
	p.t.Fatalf("after %d ticks still not: %s; %d steps", most, what, p.host.Room().Steps())
}

// tap taps a thing that the table reports.
func (g *guest) tap(name string) {
	g.t.Helper()
	r, ok := g.report().Targets[name]
	if !ok {
		g.t.Fatalf("there is no %q among %v", name, g.report().Targets)
	}
	at := r.Center()
	for _, phase := range []ui.Phase{ui.Press, ui.Release} {
		g.input = ui.Input{Device: ui.TouchDevice,
			Pointers: []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at}}}
		g.tick()
	}
	g.input = ui.Input{Device: ui.TouchDevice}
}

// can reports whether a thing can be tapped.
func (g *guest) can(name string) bool {
	_, ok := g.report().Targets[name]
	return ok
}

// rest runs ticks until all tables are at rest. Nobody moves meanwhile.
func (p *party) rest() {
	p.t.Helper()
	for _, g := range p.guests {
		g.hand.most = -1
	}
	for p.host.Step() {
	}
	for range 600 {
		for _, g := range p.guests {
			g.tick()
		}
	}
}

// moves lets the tables make n moves in their turns, and returns the last one that moved.
func (p *party) moves(n int) *guest {
	p.t.Helper()
	var g *guest
	for range n {
		p.rest()
		g = p.onTurn()
		for _, other := range p.guests {
			other.hand.most = -1
		}
		g.hand.most = g.hand.made + 1
		for range 600 {
			for _, other := range p.guests {
				other.tick()
			}
		}
	}
	p.rest()
	return g
}
