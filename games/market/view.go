package market

import "runehall/games"

// View is what a reader may know of a match, and all that a board can ask for. It is a small value that shares no
// memory with the match. Lists that it returns are for reading only.
type View struct {
	reader games.Seat
	game   *Game
}

// view returns a copy of the match without the order of the deck, cards that the reader is not certain of, secret
// picks, and chance.
func view(g *Game, reads games.Seat) View {
	v := new(Game)
	g.CloneInto(v)
	if reads == games.All {
		return View{reader: reads, game: v}
	}
	for i := range v.deck.list() {
		v.deck.cards[i] = Hidden
	}
	for s := range v.seats {
		if s != reads {
			v.hands[s] = v.known[reader(reads)][s]
		}
	}
	for r := range v.known {
		if r != reader(reads) && r != public {
			v.known[r] = [games.MaxSeats]Set{}
		}
	}
	if v.match.seats[0] != reads && v.match.picks[0] != NoPick {
		v.match.picks[0] = pickKinds // everybody knows that there is a pick
	}
	v.deckChance, v.stealChance, v.throwChance = games.Chance{}, games.Chance{}, games.Chance{}
	return View{reader: reads, game: v}
}

// Reader returns the reader of the view.
func (v View) Reader() games.Seat { return v.reader }

// Seats returns the number of seats.
func (v View) Seats() int { return int(v.game.seats) }

// Open reports whether runes in stores can be stolen (MAR-17).
func (v View) Open() bool { return v.game.open }

// FinishesRound reports whether the round is finished when the last rune has left the market (MAR-31).
func (v View) FinishesRound() bool { return v.game.finish }

// LastRound reports whether the last round has begun (MAR-31).
func (v View) LastRound() bool { return v.game.last }

// Phase returns what the match waits for.
func (v View) Phase() Phase { return v.game.phase }

// Step returns how far the turn has come.
func (v View) Step() Step { return v.game.step }

// OnTurn returns the seat on turn.
func (v View) OnTurn() games.Seat { return v.game.onTurn }

// Starts returns the start player of the match.
func (v View) Starts() games.Seat { return v.game.starts }

// EndsRound returns the seat that plays last in each round, just before the start player.
func (v View) EndsRound() games.Seat { return (v.game.starts + v.game.seats - 1) % v.game.seats }

// Round returns the number of the present turn for the seat on turn, counted from 1 (MAR-34).
func (v View) Round() int { return (int(v.game.turns)-1)/int(v.game.seats) + 1 }

// Bought reports whether an outpost or a collector was bought with runes this turn. Only one may be (MAR-11).
func (v View) Bought() bool { return v.game.bought }

// Played reports whether a hand card was played this turn. The turn can end only then (MAR-12).
func (v View) Played() bool { return v.game.played }

// Market returns what can be bought.
func (v View) Market() Market { return v.game.market }

// Price returns the price of an outpost or a collector, in runes of one colour (MAR-11).
func (v View) Price() int { return int(prices[v.game.seats]) }

// HandSize returns how many cards a seat holds.
func (v View) HandSize(s games.Seat) int { return int(v.game.sizes[s]) }

// Hand returns the cards that the reader knows a seat to hold: the whole hand of the reader's own seat; of others, the
// cards that were shown or taken from the reader.
func (v View) Hand(s games.Seat) Set { return v.game.hands[s] }

// Shown returns the cards of a hand that everybody is certain of.
func (v View) Shown(s games.Seat) Set { return v.game.known[public][s] }

// Deck returns how many cards are left to draw.
func (v View) Deck() int { return int(v.game.deck.count) }

// Discards returns the discards, the last one on top.
func (v View) Discards() []Card { return v.game.discards.list() }

// LooseRunes returns how many loose runes of a colour a seat has.
func (v View) LooseRunes(s games.Seat, c Colour) int { return int(v.game.players[s].loose[c]) }

// Store returns a store of a seat, and false if there is none.
func (v View) Store(s games.Seat, at Place) (Store, bool) {
	store := v.game.players[s].stores[at]
	return store, store.There
}

// Bears returns how many runes of interest a store of the seat on turn can still bring (MAR-10), but no more than the
// market has.
func (v View) Bears(at Place) int {
	g := v.game
	if g.phase != TurnPhase || g.checkInterest(g.onTurn, at) != nil {
		return 0
	}
	return int(min(g.noted[at], g.market.Runes[g.bears(g.onTurn, at)]))
}

// Challenged reports whether a seat was challenged this turn (MAR-21).
func (v View) Challenged(s games.Seat) bool { return v.game.challenged[s] }

// Duel returns the last duel of this turn, and false if there was none.
func (v View) Duel() (Fight, bool) {
	if f := v.game.duel; f.Card != Hidden && v.game.challenged[f.Target] {
		return f, true
	}
	return Fight{}, false
}

// Taking returns what the seat on turn may still take, and from whom.
func (v View) Taking() Taking { return v.game.taking }

// Throws is the rock-paper-scissors of MAR-33.
type Throws struct {
	// Seats are the two players, Wins the games that each has won, and Last their picks before.
	Seats [2]games.Seat
	Wins  [2]int
	Last  [2]Pick
	// Picked says that the first player has picked. Pick is that pick, if the reader knows it.
	Picked bool
	Pick   Pick
}

// Throws returns the rock-paper-scissors, and false if there is none.
func (v View) Throws() (Throws, bool) {
	t := &v.game.match
	r := Throws{Seats: t.seats, Wins: [2]int{int(t.wins[0]), int(t.wins[1])}, Last: t.before(),
		Picked: t.picks[0] != NoPick}
	if t.picks[0] < pickKinds {
		r.Pick = t.picks[0]
	}
	return r, t.seats[0] != t.seats[1]
}

// AppendActing appends the seat that acts.
func (v View) AppendActing(dst []games.Acting) []games.Acting { return v.game.AppendActing(dst) }

// AppendMoves appends the legal moves of a seat that the reader can know: all for the reader's own seat, and for others
// those that need no hidden card.
func (v View) AppendMoves(dst []Move, s games.Seat) []Move { return v.game.AppendMoves(dst, s) }

// WhyNot returns nil for a legal move of a seat, and otherwise the refusal.
func (v View) WhyNot(s games.Seat, m Move) *games.Refusal { return v.game.Check(s, m) }

// Result returns how the match ended, and false while it goes on.
func (v View) Result() (games.Result, bool) { return v.game.Result() }
