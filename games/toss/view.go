package toss

import "runehall/games"

// View is what a reader may know of a match, and all that a board can ask for. It is a small value that shares no
// memory with the match. Lists that it returns are for reading only.
type View struct {
	reader games.Seat
	game   *Game
}

// view returns a copy of the match without runes that nobody sees, the runs of other seats, and chance (TOS-23).
func view(g *Game, reads games.Seat) View {
	v := new(Game)
	g.CloneInto(v)
	if reads == games.All {
		return View{reader: reads, game: v}
	}
	v.bag = 0
	for s := range v.hands {
		for i := range v.hands[s].list() {
			v.hands[s].runes[i] = NoRune
		}
		if games.Seat(s) != reads {
			v.runs[s] = run{}
		}
	}
	for i := range v.discs[:v.lying] {
		v.discs[i].hide()
	}
	v.bagChance, v.faceChance, v.handChance = games.Chance{}, games.Chance{}, games.Chance{}
	return View{reader: reads, game: v}
}

// Reader returns whose view it is.
func (v View) Reader() games.Seat { return v.reader }

// Seats returns the number of seats.
func (v View) Seats() int { return int(v.game.seats) }

// Way returns how runes are snatched.
func (v View) Way() Way { return v.game.way }

// Limit returns the tick at which the snatch ends, and false if there is none (TOS-10).
func (v View) Limit() (int32, bool) { return v.game.limit, v.game.timed && v.game.way != Calm }

// Phase returns what the match waits for.
func (v View) Phase() Phase { return v.game.phase }

// Step returns how far the settling has come; NoStep outside it.
func (v View) Step() Step { return v.game.step }

// Round returns the number of the round, from 1 (TOS-21).
func (v View) Round() int { return int(v.game.round) }

// First returns the round's first player, who holds the bag (TOS-5).
func (v View) First() games.Seat { return v.game.first }

// OnTurn returns the seat that the match waits for in phases in which only one acts, otherwise games.Nobody.
func (v View) OnTurn() games.Seat {
	switch v.game.phase {
	case ThrowPhase, SnatchPhase, OverPhase:
		return games.Nobody
	default:
		return v.game.onTurn
	}
}

// Order returns the seats in the round's turn order.
func (v View) Order() []games.Seat {
	var list []games.Seat
	for i := range v.game.seats {
		list = append(list, v.game.inTurn(i))
	}
	return list
}

// Edge returns where a seat sits.
func (v View) Edge(s games.Seat) Edge { return edges[v.game.seats][s] }

// Bag returns how many runes are in the bag.
func (v View) Bag() int { return int(v.game.bagSize) }

// Hand returns how many runes a seat has drawn to throw.
func (v View) Hand(s games.Seat) int { return int(v.game.hands[s].count) }

// Gesture returns how a seat will throw, and false while it has not said so.
func (v View) Gesture(s games.Seat) (Gesture, bool) { return v.game.gestures[s], v.game.ready[s] }

// Discs returns the discs on the table, Destiny first. Face-down runes are NoRune, except for the reader All.
func (v View) Discs() []Disc { return v.game.discs[:v.game.lying] }

// Balance returns a seat's Balance rune, or NoRune.
func (v View) Balance(s games.Seat) Rune { return v.game.balance[s] }

// Loot returns a seat's loot in the order in which it got it, without twins that have been set apart.
func (v View) Loot(s games.Seat) []Rune { return v.game.loot[s].list() }

// Apart returns the twins of others' Balance runes that a seat has snatched this round (TOS-9).
func (v View) Apart(s games.Seat) []Rune {
	var list []Rune
	for _, r := range v.game.apart[:v.game.seats] {
		if r != NoRune && v.game.taker[r] == s {
			list = append(list, r)
		}
	}
	return list
}

// Clock returns the tick up to which claims are settled. Until the runes have fallen, Clock, Reached, Got and Done
// still speak of the last round.
func (v View) Clock() int32 { return v.game.clock }

// Reached returns the tick of a seat's last claim this round.
func (v View) Reached(s games.Seat) int32 { return v.game.reached[s] }

// Got returns how many runes a seat has got off the table this round: fewer win a tie (TOS-40).
func (v View) Got(s games.Seat) int { return int(v.game.got[s]) }

// Done reports whether a seat snatches no more this round, or has played its own run.
func (v View) Done(s games.Seat) bool { return v.game.done[s] }

// Visible returns, by number, the pairs of which a rune may be snatched: both runes are face up, or the partner has
// been snatched or is a Balance rune (TOS-8, TOS-10).
func (v View) Visible() []int { return pairs(v.game.visible()) }

func pairs(s set) []int {
	list := []int{}
	for pair := range Pairs {
		if s&(3<<(2*pair)) != 0 {
			list = append(list, pair)
		}
	}
	return list
}

// TwinOf returns whose Balance rune a rune is the twin of, or games.Nobody.
func (v View) TwinOf(r Rune) games.Seat { return v.game.ownerOf(r.Partner()) }

// Claim is a claim of a seat in its own run.
type Claim struct {
	Rune Rune  `json:"rune"`
	Tick int32 `json:"tick"`
}

// Run returns a seat's own run, as far as the reader may know it (TOS-41).
func (v View) Run(s games.Seat) []Claim {
	list := []Claim{}
	r := &v.game.runs[s]
	for i, rune := range r.runes[:r.count] {
		list = append(list, Claim{Rune: rune, Tick: r.ticks[i]})
	}
	return list
}

// RunVisible returns the pairs that are visible in a seat's own run, by number.
func (v View) RunVisible(s games.Seat) []int { return pairs(v.game.runVisible(s)) }

// Aim returns Destiny and the flicked rune as they would begin with a gesture: where the rune starts, and where it is
// heading. If no hand can reach the start, it is moved to the nearest place that one can.
func (v View) Aim(s games.Seat, g Gesture) [2]Launch {
	g.Start = max(-MaxStart, min(g.Start, MaxStart))
	return v.game.flickLaunches(s, g)
}

// AppendActing appends the seats that act.
func (v View) AppendActing(dst []games.Acting) []games.Acting { return v.game.AppendActing(dst) }

// AppendMoves appends the countable moves of a seat.
func (v View) AppendMoves(dst []Move, s games.Seat) []Move { return v.game.AppendMoves(dst, s) }

// WhyNot returns nil for a legal move of a seat, and otherwise the refusal.
func (v View) WhyNot(s games.Seat, m Move) *games.Refusal { return v.game.Check(s, m) }

// Result returns how the match ended, and false while it goes on.
func (v View) Result() (games.Result, bool) { return v.game.Result() }
