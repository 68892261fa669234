package stones

import "runehall/games"

// Game is one match. It is a flat value: a copy of it is independent, except that it has the same listener and shares
// the card table, which never changes.
type Game struct {
	events *games.Events[Event]
	deck   *Deck

	phase  Phase
	seats  games.Seat
	starts games.Seat
	onTurn games.Seat
	// throne is how many points end the match (STO-40).
	throne int16
	// turns counts the turns begun, by all seats.
	turns int16
	// revealed is what [Game.Revealed] reports.
	revealed bool
	// clause is the rule that ended the match.
	clause string

	// supply and ore are the gems and the ore that can still be taken (STO-2).
	supply Gems
	ore    int8
	// display holds the creatures for sale, from the rightmost slot on; Hidden is an empty slot (STO-3).
	display [Slots]Card
	common  pile
	// discards is the common discard pile. Discards lie open and are shuffled before anything is drawn from them, so
	// they have no order.
	discards Set
	// smithies are the artifacts at the five coloured smithies; NoColour: none (STO-7).
	smithies [WildSmithy]Colour
	wild     int8
	vault    vault
	// oldArtifacts counts the artifacts on the open discard pile, by colour (STO-15).
	oldArtifacts Gems
	stones       [Stones]int8
	players      [maxSeats]player
	turn         turn

	cardChance, artifactChance, dieChance games.Chance
}

// turn is the state of the present turn. What belongs to an action is reset after it.
type turn struct {
	// swapped says that STO-32 has been used this turn.
	swapped bool
	// played are the cards played in this action; they are in no pile.
	played Set
	// magic is the colour of the magic laid, White while that is still open. points are the magic points not yet spent,
	// bought the number of cards bought.
	magic  Colour
	points int8
	bought int8
	// closed are the played cards whose abilities are done; open is the card whose ability is being carried out.
	closed Set
	open   Card
	// used says which icons of the open card have been carried out, extra that the point of STO-36 has been scored for
	// it.
	used  [2]bool
	extra bool
	// die is the result that lies open, times how many more times it may be carried out. atSmithy says that it was
	// rolled as a smithy's bonus.
	die      Die
	times    int8
	atSmithy bool
	// forged says which smithies have been used. artifact is the forged artifact that must be placed now, smithy where
	// it comes from, and withOre that it was paid for with ore.
	forged   [Smithies]bool
	artifact Colour
	smithy   Smithy
	withOre  bool
}

// Phase is what the match is waiting for.
type Phase uint8

const (
	// TurnPhase: an action, or a pass.
	TurnPhase Phase = iota
	// SummonPhase: cards are laid and bought (STO-10).
	SummonPhase
	// AbilityPhase: abilities are being carried out (STO-11).
	AbilityPhase
	// DiePhase: a die lies open (STO-5).
	DiePhase
	// ForgePhase: one artifact is forged, and there may be another (STO-12).
	ForgePhase
	// PlacePhase: an artifact has been paid for and must be placed (STO-13).
	PlacePhase
	// TradePhase: the action is over; power rows may be traded in (STO-15).
	TradePhase
	// OverPhase: the match has ended.
	OverPhase
)

// The purposes of chance, each with its own stream of the match's seed.
const (
	startStream = iota
	cardStream
	artifactStream
	dieStream
)

// newGame sets up a match with the built-in card table. A valid setup guarantees that the table has no faults.
func newGame(setup games.Setup, events *games.Events[Event]) *Game {
	deck, err := standard()
	if err != nil {
		// Info.Validate refuses every setup with this error, so nobody who keeps to the contract gets here.
		panic(err)
	}
	return deal(deck, setup, events)
}

