package stones

import "runehall/games"

// View is what a reader may know of a match, and all that a board can ask for. It is a small value that shares no
// memory with the match except the card table, which never changes. Lists that it returns belong to the caller.
type View struct {
	reader games.Seat
	game   *Game
	// unseen are, by seat, the cards that may be in the hand or in the pile, for all that the reader knows.
	unseen *[maxSeats]Set
}

// view returns a copy of the match without the order of the piles, hand cards of others that are not certain, and
// chance.
func view(g *Game, reader games.Seat) View {
	v := new(Game)
	g.CloneInto(v)
	unseen := new([maxSeats]Set)
	if reader == games.All {
		return View{reader: reader, game: v, unseen: unseen}
	}
	for s := range v.seats {
		p := &v.players[s]
		unseen[s] = p.pile.set()
		if s != reader {
			unseen[s] = unseen[s].join(p.hand.without(p.known))
			p.hand = p.known
		}
		clear(p.pile.list())
	}
	clear(v.common.list())
	clear(v.vault.list())
	v.cardChance, v.artifactChance, v.dieChance = games.Chance{}, games.Chance{}, games.Chance{}
	return View{reader: reader, game: v, unseen: unseen}
}

// Reader returns whose view it is.
func (v View) Reader() games.Seat { return v.reader }

// Seats returns the number of seats.
func (v View) Seats() int { return int(v.game.seats) }

// Phase returns what the match waits for.
func (v View) Phase() Phase { return v.game.phase }

// OnTurn returns the seat on turn, Starts the start player.
func (v View) OnTurn() games.Seat { return v.game.onTurn }

// Starts returns the start player.
func (v View) Starts() games.Seat { return v.game.starts }

// EndsRound returns the seat that ends each round: the one before the start player (STO-40).
func (v View) EndsRound() games.Seat { return (v.game.starts + v.game.seats - 1) % v.game.seats }

// Round returns which round it is, from 1 (STO-41).
func (v View) Round() int { return v.game.round() }

// Face returns what is printed on a card of a seat. It returns false for cards that the reader does not know.
func (v View) Face(s games.Seat, c Card) (Face, bool) {
	if !c.real() {
		return Face{}, false
	}
	return *v.game.deck.Face(s, c), true
}

// Supply returns the gems that can be taken, Ore the ore.
func (v View) Supply() Gems { return v.game.supply }

// Ore returns the ore that can be taken.
func (v View) Ore() int { return int(v.game.ore) }

// Display returns the display, from the right slot on; Hidden is an empty slot (STO-3).
func (v View) Display() [Slots]Card { return v.game.display }

// SlotPrice returns the price of the card in a slot, counted from 1 on the right (STO-3).
func (v View) SlotPrice(slot int) int { return v.game.deck.SlotPrice(slot) }

// SmithyPrice returns how many gems an artifact costs at a smithy (STO-4).
func (v View) SmithyPrice(at Smithy) int { return v.game.deck.SmithyPrice(at) }

// Pile returns how many cards the common pile has, Discards which cards lie on the common discards.
func (v View) Pile() int { return int(v.game.common.count) }

// Discards returns the common discards.
func (v View) Discards() Set { return v.game.discards }

// Lies returns the artifact at a smithy: White for a wild one, NoColour if there is none (STO-4).
func (v View) Lies(at Smithy) Colour { return v.game.lies(at) }

// Wild returns how many wild artifacts are left, Artifacts how many others are in the pile, OldArtifacts those on the
// discard.
func (v View) Wild() int { return int(v.game.wild) }

// Artifacts returns how many artifacts are in the pile.
func (v View) Artifacts() int { return int(v.game.vault.count) }

// OldArtifacts returns how many artifacts of each colour lie on the open discard.
func (v View) OldArtifacts() Gems { return v.game.oldArtifacts }

// StonesLeft returns how many rune stones of a kind are left (STO-7).
func (v View) StonesLeft(k Stone) int { return int(v.game.stones[k]) }

// Points returns where a seat stands on the power track.
func (v View) Points(s games.Seat) int { return int(v.game.players[s].points) }

// Throne returns the place of the throne on the power track. Reaching that many points ends the match (STO-2, STO-40).
func (v View) Throne() int { return int(v.game.throne) }

// LastRound reports whether somebody has reached the throne: the round is the last one (STO-40, STO-41).
func (v View) LastRound() bool {
	for s := range v.game.seats {
		if v.game.enthroned(s) {
			return true
		}
	}
	return v.game.round() >= MaxRounds
}

// Gems returns the gems of a seat, OwnOre its ore.
func (v View) Gems(s games.Seat) Gems { return v.game.players[s].gems }

// OwnOre returns the ore of a seat.
func (v View) OwnOre(s games.Seat) int { return int(v.game.players[s].ore) }

// Row returns a power row of a seat (STO-13).
func (v View) Row(s games.Seat, r Row) Fields { return v.game.players[s].rows[r] }

// RowPoints returns the points for trading in a power row now (STO-15).
func (v View) RowPoints(s games.Seat, r Row) int {
	return TradePoints(v.game.players[s].rows[r].Count())
}

// Has reports whether a seat has a rune stone, OnStone which gem lies on its joker stone (STO-33).
func (v View) Has(s games.Seat, k Stone) bool { return v.game.players[s].stones.has(k) }

// Stones lists the rune stones of a seat.
func (v View) Stones(s games.Seat) []Stone { return v.game.players[s].stones.list() }

// OnStone returns the colour of the gem on a seat's joker stone, or NoColour.
func (v View) OnStone(s games.Seat) Colour { return v.game.players[s].onStone }

// HandSize returns how many cards a seat holds, HandLimit how many it refills its hand to (STO-17).
func (v View) HandSize(s games.Seat) int { return int(v.game.players[s].size) }

// HandLimit returns how many cards a seat refills its hand to.
func (v View) HandLimit(s games.Seat) int { return int(v.game.players[s].limit()) }

// Hand returns the cards that the reader knows a seat to hold: the whole hand of the reader's own seat; of others, the
// cards that everybody knows.
func (v View) Hand(s games.Seat) Set { return v.game.players[s].hand }

// Unseen returns the cards of a seat whose place in its pile the reader does not know; for other seats they may also be
// in the hand.
func (v View) Unseen(s games.Seat) Set { return v.unseen[s] }

// PileOf returns how many cards a seat's own pile has.
func (v View) PileOf(s games.Seat) int { return int(v.game.players[s].pile.count) }

// DiscardsOf returns the own discards of a seat, GoneOf its druids that are out of the match.
func (v View) DiscardsOf(s games.Seat) Set { return v.game.players[s].discards }

// GoneOf returns the druids of a seat that are out of the match.
func (v View) GoneOf(s games.Seat) Set { return v.game.players[s].gone }

// Result returns how the match ended, and false while it goes on.
func (v View) Result() (games.Result, bool) { return v.game.Result() }

// AppendActing appends the seat that acts.
func (v View) AppendActing(dst []games.Acting) []games.Acting { return v.game.AppendActing(dst) }

// AppendMoves appends the legal moves of a seat that the reader can know: all for the reader's own seat, and for others
// those that need no hidden card.
func (v View) AppendMoves(dst []Move, s games.Seat) []Move { return v.game.AppendMoves(dst, s) }

// WhyNot returns nil for a legal move of a seat, and otherwise the refusal.
func (v View) WhyNot(s games.Seat, m Move) *games.Refusal { return v.game.Check(s, m) }
