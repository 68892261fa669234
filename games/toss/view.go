package toss

import (
	"cmp"
	"slices"

	"runehall/games"
)

// View is what a reader may know of a match, and all that a board may ask. It is a small value that shares nothing with
// the match. Lists that it returns are the caller's to read, not to change.
type View struct {
	reader games.Seat
	game   *Game
}

// view returns what a reader may know: a copy without the runes that nobody sees, the own runs of others, and chance (TOS-23).
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

// Discs returns what lies on the table, Destiny first. Face-down runes are NoRune, save for the reader All.
func (v View) Discs() []Disc { return v.game.discs[:v.game.lying] }

// Balance returns a seat's Balance rune, or NoRune.
func (v View) Balance(s games.Seat) Rune { return v.game.balance[s] }

// Loot returns a seat's loot in the order in which it came, without twins that are set apart.
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

// Clock returns the tick up to which claims are settled.
func (v View) Clock() int32 { return v.game.clock }

// Reached returns the tick of a seat's last claim this round.
func (v View) Reached(s games.Seat) int32 { return v.game.reached[s] }

// Got returns how many runes a seat has got off the table this round: fewer win a tie (TOS-40).
func (v View) Got(s games.Seat) int { return int(v.game.got[s]) }

// Done reports whether a seat snatches no more this round, or has played its own run.
func (v View) Done(s games.Seat) bool { return v.game.done[s] }

// Claimable returns the runes that can be touched: those that lay face up after the throw (TOS-8).
func (v View) Claimable() []Rune { return v.game.fell.list() }

// Visible returns the pairs of which a rune can be snatched rightly, by number: two that lie face up, one whose partner was
// snatched, or the twin of a Balance rune (TOS-8, TOS-10).
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

// Claim is what a seat reached for in its own run.
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

// False returns the runes of a seat that would be false if the snatch ended now, or that are still to go back (TOS-11).
func (v View) False(s games.Seat) []Rune {
	g := v.game
	if g.step == NoStep {
		g = new(Game)
		v.game.CloneInto(g)
		g.falses = g.findFalse()
	}
	return g.falseOf(s).list()
}

// Givable returns the pairs that a seat could give with a false one, by number, that whose later rune came last first: it is given
// when no choice is made in time (TOS-11).
func (v View) Givable(s games.Seat) []int8 { return v.game.loot[s].latest([]int8{}) }

// Split is a pair that two seats have one rune each of (TOS-12).
type Split struct {
	Runes [2]Rune
	Seats [2]games.Seat
}

// Splits returns those of this round.
func (v View) Splits() []Split {
	list := []Split{}
	for _, r := range v.game.splits().list() {
		p := r.Partner()
		list = append(list, Split{Runes: [2]Rune{r, p}, Seats: [2]games.Seat{v.game.taker[r], v.game.taker[p]}})
	}
	return list
}

// Thefts returns those that are to come, black before grey before white, and by victim (TOS-13).
func (v View) Thefts() []Theft {
	g := v.game
	list := []Theft{}
	for c := range colours {
		for s := range g.seats {
			if r := g.apart[s]; r != NoRune && r.Colour() == c {
				list = append(list, Theft{Thief: g.taker[r], Victim: s, Twin: r, Balance: g.balance[s]})
			}
		}
	}
	return list
}

// Stake returns the runes of a victim's loot that go with its Balance rune if it is robbed now.
func (v View) Stake(victim games.Seat) []Rune {
	list := []Rune{}
	for _, r := range v.game.loot[victim].list() {
		if b := v.game.balance[victim]; b != NoRune && r.Colour() == b.Colour() {
			list = append(list, r)
		}
	}
	return list
}

// Near is a face-up rune and how far it lies from Destiny, from edge to edge in tenths of a millimetre.
type Near struct {
	Rune     Rune
	Distance int
	// Free says that it differs from all Balance runes: the first such one is taken next (TOS-15).
	Free bool
}

// Nearest returns the face-up runes, the nearest to Destiny first.
func (v View) Nearest() []Near {
	g := v.game
	balances := setOf(g.balance[:g.seats]...)
	list := []Near{}
	for _, d := range g.discs[1:g.lying] {
		if d.Up {
			list = append(list, Near{Rune: d.Rune, Distance: int(gap(d, g.discs[0])), Free: !balances.has(d.Rune.Partner())})
		}
	}
	slices.SortFunc(list, func(a, b Near) int { return cmp.Or(cmp.Compare(a.Distance, b.Distance), cmp.Compare(a.Rune, b.Rune)) })
	return list
}

// Named returns the last order of thefts that was named, and by whom; games.Nobody before the first (TOS-14).
func (v View) Named() ([]games.Seat, games.Seat) {
	m := Move{Order: v.game.named}
	return m.Order[:m.ordered()], v.game.namedBy
}

// Contest is a flick contest (TOS-22).
type Contest struct {
	For Purpose
	// Repeat counts from 0.
	Repeat int
	Seats  []games.Seat
	// Counts is what is compared, in tenths of a millimetre, of the seats that have flicked; [Touched] is worst.
	Counts map[games.Seat]int
	// Flicks is the rune that the seat on turn flicks, or NoRune for a borrowed one.
	Flicks Rune
}

// Contest returns the contest, and false if there is none.
func (v View) Contest() (Contest, bool) {
	g := v.game
	if g.phase != FlickPhase {
		return Contest{}, false
	}
	c := Contest{
		For: g.contest.purpose, Repeat: int(g.contest.repeat), Seats: g.contest.in.list(), Counts: map[games.Seat]int{}, Flicks: g.flicks(g.onTurn),
	}
	for i := range g.contest.place {
		if s := g.inTurn(i); g.contest.in[s] {
			c.Counts[s] = int(g.contest.reached[s])
		}
	}
	return c, true
}

// Aim returns Destiny and the flicked rune as they would begin with a gesture: where the rune starts, and where it is going.
func (v View) Aim(s games.Seat, g Gesture) [2]Launch { return v.game.flickLaunches(s, g) }

// AppendActing appends the seats that act.
func (v View) AppendActing(dst []games.Acting) []games.Acting { return v.game.AppendActing(dst) }

// AppendMoves appends the countable moves of a seat.
func (v View) AppendMoves(dst []Move, s games.Seat) []Move { return v.game.AppendMoves(dst, s) }

// WhyNot returns nil for a legal move of a seat, and otherwise why it is none.
func (v View) WhyNot(s games.Seat, m Move) *games.Refusal { return v.game.Check(s, m) }

// Result returns how the match ended, and false while it goes on.
func (v View) Result() (games.Result, bool) { return v.game.Result() }