// deal sets up a match (STO-7 to STO-9).
func deal(deck *Deck, setup games.Setup, events *games.Events[Event]) *Game {
	g := &Game{events: events, deck: deck, seats: games.Seat(setup.Seats), throne: Throne}
	if info.Choice(setup, OptionThrone) == ThroneLow {
		g.throne = LowThrone
	}
	chance := games.NewChance(setup.Seed, startStream)
	g.starts = setup.Starter(&chance)
	g.cardChance = games.NewChance(setup.Seed, cardStream)
	g.artifactChance = games.NewChance(setup.Seed, artifactStream)
	g.dieChance = games.NewChance(setup.Seed, dieStream)
	g.supply = Gems{Green: ColourGems, Red: ColourGems, Blue: ColourGems, Yellow: ColourGems, White: JokerGems}
	g.ore, g.wild = AllOre, WildArtifacts
	for k := MagicStone; k < Stones; k++ {
		g.stones[k] = int8(g.seats - 1)
	}
	g.dealDisplay()
	g.vault.fill(Gems{Green: ColourArtifacts, Red: ColourArtifacts, Blue: ColourArtifacts, Yellow: ColourArtifacts},
		&g.artifactChance)
	g.fillSmithies()
	later := info.Choice(setup, OptionJokers) == games.Yes
	for i := range g.seats {
		jokers := int8(1)
		if later && i >= (g.seats+1)/2 {
			jokers++
		}
		g.dealSeat((g.starts+i)%g.seats, jokers)
	}
	g.onTurn = g.starts
	g.beginTurn()
	g.events, g.revealed = nil, false
	return g
}

// dealDisplay fills the display from the right. Dragons that turn up are set aside and then shuffled back in (STO-7).
func (g *Game) dealDisplay() {
	var all, aside Set
	for c := FirstCreature; c <= LastCreature; c++ {
		all.add(c)
	}
	g.common.fill(all, &g.cardChance)
	for slot := 0; slot < Slots; {
		c := g.common.draw()
		if c.Dragon() {
			aside.add(c)
			continue
		}
		g.display[slot] = c
		slot++
		if g.events != nil {
			g.events.Add(SlotFilled{Slot: slot, Card: c, Pile: int(g.common.count)})
		}
	}
	if !aside.Empty() {
		g.common.fill(g.common.set().join(aside), &g.cardChance)
		if g.events != nil {
			g.events.Add(DragonsReturned{Cards: aside.Cards()})
		}
	}
}

// dealSeat gives a seat its gems, its druids and its first hand (STO-8).
func (g *Game) dealSeat(s games.Seat, jokers int8) {
	p := &g.players[s]
	p.gems = Gems{Green: 1, Red: 1, Blue: 1, Yellow: 1, White: jokers}
	g.supply.sub(p.gems)
	var all Set
	for c := FirstDruid; c <= LastDruid; c++ {
		all.add(c)
	}
	p.pile.fill(all, &g.cardChance)
	g.refill(s)
}

// Listen makes the game send its events to a listener from now on.
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed reports whether the last move showed somebody a card or an artifact, or rolled the die.
func (g *Game) Revealed() bool { return g.revealed }

// CloneInto makes dst an independent copy without a listener.
func (g *Game) CloneInto(dst *Game) {
	*dst = *g
	dst.events = nil
}

// AppendActing appends the seat on turn: nobody can interrupt.
func (g *Game) AppendActing(dst []games.Acting) []games.Acting {
	if g.phase == OverPhase {
		return dst
	}
	return append(dst, games.Acting{Seat: g.onTurn, Must: true})
}

// enthroned reports whether a seat has reached the throne (STO-40).
func (g *Game) enthroned(s games.Seat) bool { return g.players[s].points >= g.throne }

// Result ranks the seats by their points; tied seats win together (STO-40).
func (g *Game) Result() (games.Result, bool) {
	if g.phase != OverPhase {
		return games.Result{}, false
	}
	r := games.Result{Clause: g.clause}
	for s := range g.seats {
		r.Points[s] = int32(g.players[s].points)
		r.Rank[s] = 1
		for o := range g.seats {
			if g.players[o].points > g.players[s].points {
				r.Rank[s]++
			}
		}
	}
	return r, true
}
